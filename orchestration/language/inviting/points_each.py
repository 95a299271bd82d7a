"""How many points each has to share out, beside the word that there are points: “dots, 5 each”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.language.inviting.clause import Clause
from orchestration.language.inviting.setting_clause import NUMBER, Taken, by_pattern

_EACH_ONE: Final = (
    r"(?:each|apiece|a (?:head|person)|per (?:person|head|nose)|for (?:everyone|everybody|each|all)"
    r"|everyone|everybody|je(?:weils|der)?|pro (?:person|kopf|nase)|für (?:alle|jeden?))"
)
_EACH: Final = re.compile(
    rf"(?:{_EACH_ONE} (?:has |have |gets? |hat |haben |bekommt )?)?{NUMBER}(?: {_EACH_ONE})?",
    re.IGNORECASE,
)


def with_points(clauses: Sequence[Clause]) -> Sequence[Clause]:
    """Return clauses with what a number alone says where points are shared out."""
    if not any(each.taken and each.taken[0].rule == "dots" for each in clauses):
        return clauses
    return [replace(each, taken=each.taken or _points_each(each.words)) for each in clauses]


def _points_each(words: str) -> Taken | None:
    found = _EACH.fullmatch(words.strip())
    return by_pattern(f"{found['n']} points") if found else None
