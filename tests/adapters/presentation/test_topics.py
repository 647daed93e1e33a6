"""A typed word finds its page of the rules or the help, in every language."""

import pytest

from adapters.presentation.topics import help_topic, rules_page
from engine.round.faults import Fault, NotAllowed


@pytest.mark.parametrize(
    ("typed", "page"),
    [
        pytest.param("", 1, id="nothing is the first page"),
        pytest.param("3", 3, id="its number"),
        pytest.param("score", 5, id="its name"),
        pytest.param("GIN", 4, id="a word of its heading in any case"),
        pytest.param("knock and gin", 4, id="its heading"),
        pytest.param("матч", 6, id="a word of its heading in another language"),
    ],
)
def test_a_page_of_the_rules_is_found(typed: str, page: int) -> None:
    assert rules_page(typed) == page


@pytest.mark.parametrize("typed", ["nosuch", "0", "7", "²"])
def test_a_page_of_the_rules_that_there_is_not_is_named(typed: str) -> None:
    with pytest.raises(NotAllowed) as refusal:
        rules_page(typed)

    assert refusal.value.fault is Fault.NO_SUCH_PAGE
    assert refusal.value.blanks == {"name": typed}


@pytest.mark.parametrize(
    ("typed", "topic"),
    [("", ""), ("knock", "knock"), ("Knocking", "knock"), ("starting", "start")],
)
def test_a_page_of_the_help_is_found(typed: str, topic: str) -> None:
    assert help_topic(typed) == topic


def test_a_page_of_the_help_that_there_is_not_is_named() -> None:
    with pytest.raises(NotAllowed) as refusal:
        help_topic("nosuch")

    assert refusal.value.fault is Fault.NO_SUCH_PAGE
