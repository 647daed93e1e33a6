"""Groups, their topics, members and moderators."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from tests.servers.bot_api.accounts import ADMINS, ANONYMOUS, PRESENT, Account, member
from tests.servers.bot_api.counting import cut16
from tests.servers.bot_api.messages import Message
from tests.servers.bot_api.refusal import Json
from tests.servers.bot_api.rooms import Room
from tests.servers.bot_api.typing_in import Line, written
from tests.servers.bot_api.world import World

if TYPE_CHECKING:
    from tests.servers.bot_api.people import User


class Topic:
    """A topic of a forum."""

    def __init__(self, group: "Group", identity: int, name: str) -> None:
        self.group = group
        self.id = identity
        self.name = name
        self.closed = False
        self.deleted = False

    @property
    def messages(self) -> tuple[Message, ...]:
        """The bot's messages in it, oldest first."""
        return tuple(one for one in self.group.messages if one.thread == self.id)

    def close(self) -> None:
        """Nobody but admins may write here any more."""
        self.closed = True
        self.group.announce({"forum_topic_closed": {}}, thread=self.id)

    def reopen(self) -> None:
        """Everybody may write here again."""
        self.closed = False
        self.group.announce({"forum_topic_reopened": {}}, thread=self.id)

    def delete(self) -> None:
        """Delete it with all its messages; nobody is told."""
        self.deleted = True
        for message in self.group.posted.values():
            if self.id in {message.thread, message.id}:
                self.group.take_away(message)

    def write(self, user: "User", line: Line) -> Message:
        """Somebody writes here."""
        assert not self.closed or self.group.members[user] in ADMINS, f"{self.name} is closed"
        return self.group.write(user, replace(line, thread=self.id))


