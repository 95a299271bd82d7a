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
from adapters.pages.server import make_pages
from adapters.pages.visit import House, Receive
from adapters.pictures.drawn import DrawnPictures
from bot.wiring import decisions_in
from orchestration.sessions.ports import Store

_KEY_BYTES = 32


def links_of(master: bytes, now: Callable[[], datetime], base: str = "") -> Links:
    """Return the links of a workspace, signed with a key that is made from its master key."""
    made = HKDF(SHA256(), _KEY_BYTES, salt=None, info=b"convene session pages")
    return Links(made.derive(master), now, base)


def pages_of(
    store: Store,
    receive: Receive,
    now: Callable[[], datetime],
    links: Links,
    asides: Asides,
) -> ASGIApp:
    """Return the pages of a workspace's sessions, to be mounted at /s."""
    return make_pages(
        House(
            look_up=decisions_in(store),
            receive=receive,
            now=now,
            links=links,
            asides=asides,
            pictures=DrawnPictures(),
            calendars=CalendarFiles(),
        )
    )
