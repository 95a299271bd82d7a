"""Orders by the whole of a message: of a channel, or of what repeats; and what of it there is."""

from __future__ import annotations

import re
from typing import Final

from orchestration.interaction.routing.about import (
    Asks,
    Does,
    Held,
    SessionOrder,
    SessionQuestion,
    Span,
)
from orchestration.interaction.routing.setting import Setting, Where
from orchestration.language.choosing.words import words_of
from orchestration.language.inviting.of_this_channel import said_of_channel
from orchestration.language.inviting.settings import THIS_CHANNEL, asks_for_usual
from orchestration.language.inviting.settings_ordered import LONGEST_ORDER
from orchestration.language.inviting.time_left import ends_at, ends_in

_CALL: Final = re.compile(r"@convene\b", re.IGNORECASE)
_STOPS: Final = re.compile(
    r"(?:(?:bitte|please|ok|hey|so|@convene)[, ]+)*"
    r"(?:hör(?:t|en wir)? (?:bitte |mal )*(?:damit |mit (?:der|dem|den"
    r"|dieser) [^,.!?]{1,40})?auf\b"
    r"|stell(?:t)? (?:bitte )?(?:die|das|den|diese) [^,.!?]{1,40} ein\b)",
    re.IGNORECASE,
)
"""What ends something that repeats, where nothing else is open."""

_POLITELY: Final = (
    r"(?:(?:please|pls|bitte|ok|hey|so|and|und|let['’]?s|(?:can|could|should) (?:we|you)"
    r"|we(?:['’]ll| can| should)?|lasst? uns|können wir|wir)[, ]+)*"
)
_NEXT: Final = (
    r"(?:(?:for |in )?(?:this|next|the coming|the next) (?:week|time|one|\w+day)|tomorrow"
    r"|(?:on )?\w+day"
    r"|for (?:once|now)|once"
    r"|(?:für )?(?:diese|nächste|kommende)[nrsm]? (?:woche|mal|\w+tag)|am \w+tag|morgen"
    r"|(?:ein)?mal)"
)
_WHAT: Final = (
    r"(?:(?:the|our|that|this|your|das|den|die|der|dem|unser\w*) )?"
    r"(?!i\b|me\b|ich\b|mich\b)[^,.!?:]{2,40}?"
)
_KIND: Final = (
    r"(?:thing|routine|polls?|questions?|series|votes?|ding"
    r"|[\w-]*(?:umfragen?|fragen?|serie|abfrage|abstimmung(?:en)?))"
)
_THANKS: Final = r"(?:[, ]+(?:please|pls|bitte|for good|now|thanks|danke|ok|jetzt))*[ .!?]*"
_LEAVES: Final = (
    r"(?:skip|leave out|drop|pause|suspend|omit|überspringt?|überspringen wir|pausiert?"
    r"|pausieren wir"
    r"|lasst?|lassen wir|setzt?|setzen wir)"
)
_LEAVES_OUT: Final = re.compile(
    rf"{_POLITELY}(?:{_LEAVES} {_WHAT} {_NEXT}(?: (?:aus|ausfallen|weg))?"
    rf"|(?:pause|suspend|pausiert?) {_WHAT} ?{_KIND}"
    rf"|no {_WHAT} ?{_KIND} {_NEXT}|{_NEXT} (?:bitte )?keine? {_WHAT} ?{_KIND}"
    rf"|{_WHAT} (?:fällt )?{_NEXT} (?:bitte )?(?:aus|ausfallen(?: lassen)?|auslassen"
    rf"|aussetzen|überspringen|pausieren)"
    rf"|(?:lasst? |lassen wir )?{_NEXT},? (?:lassen wir |fällt |setzen wir |(?:bitte )?){_WHAT}"
    r" (?:aus|ausfallen(?: lassen)?|auslassen|aussetzen|überspringen|pausieren)"
    rf"){_THANKS}",
    re.IGNORECASE,
)
"""What repeats is left out once: “skip lunch next week”, “nächste Woche fällt Lunch aus”."""

_LEAVES_IT_OUT: Final = re.compile(
    rf"{_POLITELY}(?:{_NEXT} (?:fällt (?:es |das )?|setzen wir |bitte |lassen wir )*(?:aus"
    rf"|aussetzen|ausfallen)"
    rf"|(?:skip|pause) {_NEXT}|not {_NEXT}){_THANKS}",
    re.IGNORECASE,
)
"""The same without a name: “nächste Woche fällt aus”."""

