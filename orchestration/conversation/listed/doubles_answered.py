"""Whether two on the list are the same, answered in words: "yeah same place", "nein, zwei".

Only who is asked just now, of a single pair, answers by such words; what stands behind them is
read as any other message.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context, sentence, without_call
from orchestration.conversation.ports.inbound import Part
from orchestration.deciding.state import Decision, Phase

_YES: Final = (
    r"(?:yes|yep|yeah|yup|ja|jep|jup|jo|genau|stimmt|right|exactly|correct|klar|sure|👍|oh|ah|ups)"
)
_NO: Final = r"(?:no|nope|nah|nein|nee|ne|👎|oh)"
_SAME: Final = (
    r"(?:(?:it['’]?s |that['’]?s |they['’]?re |they are |its |thats |das ist |ist |sind |meinte? )*"
    r"(?:the |das |der |die |exactly the |genau )?"
    r"(?:same(?: (?:one|place|thing|spot|restaurant))?"
    r"|(?:(?:der|das|die|den)?selben?|gleiche[nr]?)(?: laden| lokal| ort)?"
    r"|one i meant?|one (?:that )?i had in mind)(?: hier)?"
    r"|(?:das|den|die|der) (?:meinte|mein|meine) ich(?: auch)?)"
)
_OTHER: Final = (
    r"(?:(?:it['’]?s |that['’]?s |they['’]?re |they are |these are |das ist |das sind |sind |ist )*"
    r"(?:(?:not|nicht) (?:the |das |der |die )?(?:same(?: (?:one|place|thing))?|selbe|gleiche"
    r"|dasselbe"
    r"|derselbe)|different(?: (?:ones?|places?|things?))?|two different (?:ones|places|things)"
    r"|(?:was |etwas )?(?:anderes|verschieden(?:e)?)|zwei (?:verschiedene|andere)(?: läden)?"
    r"|another (?:one|place)|ein anderer(?: laden)?))"
)
_END: Final = r"(?: (?:lol|haha|sorry|indeed|too|auch|ja|yes|yeah|thx|thanks|danke))*"
_ANSWER: Final = re.compile(
    rf"\s*(?:(?P<same>(?:{_YES}\b[\s,.!]*)*(?P<named>{_SAME}){_END}|{_YES}(?:[\s,.!]+{_YES})*)"
    rf"|(?P<other>(?:{_NO}\b[\s,.!]*)*(?P<other_named>{_OTHER}){_END}|{_NO}))"
    r"(?=[\s,.;!–-]*$|\s*[.;!,–-]+\s)[\s,.;!–-]*(?:(?:and|und|but|aber|also)\s+)?(?P<rest>.*)",
    re.IGNORECASE | re.DOTALL,
)


async def heard(context: Context) -> tuple[Sequence[Part], Context | None]:
    """Answer for somebody what they are asked of two on a list; return the rest of a message.

    That is None where it says nothing else.
    """
    message = context.message
    found = None if message.is_edited else _ANSWER.fullmatch(without_call(message.text))
    asked = _asked(context) if found else None
    is_bare = found is not None and not (found["named"] or found["other_named"])
    if found is None or asked is None or (is_bare and not message.is_to_the_bot):
        return (), context
    decision, number = asked
    action = context.apart("/double")
    press = "same" if found["same"] else "different"
    reply = context.access.kinds.press(decision, action, press, number)
    await context.exchange.perform(replace(reply, notice="", note="", gone=()), decision.id)
    rest = found["rest"].strip()
    left = replace(context, message=replace(message, text=rest)) if rest else None
    return [sentence(reply.note or reply.notice)], left


def _asked(context: Context) -> tuple[Decision, str] | None:
    """Return of which pair somebody is asked, where it is a single one."""
    kinds = context.access.kinds
    found = [
        (each, number)
        for each in context.waiting
        if each.phase is Phase.INTAKE and not is_of_times(each)
        for number in kinds.press(each, context.action, "pairs-asked").notice.split()
    ]
    return found[0] if len(found) == 1 else None
