"""German words for journeys at a fixed hour, which end or begin what somebody can do that day."""

from __future__ import annotations

from orchestration.language.values import Shade
from orchestration.language.words.writing import words

_HIS = words("zug flug flieger bus")
_HERS = words("bahn fähre sbahn straßenbahn maschine mitfahrgelegenheit")
_LEAVES = words("geht fährt fliegt startet legt")
_ARRIVES = words("kommt landet")


def _said() -> dict[str, object]:
    said: dict[str, object] = {}
    named = [*(("mein", each) for each in _HIS), *(("meine", each) for each in _HERS)]
    for owner, vehicle in named:
        for verbs, shade in ((_LEAVES, Shade.ENDS), (_ARRIVES, Shade.BEGINS)):
            for verb in verbs:
                said[f"{owner} {vehicle} {verb}"] = shade
                said[f"{verb} {owner} {vehicle}"] = shade
        reached = f"{'den' if owner == 'mein' else 'die'} {vehicle}"
        said |= {f"{verb} {reached}": Shade.ENDS for verb in ("muss", "nehme", "erwische")}
    return said


JOURNEYS = _said()
"""What says when somebody has to leave, or is there, by when they travel: "mein Zug geht um 4"."""
