"""Typed commands, in every language's words."""

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from adapters.presentation.words.commands import (
    COMMANDS,
    AbortCommand,
    Command,
    GamesCommand,
    GinCommand,
    HandCommand,
    HelpCommand,
    HistoryCommand,
    LanguageCommand,
    MoveCommand,
    ReadyCommand,
    RematchCommand,
    ResignCommand,
    RulesCommand,
    SettingsCommand,
    StatsCommand,
    TableCommand,
    read_command,
)
from engine.match.rules import Rules
from engine.opponents import ALL
from engine.round.faults import Fault, NotAllowed
from tests.adapters.presentation.paper import said


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("/gin", GinCommand()),
        ("/gin @Bob", GinCommand("Bob")),
        ("/gin @\u2068Bob\u2069", GinCommand("Bob")),
        ("/gin @\u2060Bob", GinCommand("Bob")),
        ("/gin @Bob 250", GinCommand("Bob", rules=Rules(target=250))),
        ("/gin 250 @Bob", GinCommand("Bob", rules=Rules(target=250))),
        ("/gin @Bob remik", GinCommand("Bob", rules=Rules("remik"))),
        ('/gin @"Bob Lee"', GinCommand("Bob Lee")),
        ('/gin "Bob Lee" 50', GinCommand("Bob Lee", rules=Rules(target=50))),
        ("/gin «Боб Ли»", GinCommand("Боб Ли")),
        ('/gin "@Bob Lee"', GinCommand("Bob Lee")),
        ("/gin bot", GinCommand(solo=True)),
        ("/gin COMPUTER 50", GinCommand(rules=Rules(target=50), solo=True)),
        ("/gin bot casual", GinCommand(computer="casual")),
        ("/gin casual", GinCommand(computer="casual")),
        ("/gin old bot casual 50", GinCommand(computer="casual", rules=Rules("old", 50))),
        ("/gin @bot", GinCommand("bot")),
        ("/джин бот", GinCommand(solo=True)),
        ("/ОЙЫН компьютер", GinCommand(solo=True)),
        ("/джин бот Лёгкий", GinCommand(computer="casual")),
        ("/ойын жеңіл", GinCommand(computer="casual")),
        ("  /hand ", HandCommand()),
        ("/рука", HandCommand()),
        ("/қолым", HandCommand()),
        ("/move", MoveCommand()),
        ("/move knock  7h", MoveCommand("knock 7h")),
        ('/move @"Bob Lee" 7h', MoveCommand('@"Bob Lee" 7h')),
        ("/ход беру", MoveCommand("беру")),
        ("/жүріс 7ж", MoveCommand("7ж")),
        ("/table", TableCommand()),
        ("/games", GamesCommand()),
        ("/rules", RulesCommand()),
        ("/rules classic", RulesCommand(("classic",))),
        ("/правила Ремик knock=5 3", RulesCommand(("ремик", "knock=5", "3"))),
        ("/resign", ResignCommand()),
        ("/сдаться", ResignCommand()),
        ("/берілу", ResignCommand()),
        ("/abort", AbortCommand()),
        ("/rematch", RematchCommand()),
        ("/ready", ReadyCommand()),
        ("/stats", StatsCommand()),
        ("/stats @Bob", StatsCommand("Bob")),
        ("/stats Bob", StatsCommand("Bob")),
        ("/stats vs @Bob", StatsCommand(versus="Bob")),
        ("/stats @Ann vs @Bob", StatsCommand("Ann", "Bob")),
        ("/статистика против @Боб", StatsCommand(versus="Боб")),
        ("/stats remik", StatsCommand(variant="remik")),
        ("/stats @Ann vs @Bob standard-15", StatsCommand("Ann", "Bob", "standard_15")),
        ("/stats Ann palace vs Bob", StatsCommand("Ann", "Bob", "online")),
        ("/статистика Ремик", StatsCommand(variant="remik")),
        ("/есеп ремик қарсы @Боб", StatsCommand(versus="Боб", variant="remik")),
        ("/stats @remik old", StatsCommand("remik", variant="old")),
        ('/stats vs "old"', StatsCommand(versus="old")),
        ("/history", HistoryCommand()),
        ("/история", HistoryCommand()),
        ("/матчтарым", HistoryCommand()),
        ("/language", LanguageCommand()),
        ("/language KK", LanguageCommand("kk")),
        ("/language kk here", LanguageCommand("kk", here=True)),
        ("/язык здесь ru", LanguageCommand("ru", here=True)),
        ("/settings", SettingsCommand()),
        ("/настройки", SettingsCommand()),
        ("/баптаулар осында", SettingsCommand(here=True)),
        ("/settings zone Asia/Tokyo", SettingsCommand(("zone", "Asia/Tokyo"))),
        ("/settings here pace live", SettingsCommand(("pace", "live"), here=True)),
        ('/settings block @"Bob Lee"', SettingsCommand(("block", "Bob Lee"))),
        ("/settings block @Here", SettingsCommand(("block", "Here"))),
        ("/help", HelpCommand()),
        ("/help knock", HelpCommand("knock")),
        ("/start", HelpCommand()),
    ],
)
def test_a_command_is_understood(line: str, command: Command) -> None:
    assert read_command(line) == command


