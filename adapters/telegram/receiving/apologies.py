"""What somebody is told whose press or line went wrong for a reason that nobody foresaw."""

from dataclasses import dataclass

from telegram import Chat, Update

from adapters.frontdesk import Visitor
from adapters.presentation.refusals import refusal
from adapters.telegram import PLATFORM
from adapters.telegram.answering.house import House
from adapters.telegram.answering.sentences import Sentence
from adapters.telegram.drawing.markup import escaped
from engine.round.faults import Fault, GinError


@dataclass(frozen=True, slots=True)
class Apologies:
    """Says sorry, and under which id it is in the log; a group is told nothing."""

    house: House

    async def say(self, update: Update, incident: str) -> None:
        """Answer ``update``, which went wrong; a press that has its answer gets no other."""
        user, query = update.effective_user, update.callback_query
        if user is None:
            return
        visitor = Visitor(
            PLATFORM,
            str(user.id),
            user.full_name,
            user.language_code or "",
            handle=user.username or "",
        )
        house = self.house
        language = await house.desk.language(visitor)
        sorry = house.say(language, refusal(GinError(Fault.BROKEN, id=incident)))
        if query is not None:
            await house.popups.say(query.id, sorry, stays=True)
        elif update.message is not None and update.message.chat.type == Chat.PRIVATE:
            chat = house.courier.private_chat(visitor.user)
            await house.sentences.say(Sentence(str(update.update_id), chat, escaped(sorry)))