_ENDS: Final = re.compile(
    rf"{_POLITELY}(?:(?:stop|end|quit|kill|turn off|switch off|get rid of|stoppt?|beendet?"
    rf"|no more) {_WHAT} ?{_KIND}"
    rf"|(?:stop|quit) asking (?:us |me |everyone )?(?:about |for )?(?!me\b){_WHAT}"
    rf"|(?:don['’]?t|do not|never) ask (?:us |everyone )?(?:about "
    rf"|for ){_WHAT}(?: (?:any ?more|again|ever again))?"
    rf"|keine? {_WHAT} ?{_KIND} mehr|{_WHAT} ?{_KIND} (?:bitte )?(?:stoppen|beenden"
    rf"|abschalten|einstellen|abstellen)"
    rf"|fragt? (?:uns |bitte )*nicht mehr nach {_WHAT})(?: (?:each|every) (?:week"
    rf"|\w+day))?{_THANKS}",
    re.IGNORECASE,
)
"""It ends, where nothing is open that could be meant: “stop the lunch thing”."""

_WHAT_REPEATS: Final = re.compile(
    rf"{_POLITELY}(?:tell (?:me|us) |show (?:me|us) |sag (?:mir|uns) |zeig (?:mir|uns) )?(?:"
    r"(?:what|which (?:polls|questions|votes|things|ones|series|routines))(?:['’]?s| is| are"
    r"| do you| do we| here)*"
    r"(?: (?:ask(?:ed)?|run(?:ning)?|repeats?|repeating|recurring|recurs?|scheduled|done|have))+"
    r"(?: (?:us|here|regularly|every week|each week|weekly|again and again|by itself"
    r"|in this channel|running|repeating))*"
    r"|(?:what|which|any)(?: (?:regular|recurring|repeating|weekly) (?:polls|questions|votes"
    r"|things))(?: (?:do (?:you|we)"
    r" (?:ask|have|run)|are (?:there|running|on)|here))*"
    r"|was (?:fragst du|fragst du uns|wird|wiederholt sich|läuft)(?: (?:hier|uns|regelmäßig"
    r"|jede woche|immer|wöchentlich"
    r"|gefragt|wiederholt|denn|so|alles))*"
    r"|welche (?:umfragen|fragen|abstimmungen|serien|routinen) (?:laufen|wiederholen sich|kommen"
    r"|stellst du"
    r"|gibt es)"
    r"(?: (?:hier|uns|regelmäßig|jede woche|immer|wöchentlich|denn|so|alles))*)[ ?.!]*",
    re.IGNORECASE,
)
_KIND_NAMED: Final = re.compile(r"\b(?:routine|series|serie|questions?|fragen?)\b", re.IGNORECASE)
"""Words of what repeats, where something else is open."""

_REGULARLY: Final = re.compile(
    r"\b(?:series|serien?|routinen?|routines?|repeat\w*|recur\w*|regular\w*|weekly"
    r"|(?:every|each) week|again and again|by itself"
    r"|wiederhol\w*"
    r"|regelmäßig|jede woche|wöchentlich|immer)\b",
    re.IGNORECASE,
)
"""What a question about what repeats has in it."""


def ordered_as_whole(text: str, setting: Setting) -> SessionOrder | SessionQuestion | None:
    """Return what all of a message sets for a channel, asks of that, or stops; None where none."""
    whole, words = Span(0, len(text)), text[:LONGEST_ORDER]
    if _is_of_channel(words, setting) or asks_for_usual(_CALL.sub("", words)):
        return SessionOrder(whole, Does.DEFAULTS)
    if _ends(words, setting):
        return SessionOrder(whole, Does.CLOSE, Held.TIME)
    said = _CALL.sub("", words).strip(" ,:")
    if _WHAT_REPEATS.fullmatch(said) and _REGULARLY.search(said):
        return SessionQuestion(whole, Asks.REPEATS)
    if setting.open_ones and (_names_one(said, setting) or not _KIND_NAMED.search(said)):
        return None
    if _STOPS.match(said) or _ENDS.fullmatch(said):
        return SessionOrder(whole, Does.STOP)
    is_alone = not setting.sessions and _LEAVES_IT_OUT.fullmatch(said) is not None
    is_left_out = _LEAVES_OUT.fullmatch(said) and not _names_one(said, setting)
    return SessionOrder(whole, Does.SKIP) if is_left_out or is_alone else None


def _is_of_channel(words: str, setting: Setting) -> bool:
    """Tell whether words set something for the channel; among themselves people only tell it."""
    is_told = setting.where is Where.THREAD and _CALL.match(words) is None
    return THIS_CHANNEL.match(words) is not None or (
        not is_told and said_of_channel(words) is not None
    )


def _ends(words: str, setting: Setting) -> bool:
    """Tell whether words say by what is left when something open ends: in private, one's own."""
    own = any(each.organiser.id == setting.who for each in setting.open_ones)
    may_end = own or (bool(setting.open_ones) and setting.where is not Where.DM)
    return may_end and bool(ends_in(words) or ends_at(words))


def _names_one(words: str, setting: Setting) -> bool:
    """Tell whether words name what is open or was decided: that is called off, and not left out."""
    said = {each.word for each in words_of(words)}
    return any(said & {each.word for each in words_of(x)} for x in setting.subjects)
