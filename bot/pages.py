"""The session pages, wired: the same on every platform that has members."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from starlette.types import ASGIApp

from adapters.calendars.files import CalendarFiles
from adapters.pages.asides import Asides
from adapters.pages.links import Links
from adapters.pages.portraits import Portraits
from adapters.pages.server import make_pages
from adapters.pages.visit import House
from adapters.pictures.drawn import DrawnPictures
from adapters.pictures.portrait import draw_portrait
from bot.wiring import decisions_in
from orchestration.conversation.ports.notes import Memory
from orchestration.runtime.runner import Runner
from orchestration.sessions.ports import Store

_KEY_BYTES = 32


def links_of(master: bytes, now: Callable[[], datetime], base: str = "") -> Links:
    """Return the links of a workspace, signed with a key that is made from its master key."""
    return Links(_made(master, b"convene session pages"), now, base)


def portraits_of(master: bytes, base: str = "") -> Portraits:
    """Return the pictures of personas; their addresses last as long as the master key."""
    return Portraits(_made(master, b"convene portraits"), draw_portrait, base)


def secret_of(master: bytes) -> bytes:
    """Return what the numbers of actions are made of: it is made from the master key, too."""
    return _made(master, b"convene actions")


def _made(master: bytes, purpose: bytes) -> bytes:
    return HKDF(SHA256(), _KEY_BYTES, salt=None, info=purpose).derive(master)


def pages_of(
    store: Store,
    runner: Runner,
    now: Callable[[], datetime],
    links: Links,
    asides: Asides,
    memory: Memory,
) -> ASGIApp:
    """Return the pages of a workspace's sessions, to be mounted at /s."""
    return make_pages(
        House(
            look_up=decisions_in(store),
            receive=runner.receive,
            now=now,
            links=links,
            asides=asides,
            pictures=DrawnPictures(),
            calendars=CalendarFiles(),
            sessions=store,
            memory=memory,
            language=runner.language,
        )
    )
