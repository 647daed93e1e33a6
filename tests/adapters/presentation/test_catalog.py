"""The catalog: sentences with their blanks filled, in the reader's language."""

import subprocess
import sys
from pathlib import Path

import pytest

from adapters.presentation.catalog import Catalog, CatalogError, card_sign
from adapters.presentation.texts import Cards, Name, Slash, Text, text
from engine.cards.card import Joker
from tests.builders import plain_card

CATALOG = Catalog.load()


def test_a_sentence_is_said_in_the_readers_language() -> None:
    said = [CATALOG.say(code, text("button-rules")) for code in ("en", "ru", "kk")]

    assert said == ["Rules", "Правила", "Ережелер"]


def test_a_card_is_said_with_its_suit_sign() -> None:
    assert CATALOG.say("ru", text("button-take", card=plain_card("Th"))) == "Взять 10♥"


def test_cards_stand_in_a_row() -> None:
    cards = Cards((plain_card("7h"), plain_card("As")))

    said = CATALOG.say("en", text("confirm-lay-off", cards=cards, points=1))

    assert said == "Lay off 7♥ A♠, stay with 1 point"


def test_a_joker_is_said_as_it_is_written() -> None:
    assert card_sign(Joker(1)) == "Jk1"


def test_a_name_is_kept_from_turning_the_sentence_around() -> None:
    said = CATALOG.say("en", text("event-passed", name=Name("عمر\u202e")))

    assert said == "\u2068عمر\u2069 left the upcard."


def test_other_blanks_carry_no_isolating_marks() -> None:
    said = CATALOG.say("en", text("fault-unknown-command", command="/hnad\u202e", nearest="/hand"))

    assert said == "I do not know /hnad. Did you mean /hand?"


def test_a_text_in_a_blank_is_said_in_the_same_language() -> None:
    said = CATALOG.say("ru", text("event-passed", name=text("computer-casual")))

    assert said == "Компьютер (лёгкий) не берёт открытую карту."


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "1,234"), ("ru", "1\xa0234"), ("kk", "1\xa0234")],
)
def test_a_number_is_written_as_the_language_writes_it(language: str, said: str) -> None:
    assert CATALOG.say(language, text("cell-number", number=1234)) == said


@pytest.mark.parametrize(("language", "said"), [("en", "5.2"), ("ru", "5,2"), ("kk", "5,2")])
def test_an_average_has_one_decimal(language: str, said: str) -> None:
    assert CATALOG.say(language, text("stats-average", number=5.15)) == said


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(CatalogError, match="no-such-key"):
        CATALOG.say("en", Text("no-such-key"))


def test_a_blank_left_open_is_an_error() -> None:
    with pytest.raises(CatalogError, match="card"):
        CATALOG.say("en", Text("button-take"))


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(CatalogError, match="xx"):
        CATALOG.say("xx", Text("button-rules"))


def test_a_key_with_attributes_alone_says_nothing(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hint =\n    .title = Never said\n", encoding="utf-8")

    with pytest.raises(CatalogError, match="hint"):
        Catalog.load(tmp_path).say("en", Text("hint"))


def test_adding_a_file_adds_a_language(tmp_path: Path) -> None:
    (tmp_path / "tr.ftl").write_text("language-tr = Türkçe\n", encoding="utf-8")

    assert Catalog.load(tmp_path).languages() == (("tr", "Türkçe"),)


def test_every_language_says_what_it_calls_itself() -> None:
    assert dict(CATALOG.languages()) == {"en": "English", "ru": "Русский", "kk": "Қазақша"}


def test_every_language_is_named_in_every_other() -> None:
    named = {
        CATALOG.say(reader, Text(f"language-{code}"))
        for reader in CATALOG.codes
        for code in CATALOG.codes
    }

    assert named == {"English", "Русский", "Қазақша"}


@pytest.mark.parametrize(
    ("tag", "code"),
    [
        ("ru-RU", "ru"),
        ("ru", "ru"),
        ("kk", "kk"),
        ("kk-KZ", "kk"),
        ("KK_kz", "kk"),
        ("en-GB", "en"),
        ("de-DE", "en"),
        ("", "en"),
        ("kkj", "en"),
    ],
)
def test_a_clients_tag_finds_its_language(tag: str, code: str) -> None:
    assert CATALOG.match(tag) == code


def test_importing_the_screens_does_not_wait_for_the_words() -> None:
    program = "import sys, adapters.presentation.screens; print('fluent.runtime' in sys.modules)"

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    )

    assert done.stdout.strip() == "False"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The computer (casual) left the upcard."),
        ("ru", "Компьютер (лёгкий)"),
        ("kk", "Компьютер ойыншы (жеңіл)"),
    ],
)
def test_a_sentence_about_the_computer_begins_with_a_capital(language: str, said: str) -> None:
    passed = text("event-passed", name=text("computer-casual"))

    assert CATALOG.say(language, passed).startswith(said)


def test_a_name_is_written_as_it_is_where_a_sentence_begins() -> None:
    assert "max_m" in CATALOG.say("en", text("event-passed", name=Name("max_m")))


@pytest.mark.parametrize(
    ("language", "typed", "filled"),
    [
        ("en", "/settings zone", "/settings change: zone"),
        ("ru", "/settings пояс", "/настройки изменить: пояс"),
        ("kk", "/settings белдеу", "/settings change: белдеу"),
    ],
)
def test_a_command_is_told_as_it_is_given_where_it_is_read(
    language: str, typed: str, filled: str
) -> None:
    hint = text("settings-zone-typed")

    assert f"{typed} Asia/Tokyo" in CATALOG.say(language, hint)
    assert f"{filled} Asia/Tokyo" in CATALOG.with_menu({"ru"}).say(language, hint)


def test_a_command_in_a_blank_is_called_as_in_a_sentence() -> None:
    used = text("typed-use-command", command=Slash("hand"))

    said = [catalog.say("ru", used) for catalog in (CATALOG, CATALOG.with_menu({"ru"}))]

    assert said == ["Для этого наберите /hand.", "Для этого наберите /рука."]


def test_what_is_typed_on_another_platform_is_called_as_everywhere() -> None:
    said = CATALOG.with_menu({"ru"}).say("ru", text("invite-type", code="KTMPXV"))

    assert said.endswith("/join KTMPXV")


def test_what_somebody_has_typed_is_told_as_they_have() -> None:
    said = CATALOG.with_menu({"ru"}).say("ru", text("fault-bad-argument", argument="/gin"))

    assert said == "Не понимаю «/gin»."
