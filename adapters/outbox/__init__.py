"""Per message: the version wanted, the version shown, and the way from one to the other."""

from adapters.outbox.courier import Courier, Delivered, Delivery, Gone, Later, Refused
from adapters.outbox.outbox import Outbox
from adapters.outbox.rows import nonce_of

__all__ = ["Courier", "Delivered", "Delivery", "Gone", "Later", "Outbox", "Refused", "nonce_of"]