class Group(Room):
    """A group or a supergroup, with topics or without; ``title`` is what people call it.

    ``bot`` is what the bot is here, as ``members`` says it of people.
    """

    def __init__(self, world: World, title: str, *, forum: bool, basic: bool) -> None:
        super().__init__(world, world.next_group(basic=basic))
        self.title = title
        self.forum = forum
        self.basic = basic
        self.members: dict[User, str] = {}
        self.bot = "member"
        self.topics: dict[int, Topic] = {}
        self.destroyed = False
        self.former: Group | None = None
        self.became: Group | None = None
        world.groups[self.id] = self

    def __repr__(self) -> str:
        return f"<{self.title} {self.id}>"

    @property
    def json(self) -> Json:
        """The chat as Telegram tells of it."""
        kind = "group" if self.basic else "supergroup"
        said: Json = {"id": self.id, "type": kind, "title": self.title}
        return said | ({"is_forum": True} if self.forum else {})

    @property
    def audience(self) -> Iterable["User"]:
        """Its members."""
        return [user for user, status in self.members.items() if status in PRESENT]

    @property
    def current(self) -> "Group":
        """The supergroup that it has become, or itself."""
        return self.became or self

    def topic(self, name: str) -> Topic:
        """Open a new topic."""
        message = self.announce({"forum_topic_created": {"name": name, "icon_color": 7322096}})
        message.thread = message.id
        topic = self.topics[message.id] = Topic(self, message.id, name)
        return topic

    def next_id(self) -> int:
        """A basic group shares its numbers with the private chats."""
        return self.world.next_message() if self.basic else super().next_id()

    def write(self, user: "User", line: Line) -> Message:
        """Somebody writes here."""
        assert self.members.get(user) in PRESENT, f"{user} is not in {self}"
        assert not line.anonymous or self.members[user] in ADMINS, f"{user} is no admin"
        message = self.add(written(self, user.account, self._threaded(line)))
        if self._overhears(message):
            self.world.updates.put("message", self.wire(message))
        return message

    def announce(self, what: Json, thread: int | None = None) -> Message:
        """A message that only tells of something; the bot is told where it is here."""
        line = Line("", thread=thread, extra=what)
        message = self.add(written(self, self._moderator(None), line))
        if self.bot in PRESENT and not self.destroyed:
            self.world.updates.put("message", self.wire(message))
        return message

    def join(self, user: "User") -> None:
        """Somebody joins, and sees what stands here."""
        before = self.members.get(user, "left")
        self.members[user] = "member"
        for message in self.messages:
            user.see(message)
        self._turned(user.account, user.account, before, "member")
        self.announce({"new_chat_members": [user.account.json]})

    def drop(self, user: "User") -> None:
        """Somebody leaves."""
        before = self.members[user]
        self.members[user] = "left"
        self._turned(user.account, user.account, before, "left")
        self.announce({"left_chat_member": user.account.json})

    def promote(self, user: "User | None" = None) -> None:
        """Make somebody, or (None) the bot, an admin."""
        self._become(user, "administrator")

    def demote(self, user: "User | None" = None) -> None:
        """Take an admin's rights away."""
        self._become(user, "member")

    def mute_bot(self) -> None:
        """From now on the bot may read and not write; ``demote`` lets it write again."""
        self._become(None, "restricted")

    def add_bot(self, by: "User") -> None:
        """Add the bot."""
        self.turn_bot(by.account, "member")
        self.announce({"new_chat_members": [self.world.bot.json]})

    def remove_bot(self, by: "User") -> None:
        """Remove the bot."""
        self.turn_bot(by.account, "kicked")

    def delete(self, message: Message) -> None:
        """A moderator deletes a message; the bot is not told."""
        self.take_away(message)

    def destroy(self, by: "User") -> None:
        """Delete the group."""
        self.destroyed = True
        self.turn_bot(by.account, "left")

    def turn_bot(self, by: Account, status: str) -> None:
        """The bot becomes something else here, and is told."""
        before, self.bot = self.bot, status
        self._turned(by, self.world.bot, before, status)

    def rename(self, title: str) -> None:
        """Give it another title."""
        self.title = title
        self.announce({"new_chat_title": title})

    def migrate(self) -> "Group":
        """Turn a basic group into a supergroup with an id of its own, and give that.

        What stood in the old one stays to be seen and pressed there.
        """
        assert self.basic, "a supergroup already"
        new = Group(self.world, self.title, forum=False, basic=False)
        new.members, new.bot, new.former = dict(self.members), self.bot, self
        self.became = new
        self.announce({"migrate_to_chat_id": new.id})
        new.announce({"migrate_from_chat_id": self.id})
        return new

    def _become(self, user: "User | None", status: str) -> None:
        if user is None:
            self.turn_bot(self._moderator(None), status)
            return
        before, self.members[user] = self.members[user], status
        self._turned(self._moderator(user), user.account, before, status)

    def _moderator(self, other: "User | None") -> Account:
        """Somebody who may have done what is told of."""
        there = [user for user in self.audience if user is not other]
        return there[0].account if there else ANONYMOUS

    def _turned(self, by: Account, whom: Account, before: str, after: str) -> None:
        """Somebody is something else here now; of people only a bot that is an admin hears."""
        kind = "my_chat_member" if whom is self.world.bot else "chat_member"
        if kind == "chat_member" and self.bot not in ADMINS:
            return
        self.world.updates.put(
            kind,
            {
                "chat": self.json,
                "from": by.json,
                "date": self.world.date,
                "old_chat_member": member(whom, before),
                "new_chat_member": member(whom, after),
            },
        )

    def _threaded(self, line: Line) -> Line:
        """A reply belongs to the thread of what it replies to."""
        replied = line.reply_to
        if self.basic or replied is None or line.thread is not None:
            return line
        root = replied.thread if replied.thread is not None else replied.id
        return replace(line, thread=replied.thread if self.forum else root)

    def _overhears(self, message: Message) -> bool:
        """Whether the bot is told of a line: in privacy mode it hears what may be meant for it."""
        if self.bot not in PRESENT:
            return False
        if self.world.reads_all or self.bot in ADMINS:
            return True
        replied = self.posted.get(message.reply_to or 0)
        return (replied is not None and replied.by_bot) or any(
            self._is_for_bot(mark, message) for mark in message.entities
        )

    def _is_for_bot(self, mark: Json, message: Message) -> bool:
        words = cut16(message.text, mark["offset"], mark["length"])
        _, at, name = words.partition("@")
        if mark["type"] == "bot_command":
            return not at or self.world.is_bot_name(name)
        return mark["type"] == "mention" and self.world.is_bot_name(name)
