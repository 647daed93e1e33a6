"""Who sits at a table and where it stands."""

from engine.match.people import Place


def test_a_place_has_the_same_key_whatever_people_call_it() -> None:
    keys = {Place("web", "parlour", name).key for name in ("", "The Parlour")}

    assert keys == {"web:parlour"}
