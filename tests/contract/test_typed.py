"""Moves in words: whole rounds in every language, from private chats and from a channel."""

from dataclasses import dataclass

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import Blank, Text
from adapters.presentation.typed import Examples
from engine.match.boards import hand_view
from engine.match.stages import Finished
from engine.match.table import Game, Table, to_act
from engine.variants.house import variant_of
from tests.builders import seeded_order
from tests.contract.oracle import Oracle
from tests.contract.rig import Message, Reply, Rig, User
from tests.contract.seats import DEALT, Pair, Seated, a_challenge, a_match, mover_of
from tests.contract.seeing import has_wish, plays, until
from tests.contract.truth import table_now

LANGUAGES = Catalog.load().codes

pytestmark = pytest.mark.asyncio(loop_scope="session")


@dataclass(frozen=True, slots=True)
class Talk:
    """Two people who play by words in one language: one in the place, the other privately."""

    pair: Pair
    language: str = "en"

    def table(self) -> Table:
        """The table as it is saved."""
        with self.pair.rig.saved() as saved:
            return table_now(saved, self.pair.table)

    async def move(self, table: Table) -> Table:
        """Let whoever is waited for type what could be suggested: an end of the round if any."""
        reply = await self._typed(table)
        moved = self.table()
        assert moved.version > table.version, reply.words
        return moved

    async def _typed(self, table: Table) -> Reply:
        seat = to_act(table)[0]
        view = hand_view(table, Game(variant_of(table.rules), seeded_order), seat)
        examples = Examples(self.language)
        lines = _lines(examples.all(view))
        endings = (examples.verb("knock"), examples.verb("gin"))
        line = next((line for line in lines if line.startswith(endings)), lines[-1])
        if seat == 0:
            line = f"/move {line}"
        place = self.pair.place if seat == 0 else None
        return await self._user(table, seat).say(place, line)

    def _user(self, table: Table, seat: int) -> User:
        name = table.players[seat].name
        return next(user for user in self.pair.users if user.name == name)


def _lines(examples: Blank) -> list[str]:
    assert isinstance(examples, Text)
    blanks = dict(examples.blanks)
    if examples.key == "names-joined":
        return [*_lines(blanks["first"]), *_lines(blanks["second"])]
    return [str(blanks["typed"])]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_round_is_played_by_words_from_the_challenge_to_the_score(
    rig: Rig, language: str
) -> None:
    pair = await a_challenge(rig, rig.place(2), "Ann", "Bob", target=500)
    for user in pair.users:
        await user.say(None, f"/language {language}")
    talk = Talk(pair, language)
    await pair.users[1].say(None, Examples(language).verb("accept"))

    table = talk.table()
    while not table.sheet.entries:
        table = await talk.move(table)

    hands = [await seated.hand_at(table.version) for seated in pair.by_turns()]
    assert all(has_wish(hand, "ready") for hand in hands)
    with rig.saved() as saved:
        oracle = Oracle.of(saved, (pair.table,))
    assert [oracle.leaks(user.name, user.received) for user in pair.users] == [[], []]


async def test_a_whole_match_is_played_by_words_alone(rig: Rig) -> None:
    pair = await a_challenge(rig, rig.place(2), "Ann", "Bob", target=10)
    talk = Talk(pair)
    await pair.users[1].say(pair.place, "/accept")

    table = talk.table()
    while not isinstance(table.stage, Finished):
        table = await talk.move(table)

    assert table.stage.reason == "won"
    assert len(pair.users[0].answers) + len(pair.users[1].answers) > table.version - 3


async def test_a_typed_move_is_answered_with_the_fresh_hand(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(2), "Ann", "Bob")
    mover = await mover_of(pair, DEALT)

    reply = await mover.user.say(None, "take")

    hand = await mover.hand_at(DEALT + 1)
    assert reply.notice
    assert reply.message.words == hand.words
    assert plays(hand)


async def test_a_move_by_command_is_answered_to_its_player_alone(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(2), "Ann", "Bob")
    mover = await mover_of(pair, DEALT)
    watcher = await rig.person("Wim")
    board = await mover.board_at(DEALT)

    reply = await mover.user.say(rig.place(2), "/move take")

    await until(mover.user, lambda: _changed(mover, board), "the board")
    assert reply.message.words
    assert watcher.private() == ()
    assert reply.message.id not in {message.id for message in watcher.messages(rig.place(2))}


async def test_a_line_without_the_command_is_chat_in_a_place(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(2), "Ann", "Bob")
    mover = await mover_of(pair, DEALT)

    reply = await mover.user.say(rig.place(2), "take")

    assert reply == Reply()
    assert Talk(pair).table().version == DEALT


async def test_a_line_that_is_delivered_twice_plays_once(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(2), "Ann", "Bob")
    mover = await mover_of(pair, DEALT)

    for _ in range(2):
        reply = await mover.user.say(None, "take", update="the same")

    assert reply.notice
    assert Talk(pair).table().version == DEALT + 1


async def test_junk_is_answered_with_what_can_be_typed_and_moves_nothing(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(2), "Ann", "Bob")
    mover = await mover_of(pair, DEALT)

    reply = await mover.user.say(None, "whatever")

    assert "“take”" in reply.notice
    assert Talk(pair).table().version == DEALT


def _changed(seated: Seated, before: Message) -> Message | None:
    now = seated.board
    return now if now is not None and now.words != before.words else None
