"""What went wrong inside, as types and places: an exception's words may quote what is private."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from traceback import walk_tb
from types import FrameType, TracebackType
from typing import Final

_ROOMS: Final = ("bot", "adapters", "orchestration", "storage", "prompts")

_Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class StoreFaultError(Exception):
    """The store itself is at fault, and nothing that was handed to it."""


class TryAgainError(StoreFaultError):
    """The store cannot be had now, and may be again although nobody changes anything here."""


class PermanentError(Exception):
    """What fails however often it is tried; `code` says why, and holds nothing private."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def lasting(problem: Exception) -> str:
    """Return the code of an error that will not pass; "" of one that may."""
    return problem.code if isinstance(problem, PermanentError) else ""


def wordless(problem: BaseException) -> str:
    """Return a problem's type and where in our files it came from, outermost first; no message.

    What it was caused by follows in the same way.
    """
    places = ", ".join(_places(problem.__traceback__))
    own = f"{type(problem).__name__} at {places}" if places else type(problem).__name__
    cause = problem.__cause__ or (None if problem.__suppress_context__ else problem.__context__)
    return f"{own}; from {wordless(cause)}" if cause else own


def _places(trace: TracebackType | None) -> Iterator[str]:
    for frame, line in walk_tb(trace):
        if _is_ours(frame):
            yield f"{frame.f_globals['__name__'].replace('.', '/')}.py:{line}"


def _is_ours(frame: FrameType) -> bool:
    return str(frame.f_globals.get("__name__", "")).split(".")[0] in _ROOMS


class WordlessFormatter(logging.Formatter):
    """Writes what others log of an exception without its message, too."""

    def formatException(self, ei: _Raised) -> str:  # noqa: N802  # logging's own name
        """Return the exception's types and places."""
        return wordless(ei[1]) if ei[1] else ""
