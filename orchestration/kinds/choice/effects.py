"""What a choice needs done outside."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from orchestration.model.people import MemberId
from orchestration.model.suggestion import ListToChoose, Stated
from orchestration.privacy import Private
from orchestration.sessions.effects import Effect


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftStatements(Effect):
    """Have a model draft statements from labelled opinions; comes back as StatementsDrafted.

    In a later round `revised` is the statement that the opinions are about.
    """

    round: int
    question: str
    opinions: Mapping[MemberId, Private[tuple[str, ...]]]
    revised: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SuggestListed(Effect):
    """Have options of a list proposed and judged by a coordinator; comes back as ListedSuggested.

    The `keys` are those of the options of which it is told, in that order.
    """

    round: int
    keys: tuple[str, ...]
    listed: ListToChoose
    people: Mapping[MemberId, Private[Stated]]
