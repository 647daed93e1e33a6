"""What somebody is told who asks for what is not allowed."""

from collections.abc import Awaitable

import pytest

from engine.round.faults import Fault, GinError


async def fault_of(asked: Awaitable[object], kind: type[GinError] = GinError) -> Fault:
    """Why ``asked`` is refused."""
    with pytest.raises(kind) as refusal:
        await asked
    return refusal.value.fault