@pytest.mark.parametrize(
    ("line", "argument"),
    [
        pytest.param("/hand please", "please", id="a word too many"),
        pytest.param("/help knock too", "too", id="two pages of the help"),
        pytest.param("/stats vs", "vs", id="versus nobody"),
        pytest.param("/stats vs remik", "vs", id="versus a system"),
        pytest.param("/history @Bob", "Bob", id="the history of somebody else"),
        pytest.param("/language en ru", "ru", id="two languages"),
        pytest.param("/language here", "here", id="here, but which"),
        pytest.param("/language en here here", "here", id="here twice"),
    ],
)
def test_an_argument_that_makes_no_sense_is_named(line: str, argument: str) -> None:
    with pytest.raises(NotAllowed) as refusal:
        read_command(line)

    assert refusal.value.fault is Fault.BAD_ARGUMENT
    assert refusal.value.blanks == {"argument": argument}


def test_a_word_of_a_challenge_that_means_nothing_may_be_a_name() -> None:
    with pytest.raises(NotAllowed) as refusal:
        read_command("/gin 250 Max")

    assert refusal.value.fault is Fault.GIN_WORD
    assert refusal.value.blanks == {"argument": "Max"}


@pytest.mark.parametrize(
    "line", ["/gin @", '/gin @"', "/gin «»", '/stats @"', "/settings block @"]
)
def test_a_name_without_a_letter_is_missed(line: str) -> None:
    with pytest.raises(NotAllowed) as refusal:
        read_command(line)

    assert refusal.value.fault is Fault.NO_NAME


@pytest.mark.parametrize(
    ("line", "nearest"),
    [
        ("/hnad", "/hand"),
        ("/ресдаться", "/resign"),
        ("/ginn @Bob", "/gin"),
        ("/qqqqq", "/help"),
        ("/", "/help"),
        ("", "/help"),
    ],
)
def test_an_unknown_command_gets_the_nearest_known_one(line: str, nearest: str) -> None:
    with pytest.raises(NotAllowed) as refusal:
        read_command(line)

    assert refusal.value.fault is Fault.UNKNOWN_COMMAND
    assert refusal.value.blanks["nearest"] == nearest


@pytest.mark.parametrize(
    ("line", "language", "nearest"),
    [
        ("/hnad", "ru", "/hand"),
        ("/столик", "ru", "/table"),
        ("/берiлу", "kk", "/resign"),
        ("/resing", "en", "/resign"),
        ("/берусь", "ru", "/help"),
        ("/қағамын", "kk", "/help"),
        ("/reign", "kk", "/resign"),
        ("/sign", "en", "/help"),
        ("/тоқта", "ru", "/abort"),
        ("/тоқ", "kk", "/help"),
        ("/zzzzz", "kk", "/help"),
    ],
)
def test_the_nearest_is_sought_in_the_readers_language_and_ends_nothing_by_a_slip(
    line: str, language: str, nearest: str
) -> None:
    with pytest.raises(NotAllowed) as refusal:
        read_command(line, language)

    assert refusal.value.blanks["nearest"] == nearest


