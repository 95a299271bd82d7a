"""Votes on times in words of their own: that none suits or all do, and by the day of an option."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.told import wishes
from orchestration.conversation.voted import (
    agreeing_to_times,
    asked_of_times,
    likely_votes,
    uncounted,
    vote_taken,
    votes,
)
from orchestration.conversation.voted.agreeing_to_times import voted_on
from orchestration.conversation.voted.asked_of_times import fitting
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.commands import CastBallot
from orchestration.deciding.state import Decision
from orchestration.deciding.wishes.hearing import wishes_in
from orchestration.interaction.routing import About, Social, Unknown, Vote
from orchestration.interaction.routing.lexicon import lexicon_of
from orchestration.interaction.routing.signs import signs_in
from orchestration.interaction.routing.weighing.nearest import likeness
from orchestration.language.choosing.held.agreement import said_plainly
from orchestration.language.talk.social import without_exclamations
from orchestration.language.votes.indifferent import abstains
from orchestration.language.votes.reading import read
from orchestration.language.votes.soft_no import as_meant
from orchestration.language.votes.the_rest import else_fine
from orchestration.language.votes.vocabulary import (
    LEADS,
    UNOPPOSED,
    says_any_of_them,
    says_what_was_meant,
)
from orchestration.model.ballots import NoneOfThese
from orchestration.model.preferences import Polarity
from orchestration.sessions.user_action import Reply
from orchestration.voting.forms import APPROVALS, CONSENTS

_NONE_AND_WHY: Final = re.compile(
    r"\s*(?P<none>[^,.;:!?–]+?)\s*(?:[,.;:!–]|\s-\s|\b(?=(?:because|since|weil|denn|as i)\b))+\s*"
    r"(?P<why>\S.*)",
    re.IGNORECASE | re.DOTALL,
)
_UGH: Final = re.compile(
    r"^(?:(?:ugh+|argh+|hm+|uff+|puh+|oh|ah|ach|sorry|well|tja|hmpf|oof|mist|damn)[\s,.!…]*)+",
    re.IGNORECASE,
)
_LETTER: Final = re.compile(r"\b[A-Z]\b")
_FOR: Final = (
    r"(?:(?:sorry|ok(?:ay)?|hi|hey|so|also|dann|then|and|und),? )*"
    r"(?:(?:i(?:['’]?d| would|['’]?ll| will)?(?: like to)? |ich (?:würde )?)?"
    r"(?:vote|voting|votes|votier(?:e|en)|stimme?|stimmen)(?: (?:is|ist|also|dann|doch|nun|jetzt))*"
    r" (?:for|für)"
    r"|(?:i(?:['’]?m| am)|(?:ich )?bin)(?: all)? (?:for|für)"
    r"|(?:please |bitte )?(?:put|count|mark) me (?:down )?(?:for|as)|(?:go )?team"
    r"|(?:zähl|setz|trag)\w* mich (?:für|auf|bei)(?: ein)?"
    r"|(?:my vote|meine stimme|mein (?:kreuz(?:chen)?|votum))"
    r"(?: (?:is|ist|goes|geht|gehört|bekommt|kriegt|now|jetzt|doch|wandert|hat))*"
    r"(?: (?:to|an|for|für|bei|auf))?"
    r"|(?:i['’]?m |ich )?(?:chang(?:e|ing)|switch(?:ing)?|wechs[le]+|wechsele)"
    r"(?: (?:um|over|back|my vote|meine stimme|doch))* (?:to|zu[mr]?|auf))"
    r"(?: (?:the|den|der|die|das|dem))? "
)
_BY_DAY: Final = re.compile(
    rf"(?:{_FOR}(?P<behind>[^,;.!?]+?)(?: (?:one|option|slot|termin|then|dann|bitte|please|pls))*"
    r"|(?:the |den |der |die |das )?(?P<ahead>[^,;.!?]+?)(?: (?:one|option|slot|termin))?"
    r" (?:gets|has|got|bekommt|kriegt|hat) (?:my vote|meine stimme))"
    r"[\s.!]*",
    re.IGNORECASE,
)
"""A vote for a time that is named."""

_VOTE: Final = "vote"
_MARGIN: Final = 2.0
"""By so much a sentence is more like a vote than like anything else."""
_LONGEST: Final = 80

_IS_BETTER: Final = re.compile(
    r"(?: (?:is|works?|would be|suits|ist|passt|geht|klappt|wäre)(?: (?:me|mir|uns))?"
    r"(?: (?:better|best|fine|good|besser|am besten|gut|doch|auch|lieber))?)?"
    r"(?: (?:for me|für mich|bei mir|then|dann|please|bitte|after all))*[\s.!]*$",
    re.IGNORECASE,
)
"""What may stand behind the time that somebody changes to."""

_IS_TOLD: Final = re.compile(
    r"\s*(?:['’]s|s|is|are|was|ist|sind|wird|wurde|war)\s+"
    r"(?!(?:(?:still|now|also|actually|really|just|the|jetzt|doch|auch|noch|echt|die|der|das)\s+)*"
    r"(?:my|mine|it|one|what|best|better|fine|good|great|ok|okay|perfect|ideal|winner|meine?s?|wo"
    r"|beste\w*|am|gut|besser|super|prima|passend|ideal|richtig\w*)\b)\S",
    re.IGNORECASE,
)
"""How a time is, behind it, in words that are no praise: “Tuesday's dead now” is no vote for it."""

