"""Log format and levels; never logs a hand."""

import logging
import sys
from typing import Literal

import structlog

Level = Literal["debug", "info", "warning", "error"]


def set_up_logs(level: Level, form: Literal["console", "json"]) -> None:
    """Write every log line of this process to standard output, one event a line."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, *_renderers(form)],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stdout),
        cache_logger_on_first_use=True,
    )
    # Libraries say little that helps, and their debug lines may quote what they send.
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")


def _renderers(form: Literal["console", "json"]) -> list[structlog.typing.Processor]:
    """The last steps; neither prints the variables of a traceback, where hands could be."""
    if form == "json":
        return [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ]
    return [
        structlog.dev.ConsoleRenderer(
            colors=sys.stdout.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    ]
