"""What places choose: kept with who changed it, and nothing for what changes nothing."""

import asyncio
from dataclasses import replace

import pytest

from engine.service.places import PlaceEdit
from engine.service.ports import Person, PlaceChange, PlaceSettings
from tests.builders import PARLOUR
from tests.engine.service.parlour import ADA, BEN, Parlour

HERE = replace(PARLOUR, home="club")


def _limited(per_hour: int) -> PlaceEdit:
    return PlaceEdit(
        "place_per_hour",
        lambda place: replace(place, per_hour=per_hour),
        lambda place: str(place.per_hour),
    )


async def test_a_change_is_kept_with_who_made_it_and_when(parlour: Parlour) -> None:
    assert await parlour.service.change_place(HERE, ADA, _limited(5))

    kept = await parlour.store.place(HERE.key)
    assert kept == PlaceSettings(HERE.key, per_hour=5, name="The Parlour", home="club")
    assert await parlour.store.place_changes(HERE.key, 0, 9) == (
        PlaceChange(HERE.key, parlour.clock.now(), "Ada", "place_per_hour", "0", "5"),
    )


async def test_the_same_value_again_is_no_change(parlour: Parlour) -> None:
    await parlour.service.change_place(HERE, ADA, _limited(5))

    assert not await parlour.service.change_place(HERE, BEN, _limited(5))
    assert len(await parlour.store.place_changes(HERE.key, 0, 9)) == 1


@pytest.mark.parametrize("edited", [0, 1], ids=["asked first", "asked last"])
async def test_two_who_change_a_place_at_once_lose_nothing(parlour: Parlour, edited: int) -> None:
    quiet = PlaceEdit(
        "place_quiet", lambda place: replace(place, quiet=True), lambda place: str(place.quiet)
    )
    both: list[tuple[Person, PlaceEdit]] = [(ADA, _limited(5)), (BEN, quiet)]
    await asyncio.gather(
        *(parlour.service.change_place(HERE, *each) for each in both[edited:] + both[:edited])
    )

    kept = await parlour.store.place(HERE.key)
    assert (kept.per_hour, kept.quiet) == (5, True)


async def test_a_place_speaks_its_first_language_until_it_chooses(parlour: Parlour) -> None:
    await parlour.service.adopt_language(HERE, ADA, "ru")
    await parlour.service.adopt_language(HERE, BEN, "kk")

    assert await parlour.store.place_language(HERE.key) == "ru"


async def test_the_first_language_stands_in_the_log_with_whoever_brought_it(
    parlour: Parlour,
) -> None:
    await parlour.service.adopt_language(HERE, ADA, "ru")
    await parlour.service.adopt_language(HERE, BEN, "kk")

    changes = await parlour.store.place_changes(HERE.key, 0, 9)
    assert changes == (
        PlaceChange(HERE.key, parlour.clock.now(), "Ada", "place_language", "", "ru"),
    )


async def test_of_two_first_languages_one_is_kept(parlour: Parlour) -> None:
    await asyncio.gather(
        *(parlour.service.adopt_language(HERE, ADA, language) for language in ("ru", "kk"))
    )

    assert await parlour.store.place_language(HERE.key) == "ru"


async def test_a_place_where_nothing_can_be_posted_is_hushed_once(parlour: Parlour) -> None:
    await parlour.service.hush(PARLOUR, "Deadwood")
    await parlour.service.hush(PARLOUR, "Deadwood")

    changes = await parlour.store.place_changes(PARLOUR.key, 0, 9)
    assert (await parlour.store.place(PARLOUR.key)).quiet
    assert [(change.name, change.before, change.after) for change in changes] == [
        ("Deadwood", "off", "on")
    ]


async def test_a_place_that_has_chosen_its_quiet_itself_is_not_hushed(parlour: Parlour) -> None:
    for number in range(101):
        change = PlaceChange(PARLOUR.key, number, "Ada", "place_language", "", "en")
        await parlour.store.change_place(PlaceSettings(PARLOUR.key), change)
    await parlour.service.hush(PARLOUR, "Deadwood")
    settings = await parlour.store.place(PARLOUR.key)
    await parlour.store.change_place(replace(settings, quiet=False))

    await parlour.service.hush(PARLOUR, "Deadwood")

    assert not (await parlour.store.place(PARLOUR.key)).quiet
