"""Words after a challenge that mean nothing: a name without its mark, or rules that are none."""

import pytest

from adapters.presentation.words.commands import read_command
from engine.round.faults import Fault, NotAllowed


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        pytest.param("/gin Klaus", Fault.GIN_WORD, id="it may name somebody"),
        pytest.param("/gin @Bob Klaus", Fault.UNKNOWN_RULES, id="somebody is named already"),
        pytest.param("/gin klaus!", Fault.UNKNOWN_RULES, id="nobody is called so"),
        pytest.param("/invite Klaus", Fault.UNKNOWN_RULES, id="nobody is named there"),
        pytest.param("/invite classic remik", Fault.TWO_NAMED, id="both are rules"),
    ],
)
def test_a_word_that_means_nothing_is_told_as_what_it_was_meant_for(
    line: str, fault: Fault
) -> None:
    with pytest.raises(NotAllowed) as refused:
        read_command(line)

    assert refused.value.fault is fault
