"""What somebody orders in a panel: to see their card, to hide somebody, to put it to a vote."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class PanelOrder(StrEnum):
    """What is ordered; the first three are of somebody, and the next two may name what they are of.

    What is to be compared by the panel itself is no order: two are named then.
    """

    TALK_TO = "talk_to"
    HIDE = "hide"
    REMOVE = "remove"
    PIN = "pin"
    BESIDE = "beside"
    TALK_TO_ALL = "talk_to_all"
    CARD = "card"
    VOTE = "vote"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class PanelOrdered:
    """An order, and the `thing` that it names; what is `off` is taken back."""

    order: PanelOrder
    thing: str = ""
    off: bool = False


_END: Final = r"(?: (?:please|pls|bitte|now|jetzt|again|wieder))*[.!?]*"
_THING: Final = r"(?:(?:the|den|die|das|der) )?(?P<thing>[^.!?]{1,80}?)"
_OFF: Final = r"(?P<off>un)?"
_TOGETHER: Final = (
    r"(?:let['’]?s|shall we|can we|could we|should we|may we|we should|we could|time to|how do we"
    r"|lasst? uns|sollen wir|wollen wir|können wir|wir sollten)"
)
_HURRY: Final = r"(?:(?:just|now|please|then|all|mal|doch|jetzt|bitte|einfach|nun) )*"
_VOTE: Final = (
    r"(?:decide|vote|have a vote|take a vote|hold a vote|make a poll|do a poll|poll"
    r"|(?:darüber )?(?:abstimmen|entscheiden)|eine (?:abstimmung|umfrage) machen)"
)
_ON_IT: Final = (
    r"(?: (?:on|about|between|over|for|zwischen|über|it|this|that|these|them|those|two|now|then"
    r"|together|jetzt|dann|darüber))*"
)
_PUT_IT: Final = (
    r"(?:put|bring|take) (?:it|this|that|these|them|those) (?:up )?(?:to|for) (?:a|the) vote"
    r"|stimmen wir (?:(?:darüber|jetzt|nun|mal|doch|dann) )*ab|start a (?:vote|poll)"
    r"|(?:starte?|mach)(?: mal)? eine (?:abstimmung|umfrage)"
)
_ALONE: Final = (
    r"(?:decide|vote|(?:wir )?(?:abstimmen|entscheiden|stimmen ab)|entscheiden wir(?: uns)?)"
    r"(?: together| now| zusammen| gemeinsam| jetzt| darüber)*"
)
_BESIDE: Final = (
    r"(?:show |put )?(?:(?:them|us|you|it) )?(?:all )?side by side|nebeneinander"
    r"|(?:can you |could you |please )*compare(?: (?P<thing>[^.!?]{1,80}?))?"
    r"|(?:bitte )?vergleich(?:e|t)?(?: (?P<ding>[^.!?]{1,80}?))?"
)
_ONLY: Final = r"only|just|select|talk to|speak to|nur|frag nur"
_FIRST: Final = r"(?:(?:ok(?:ay)?|so|well|right|then|also|gut|na gut|dann|and|und)\b[, ]+)*"

_ORDERS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), order)
    for pattern, order in (
        (
            r"(?:i['’]?m |we['’]?re |all )?done[.!]*|that['’]s all[.!]*|fertig[.!]*",
            PanelOrder.DONE,
        ),
        (rf"(?:please )?{_OFF}pin {_THING}[.!]*", PanelOrder.PIN),
        (
            r"(?:show (?:me )?)?my card[.!?]*|what have i pinned[.!?]*|(?:zeig )?meine karte[.!?]*",
            PanelOrder.CARD,
        ),
        (
            rf"(?:{_BESIDE}){_END}",
            PanelOrder.BESIDE,
        ),
        (rf"(?:please )?{_OFF}(?:hide|mute) {_THING}{_END}", PanelOrder.HIDE),
        (rf"(?:bitte )?(?:verstecke?|blende?) {_THING}(?: aus)?{_END}", PanelOrder.HIDE),
        (
            rf"(?:please )?(?:{_ONLY}) (?P<thing>\w{{1,30}})(?: only| please| bitte)*[.!]*",
            PanelOrder.TALK_TO,
        ),
        (
            r"(?:talk to |ask |select )?(?:everybody|everyone|all)(?: again| of you)*[.!]*",
            PanelOrder.TALK_TO_ALL,
        ),
        (rf"(?:please )?(?:remove|take out|bring back) {_THING}[.!]*", PanelOrder.REMOVE),
        (rf"{_FIRST}{_TOGETHER} {_HURRY}{_VOTE}{_ON_IT}{_END}", PanelOrder.VOTE),
        (
            rf"{_FIRST}(?:please )?(?:{_PUT_IT}|{_ALONE})(?: then| now| jetzt)*{_END}",
            PanelOrder.VOTE,
        ),
    )
)


def panel_order(words: str) -> PanelOrdered | None:
    """Return the order that words are, None where they are none."""
    for pattern, order in _ORDERS:
        if found := pattern.fullmatch(words.strip()):
            named = found.groupdict()
            thing = named.get("thing") or named.get("ding") or ""
            return PanelOrdered(order, thing.strip(), bool(named.get("off")))
    return None
