"""Clocks of platforms that note what they are told."""


class Clocks:
    """Clocks that note what they are told, or fail to hear that they can go on."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.is_broken = False

    def unreachable(self, platform: str) -> None:
        """Hear that a platform can not be reached."""
        self.told.append(f"{platform} lost")

    async def reachable(self, platform: str) -> None:
        """Hear that a platform can be reached again."""
        if self.is_broken:
            message = "broken"
            raise RuntimeError(message)
        self.told.append(f"{platform} back")
