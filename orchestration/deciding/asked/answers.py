"""What a member is answered who asks about a decision: one message, in few words.

It says what the channel has been shown, and of what people have said only the asker's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from orchestration.deciding.actions.ballots.forms import names
from orchestration.deciding.asked.for_oneself import for_oneself
from orchestration.deciding.ended.changeable import if_it_can_change
from orchestration.deciding.method import method_of
from orchestration.deciding.people.who_comes import who_is_in
from orchestration.deciding.presentation.clocks import own_clock, zone_of
from orchestration.deciding.presentation.decision_record import decided_at, record_of
from orchestration.deciding.presentation.own_list import holds_anything, read_back
from orchestration.deciding.presentation.record import card_for
from orchestration.deciding.presentation.views import agenda, decided
from orchestration.deciding.presentation.waiting import (
    answered_now,
    awaited,
    not_voted,
    sees_names,
    voted_by_now,
)
from orchestration.deciding.state import Decision, Outcome, Phase
from orchestration.deciding.step import how_it_ended, is_known, is_over, may_join
from orchestration.deciding.votes.own_vote import own_vote
from orchestration.deciding.votes.receipts import are_hidden
from orchestration.interaction.answers import NOTHING_DECIDED_YET, said
from orchestration.interaction.layout import Button, Layout, Text
from orchestration.interaction.layouts import screen
from orchestration.interaction.layouts.parts import instant_of, row, times_on
from orchestration.interaction.routing import Asks
from orchestration.interaction.wording import (
    asked_for,
    beside_the_count,
    due_at,
    ended,
    for_the_agenda,
    how_decided,
    listed,
    made_by,
    record_terms,
    told,
    where,
)
from orchestration.interaction.wording.settings import settings_in_words
from orchestration.model.people import MemberId
from orchestration.model.settings import DecisionSettings
from orchestration.model.times import zone_named
from orchestration.voting.check import find_rule

_INVITE: Final = "Here it is once more."
_OF_TIMES: Final = (
    "Write to me in private what suits you, as you'd say it: “not Friday, mornings are best”."
)
_OF_OPINIONS: Final = "Write to me in private what you think, as you'd say it."
_OF_NAMES: Final = "Write to me in private what you like and what not, as you'd say it."
_BEST: Final = "Of what I was told, these suit best those who have answered."
_ANSWER_IS_IN: Final = (
    "Your answer is in, and nothing more is needed from you: options follow then, or once everyone "
    "has answered."
)
_NOT_VOTED: Final = "“{subject}”: you have not voted yet. You can vote, and change that, until"
_VOTE_IS_IN: Final = (
    "Your vote is in, and nothing more is needed from you: it is counted then, or once everyone "
    "has voted."
)
_JUST_US: Final = "Nobody else reads it, and then I put the best to the vote."


def answer(decision: Decision, who: MemberId, asks: Asks) -> Layout:
    """Return what a question about a decision (`OF_A_DECISION`) is answered with.

    Where an invite was sent, its file goes with the answer.
    """
    return _ANSWERS[asks](decision, who)


def _status(decision: Decision, who: MemberId) -> Layout:
    subject = f"“{decision.terms.subject}”"
    match decision.phase:
        case Phase.INTAKE:
            count = f"{answered_now(decision)} of {len(decision.members)} have answered"
            return until(f"{subject}: {count}. I wait until", decision, who)
        case Phase.VOTE:
            options = listed(names(decision))
            return until(f"{subject}: vote on {options} by", decision, who, voted_by_now(decision))
        case _:
            return _when(decision, who)


def _list(decision: Decision, who: MemberId) -> Layout:
    """Return what is on the table, by its letters."""
    if decision.phase is not Phase.VOTE:
        return _status(decision, who)
    clock = own_clock(decision, who)
    options = decision.round.options
    lines = [f"• {each.id}: {told(each, clock)}" for each in options]
    vote = until(f"“{decision.terms.subject}”: vote by", decision, who)
    words = "\n".join((vote.words, *lines))
    times = (*vote.times, *times_on(clock, *options))
    return Layout(words=words, parts=(Text(words),), times=times)


def _missing(decision: Decision, who: MemberId) -> Layout:
    if is_over(decision):
        return _when(decision, who)
    if decision.phase is Phase.VOTE:
        missing = not_voted(decision, who) if sees_names(decision, who) else ()
        named = voted_by_now(decision)
        named += f" Missing: {listed(missing)}." if missing else _of_the_round_before(decision, who)
        told = until("The vote is open until", decision, who, named)
        return _to_remind(decision, who, told) if missing else told
    waits = awaited(decision, who)
    silent = [*waits["missing"], *(["you"] if waits["awaits_you"] else [])]
    subject = f"“{decision.terms.subject}”"
    if not silent:
        return said(f"{subject}: nobody, everyone has answered.")
    if not sees_names(decision, who):
        waiting = f"{len(silent)} of {len(decision.members)}"
        return until(f"{subject} still waits for {waiting}, until", decision, who)
    told = until(f"{subject} still waits for {listed(silent)}, until", decision, who)
    return _to_remind(decision, who, told) if waits["missing"] else told


def _of_the_round_before(decision: Decision, who: MemberId) -> str:
    """Name those whose votes only go on from the round before: the count waits for them."""
    waits = awaited(decision, who) if sees_names(decision, who) else None
    names = [*waits["missing"], *(["you"] if waits["awaits_you"] else [])] if waits else []
    return f" Still to vote in this round: {listed(names)}." if names else ""


def _to_remind(decision: Decision, who: MemberId, told: Layout) -> Layout:
    """Let the organiser remind those who are missing, right where they are named."""
    buttons = row(Button("remind", "Remind them"))
    is_theirs = who == decision.organiser.id
    return replace(told, parts=(*told.parts, buttons)) if is_theirs else told


def _reminded(decision: Decision, who: MemberId) -> Layout:
    """Say who was reminded in this round, and when last; at `discreet` only its organiser hears."""
    if is_over(decision):
        return _when(decision, who)
    reminded, subject = decision.round.reminded, f"“{decision.terms.subject}”"
    if not reminded:
        return said(f"{subject}: nobody was reminded so far.")
    names = listed([each.name for each in decision.members if each.id in reminded])
    if not sees_names(decision, who):
        names = f"{len(reminded)} of {len(decision.members)}"
    last = max(at for times in reminded.values() for at in times)
    zone = zone_of(decision, who)
    at = due_at(last.astimezone(zone_named(zone)), own_clock(decision, who))
    words = f"{subject}: I reminded {names}, last on {at}."
    return Layout(words=words, parts=(Text(words),), times=(instant_of(last, zone),))


def _why(decision: Decision, who: MemberId) -> Layout:
    """Say why these options are on the table: how they stand for who asks; of others nothing."""
    shown = for_oneself(decision, who)
    if shown is None:
        return _list(decision, who)
    return replace(shown, words=f"{_BEST} {shown.words}", parts=(Text(_BEST), *shown.parts))


def _join(decision: Decision, who: MemberId) -> Layout:
    """Say whether somebody is in it, or who can add them."""
    organiser = decision.organiser.name
    if is_known(decision, who):
        return _after("You are asked already.", _status(decision, who))
    if is_over(decision):
        return _after(f"Ask {organiser}, who asked for it.", _when(decision, who))
    if may_join(decision, who):
        return _after("You can: vote, and you are in it.", _status(decision, who))
    return said(f"Only {organiser} can add you to “{decision.terms.subject}”: tell them so.")


def _after(words: str, told: Layout) -> Layout:
    """Return an answer with a sentence before it."""
    whole = f"{words} {told.words}"
    return Layout(words=whole, parts=(Text(whole),), times=told.times)


def _when(decision: Decision, who: MemberId) -> Layout:
    outcome = decision.outcome
    if outcome is None or decision.phase is not Phase.DECIDED:
        return (
            said(how_it_ended(decision, is_asked=True))
            if is_over(decision)
            else _not_yet(decision, who)
        )
    made = made_by(decided(decision, outcome, decided_at(decision, outcome)))
    words = f"{_what_stands(decision, who, outcome)} {made}."
    times = times_on(own_clock(decision, who), outcome.option)
    return Layout(words=words, parts=(Text(words),), times=times)


def _what_stands(decision: Decision, who: MemberId, outcome: Outcome) -> str:
    clock = own_clock(decision, who)
    held = listed([told(each, clock) for each in (outcome.option, *outcome.more)])
    return f"“{decision.terms.subject}”: {ended(held)}"


def _not_yet(decision: Decision, who: MemberId) -> Layout:
    status = _status(decision, who)
    words = f"{NOTHING_DECIDED_YET} {status.words}"
    return Layout(words=words, parts=(Text(words),), times=status.times)


def _topic(decision: Decision, who: MemberId) -> Layout:
    """Say what it is about, who asks, and how far it is."""
    about = f"“{decision.terms.subject}” · {asked_for(card_for(decision, who))}."
    message = f" {decision.organiser.name}: “{decision.terms.message}”"
    status, topics = _status(decision, who), agenda(decision)
    told = [about + (message if decision.terms.message else ""), status.words]
    told += [for_the_agenda(topics)] if topics else []
    words = "\n".join(told)
    return Layout(words=words, parts=(Text(words),), times=status.times)


def _place(decision: Decision, who: MemberId) -> Layout:
    """Say where it is, beside when; or that no place is known here."""
    when = _when(decision, who) if decision.outcome else said(f"“{decision.terms.subject}”:")
    is_own = decision.organiser.id == who
    others = ", and book none." if is_own else f"; {decision.organiser.name} asked for it."
    unknown = f"I know of no room or link{others}"
    words = f"{when.words} {where(method_of(decision).place(decision)) or unknown}"
    return Layout(words=words, parts=(Text(words),), times=when.times)


def _guide(decision: Decision, who: MemberId) -> Layout:
    """Say in two lines what is wanted of who asks, as things stand."""
    status = _status(decision, who)
    wanted = _is_in(decision, who) or _wanted_now(decision)
    how = " ".join(filter(None, (wanted, "“help” has all the rest.")))
    words = f"{status.words}\n{how}"
    return Layout(words=words, parts=(Text(words),), times=status.times)


def _is_in(decision: Decision, who: MemberId) -> str:
    """Say to who has answered, or voted, that nothing more is wanted of them, and what comes."""
    if decision.phase is Phase.INTAKE and who in decision.answered:
        return _ANSWER_IS_IN
    if decision.phase is Phase.VOTE and who in decision.round.ballots:
        return _VOTE_IS_IN
    return ""


def _changeable(decision: Decision, who: MemberId) -> Layout:
    """Say until when what somebody has said, or their vote, can be changed."""
    if is_over(decision):
        stands, more = _when(decision, who), if_it_can_change(decision, who)
        return (
            replace(stands, words=f"{stands.words} {more}", parts=(Text(f"{stands.words} {more}"),))
            if more
            else stands
        )
    if decision.phase is Phase.VOTE and who not in decision.round.ballots:
        return until(_NOT_VOTED.format(subject=decision.terms.subject), decision, who)
    theirs = "vote" if decision.phase is Phase.VOTE else "answer"
    return until(f"“{decision.terms.subject}”: you can change your {theirs} until", decision, who)


def _wanted_now(decision: Decision) -> str:
    method = method_of(decision)
    is_of_times = method.window(decision) is not None
    if decision.phase is Phase.VOTE:
        return "Press a button or react under the options, or write here “I vote A”."
    if is_over(decision):
        return "If you can't make it after all, write so here." if is_of_times else ""
    if method.takes_opinions(decision):
        return f"{_OF_OPINIONS} {_JUST_US}"
    return f"{_OF_TIMES if is_of_times else _OF_NAMES} {_JUST_US}"


def _invite(decision: Decision, who: MemberId) -> Layout:
    if decision.phase is not Phase.DECIDED:
        return _when(decision, who)
    return _after(_INVITE, _when(decision, who))


def _about_me(decision: Decision, who: MemberId) -> Layout:
    if not is_known(decision, who):
        return said("You are not among those who are asked here.")
    view = replace(read_back(decision, who), is_asked_for=True)
    is_poll = decision.phase is Phase.VOTE and method_of(decision).stays_open(decision)
    if is_poll and not view.preferences:
        told = said(f"“{decision.terms.subject}”:")
    elif not holds_anything(view) and who not in decision.answered:
        told = said(
            f"Nothing yet about “{decision.terms.subject}”: you have not said what suits you."
        )
    else:
        told = screen(view)
    return _with_vote(told, decision, who)


def _own_vote(decision: Decision, who: MemberId) -> Layout:
    is_open = decision.phase is Phase.VOTE and is_known(decision, who)
    return said(own_vote(decision, who)) if is_open else _about_me(decision, who)


def _with_vote(told: Layout, decision: Decision, who: MemberId) -> Layout:
    """Return what somebody is told of themselves, with their vote while they can change it."""
    if decision.phase is not Phase.VOTE:
        return told
    words = own_vote(decision, who)
    whole = f"{told.words}\n{words}"
    return replace(told, words=whole, parts=(*told.parts, Text(words)))


def _how_decided(decision: Decision, who: MemberId) -> Layout:
    outcome = decision.outcome
    if outcome is None or decision.phase is not Phase.DECIDED:
        return _when(decision, who)
    view = decided(decision, outcome, decided_at(decision, outcome))
    told = [_what_stands(decision, who, outcome), how_decided(view)]
    record = record_of(decision, who)
    told += [f"{term}: {ended(words)}" for term, words in record_terms(record)] if record else []
    told += [f"Held beside it: {'; '.join(view.beside)}."] if view.beside else []
    told += beside_the_count(view)
    return said("\n".join(told))


def _votes(decision: Decision, who: MemberId) -> Layout:
    """Say where it is seen who votes for what; nobody is told of a vote that is not seen."""
    if decision.phase is not Phase.VOTE:
        return _how_decided(decision, who)
    subject, voted = f"“{decision.terms.subject}”", voted_by_now(decision)
    if decision.terms.secret:
        return said(f"{subject}: the vote is secret, and nobody is told who votes for what.{voted}")
    if are_hidden(decision, decision.round):
        return said(f"{subject}: nobody is told who votes for what, only how it adds up.{voted}")
    seen = "reactions under the options show who votes for what"
    return said(f"{subject}: {seen}; of all other votes I tell nobody.{voted}")


def _rule(decision: Decision, who: MemberId) -> Layout:
    """Say how votes are counted, who sees them, and until when, and what becomes of abstentions."""
    terms, rule = decision.terms, find_rule(decision.rule_of(decision.round.number))
    told = [f"“{terms.subject}”: {rule.in_words}. {rule.explanation}"]
    if rule.is_blocked_by_one:
        told.append("One no of that kind stops that option alone, and no other.")
    told.append("Who abstains votes neither for nor against.")
    if terms.threshold:
        share = DecisionSettings(threshold=terms.threshold, of_all=terms.of_all)
        among = "" if terms.of_all else ", and who abstains is not among these"
        told.append(f"It takes {' '.join(settings_in_words(share, terms.zone))}{among}.")
    if terms.quorum:
        told.append(f"At least {terms.quorum} have to vote; who abstains has not.")
    if are_hidden(decision, decision.round):
        told.append("Nobody is told who votes for what, only how it adds up.")
    if decision.phase not in (Phase.INTAKE, Phase.VOTE):
        return said(" ".join(told))
    due = "Vote by" if decision.phase is Phase.VOTE else "Before that I ask what suits you, until"
    return until(" ".join([*told, due]), decision, who)


def until(words: str, decision: Decision, who: MemberId, more: str = "") -> Layout:
    """Return words with the deadline behind them, on the reader's own clock."""
    zone = zone_of(decision, who)
    at = decision.closes_at.astimezone(zone_named(zone))
    told = f"{words} {due_at(at, own_clock(decision, who))}.{more}"
    return Layout(words=told, parts=(Text(told),), times=(instant_of(at, zone),))


_ANSWERS: Final[Mapping[Asks, Callable[[Decision, MemberId], Layout]]] = {
    Asks.STATUS: _status,
    Asks.MISSING: _missing,
    Asks.REMINDED: _reminded,
    Asks.WHEN: _when,
    Asks.WHO: who_is_in,
    Asks.INVITE: _invite,
    Asks.ABOUT_ME: _about_me,
    Asks.OWN_VOTE: _own_vote,
    Asks.HOW_DECIDED: _how_decided,
    Asks.LIST: _list,
    Asks.VOTES: _votes,
    Asks.TOPIC: _topic,
    Asks.PLACE: _place,
    Asks.GUIDE: _guide,
    Asks.JOIN: _join,
    Asks.WHY: _why,
    Asks.FOR_ME: lambda decision, who: for_oneself(decision, who) or _about_me(decision, who),
    Asks.CHANGEABLE: _changeable,
    Asks.RULE: _rule,
}

OF_A_DECISION: Final = frozenset(_ANSWERS)
"""What can be asked about a decision; all else is asked of the bot."""
