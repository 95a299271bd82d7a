"""What somebody does for good, beyond any session."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.model.people import MemberId
from orchestration.privacy import Private
from orchestration.sessions.commands import ToPerson


@dataclass(frozen=True, slots=True, kw_only=True)
class TellForGood(ToPerson):
    """Somebody says what suits them in general; `besides` is what they are answered to it too.

    What is said `aloud` others can read.
    """

    text: Private[str]
    besides: Private[str] | None = None
    aloud: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TellZone(ToPerson):
    """Somebody says in which zone they are, by its IANA name."""

    zone: Private[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimAccount(ToPerson):
    """Who writes with another `account`, under a `name`, says that it is somebody's own as well."""

    account: MemberId
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TellParted(ToPerson):
    """An account is on its own: `name` has said that it is not theirs; "" where it was unlinked.

    It `was_linked` where it was theirs until then.
    """

    name: str = ""
    was_linked: bool = True
