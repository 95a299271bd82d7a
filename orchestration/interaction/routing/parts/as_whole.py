"""What is told by the whole of a message, before each of its sentences is looked at."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from orchestration.interaction.routing.about import (
    About,
    Asks,
    OpenRequest,
    Opens,
    SessionQuestion,
    SessionWish,
    Social,
    Span,
    StandingWish,
    Unknown,
)
from orchestration.interaction.routing.ordered import ordered_as_whole
from orchestration.interaction.routing.parts.revoked import revoked
from orchestration.interaction.routing.setting import (
    SessionStage,
    Setting,
    Where,
)
from orchestration.language.choosing.held.labels import labelled
from orchestration.language.inviting.own_times import own_times_apart
from orchestration.language.inviting.settings_ordered import orders_settings
from orchestration.language.qualifying import sequel
from orchestration.language.talk.puts_right import goes_on

_LONGEST: Final = 500
"""Characters; what is longer is not looked through for who may see it."""

Route = Callable[[str, Setting], tuple[About, ...]]


def as_whole(text: str, setting: Setting, route: Route) -> tuple[About, ...]:
    """Return what a message is about by all of it; nothing where its sentences tell.

    What is said behind a wish of who may see it belongs to the wish.
    """
    if order := ordered_as_whole(text, setting):
        return (order,)
    if denied := revoked(text, setting, route):
        return denied
    if _goes_on(text, setting):
        return (SessionWish(Span(0, len(text))),)
    if begun := _begun_anew(text, setting, route):
        return begun
    if request := _with_own_times(text, setting, route):
        return (request,)
    return _of_who_may_see(text, setting, route)


_ALL_OF_IT: Final = re.compile(
    r"\W*(?:(?:a+rgh+|u+gh+|oh|ah|ok(?:ay)?|sorry|sry|no|nah|wait|hm+|ach|nee?|nein|mist)\W+)*"
    r"(?:(?:forget|scrap|ignore|scratch) (?:everything|it all|all (?:of )?(?:that|it))"
    r"|(?:vergiss|streich\w?|ignorier\w?) (?:das )?alles)(?: (?:please|pls|bitte))?\s*[,.;!–-]+\s*"
    r"(?=[^\W\d_])(?!(?:was|what|that|which|auch|even|every\w*|including|alle\w?|jede\w?|über|about)\b)",
    re.IGNORECASE,
)
"""What takes back all that its author said of this, ahead of what they say instead."""

_OWN_DATA: Final = re.compile(
    r"(?:(?:and|und|also|auch|all|alle) )*(?:my|meine?[nrsm]?) "
    r"(?:(?:own|personal|eigenen?|persönlichen?) )?"
    r"(?:name[ns]?|data|votes?|wishes|messages|daten|stimmen?|wünsche|nachrichten|account|konto)\b",
    re.IGNORECASE,
)
"""Who names what is known of them wants to be forgotten: “forget everything, my name, my votes”."""


def _begun_anew(text: str, setting: Setting, route: Route) -> tuple[About, ...]:
    """Return what a message is about that first takes back all of its author's wishes.

    What they say then is not theirs to be erased: “argh forget everything, I'll send my calendar”.
    """
    is_asked = any(each.stage is SessionStage.INTAKE for each in setting.sessions)
    head = _ALL_OF_IT.match(text) if is_asked and setting.where is Where.DM else None
    if head is None:
        return ()
    if _OWN_DATA.match(text, head.end()):
        return (SessionQuestion(Span(0, len(text)), asks=Asks.FORGET),)
    rest = route(text[head.end() :], setting)
    if any(isinstance(x, SessionQuestion) and x.asks is Asks.FORGET for x in rest):
        return ()
    told = (replace(x, span=Span(x.span.start + head.end(), x.span.end + head.end())) for x in rest)
    return (SessionWish(Span(0, head.end())), *told)


def is_begun_anew(text: str, span: Span) -> bool:
    """Tell whether a part of a message is what takes all before it back."""
    found = _ALL_OF_IT.match(text)
    return found is not None and span == Span(0, found.end())


def begun_anew(text: str, told: Sequence[About]) -> frozenset[Span]:
    """Return which part of a message takes all before it back, if one does."""
    return frozenset(each.span for each in told if is_begun_anew(text, each.span))


def _with_own_times(text: str, setting: Setting, route: Route) -> OpenRequest | None:
    """Return a request for a meeting beside which its author says when they can themselves.

    “Schedule a review with @omar, I can't do Fridays” is one, and no wish for good.
    """
    own, rest = own_times_apart(text) if len(text) <= _LONGEST else ("", text)
    told = [each for each in route(rest, setting) if not isinstance(each, Social)] if own else []
    if len(told) != 1 or not isinstance(told[0], OpenRequest) or told[0].kind is not Opens.MEETING:
        return None
    return replace(told[0], span=Span(0, len(text)))


def _of_who_may_see(text: str, setting: Setting, route: Route) -> tuple[About, ...]:
    """Return what a message is about that says who may see it; nothing of others."""
    if setting.where is Where.CHANNEL or len(text) > _LONGEST:
        return ()
    said = labelled(text)
    if said.visibility is None or not text.lstrip().startswith(said.words):
        return ()
    everything = Span(0, len(text))
    own = [each for each in setting.sessions if each.organiser.id == setting.who]
    if not said.words and own and setting.where is Where.THREAD and orders_settings(text):
        return ()
    if not said.words:
        is_open = any(each.stage is SessionStage.INTAKE for each in setting.sessions)
        return (SessionWish(everything),) if is_open else ()
    *before, last = route(said.words, setting)
    if not isinstance(last, SessionWish | StandingWish):
        return ()
    return (*before, replace(last, span=Span(last.span.start, everything.end)))


def _goes_on(text: str, setting: Setting) -> bool:
    """Tell whether a message goes on from what its author has told a meeting that is looked for.

    What could answer an open question as well does not.
    """
    said = goes_on(text) if _is_told_of_times(setting) else None
    return said is not None and not (said.weak and setting.question)


def saying_more(text: str, routed: list[About], setting: Setting) -> list[About]:
    """Return what a message is about: what no rule places may say more of what was told last."""
    is_unknown = all(type(each) is Unknown for each in routed) and not setting.question
    is_more = is_unknown and _is_told_of_times(setting) and sequel(text) is not None
    return [SessionWish(Span(0, len(text)))] if is_more else routed


def _is_told_of_times(setting: Setting) -> bool:
    is_asked = any(
        each.stage is SessionStage.INTAKE and each.may_be_of_times for each in setting.sessions
    )
    return is_asked and setting.where is Where.DM
