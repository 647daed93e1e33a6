"""Who has an account: people and bots, as they go over the wire."""

from dataclasses import dataclass
from typing import Final

from tests.servers.bot_api.refusal import Json


@dataclass(slots=True, eq=False)
class Account:
    """A person or a bot; what a test changes here is what the next update says."""

    id: int
    name: str
    username: str = ""
    language: str = ""
    surname: str = ""
    is_bot: bool = False

    @property
    def json(self) -> Json:
        """The account as Telegram tells of it; a bot hears nothing of what is empty."""
        said = {
            "last_name": self.surname,
            "username": self.username,
            "language_code": self.language,
        }
        known = {key: value for key, value in said.items() if value}
        return {"id": self.id, "is_bot": self.is_bot, "first_name": self.name} | known


ANONYMOUS: Final = Account(1087968824, "Group", "GroupAnonymousBot", is_bot=True)
"""Whom a message of an anonymous admin comes from."""
CHANNEL: Final = Account(136817688, "Channel", "Channel_Bot", is_bot=True)
"""Whom a message that somebody wrote as a channel comes from."""
ADMINS: Final = frozenset({"creator", "administrator"})
PRESENT: Final = ADMINS | {"member", "restricted"}
ADMIN_RIGHTS: Final = (
    "can_be_edited",
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
)
_RIGHTS: Final = (
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_send_messages",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_manage_topics",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_edit_tag",
    "can_react_to_messages",
)


def member(account: Account, status: str) -> Json:
    """What somebody is in a chat: creator, administrator, member, restricted, left or kicked.

    Somebody restricted is there, but may not write.
    """
    said: Json = {"user": account.json, "status": status}
    if status == "creator":
        return said | {"is_anonymous": False}
    if status == "administrator":
        return said | {"is_anonymous": False} | dict.fromkeys(ADMIN_RIGHTS, True)
    if status == "restricted":
        return said | {"is_member": True, "until_date": 0} | dict.fromkeys(_RIGHTS, False)
    return said | ({"until_date": 0} if status == "kicked" else {})
