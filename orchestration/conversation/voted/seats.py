"""What comes of words about places, where something has only so many: asked for, or given up."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known import picking
from orchestration.conversation.known.by_name import lettered
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.known.people import people_named
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.agreement import is_one_alone
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.routing import Asks
from orchestration.interaction.wording import listed
from orchestration.language.choosing.held.agreement import answer_in, yes_or_no
from orchestration.language.choosing.leaving import gives_place_back
from orchestration.language.choosing.places.seat_moves import Moved, moved_in
from orchestration.language.choosing.places.seat_words import (
    OfPlaces,
    asks_in_which,
    asks_what_is_left,
    asks_who_comes,
    is_absent,
    of_places,
    places_in,
)
from orchestration.language.choosing.places.signing_up import is_of_lists, signs_up
from orchestration.language.choosing.words import words_of
from orchestration.language.coming.back_again import is_in_again, without_hesitation
from orchestration.language.votes.giving_up import gives_place_up
from orchestration.model.ballots import Approvals, OneOption
from orchestration.model.options import Words
from orchestration.sessions.user_action import Reply

_PRESSED: Final = {
    OfPlaces.WHO_WHERE: "who-where",
    OfPlaces.MINE: "own-place",
    OfPlaces.IF_TAKEN: "if-taken",
    OfPlaces.MORE: "set-places",
    OfPlaces.OFF: "leave-place",
}
_SENTENCES: Final = re.compile(r"(?<=[.!?…])\s+|\s+(?:and|und)\s+(?=who\b|wer\b|how\b|wie\b)")
_MOST_SENTENCES: Final = 4
_IF_NONE: Final = re.compile(
    r"\W*(?:if (?:none|not|it['’]?s full|there['’]?s none)|otherwise|wenn (?:nicht|keine[rs]?|voll)"
    r"|falls nicht|sonst)\b",
    re.IGNORECASE,
)
"""Where somebody would go if there is no place in what they have asked about."""

_FOR_IT: Final = re.compile(r"\s+(?:for|to|on|at|für|zu[mr]?|beim?)\s+[^,;.]*$", re.IGNORECASE)
_OF_A_MOVE: Final = (OfPlaces.SWITCH, OfPlaces.SWAP, OfPlaces.JOIN)
_NOBODY: Final = Reply(notice="Who is that? Say it with the name of somebody who is asked here.")
_ONE_PLACE: Final = "That is one place, yours: whoever else comes asks for one of their own."
_NO_PLACE: Final = "You have no place here that you could give back."


async def heard(context: Context) -> Sequence[Part] | None:
    """Do what words come to that are about places; None where they are not, or none are limited.

    A question stores nothing, and more places, which its organiser gives, are no vote.
    """
    if (answered := await _swap_answered(context)) is not None:
        return answered
    if (signed := await _signed_up(context)) is not None:
        return signed
    limited = _limited_in(context)
    if len(limited) > 1 and all(_is_of_more(_said_of(context, each), each) for each in limited):
        return await picking.asked_by_name(context, limited)
    return await _said_of_each(context, limited)


async def _said_of_each(context: Context, limited: Sequence[Decision]) -> Sequence[Part] | None:
    """Do what is said of places of each that can be meant; None where nothing is."""
    told, is_done = list[tuple[Decision, str]](), False
    for decision in limited:
        for at, each in enumerate(_parts_of(_said_of(context, decision), decision)):
            reply = _came_of(replace(each, action=context.apart(f"/{at}" * bool(at))), decision)
            is_off = _IF_NONE.match(each.words) and not any("is full" in x for _, x in told)
            if reply is None or is_off:
                continue
            await context.exchange.perform(replace(reply, notice=""), decision.id)
            told += [(decision, reply.notice)] if reply.notice else []
            is_done = is_done or bool(reply.commands)
    return _named_apart(told) if told or is_done else _who_comes(context)


def _limited_in(context: Context) -> Sequence[Decision]:
    """Return what has only so many places: what words name of it, where they name any."""
    limited = [each for each in context.sessions if _has_places(each)]
    named = context.named(context.words)[0]
    return [each for each in limited if each in named] or limited


def _said_of(context: Context, decision: Decision) -> Context:
    """Return a message as it is without the name of what it is of, where it says nothing with it.

    “How many are in for the trip?” is that of the trip.
    """
    named, rest = context.named(context.words)
    said = [
        replace(context, message=replace(context.message, text=each))
        for each in (context.words, _FOR_IT.sub("", context.words), rest)
    ]
    is_named = decision in named
    return next((each for each in said if is_named and _said(each, decision)), context)


def _is_of_more(context: Context, decision: Decision) -> bool:
    """Tell whether words would have another number of places, and are of nothing by its name."""
    said = _said(context, decision) if decision.phase is Phase.VOTE else None
    return said == (OfPlaces.MORE, "") and not context.message.about


def _named_apart(told: Sequence[tuple[Decision, str]]) -> Sequence[Part]:
    """Return what is said of each, with its name where it is said of several."""
    is_one = len({each.id for each, _ in told}) <= 1
    subjects = [(f"“{each.terms.subject}”", words) for each, words in told]
    return [
        sentence(words if is_one or words.startswith(subject) else f"{subject}: {words}")
        for subject, words in subjects
    ]


def _who_comes(context: Context) -> Sequence[Part] | None:
    """Say who comes of those who each answer for themselves; None where that is not asked."""
    asked, kinds = asks_who_comes(context.words), context.access.kinds
    is_asked = asked and not context.message.is_edited
    voting = [each for each in context.sessions if is_asked and each.phase is Phase.VOTE]
    for decision in (each for each in voting if _is_meant(context, each)):
        if _PRESSED[OfPlaces.WHO_WHERE] not in kinds.of(decision).actions:
            continue  # a time is answered for by everybody
        told = kinds.press(decision, context.action, _PRESSED[OfPlaces.WHO_WHERE], "").notice
        if told and not _has_places(decision):
            return [sentence(told)]
    return None


async def asked(context: Context, asks: Asks, words: str) -> Sequence[Part]:
    """Say who has a place where, to who asks that beside something else; nothing else."""
    if asks is not Asks.WHO:
        return []
    message = replace(context.message, text=words.strip(" ,;"))
    return await heard(replace(context, message=message)) or []


async def _swap_answered(context: Context) -> Sequence[Part] | None:
    """Take a yes or a no in private as the answer to who asks for a swap; None where nobody does.

    Where something that is voted on stands alone, it is an answer to that.
    """
    agrees = answer_in(context.words) if context.message.via is Via.DM else None
    voting = [each for each in context.waiting if each.phase is Phase.VOTE]
    if agrees is None or context.message.is_edited or any(map(is_one_alone, voting)):
        return None
    for decision in filter(_has_places, context.sessions):
        action, value = context.apart(f"/{decision.id}"), "yes" if agrees else "no"
        reply = context.access.kinds.press(decision, action, "answer-swap", value)
        if reply.commands:
            await context.exchange.perform(replace(reply, notice=""), decision.id)
            return [sentence(reply.notice)] if reply.notice else []
    return None


async def _signed_up(context: Context) -> Sequence[Part] | None:
    """Give who signs up the place of the one list that can be meant; None of other words."""
    message = context.message
    is_said = not message.is_edited and (message.is_to_the_bot or message.about)
    what = signs_up(context.words) if is_said else None
    found = [] if what is None else _lists_for(context, what)
    if len(found) != 1:
        return None
    ballot = Approvals((_taken_alone(found[0]),))
    action = replace(context.action, in_public=message.in_channel)
    reply = ballot_forms.cast(found[0], action, ballot)
    await context.exchange.perform(replace(reply, notice=""), found[0].id)
    return [sentence(reply.notice)] if reply.notice else []


def _lists_for(context: Context, what: str) -> Sequence[Decision]:
    """Return the lists that somebody can mean who signs up for this, or for nothing by name."""
    is_list, told = is_of_lists(context.words), {each.word for each in words_of(what)}
    lists = [x for x in context.sessions if _taken_alone(x) and (is_list or _has_places(x))]
    if what:
        return [x for x in lists if told and told <= {y.word for y in words_of(x.terms.subject)}]
    return [each for each in lists if is_list or _is_meant(context, each)]


def _taken_alone(decision: Decision) -> str:
    """Return the yes, where it and a no are all that is voted on; else ""."""
    options = decision.round.options if decision.phase is Phase.VOTE else ()
    return yes_or_no({x.title: x.id for x in options if isinstance(x, Words)}, agreed=True)


def _came_of(context: Context, decision: Decision) -> Reply | None:
    """Return what comes of what is said of places; None where nothing of it is."""
    said = _said(context, decision)
    return _reply(context, decision, *said) if said else None


def _parts_of(context: Context, decision: Decision) -> Sequence[Context]:
    """Return a message that is all of places, or its sentences of which some are."""
    parts = [each for each in _SENTENCES.split(context.words.strip()) if each.strip()]
    whole = [context.words]
    if _said(context, decision) is None and 1 < len(parts) <= _MOST_SENTENCES:
        whole = parts
    return [replace(context, message=replace(context.message, text=each)) for each in whole]


def _has_places(decision: Decision) -> bool:
    """Tell whether something that is voted on, or was decided, has only so many places."""
    if decision.phase is Phase.DECIDED and decision.outcome is not None:
        options = (decision.outcome.option, *decision.outcome.more)
    else:
        options = decision.round.options if decision.phase is Phase.VOTE else ()
    return any(isinstance(x, Words) and x.capacity is not None for x in options)


def _reply(context: Context, decision: Decision, said: OfPlaces, names: str) -> Reply | None:
    if said in _OF_A_MOVE:
        return _moved(context, decision, names)
    if said is OfPlaces.AGAIN:
        return _takes_again(context, decision)
    if said is OfPlaces.WAITS:
        return _waits(context, decision, names)
    if said is OfPlaces.OFF and decision.phase is Phase.VOTE:
        return _taken_off(context, decision, names)
    if said is OfPlaces.MORE:
        names = f"{names} {places_in(context.words)}"
    action = context.apart(f"/{decision.id}")
    return context.access.kinds.press(decision, action, _PRESSED[said], names)


def _said(context: Context, decision: Decision) -> tuple[OfPlaces, str] | None:
    """Return what is said of the places of a session, and the letters of what is named."""
    shown = [each.number for each in decision.rounds if each.options]
    text = lettered(context.words, decision, shown[-1] if shown else 0)
    said = of_places(text) or _of_all_places(context, decision)
    names = {each.id for x in decision.rounds for each in x.options}
    called = [text[x.start : x.end] for x in words_of(text) if text[x.start : x.end] in names]
    if said in _OF_A_MOVE:
        return said, text
    if said is OfPlaces.MINE and asks_in_which(text):
        return said, ""
    return (said, " ".join(called)) if said else None


def _is_meant(context: Context, decision: Decision) -> bool:
    """Tell whether words can be of no other session: it is named, alone, or where they stand."""
    named = context.named(context.words)[0]
    message = context.message
    is_asked = message.is_to_the_bot and not named and _has_places(decision)
    return bool(message.about) or decision in named or len(context.sessions) == 1 or is_asked


def _of_all_places(context: Context, decision: Decision) -> OfPlaces | None:
    """Return what is said that names no place: who cannot come, or asks who does."""
    if asks_who_comes(context.words) and _is_meant(context, decision):
        return OfPlaces.WHO_WHERE
    if asks_what_is_left(context.words) and _is_meant(context, decision):
        return OfPlaces.IF_TAKEN
    if is_in_again(context.words) and _is_out(context, decision):
        return OfPlaces.AGAIN
    return OfPlaces.OFF if _gives_up(context, decision) else None


def _gives_up(context: Context, decision: Decision) -> bool:
    """Tell whether who gives up a place, or cannot come, has one here, or waits for one."""
    said = without_hesitation(context.words)
    is_said = is_absent(said) or gives_place_back(said) or gives_place_up(said)
    if not is_said or is_in_again(context.words):
        return False
    is_meant = _is_meant(context, decision)
    if decision.phase is Phase.VOTE:
        return is_meant and not {*_voted(context, decision)}.isdisjoint(_limited(decision))
    pressed = context.access.kinds.press(decision, context.action, _PRESSED[OfPlaces.OFF], "")
    return is_meant and bool(pressed.notice and pressed.commands)


def _is_out(context: Context, decision: Decision) -> bool:
    """Tell whether who speaks has no place, and had one or declined it, or says it to the bot."""
    yes = _taken_alone(decision)
    if not yes or not _has_places(decision) or not _is_meant(context, decision):
        return False
    others = [each for each in decision.members if each.id != context.who]
    if yes in _voted(context, decision) or people_named(context.words, others):
        return False
    return context.message.is_to_the_bot or method_of(decision).has_had_turn(decision, context.who)


def _takes_again(context: Context, decision: Decision) -> Reply:
    """Give a place, or the next on the waiting list, to who comes after all."""
    action = replace(context.action, in_public=context.message.in_channel)
    return ballot_forms.cast(decision, action, Approvals((_taken_alone(decision),)))


def _waits(context: Context, decision: Decision, names: str) -> Reply | None:
    """Have somebody wait for a place in what is full; tell them where there is one as it is."""
    limited = _limited(decision)
    meant = [each for each in limited if each in names.split()] or limited
    if decision.phase is not Phase.VOTE or len(meant) != 1:
        return None
    asked = context.access.kinds.press(
        decision, context.action, _PRESSED[OfPlaces.IF_TAKEN], meant[0]
    )
    is_waiting = meant[0] in _voted(context, decision)
    if is_waiting or "is full" not in asked.notice:
        return Reply(notice=asked.notice)
    return _vote_moved(context, decision, Moved(to=meant[0], joins=True))


def _limited(decision: Decision) -> list[str]:
    options = (x for x in decision.round.options if isinstance(x, Words))
    return [each.id for each in options if each.capacity is not None]


def _voted(context: Context, decision: Decision) -> Sequence[str]:
    return ballot_forms.letters_that_say(decision.round.ballots.get(context.who))


def _taken_off(context: Context, decision: Decision, names: str) -> Reply | None:
    """Take somebody's vote for what is named back, or all of it; None where they have none."""
    held = decision.round.ballots.get(context.who)
    voted = _voted(context, decision)
    named = [each for each in names.split() if each in _limited(decision)]
    if not voted or not {*named} <= {*voted}:
        return Reply(notice=_NO_PLACE) if context.message.is_to_the_bot or named else None
    left = tuple(each for each in voted if named and each not in named)
    if left and isinstance(held, Approvals):
        action = replace(context.action, in_public=context.message.in_channel)
        return ballot_forms.cast(decision, action, Approvals(left, held.if_need_be))
    return ballot_forms.take_back(decision, context.action)


