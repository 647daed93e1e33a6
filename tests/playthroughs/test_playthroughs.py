"""Every variant plays its recorded match again, card for card and point for point."""

import pytest

from engine.round.variant import Variant
from engine.variants import ALL
from tests.playthroughs.recorder import FOLDER, path_of, recorded


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.key)
def test_the_recorded_match_is_played_again_to_the_letter(variant: Variant) -> None:
    wanted = path_of(variant).read_text(encoding="utf-8")

    assert recorded(variant) == wanted, (
        "if the rules were meant to change: python -m tests.playthroughs"
    )


def test_no_match_is_kept_of_a_variant_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {variant.key for variant in ALL}
