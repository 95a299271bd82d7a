"""English words for journeys at a fixed hour, which end or begin what somebody can do that day."""

from __future__ import annotations

from orchestration.language.values import Shade
from orchestration.language.words.writing import words

_VEHICLES = words("train flight plane bus coach ferry boat tram metro taxi cab lift ride shuttle")
_LEAVES = words(
    """
    leaves | is leaving | 's leaving | departs | goes | takes off | pulls out | is |
    is booked for | boards
    """
)
_ARRIVES = words(
    """
    gets in | gets me in | arrives | lands | comes in | pulls in | is in | gets back |
    gets me back | gets there | gets me there | touches down
    """
)
_CATCHING = words(
    """
    have a | have my | 've a | got a | 've got a | have got a | catch a | catch my | catch the |
    catching a | catching my | catching the | need to catch a | need to catch my |
    have to catch a | have to catch my | have to catch the | need to catch the | get my | on my
    """
)
_TO_CATCH = ("", " to catch", " to get", " home", " back", " out")


def _said() -> dict[str, object]:
    said: dict[str, object] = {}
    for vehicle in _VEHICLES:
        for owner in ("my", "our"):
            said |= {f"{owner} {vehicle} {verb}": Shade.ENDS for verb in _LEAVES}
            said |= {f"{owner} {vehicle} {verb}": Shade.BEGINS for verb in _ARRIVES}
            said[f"{owner} {vehicle}'s"] = Shade.ENDS
        said |= {f"{verb} {vehicle}{aim}": Shade.ENDS for verb in _CATCHING for aim in _TO_CATCH}
    return said


JOURNEYS = _said()
"""What says when somebody has to leave, or is there, by when they travel: "my train's at 16:42"."""
