"""What somebody is told whose press or line went wrong for a reason that nobody foresaw."""

from dataclasses import dataclass

from telegram import Chat, Update

from adapters.frontdesk import FrontDesk, Visitor
from adapters.presentation.refusals import refusal
from adapters.telegram import PLATFORM
from engine.round.faults import Fault, GinError


@dataclass(frozen=True, slots=True)
class Apologies:
    """Says sorry, and under which id it is in the log; a group is told nothing."""

    desk: FrontDesk

    async def say(self, update: Update, incident: str) -> None:
        """Answer ``update``, which went wrong.

        Raises:
            TelegramError: if it cannot be answered, or was already.
        """
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
        language = await self.desk.language(visitor)
        sorry = self.desk.drawing.catalog.say(
            language, refusal(GinError(Fault.BROKEN, id=incident))
        )
        if query is not None:
            await query.answer(sorry, show_alert=True)
        elif update.message is not None and update.message.chat.type == Chat.PRIVATE:
            await update.message.reply_text(sorry)
