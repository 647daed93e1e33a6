"""A key proves one user under one name."""

import pytest

from adapters.web.keys import Tab, TabKeys

ANN = Tab("u1", "Ann")
KEYS = TabKeys(b"a secret of 32 bytes, more or less")


def test_a_key_fits_the_tab_it_was_made_for() -> None:
    key = KEYS.key_of(ANN)

    assert KEYS.fits(ANN, key)


def test_a_key_still_fits_after_a_restart_with_the_same_secret() -> None:
    key = KEYS.key_of(ANN)

    assert TabKeys(KEYS.secret).fits(ANN, key)


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(Tab("u2", "Ann"), id="another user"),
        pytest.param(Tab("u1", "Bob"), id="another name"),
        pytest.param(Tab("u1\0Ann", ""), id="the same letters, cut elsewhere"),
        pytest.param(Tab("", "Ann"), id="nobody"),
    ],
)
def test_a_key_fits_nobody_else(other: Tab) -> None:
    key = KEYS.key_of(ANN)

    assert not KEYS.fits(other, key)


@pytest.mark.parametrize("key", ["", "0" * 64, "ключ", "\ud800"])
def test_a_made_up_key_fits_nobody(key: str) -> None:
    assert not KEYS.fits(ANN, key)


def test_nobody_fits_a_key_made_for_an_empty_user() -> None:
    nobody = Tab("", "Ann")

    assert not KEYS.fits(nobody, KEYS.key_of(nobody))


def test_users_are_new_each_time() -> None:
    users = {KEYS.new_user() for _ in range(100)}

    assert len(users) == 100


def test_the_secret_is_not_printed() -> None:
    assert "secret of" not in repr(KEYS)
