"""Two accounts of one person at the desk: joined by a code, after a question, and parted again."""

from typing import Final

from adapters.drawing import scope_of
from adapters.frontdesk import Answer, Press, Visitor
from adapters.presentation.screen import Screen
from engine.service.intents import Ask, Choose, Intent
from engine.service.ports import Audience, Person
from tests.adapters.frontdesk.commands.test_inviting import code_in as seat_code_in
from tests.adapters.frontdesk.commands.test_inviting import joined
from tests.adapters.presentation.paper import buttons, on_paper
from tests.counter import ADA, BEN, EVE, Counter

OTHER: Final = Visitor("elsewhere", "7", "Ada E", "en")


def _person(counter: Counter, visitor: Visitor) -> Person:
    return counter.store.people[counter.store.known[visitor.platform, visitor.user]]


def _page(answer: Answer) -> Screen:
    assert answer.private is not None, answer.notice
    return answer.private.screen


async def _code(counter: Counter, visitor: Visitor = ADA) -> str:
    shown = on_paper(_page(await counter.say(visitor, "/link", None)))
    return shown.rpartition("/link ")[2][:6]


async def _press(counter: Counter, visitor: Visitor, intent: Intent) -> Answer:
    """Press a button of a page that this visitor alone sees."""
    scope = scope_of(Audience("person", _person(counter, visitor).id))
    token = counter.tokens.encode(intent, "", 0, scope)
    chat = f"@{visitor.user}"
    return await counter.pressed(Press(visitor, None, chat, "~1", token, f"{intent}"))


async def _linked(counter: Counter) -> Answer:
    code = await _code(counter)
    asked = _page(await counter.say(OTHER, f"/link {code}", None))
    return await _press(counter, OTHER, buttons(asked)["Yes, it is mine"].intent)


async def test_before_two_accounts_are_one_it_is_asked(counter: Counter) -> None:
    code = await _code(counter)

    page = on_paper(_page(await counter.say(OTHER, f"/link {code.lower()}", None)))

    assert "Ada (the web page)" in page
    assert "see your cards" in page
    assert _person(counter, OTHER).id != _person(counter, ADA).id


async def test_a_yes_makes_two_accounts_one_person(counter: Counter) -> None:
    answer = await _linked(counter)

    assert answer.redraw is not None
    assert _person(counter, OTHER).id == _person(counter, ADA).id
    assert await counter.desk.people.meet(OTHER) == await counter.store.person(
        _person(counter, ADA).id
    )


async def test_who_gave_the_code_is_to_be_told(counter: Counter) -> None:
    await _linked(counter)

    (used,) = await counter.store.codes_of("joined")
    assert used.subject == f"web:{ADA.user}\n{OTHER.platform}\n{OTHER.name}"


async def test_a_code_joins_once(counter: Counter) -> None:
    code = await _code(counter)
    await counter.say(OTHER, f"/link {code}", None)
    await _press(counter, OTHER, Choose("link", code))

    again = await counter.say(EVE, f"/link {code}", None)

    assert again.notice == counter.sentence("fault-bad-code")


async def test_a_code_grows_old(counter: Counter) -> None:
    code = await _code(counter)
    counter.clock.advance(10 * 60)

    answer = await counter.say(OTHER, f"/link {code}", None)

    assert answer.notice == counter.sentence("fault-bad-code")


async def test_what_was_won_as_either_is_one_persons(counter: Counter) -> None:
    code = seat_code_in(await counter.say(OTHER, "/invite", None))
    await joined(counter, BEN, code, None)
    await _press_hand(counter, BEN, Ask("resign"))

    await _linked(counter)

    record = await counter.service.record(_person(counter, ADA))
    (match,) = await counter.service.ended_matches(_person(counter, ADA), 0, 9)
    assert record.people.matches_won == 1
    assert match.view.board.players[match.view.seat].person == _person(counter, ADA).id


async def _press_hand(counter: Counter, visitor: Visitor, ask: Ask) -> None:
    """Ask something of the newest table as from one's hand."""
    table = counter.table()
    person = _person(counter, visitor)
    scope = scope_of(Audience("person", person.id))
    token = counter.tokens.encode(ask, table.id, table.version, scope)
    answer = await counter.pressed(Press(visitor, None, f"@{visitor.user}", "~2", token, "u0"))
    assert counter.table().stage.kind == "finished", answer.notice


async def test_whoever_still_plays_ends_that_first(counter: Counter) -> None:
    await counter.say(OTHER, "/gin bot casual", None)
    code = await _code(counter)

    answer = await counter.say(OTHER, f"/link {code}", None)

    assert answer.notice == counter.sentence("fault-link-tables")


async def test_whoever_gives_the_code_may_go_on_playing(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot casual", None)

    await _linked(counter)

    assert counter.table().players[0].person == _person(counter, OTHER).id


async def test_two_who_have_played_each_other_stay_two(counter: Counter) -> None:
    code = seat_code_in(await counter.say(ADA, "/invite", None))
    await joined(counter, OTHER, code, None)
    await _press_hand(counter, ADA, Ask("resign"))
    code = await _code(counter)

    answer = await counter.say(OTHER, f"/link {code}", None)

    assert answer.notice == counter.sentence("fault-link-played")


async def test_two_of_one_platform_stay_two(counter: Counter) -> None:
    code = await _code(counter)

    answer = await counter.say(BEN, f"/link {code}", None)

    assert answer.notice == counter.sentence("fault-link-one-platform")


async def test_ones_own_code_joins_nothing(counter: Counter) -> None:
    code = await _code(counter)

    answer = await counter.say(ADA, f"/link {code}", None)

    assert answer.notice == counter.sentence("fault-linked-already")


async def test_an_account_is_parted_again_after_a_question(counter: Counter) -> None:
    await _linked(counter)
    asked = _page(await counter.say(OTHER, "/unlink", None))

    answer = await _press(counter, OTHER, buttons(asked)["Yes, part it"].intent)

    assert answer.redraw is not None
    assert _person(counter, OTHER).id != _person(counter, ADA).id
    assert (await counter.desk.people.meet(OTHER)).id == _person(counter, OTHER).id


async def test_an_account_alone_is_not_parted(counter: Counter) -> None:
    answer = await counter.say(ADA, "/unlink", None)

    assert answer.notice == counter.sentence("fault-not-linked")


async def test_hands_leave_an_account_that_is_parted(counter: Counter) -> None:
    async with counter.running():
        await _linked(counter)
        await counter.say(ADA, "/gin bot casual", None)
        await counter.settled()
        held = counter.row("hand", ADA)
        await _press(counter, ADA, Choose("unlink", ""))
        await counter.settled()
        after = next(row for row in counter.store.messages.values() if row.key == held.key)

    assert held.message
    assert held.message not in counter.pigeon.chats["@ada"]
    assert after.message == ""
