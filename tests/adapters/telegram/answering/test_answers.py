"""How a press is answered on Telegram: in how many words, and what comes beside them."""

from dataclasses import dataclass

import pytest
from telegram import User as TelegramUser

from adapters.frontdesk import Answer, Door
from adapters.frontdesk.values import Settled
from adapters.presentation.ink import Drawn
from adapters.presentation.screen import Line, Screen
from adapters.presentation.texts import text
from adapters.telegram.answering.answers import PressAnswers, Pressed
from adapters.telegram.answering.popups import TOAST_UNITS
from adapters.telegram.drawing.renderer import LONGEST_POPUP
from adapters.telegram.inbound.visitors import visitor_of
from engine.service.ports import Audience, MessageKey, MessageRow
from tests.adapters.telegram.hall import Hall
from tests.servers.bot_api.presses import Pressed as Press
from tests.servers.telegram import Answered, Group, Message, User

LONG = "A long story, told in full. " * 20
FLAG = "🇰🇿"
SCREEN = Screen(text("help-title"), (Line(text("done-already")),))
ROW = MessageRow(MessageKey("t1", Audience("person", "p1"), "hand"), 1)


@dataclass
class Scene:
    """Ann, whose private chat is open or not, and her presses on messages of the bot."""

    hall: Hall
    ann: User
    group: Group

    async def answer(self, answer: Answer, on: Message) -> tuple[Answered, bool]:
        """Answer a press of hers; what she got, and whether the message is said to show it."""
        world, is_private = self.hall.server.world, on.chat == self.ann.id
        press = Press(world, self.ann, on, "x", world.next_query(), world.clock.now())
        world.queries[press.query] = press
        user = TelegramUser(self.ann.id, self.ann.name, is_bot=False, language_code="en")
        visitor = visitor_of(user, None, self.hall.inbound.standings)
        pressed = Pressed(
            press.query, visitor, None, str(on.chat), str(on.id), press.query, is_private
        )
        shown = await PressAnswers(self.hall.house).deliver(pressed, answer)
        return await press.answer(), shown is not None

    async def settled(self) -> None:
        """Wait until all that answers her is there."""
        for query in self.hall.server.world.queries:
            await self.hall.house.retries.settled(query)

    async def greeting(self) -> Message:
        """A message of the bot in the group."""
        await self.hall.said(self.ann, self.group, "/start@DeadwoodBot")
        return self.group.messages[-1]

    def drawn(self, screen: Screen = SCREEN) -> Drawn:
        """A screen for her."""
        return Drawn(screen, "en", "person:p1")


@pytest.fixture
async def scene(hall: Hall) -> Scene:
    """Ann with an open private chat."""
    ann = await hall.visitor("Ann")
    return Scene(hall, ann, hall.group(ann))


async def test_nothing_to_say_is_answered_with_nothing(scene: Scene) -> None:
    answered, is_shown = await scene.answer(
        Answer(redraw=scene.drawn(), settles=Settled(ROW)), scene.ann.last
    )

    assert (answered, is_shown) == (Answered(), True)


async def test_a_group_never_shows_a_redraw_by_an_answer(scene: Scene) -> None:
    greeting = await scene.greeting()
    before = greeting.text

    answered, is_shown = await scene.answer(Answer(redraw=scene.drawn()), greeting)

    assert (answered, is_shown) == (Answered(), False)
    assert greeting.text == before


@pytest.mark.parametrize(
    ("answer", "stays"),
    [
        pytest.param(Answer(notice="No."), True, id="a refusal"),
        pytest.param(Answer(notice="Done.", seen_by_all=True), False, id="what all can see"),
        pytest.param(
            Answer(redraw=Drawn(SCREEN, "en", "x"), notice="New."), False, id="beside a redraw"
        ),
        pytest.param(
            Answer(redraw=Drawn(SCREEN, "en", "x"), notice="x" * (TOAST_UNITS + 1)),
            True,
            id="too long to be read in passing",
        ),
    ],
)
async def test_what_has_to_be_read_stays_until_it_is_closed(
    scene: Scene, answer: Answer, *, stays: bool
) -> None:
    answered, _ = await scene.answer(answer, scene.ann.last)

    assert answered == Answered(answer.notice, stays)


async def test_a_long_sentence_is_cut_and_sent_in_full(scene: Scene) -> None:
    answered, _ = await scene.answer(Answer(notice=LONG), await scene.greeting())

    assert answered.text.endswith("…")
    assert len(answered.text) <= LONGEST_POPUP
    assert scene.ann.last.text == LONG.strip()


async def test_a_long_sentence_is_cut_on_whole_letters(scene: Scene) -> None:
    answered, _ = await scene.answer(Answer(notice=FLAG * 100), scene.ann.last)

    assert answered.text == FLAG * 49 + "…"


async def test_a_long_sentence_is_only_cut_where_it_can_not_be_sent(scene: Scene) -> None:
    dan = scene.hall.user("Dan")
    scene.group.join(dan)
    other = Scene(scene.hall, dan, scene.group)

    answered, _ = await other.answer(Answer(notice=LONG), await scene.greeting())

    assert answered.text.endswith("…")
    assert dan.private == ()


async def test_a_door_is_a_link_and_nothing_else(scene: Scene) -> None:
    door = Door("abcd1234", "accept", 3, str(scene.ann.id))

    answered, is_shown = await scene.answer(Answer(door=door), await scene.greeting())

    assert answered == Answered(url=scene.hall.house.links.to(door))
    assert not is_shown


async def test_a_screen_beside_a_private_message_is_sent_without_a_word(scene: Scene) -> None:
    before = scene.ann.last

    answered, _ = await scene.answer(Answer(private=scene.drawn()), before)

    assert answered == Answered()
    assert scene.ann.last is not before


async def test_a_screen_in_a_few_words_pops_up_in_a_group(scene: Scene) -> None:
    brief = Screen(text("help-title"), (), brief=(text("done-already"),))
    before = scene.ann.last

    answered, _ = await scene.answer(
        Answer(private=scene.drawn(brief), notice="Closed."), await scene.greeting()
    )

    assert answered == Answered(scene.hall.sentence("done-already"), alert=True)
    assert scene.ann.last is before


async def test_what_goes_on_by_itself_is_left_to_the_outbox(scene: Scene) -> None:
    soon = Screen(text("help-title"), (), may_wait=5)
    before = scene.ann.last.text

    answered, is_shown = await scene.answer(
        Answer(redraw=scene.drawn(soon), settles=Settled(ROW)), scene.ann.last
    )

    assert answered == Answered(scene.hall.sentence("telegram-goes-on"))
    assert (is_shown, scene.ann.last.text) == (False, before)


async def test_a_look_is_shown_even_where_more_comes_by_itself(scene: Scene) -> None:
    soon = Screen(text("help-title"), (), may_wait=5)

    answered, is_shown = await scene.answer(Answer(redraw=scene.drawn(soon)), scene.ann.last)

    assert (answered, is_shown) == (Answered(), True)


async def test_an_answer_does_not_wait_for_what_is_sent_beside_it(scene: Scene) -> None:
    greeting = await scene.greeting()
    scene.hall.server.fault("sendMessage", chat=scene.ann.id, status=429, retry_after=2)

    answered, _ = await scene.answer(Answer(private=scene.drawn()), greeting)
    before = scene.ann.last.text
    await scene.settled()

    assert answered == Answered(scene.hall.sentence("telegram-on-its-way"))
    assert scene.hall.sentence("done-already") not in before
    assert scene.hall.sentence("done-already") in scene.ann.last.text
