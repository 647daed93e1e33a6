"""What answers in a platform's stead: a page that wants a login, a server of something else."""

from typing import Final

NONSENSE: Final = (TypeError, LookupError, ValueError, AttributeError)
"""What comes of an answer that makes no sense: something else than the platform has answered."""


def strange(setting: str) -> str:
    """What something does that answers in a platform's stead; ``setting`` is its address."""
    return (
        "answers, but not as the platform does: look at what stands between, such as a page that"
        f" wants a login, and at {setting} if it is set"
    )
