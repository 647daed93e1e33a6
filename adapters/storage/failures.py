"""What can go wrong with the database as a whole, told to whoever runs the bot."""


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


class StoreInUse(StoreError):
    """Another process uses this database."""


class StoreUnusable(StoreError):
    """The file is no database of this bot, or the disk does not do what it must."""


class StoreTooNew(StoreError):
    """A newer version of the bot has changed this database."""


class StoreFailed(StoreError):
    """Writing failed for good, or the store was closed; nothing more is acknowledged."""
