"""What is said under a vote that has ended: why nothing was decided, or that it is asked again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known.context import Context, lately_over, sentence
from orchestration.conversation.ports.inbound import Part
from orchestration.deciding.actions.reviewing import OFFER
from orchestration.deciding.ended.why_nothing import counted_of, why_none
from orchestration.deciding.state import Decision, Phase, Why
from orchestration.deciding.step import how_it_ended, is_over
from orchestration.interaction.answers import said
from orchestration.interaction.routing import About, SessionOrder
from orchestration.voting.check import find_rule

_LEAD: Final = (
    r"(?:(?:what|wait|huh|hm+|ok(?:ay)?|so|but|and|hey|hä|was|wie|warte|moment|aber|und|also|äh)\b"
    r"[\s,?!.:–-]*)*"
)
_FAILED: Final = (
    r"(?:fail(?:s|ed)?|rejected|turned down|lost"
    r"|did(?: not|n['’]?t) (?:pass|go through|make it|count)"
    r"|not (?:pass(?:ed)?|go(?:ne)? through|adopted|accepted|enough|elected|decided)|no outcome"
    r"|no decision"
    r"|without (?:an? )?(?:outcome|decision)"
    r"|durchgefallen|gescheitert|abgelehnt|nicht (?:durch(?:gekommen)?|angenommen|genug|gereicht"
    r"|gewählt|entschieden)|kein(?:e|en)? (?:entscheidung|ergebnis|beschluss)|ohne ergebnis)"
)
_WHY: Final = re.compile(
    rf"{_LEAD}(?:why|how come|how|warum|wieso|weshalb|weswegen)\b.{{0,60}}?"
    rf"(?:\b{_FAILED}\b.{{0,40}}|\b(?:not|nicht)\b)[?!. ]*"
    rf"|{_LEAD}(?:(?:\d+|{{n}}) ?(?:to|zu|gegen|vs|:|-|–) ?(?:\d+|{{n}})"
    rf"|a majority|the majority|most of us|mehrheit|die mehrheit|die meisten)\b"
    rf".{{0,50}}?\b{_FAILED}\b.{{0,30}}"
    rf"|{_LEAD}(?:it |that |this |das |es |sie )?(?:has |is |ist |hat |wurde )?{_FAILED}\?+[?! ]*"
    r"|(?:why|how come|why not|wieso|warum|wieso nicht|warum nicht)[?! ]*"
    r"|what (?:was|is) (?:needed|missing|the threshold|the bar)[?! ]*"
    r"|(?:was|wie ?viele?) (?:hat|haben|hätte|hätten) (?:gefehlt|es gebraucht|gebraucht)[?! ]*"
    r"|how many (?:would have been |were |are |was |did we )(?:needed|need|missing)[?! ]*".replace(
        "{n}", "(?:one|two|three|four|five|six|eins?|zwei|drei|vier|fünf|sechs)"
    ),
    re.IGNORECASE,
)
_HAS_FAILED: Final = re.compile(rf"\b{_FAILED}\b", re.IGNORECASE)
_VOTES_AGAIN: Final = re.compile(
    rf"{_LEAD}(?:(?:(?:can|could|shall|should|may) we|let['’]?s|please|pls|we (?:should|could))"
    r" )?(?:(?:redo|repeat) (?:this|that|it|the (?:poll|vote))"
    r"|(?:do|run|ask|have) (?:this|that|it|the same(?: thing| poll| vote)?"
    r"|the (?:poll|vote)) (?:all"
    r" )?(?:over )?again)"
    r"(?: (?:(?:next|in|on|for|the|this|a|two|\d) ?)+(?:\w*day|weeks?|months?|year|time|sprint"
    r"|quarter)| then| now| please| pls| tomorrow)*[\s?!.]*"
    r"|(?:(?:können|könnten|sollen|sollten|wollen) wir|machen wir|lasst? uns|mach(?:t)?) "
    r"(?:das|es|die (?:umfrage|abstimmung))(?: (?:bitte|doch|ganze|dann|auch))*"
    r"(?: (?:nächste[nrs]?|in|im|am|einer?|zwei) (?:\w+ ?){1,2}?| morgen)?"
    r" ?(?:nochmals?|noch (?:ein)?mal|wieder|erneut|wiederholen)"
    r"(?: (?:machen|fragen|abstimmen|so))*[\s?!.]*"
    rf"|{_LEAD}(?:(?:can|could|shall|should|may) we|let['’]?s"
    rf"|we (?:should|could|have to)|please|pls"
    r"|i(?:['’]d| would) like to|(?:können|könnten|sollen|sollten|wollen|dürfen) wir|lasst? uns"
    r"|wir (?:sollten|müssen|könnten)|bitte)\b[^?.!;]{0,30}?\b"
    r"(?:vote|decide|ask|poll|try|revote|redo|repeat|(?:ab)?stimmen|entscheiden|fragen|wiederholen"
    r"|nochmal|noch mal|noch einmal)\b[^?.!;]{0,40}?"
    r"\b(?:again|once more|anew|over|nochmal|noch mal|noch einmal|neu|erneut|wiederholen"
    r"|abstimmen|redo|revote|repeat)\b.{0,80}",
    re.IGNORECASE,
)


async def heard(context: Context, routed: Sequence[About]) -> Sequence[Part] | None:
    """Say why nothing was decided, and what it took; or offer to ask again; None for all else."""
    message = context.message
    decision = context.one(message.about) if message.about else await _failed_lately(context)
    if decision is None or not is_over(decision) or message.is_edited:
        return None
    words, has_none = " ".join(context.words.split()), decision.phase is Phase.WITHOUT_OUTCOME
    if any(isinstance(each, SessionOrder) for each in routed):
        return None
    if has_none and _WHY.fullmatch(words):
        which = "" if message.about else f"“{decision.terms.subject}”:"
        told = (which, counted_of(decision), why_none(decision), _needed(decision))
        return [sentence(" ".join(filter(None, told)))]
    if _VOTES_AGAIN.fullmatch(words) and decision.member(context.who):
        return [Part(said(how_it_ended(decision), (OFFER,)), decision.id)]
    return None


async def _failed_lately(context: Context) -> Decision | None:
    """Return what has last failed where words to the bot ask why something did."""
    words = " ".join(context.words.split())
    is_asked = _WHY.fullmatch(words) is not None and _HAS_FAILED.search(words) is not None
    if not context.message.is_to_the_bot or not is_asked:
        return None
    ended = await lately_over(context)
    return next((each for each in ended if each.phase is Phase.WITHOUT_OUTCOME), None)


def _needed(decision: Decision) -> str:
    """Say what the rule asks for, where it elected nothing and no number was missed."""
    if decision.why in (Why.QUORUM, Why.THRESHOLD) or not decision.rounds:
        return ""
    return find_rule(decision.rule_of(decision.round.number)).explanation
