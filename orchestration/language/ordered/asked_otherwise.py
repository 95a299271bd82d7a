"""What is to be other when the same is asked again: "ask that again, but with Friday added"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from orchestration.language.choosing.held.told_why import without_why_behind
from orchestration.language.choosing.lists.proposed import titles_in
from orchestration.language.inviting.settings import settings_said
from orchestration.model.times import TimeFrame

_ANY_DAY: Final = datetime(2027, 1, 1, 12, tzinfo=UTC)
"""No way of taking a decision depends on it."""

_AGAIN: Final = (
    r"(?:again|once more|one more time|nochmals?|noch ?mal|noch einmal|erneut|wieder|anew"
    r"|redo (?:it|this|that|(?:the |this |that )?(?:poll|vote|question))"
    r"|redo(?= (?:with|without)\b)|repeat (?:it|this|that|the)(?: (?:one|poll|vote|question))?"
    r"|wiederhol(?:e|en wir|t)? (?:das|es|die (?:umfrage|abstimmung))(?: ganze)?)"
)
_WHEN: Final = r"(?P<when>(?:(?!\b(?:with|mit|without|ohne|but|aber)\b)[^;.…]){0,40}?)"
_TURN: Final = (
    r"[\s,;:.…–-]+(?:(?:but|and|only|just|please|this time|aber|und|nur|bitte|diesmal|dieses mal"
    r"|jetzt|dann|then|now|maybe|vielleicht)[\s,]+)*"
)
_ON: Final = r"(?:with|mit|plus|samt|including|incl\.?|inklusive|add(?:ing)?|füge?|nimm)"
_OFF: Final = r"(?:without|ohne|minus|except|außer|ausser|leave out|drop|dropping|remove|lass)"
_BEHIND: Final = re.compile(
    r"(?:[\s,]+(?:added(?: (?:to|on) (?:it|the list))?"
    r"|as (?:an? )?(?:new |extra |further )?options?|als (?:neue |weitere )?option(?:en)?"
    r"|on (?:it|the list|there)|in (?:it|there)"
    r"|to (?:it|the list)|too|as well|instead|also|extra|dazu|dabei|hinzu|drauf|drin|zusätzlich"
    r"|auf der liste|auch|noch|weg|raus|out|abstimmen|wählen|fragen|entscheiden|machen|please"
    r"|pls|bitte|this time|diesmal))+$",
    re.IGNORECASE,
)
_THE_SAME_AGAIN: Final = re.compile(
    r"(?:(?:the |den |der |dem )?(?:very )?(?:same|gleichen|selben)|denselben|derselben)"
    r"(?: [\w-]+){0,3}",
    re.IGNORECASE,
)
"""What is no change at all: “with the same folks”."""

_FIRST: Final = re.compile(
    r"^(?:(?:also|noch|auch|the option|die option|option)\s+)+", re.IGNORECASE
)
_OTHERWISE: Final = re.compile(
    rf"(?P<asks>.*?\b{_AGAIN}\b){_WHEN}{_TURN}(?:(?P<on>{_ON})|(?P<off>{_OFF}))\s+(?P<what>.+)",
    re.IGNORECASE | re.DOTALL,
)
_THIS_TIME: Final = r"(?:this time|diesmal|dieses mal|please|pls|bitte)"
_THE_SAME: Final = r"(?:\s+(?:the same|das ?(?:gleiche|selbe)|dasselbe|it|that|das|es))?"
_TAKEN: Final = re.compile(
    rf"(?P<asks>.*?\b{_AGAIN}\b{_THE_SAME}{_WHEN})\s*[,;:…–-]*\s*"
    r"\b(?:(?:but|aber|only|nur|this time|diesmal|dieses mal|just|and|und|now|jetzt|then|dann)\s+)+"
    r"(?P<rest>.+)",
    re.IGNORECASE | re.DOTALL,
)
_BEHIND_AGAIN: Final = re.compile(
    rf"(?P<asks>.*?\b{_AGAIN}\b{_THE_SAME})[\s,;:…–-]+(?P<rest>.+)", re.IGNORECASE | re.DOTALL
)
_COURTESY_AROUND: Final = re.compile(
    rf"^(?:{_THIS_TIME}[\s,]+)+|(?:[\s,]+{_THIS_TIME})+$", re.IGNORECASE
)
IT: Final = "it"
"""What stands for what was decided: “vote again without it”."""

_OF_IT: Final = re.compile(
    r"(?:it|that|this|that one|them|das|es|den|die|dem|diese[nsm]?)", re.IGNORECASE
)
_SENTENCES: Final = re.compile(r"[.!?]+\s+")
_LETTER: Final = re.compile(r"[A-Z]")
_AND_OFF: Final = re.compile(rf"[\s,]+(?:and |und )?{_OFF}\s+(?P<also>.+)", re.IGNORECASE)
_AND_ON: Final = re.compile(rf"[\s,]+(?:and |und )?{_ON}\s+(?P<also>.+)", re.IGNORECASE)


_VOTES_AGAIN: Final = re.compile(
    r"(?:(?:so|ok|and|und|then|dann|oh|well|please|bitte|hm+)[,\s]+)*"
    r"(?:(?:can|could|should|shall|may)"
    r" we (?:please |maybe |just )*(?:vote|decide|choose|ask|poll"
    r"|do (?:it|this|that|the (?:vote|poll)))"
    r"|let['’]?s (?:vote|decide|choose|do (?:it|this|that))|vote"
    r"|(?:können|könnten|sollen|sollten|wollen) wir (?:bitte |das |dann |einfach )*"
    r"(?:nochmals?|noch ?mal|noch einmal|neu)(?: abstimmen| wählen)?)"
    r"(?: (?:again|once more|nochmal|noch mal))?"
    r"|(?:(?:the (?:same|whole thing)|all of (?:it|that)|everything|that|this|dasselbe|alles"
    r"|das (?:ganze|gleiche|selbe)) )?(?:again|once more|one more time|nochmals?|noch ?mal"
    r"|noch einmal)",
    re.IGNORECASE,
)


_BEHIND_AN_ORDER: Final = re.compile(
    rf"(?:(?:oh|ah|ach|ok|and|but|und|aber|only|just|nur|bitte|please|then|dann)[,\s]+)*"
    rf"(?:{_ON}|{_OFF})\s+\S",
    re.IGNORECASE,
)


def otherwise_behind(text: str) -> Otherwise | None:
    """Return what is to be other in what has just been asked again: “but leave out the falafel”."""
    said = text.strip()
    found = asked_otherwise(f"once more, {said}") if _BEHIND_AN_ORDER.match(said) else None
    return found if found and (found.adds or found.drops) else None


def votes_again(order: str) -> bool:
    """Tell whether an order to ask again is to vote again: “can we vote again”, without more."""
    return _VOTES_AGAIN.fullmatch(order.strip(" ,")) is not None


@dataclass(frozen=True, slots=True)
class Otherwise:
    """An order to ask again, and what is to be on the list then, and what is not.

    What is said beside it and is neither is `rest`; of it, `how` is how it is to be taken.
    """

    order: str
    adds: tuple[str, ...] = ()
    drops: tuple[str, ...] = ()
    rest: str = ""
    how: str = ""


def asked_otherwise(text: str) -> Otherwise | None:
    """Return what is to be other when it is asked again; None where words say nothing of that."""
    if (all_of_it := _taken(text.strip(" ?!."))) and all_of_it.how:
        return all_of_it
    text = without_why_behind(text)
    found = _OTHERWISE.fullmatch(text.strip(" ?!."))
    if found is None:
        return _taken(text.strip(" ?!."))
    order = _SENTENCES.split(f"{found['asks']}{found['when']}".strip(" ,"))[-1]
    order = f"{order} it" if order.casefold().endswith("redo") else order
    what, other = found["what"], ""
    if also := (_AND_OFF if found["on"] else _AND_ON).search(what):
        what, other = what[: also.start()], also["also"]
    named, others = _titles(what), _titles(other)
    if found["off"] and _OF_IT.fullmatch(_BEHIND.sub("", what.strip(" ?!."))):
        return Otherwise(order, others, (IT,))
    if _THE_SAME_AGAIN.fullmatch(found["what"].strip(" ?!.")):
        return Otherwise(order)
    if not named or (other and not others):
        return Otherwise(order, rest=f"{found['on'] or found['off']} {found['what']}")
    return Otherwise(order, named, others) if found["on"] else Otherwise(order, others, named)


def _taken(text: str) -> Otherwise | None:
    """Return how it is to be taken this time: “secret this time”, “once more, ranked”."""
    taken, behind = _TAKEN.fullmatch(text), _BEHIND_AGAIN.fullmatch(text)
    if taken and (rest := _COURTESY_AROUND.sub("", taken["rest"])):
        return _how(taken["asks"], rest) or Otherwise(taken["asks"], rest=rest)
    return _how(behind["asks"], _COURTESY_AROUND.sub("", behind["rest"])) if behind else None


def _how(order: str, words: str) -> Otherwise | None:
    return Otherwise(order, how=words) if says_how(words) else None


def says_how(words: str) -> bool:
    """Tell whether words are all of how a decision is taken."""
    asked = settings_said(words, TimeFrame(_ANY_DAY, "UTC"), ())
    return asked is not None and not asked.left_out and not asked.rest and bool(asked.settings.said)


def _titles(what: str) -> tuple[str, ...]:
    """Return what is named, each by itself: what joins two is no part of a name here."""
    bare = _FIRST.sub("", _BEHIND.sub("", what.strip(" ?!.")))
    named = filter(None, re.split(r"\s*(?:,|\band\b|\bund\b|&)\s*", bare))
    parts = [(each,) if _LETTER.fullmatch(each) else titles_in(each) for each in named]
    return tuple(one for each in parts for one in each) if all(parts) else ()
