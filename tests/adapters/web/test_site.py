"""Where the page is: its channels, and who may set them up."""

import pytest

from adapters.web.site import Site

NOBODY_NAMED = Site(b"secret")
ANN_NAMED = Site(b"secret", admins=frozenset({"ann lee"}))


def test_all_channels_of_a_site_are_of_one_house() -> None:
    places = [NOBODY_NAMED.place_of(f"#{name}") for name in NOBODY_NAMED.channels]

    assert {place.home for place in places if place} == {"page"}


def test_where_no_admin_is_named_everybody_is_one() -> None:
    assert NOBODY_NAMED.is_admin("Bob")


@pytest.mark.parametrize("name", ["Ann Lee", "ann LEE"])
def test_who_is_named_an_admin_is_one(name: str) -> None:
    assert ANN_NAMED.is_admin(name)


def test_who_is_not_named_an_admin_is_none() -> None:
    assert not ANN_NAMED.is_admin("Ann")
