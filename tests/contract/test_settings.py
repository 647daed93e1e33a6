"""Settings of a person: pressed and typed in every language, kept by a process that is killed."""

from typing import Final

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from adapters.presentation.words.spelling import listed
from engine.match.people import Place
from engine.round.moves import Discard
from engine.service.intents import Choose, Intent, Look
from tests.contract.rig import Button, Message, Rig, User
from tests.contract.seats import a_challenge, a_match, mover_of
from tests.contract.seeing import button_for, first_moves, has_wish, plays, presses, until

CATALOG: Final = Catalog.load()

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def rig(mortal_rig: Rig) -> Rig:
    """A bot that may be killed."""
    return mortal_rig


@pytest.mark.parametrize("code", CATALOG.codes)
@pytest.mark.parametrize("where", ["in a place", "in private"])
async def test_every_page_is_reached_and_left_by_presses(rig: Rig, code: str, where: str) -> None:
    user = await rig.person("Ann", code)
    place = rig.place(0) if where == "in a place" else None
    front = await _settings(user, place)

    for page in ("lang", "quiet", "zone", "block"):
        shown = (await user.press(front, _for(front, Look("settings", page)))).message
        front = (await user.press(shown, _for(shown, Look("settings")))).message

    assert front.words.startswith(CATALOG.say(code, text("settings-title")))


async def test_what_is_chosen_is_kept_by_a_killed_process(rig: Rig) -> None:
    users = {code: await rig.person("Ann", code) for code in CATALOG.codes}
    chosen = {code: await _chosen(user, code) for code, user in users.items()}

    await rig.kill()
    await rig.start()

    for code, user in users.items():
        kept = {button.label for button in (await _settings(user)).buttons}
        assert chosen[code] - kept == {
            _labelled(code, "quiet-from", CATALOG.say(code, text("settings-off"))),
            _labelled(code, "zone", CATALOG.say(code, text("zone-unknown"))),
        }
        assert _labelled(code, "quiet-from", "23:30–7:00") in kept
        assert _labelled(code, "zone", "Asia/Tokyo") in kept


async def test_a_copied_button_changes_nothing_for_anybody_else(rig: Rig) -> None:
    ann, bob = await rig.person("Ann"), await rig.person("Bob")
    front, other = await _settings(ann), await _settings(bob)

    await bob.press_raw(other, _for(front, Choose("notices", "off")).token)

    assert (await _settings(ann)).words == front.words
    assert "Turn notices: on" in {b.label for b in (await _settings(bob)).buttons}


async def test_a_blocked_challenger_reads_of_a_refusal_and_what_stood_is_declined(
    rig: Rig,
) -> None:
    pair = await a_challenge(rig, rig.place(0), "Ann", "Bob")
    ann, bob = pair.users
    await bob.say(None, f'/settings block @"{ann.name}"')

    refused = await ann.say(rig.place(1), f'/gin @"{bob.name}"')
    board = await until(
        ann,
        lambda: next((m for m in ann.messages(rig.place(0)) if "was declined" in m.words), None),
        "the end of the challenge",
    )

    assert "has just declined" in refused.notice
    assert not has_wish(board, "accept")


async def test_a_discard_is_asked_about_and_then_is_the_very_move(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(0), "Ann", "Bob", rules="standard")
    for user in pair.users:
        await user.say(None, "/settings ask on")
    mover = await mover_of(pair)
    hand = await _to_discard(mover.user, await mover.hand_at())
    assert not any(isinstance(move, Discard) for move in first_moves(plays(hand)))

    question = next(p for p in presses(hand) if _asks(p.said.intent))
    asked = (await mover.user.press(hand, question.button)).message
    thrown = next(button for button, moves in plays(asked) if isinstance(moves[0], Discard))
    after = (await mover.user.press(asked, thrown)).message

    assert not any(_asks(press.said.intent) for press in presses(after))


async def _to_discard(user: User, hand: Message) -> Message:
    """The hand once a card is to be thrown; it takes what it is offered first."""
    while not any(_asks(press.said.intent) for press in presses(hand)):
        hand = (await user.press(hand, plays(hand)[0][0])).message
    return hand


def _asks(intent: Intent) -> bool:
    return isinstance(intent, Look) and intent.screen == "discard"


async def _chosen(user: User, code: str) -> set[str]:
    """Choose by buttons, then by words; what the buttons said in between."""
    front = await _settings(user)
    for intent in (Choose("notices", "off"), Choose("asks_discard", "on"),
                   Choose("hand_order", "rank"), Choose("takes_challenges", "off")):  # fmt: skip
        front = (await user.press(front, _for(front, intent))).message
    await _typed(user, code, "zone", "Asia/Tokyo")
    await _typed(user, code, "quiet-from", "23:30-7")
    return {button.label for button in front.buttons}


async def _settings(user: User, place: Place | None = None) -> Message:
    return (await user.say(place, "/settings")).message


async def _typed(user: User, code: str, setting: str, value: str) -> None:
    word = listed(code, f"words-setting-{setting}")[0]
    reply = await user.say(None, f"/settings {word} {value}")
    assert reply.notice == CATALOG.say(code, text("settings-saved"))


def _labelled(code: str, setting: str, value: str) -> str:
    name = text(f"setting-{setting}")
    return CATALOG.say(code, text("settings-value", setting=name, value=value))


def _for(message: Message, intent: Intent) -> Button:
    return button_for(message, lambda found: found == intent, str(intent))