def test_no_word_means_two_commands() -> None:
    spellings = [
        spelling
        for language in Catalog.load().codes
        for hint in COMMANDS
        for spelling in {*hint.spellings(language), hint.name}
    ]
    meanings = {spelling: read_command(f"/{spelling}") for spelling in spellings}

    clashes = [
        (spelling, hint.name)
        for language in Catalog.load().codes
        for hint in COMMANDS
        for spelling in hint.spellings(language)
        if meanings[spelling] != read_command(f"/{hint.name}")
    ]

    assert clashes == []


@pytest.mark.parametrize("language", ["en", "ru", "kk"])
def test_every_command_is_described(language: str) -> None:
    described = [Catalog.load().say(language, text(hint.description)) for hint in COMMANDS]

    assert len(set(described)) == len(COMMANDS)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        (
            "en",
            [
                "/gin [@name] [bot] [250] [remik] [oklahoma] [live]",
                "/invite [250] [remik] [oklahoma] [live]",
                "/move [draw] [7h] [knock 7h] [@name]",
                "/rules [remik] [oklahoma] [3]",
                "/stats [@name] [vs @name] [remik]",
                "/settings [zone Asia/Almaty] [quiet 23-8] [here]",
                "/language [en] [here]",
                "/link [KTMPXV]",
            ],
        ),
        (
            "ru",
            [
                "/gin [@имя] [бот] [250] [ремик] [оклахома] [живой]",
                "/invite [250] [ремик] [оклахома] [живой]",
                "/move [беру] [7ч] [стук 7ч] [@имя]",
                "/rules [ремик] [оклахома] [3]",
                "/stats [@имя] [против @имя] [ремик]",
                "/settings [пояс Asia/Almaty] [тишина 23-8] [здесь]",
                "/language [ru] [здесь]",
                "/link [KTMPXV]",
            ],
        ),
        (
            "kk",
            [
                "/gin [@есім] [бот] [250] [ремик] [оклахома] [жылдам]",
                "/invite [250] [ремик] [оклахома] [жылдам]",
                "/move [аламын] [7ж] [қағу 7ж] [@есім]",
                "/rules [ремик] [оклахома] [3]",
                "/stats [@есім] [қарсы @есім] [ремик]",
                "/settings [белдеу Asia/Almaty] [тыныштық 23-8] [осында]",
                "/language [kk] [осында]",
                "/link [KTMPXV]",
            ],
        ),
    ],
)
def test_a_hint_shows_in_the_readers_words_how_a_command_is_typed(
    language: str, typed: list[str]
) -> None:
    usages = [said(hint.usage, language) for hint in COMMANDS]

    assert [usage for usage in usages if "[" in usage] == typed
    assert usages[3] == "/hand"


@pytest.mark.parametrize("language", ["en", "ru", "kk"])
def test_what_a_hint_shows_is_understood(language: str) -> None:
    typed = {
        hint.name: said(hint.usage, language).translate(str.maketrans("", "", "[]"))
        for hint in COMMANDS
    }
    _, name, computer, target, system, option, pace = typed["gin"].split()

    assert read_command(f"/gin {computer} {target} {system} {option} {pace}") == GinCommand(
        rules=Rules("remik", 250, (("oklahoma", True),)), solo=True, pace="live"
    )
    assert read_command(typed["stats"]) == StatsCommand(name[1:], name[1:], "remik")
    assert read_command(typed["rules"]) == RulesCommand((system, option, "3"))
    assert read_command(typed["language"]) == LanguageCommand(language, here=True)


@pytest.mark.parametrize("language", ["en", "ru", "kk"])
@pytest.mark.parametrize("key", ALL)
def test_a_computer_player_is_chosen_by_the_word_that_its_button_bears(
    language: str, key: str
) -> None:
    assert read_command(f"/gin {said(text(f'level-{key}'), language)}") == GinCommand(computer=key)
