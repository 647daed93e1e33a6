"""Every scene in every language, kept as text that a card player can read."""

from pathlib import Path

from tests.adapters.presentation.paper import CATALOG, on_paper
from tests.adapters.presentation.scenes import SCENES

LANGUAGES = CATALOG.codes
HEAD = "=== "


def path_of(language: str) -> Path:
    """The golden file of a language."""
    return Path(__file__).parent / "golden" / f"{language}.txt"


def written(language: str) -> str:
    """All scenes, as they look now."""
    scenes = (f"{HEAD}{name}\n{seen(name, language)}\n" for name in SCENES)
    return "\n".join(scenes)


def seen(name: str, language: str) -> str:
    """One scene, as it looks now, without space at the ends of lines."""
    lines = on_paper(SCENES[name](), language).split("\n")
    return "\n".join(line.rstrip() for line in lines)


def kept(language: str) -> dict[str, str]:
    """Each scene as its golden file has it."""
    parts = path_of(language).read_text(encoding="utf-8").split(HEAD)[1:]
    scenes = (part.split("\n", maxsplit=1) for part in parts)
    return {name: text.rstrip("\n") for name, text in scenes}
