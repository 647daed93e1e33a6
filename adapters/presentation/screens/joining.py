"""Codes that are given, and the questions before two accounts become one, or one two."""

from typing import Final

from adapters.presentation.screen import Button, Line, Screen
from adapters.presentation.texts import Name, Text, text
from engine.service.intents import Choose, Look

_NO: Final = Button(text("button-leave-so"), Look("settings"))
"""Leads away from the question."""


def invite_screen(code: str) -> Screen:
    """The code of a challenge, and what whoever gets it has to type."""
    lines = (text("invite-code", code=code), text("invite-type", code=code))
    return Screen(
        text("invite-title"),
        (Line(lines[0], "strong"), Line(lines[1]), Line(text("invite-waits"), "quiet")),
    )


def link_code_screen(code: str, minutes: int) -> Screen:
    """The code of one's own account, and what to type as the other one."""
    lines = (
        Line(text("link-code", code=code), "strong"),
        Line(text("link-type", code=code)),
        Line(text("link-secret", minutes=minutes), "quiet"),
    )
    return Screen(text("link-title"), lines)


def link_question(name: str, platform: str, code: str) -> Screen:
    """The question whether two accounts are one person, and what follows if they are."""
    lines = (
        Line(text("link-other", name=Name(name), platform=platform_name(platform)), "strong"),
        Line(text("link-follows")),
        Line(text("link-joins")),
    )
    yes = Button(text("button-link"), Choose("link", code), "danger")
    return Screen(text("link-title"), lines, ((yes, _NO),))


def linked_screen(name: str, platform: str) -> Screen:
    """Two accounts are one person now."""
    done = text("link-done", name=Name(name), platform=platform_name(platform))
    return Screen(text("link-title"), (Line(done),))


def code_used_screen(name: str, platform: str) -> Screen:
    """What whoever gave a code is told once another account has joined theirs by it."""
    used = text("link-used", name=Name(name), platform=platform_name(platform))
    return Screen(text("link-title"), (Line(used, "strong"), Line(text("link-used-undo"))))


def unlink_question() -> Screen:
    """The question whether an account becomes a person of its own, and what follows."""
    yes = Button(text("button-unlink"), Choose("unlink", ""), "danger")
    return Screen(text("unlink-title"), (Line(text("unlink-follows")),), ((yes, _NO),))


def unlinked_screen() -> Screen:
    """An account is a person of its own now."""
    return Screen(text("unlink-title"), (Line(text("unlink-done")),))


def platform_name(platform: str) -> Text:
    """What people call a platform."""
    return text(f"platform-{platform}")