_NOT: Final = re.compile(
    r"\b(?:not|never|no|none|neither|nothing|nicht|nichts|kein\w*|nie|or|oder|and|und)\b",
    re.IGNORECASE,
)


async def none_of_times(context: Context) -> Sequence[Part] | None:
    """Take that no time on the table suits somebody, and what they say of others; else None.

    “None of these, Thursday?” is a vote, in private, and why is a wish.
    """
    parts = _NONE_AND_WHY.fullmatch(without_exclamations(_UGH.sub("", context.words)).strip())
    decision = None if context.message.in_channel else voted_on(context)
    if decision is None or not parts:
        return None
    names = ballot_forms.names(decision)
    found, whole = read(parts["none"], names), read(context.words.strip(), names)
    if found is None or not found.none or (whole and whole.choices):  # "none of these but C"
        return None
    cast_ = ballot_forms.cast(decision, context.action, NoneOfThese(), parts["why"])
    return await vote_taken.taken(context, decision, cast_)


async def unopposed(context: Context) -> Sequence[Part] | None:
    """Take “no objections” as a yes to all times on the table, where a ballot has room for it."""
    decision = voted_on(context)
    if decision is None or ballot_forms.rule_of(decision).form not in (CONSENTS, APPROVALS):
        return None
    if not UNOPPOSED.fullmatch(said_plainly(context.words)):
        return None
    cast_ = votes.vote_of(context, decision, [context.words])
    return await vote_taken.taken(context, decision, cast_) if cast_ else None


async def indifferent(context: Context) -> Sequence[Part] | None:
    """Take words of who leaves it to the others as an abstention: “whichever, I don't mind”."""
    decision = voted_on(context)
    if decision is None or not abstains(said_plainly(context.words)):
        return None
    cast_ = votes.vote_of(context, decision, [context.words])
    return await vote_taken.taken(context, decision, cast_) if cast_ else None


async def corrected(context: Context) -> Sequence[Part] | None:
    """Take what somebody says that they meant as their vote: “no sorry, I meant the second”."""
    decision, said = voted_on(context), said_plainly(context.words)
    if decision is None or "?" in said or not says_what_was_meant(said):
        return None
    if context.message.in_channel and context.who not in decision.round.ballots:
        return None
    found = read(said, ballot_forms.names(decision))
    if found is None or not found.choices:
        return None
    cast_ = votes.vote_of(context, decision, [context.words])
    return await vote_taken.taken(context, decision, cast_) if cast_ else None


async def any_of_them(context: Context) -> Sequence[Part] | None:
    """Take “any of these is fine with me” as what “all of them work” is; None of others."""
    decision, said = voted_on(context), said_plainly(context.words)
    if decision is None or not says_any_of_them(said):
        return None
    found = read(said, ballot_forms.names(decision))
    if found is None or not found.of_all or found.choices:
        return None
    cast_ = votes.vote_of(context, decision, [context.words])
    return await vote_taken.taken(context, decision, cast_) if cast_ else None


async def unplaced(context: Context) -> Sequence[Part]:
    """Take words as a vote that nothing else is known of, if they name an option and read as one.

    “Doch lieber A, das mit B war voreilig” is one, whatever its other words are.
    """
    decision = voted_on(context)
    names = ballot_forms.names(decision) if decision else ()
    if decision is None or not any(each in names for each in _LETTER.findall(context.words)):
        return []
    cast_ = votes.vote_of(context, decision, [context.words])
    return await vote_taken.taken(context, decision, cast_) if cast_ and cast_.commands else []


def vote_in(context: Context) -> tuple[Decision, Reply] | None:
    """Return the vote that a message is for the only time on a day that it names, and where.

    “The Tuesday afternoon one gets my vote” is one where one option alone is on that afternoon.
    """
    decision, found = voted_on(context), _BY_DAY.fullmatch(context.words.strip())
    if decision is None:
        return None
    named = (found["behind"] or found["ahead"]) if found else _time_voted_for(context)
    is_no = bool(_NOT.search(named)) or (bool(named) and _rules_out(context, decision))
    option = None if is_no else _only_option(context, decision, named)
    cast_ = votes.vote_of(context, decision, [option]) if option else None
    return (decision, cast_) if cast_ else None


