"""Whether what was decided can be other yet, as somebody is told who asks."""

from __future__ import annotations

from typing import Final

from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Phase
from orchestration.model.people import MemberId

_OWN_TIME: Final = "It stands; “find a new time” has another looked for."
_OWN: Final = "It stands; “ask again” asks it anew."
_TIME: Final = (
    "It stands; only {name} can have another time looked for. If you can't make it, write so here."
)
_ANOTHERS: Final = "It stands; {name} can ask it anew."


def if_it_can_change(decision: Decision, who: MemberId) -> str:
    """Say who can have it decided anew, and what somebody does who cannot come; "" if nobody."""
    if decision.phase is not Phase.DECIDED:
        return ""
    is_of_times, organiser = method_of(decision).can_move, decision.organiser
    if organiser.id == who:
        return _OWN_TIME if is_of_times else _OWN
    return (_TIME if is_of_times else _ANOTHERS).format(name=organiser.name)