def _moved(context: Context, decision: Decision, text: str) -> Reply | None:
    """Have somebody be elsewhere: by another vote, by a place that is free, or by asking."""
    said = moved_in(text)
    is_vote = decision.phase is Phase.VOTE
    kinds, action = context.access.kinds, context.apart(f"/{decision.id}")
    if said is not None and said.asks:
        return kinds.press(decision, action, _PRESSED[OfPlaces.IF_TAKEN], said.to)
    if said is not None and said.brings:
        return _alone(_moved_as_said(context, decision, replace(said, joins=not said.gives)))
    if said is None or (said.joins and is_vote):
        return None
    return _moved_as_said(context, decision, said)


def _alone(reply: Reply | None) -> Reply | None:
    """Return what comes of a move with the word that it is one place."""
    notice = " ".join(filter(None, (reply.notice, _ONE_PLACE))) if reply else ""
    return replace(reply, notice=notice) if reply else None


def _moved_as_said(context: Context, decision: Decision, said: Moved) -> Reply | None:
    is_vote = decision.phase is Phase.VOTE
    kinds, action = context.access.kinds, context.apart(f"/{decision.id}")
    if not (said.another or said.to):
        return None
    if said.another:
        others = [each for each in decision.members if each.id != context.who]
        found = people_named(said.another, others)
        if len(found) != 1:
            return _NOBODY
        if said.given:
            named = f"{found[0].id} {said.gives}".strip()
            return kinds.press(decision, action, "give-place", named)
        return kinds.press(decision, action, "swap-places", found[0].id)
    if is_vote:
        return _vote_moved(context, decision, said)
    return kinds.press(decision, action, "change-place", f"{said.to} {said.gives}".strip())


def _vote_moved(context: Context, decision: Decision, said: Moved) -> Reply | None:
    """Change a vote; who would wait elsewhere keeps the place that they have."""
    held = decision.round.ballots.get(context.who)
    voted = ballot_forms.letters_that_say(held)
    action = replace(context.action, in_public=context.message.in_channel)
    if not voted and said.gives:
        return None
    if not isinstance(held, Approvals) and (voted or _takes_one(decision)):
        return ballot_forms.cast(decision, action, OneOption(said.to))
    asked = context.access.kinds.press(decision, action, "if-taken", said.to)
    is_full = "is full" in asked.notice
    if is_full and voted and decision.terms.most == 1:
        return Reply(notice=f"{asked.notice} Your vote stays: {listed(voted)}.")
    stays = is_full or said.joins
    left = voted if stays else [each for each in voted if said.gives and each != said.gives]
    return ballot_forms.cast(decision, action, Approvals(tuple(sorted({*left, said.to}))))


def _takes_one(decision: Decision) -> bool:
    return decision.rule_of(decision.round.number) != "approval"
