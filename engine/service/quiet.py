"""What quiet places do without: everything that would be posted beside the board."""

from engine.match.table import Table
from engine.service.messages import wanted_messages
from engine.service.ports import MessageKey, Store


async def unwanted_messages(
    store: Store, before: Table | None, after: Table
) -> frozenset[MessageKey]:
    """The showdowns and results that ``after`` would add to its places, where these are quiet.

    What stands already is kept up to date, whatever its place has chosen since.
    """
    beside = {
        message.key
        for message in wanted_messages(before, after, goes_on=True)
        if message.key.audience.kind == "place" and not message.kept
    }
    places = sorted({key.audience.id for key in beside})
    quiet = {place for place in places if (await store.place(place)).quiet}
    hushed = frozenset(key for key in beside if key.audience.id in quiet)
    if not hushed:
        return hushed
    return hushed - {row.key for row in await store.messages_of(after.id)}