def _rules_out(context: Context, decision: Decision) -> bool:
    """Tell whether words say what does not suit somebody: “Tuesday's out for me now” is no vote."""
    read_ = wishes_in(decision, context.who, context.words, context.action.at) or ()
    return any(each.polarity is Polarity.AGAINST for each in read_)


def _time_voted_for(context: Context) -> str:
    """Return the time that words name which read as a vote by all of them; "" where none do.

    “I'd go with the Tuesday one” is one, and so is “changed my mind, Tuesday is better”; “Tuesdays
    are best for me” tells what suits.
    """
    words, said = context.words.strip(), _without_change(context.words.strip())
    if not said or len(words) > _LONGEST:
        return ""
    lexicon = lexicon_of(said)
    tokens = lexicon.tokens(said)
    timed = sorted(signs_in(tokens, lexicon).timed)
    if not timed or timed[-1] - timed[0] >= len(timed) or _NOT.search(said) or "?" in said:
        return ""
    named = said[tokens[timed[0]].start : tokens[timed[-1]].end]
    told = _IS_TOLD.match(said, tokens[timed[-1]].end)
    if named.isdecimal() or told:  # the place of an option in the list; how a day is
        return ""
    is_all = len(timed) == sum(each.text[0].isalnum() for each in tokens)
    is_alone = is_all and (said != words or context.message.via is Via.THREAD)
    return named if is_alone or _is_like_a_vote(words) else ""


def _without_change(said: str) -> str:
    """Return what somebody has changed to, if words say that they change."""
    lead = LEADS.match(said.lower())
    return _IS_BETTER.sub("", said[lead.end() :]) if lead else said


def _is_like_a_vote(said: str) -> bool:
    like = dict(likeness(said))
    vote = like.pop(_VOTE)
    return vote - max(like.values()) >= _MARGIN


async def refused(context: Context) -> Sequence[Part] | None:
    """Take a no to options in private as what suits somebody, whatever the rest; None of others.

    “Can't do B, the others are fine” is no vote where one option is voted for.
    """
    decision = None if context.message.in_channel else voted_on(context)
    routed = context.routed() if decision else ()
    said = [_words(context, each) for each in routed if isinstance(each, Vote)]
    beside = [each for each in routed if not isinstance(each, Vote | Social)]
    if decision is None or not said or not _is_no_more(context, beside):
        return None
    if cast_ := votes.vote_of(context, decision, said):
        return (
            await vote_taken.taken(context, decision, cast_) if beside and _is_wish(cast_) else None
        )
    no = likely_votes.no_to(context)
    if not no:
        return None
    await wishes.tell_one(context, decision.id, context.action, as_meant(no, context.words))
    return []


def _is_no_more(context: Context, beside: Sequence[About]) -> bool:
    """Tell whether what stands beside a no says nothing else: that the rest is fine, at most."""
    return bool(else_fine(context.words)) or all(type(each) is Unknown for each in beside)


def _is_wish(reply: Reply) -> bool:
    """Tell whether what reads as a vote casts none: a no to an option is a wish in private."""
    return not any(isinstance(each, CastBallot) for each in reply.commands)


def _words(context: Context, about: About) -> str:
    return context.message.text[about.span.start : about.span.end].strip()


async def other_letter(context: Context) -> Sequence[Part] | None:
    """Say in private to who votes by the letter of no option on the table which ones are."""
    decision = None if context.message.in_channel else voted_on(context)
    told = uncounted.not_there(context, decision) if decision else ""
    return [sentence(told)] if told else None


async def other_time(context: Context) -> Sequence[Part] | None:
    """Say to who votes for a time on which there is no option which ones there are."""
    decision, named = voted_on(context), _time_voted_for(context)
    if decision is None or not named or not _is_like_a_vote(context.words):
        return None
    if not set(ballot_forms.names(decision)).isdisjoint(_LETTER.findall(context.words)):
        return None
    if fitting(context, decision, named):
        return None
    return [sentence(uncounted.is_not_there(context, decision, f"“{named}”"))]


def only_named(context: Context) -> Sequence[Part]:
    """Say in a thread to who only names the time of an option that its letter would be a vote."""
    decision, message = voted_on(context), context.message
    if decision is None or message.about is None or decision.terms.secret:
        return []
    option = _only_option(context, decision, context.words.strip(" .!?"))
    return [sentence(uncounted.NOT_COUNTED.format(name=option))] if option else []


def _only_option(context: Context, decision: Decision, named: str) -> str | None:
    """Return the letter of the only option that a time is."""
    found = fitting(context, decision, named)
    return next(iter(found)) if len(found) == 1 else None


HEARD: Final = (
    none_of_times,
    unopposed,
    indifferent,
    asked_of_times.heard,
    corrected,
    any_of_them,
    agreeing_to_times.agreed,
    agreeing_to_times.placed,
    refused,
    other_letter,
    other_time,
    agreeing_to_times.suits,
)
"""What takes a message whole, one after the other."""
