"""Votes in words: in private, in reply to the options, or where the bot is mentioned."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Final

from orchestration.conversation.known.by_name import lettered_by, on_the_table, speaking_of
from orchestration.conversation.known.context import Context, sentence, without_call
from orchestration.conversation.known.still_asked import still_asked
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.voted import likely_votes, note_in_own_words, objecting, vote_taken
from orchestration.conversation.voted.nothing_but_votes import is_in_letters, is_vote_by_itself
from orchestration.conversation.voted.sides_taken import (
    side_and_note,
    side_of,
    taken_on,
    takes_back,
)
from orchestration.conversation.voted.uncounted import (
    NOT_COUNTED,
    WORDS_TOO,
    hanging,
    letter_not_there,
    open_under,
    undecided,
)
from orchestration.deciding.actions import closing
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.agreement import answers_alone, is_one_alone
from orchestration.deciding.actions.ballots.another_time import is_of_another_time
from orchestration.deciding.actions.ballots.ends import after_remarks, last_ends
from orchestration.deciding.actions.ballots.forms import take_back
from orchestration.deciding.actions.ballots.lists import names_unknown, not_on_list
from orchestration.deciding.actions.ballots.refusals import (
    is_only_against,
    takes_refusals,
)
from orchestration.deciding.actions.ballots.replies import read_reply
from orchestration.deciding.actions.ballots.words import read_vote
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.answers import WHICH_OPTION
from orchestration.interaction.routing import About, Does, SessionOrder
from orchestration.language.choosing.asides import tells_when
from orchestration.language.choosing.asking.asked import begins_poll
from orchestration.language.choosing.held.agreement import REFUSING, is_courtesy, yes_or_no
from orchestration.language.choosing.held.none_of_these import (
    none_and_why,
    why_told,
    with_why_behind,
)
from orchestration.language.choosing.known_by.ordinals import calls_another
from orchestration.language.votes.ahead import vote_ahead
from orchestration.language.votes.beginnings import (
    asked_and_answered,
    means_some_other,
    says_it_closes,
    vote_for_a_reason,
    without_nameless,
)
from orchestration.language.votes.clauses import (
    is_or_else,
    numbered,
    puts_change_off,
    thinks_first,
)
from orchestration.language.votes.divided import asked_of_both
from orchestration.language.votes.noted import note_behind
from orchestration.language.votes.reading import with_all_named
from orchestration.language.votes.the_rest import else_fine
from orchestration.language.votes.turned_to import made_another
from orchestration.language.words.drawn_letters import with_drawn_letters
from orchestration.sessions.user_action import Reply

_STOP: Final = "."
_ASKS: Final = "?"
_STOPS: Final = ".!"
_LONGEST: Final = 1000
"""What is longer is no vote, whatever it names."""

_MOST_ENDS: Final = 16
"""In so many ends of what is said a vote is looked for: a remark before it has few sentences."""

_LETTER: Final = re.compile(r"\b[A-Z]\b")
_A_NAMELESS: Final = re.compile(
    r"(?:i'?d (?:take|prefer) |i'?ll take |ich nehme? |lieber )?(?:the|den|das|die) "
    r"(?:later|earlier|middle|other|spätere[nrs]?|frühere[nrs]?|mittlere[nrs]?|andere[nrs]?)"
    r"(?: (?:one|option|time|slot|termin))?,?(?: (?:pls|please|plz|bitte|for me|für mich))*[.!]*",
    re.IGNORECASE,
)
"""A vote that does not say for which option: its author is asked."""


def vote_of(context: Context, decision: Decision, said: Sequence[str]) -> Reply | None:
    """Return the vote that sentences are which were routed as one; None where they are none.

    "A. Then C." is one vote; where all of it is none, its end may be: "changed my mind, C".
    """
    if tells_when(context.words) or thinks_first(context.message.text):
        return None
    said = _of_a_vote(context, with_all_named(said, context.words, ballot_forms.names(decision)))
    return _read(context, decision, said, by_title=context.message.names_options) if said else None


async def not_cast(
    context: Context, decision: Decision, said: Sequence[str], routed: Sequence[About]
) -> Sequence[Part]:
    """Say to who writes of a vote which option is missing; under the options talk is left alone.

    Where most likely one is meant, it is asked whether that shall count.
    """
    if not _of_a_vote(context, said):
        return []
    if not (context.message.is_to_the_bot or _A_NAMELESS.fullmatch(context.words)):
        return []
    if why := undecided(context, decision) or hanging(context, decision):
        return [sentence(why)]
    if offer := await likely_votes.offered(context, routed):
        return offer
    return [sentence(WHICH_OPTION.format(names=", ".join(ballot_forms.names(decision))))]


def _of_a_vote(context: Context, said: Sequence[str]) -> Sequence[str]:
    """Return what may be a vote of what was routed as one."""
    if not REFUSING.isdisjoint(context.message.text):  # a sign turns what stands beside it
        return [context.message.text]
    if numbered(context.message.text):  # the “1.” of a list is no option
        return [each for each in said if not each.strip(" .:)").isdecimal()]
    return said


def _read(
    context: Context, decision: Decision, said: Sequence[str], *, by_title: bool
) -> Reply | None:
    """Return what comes of sentences that may be a vote; None where they are none."""
    message, said = context.message, _put_plainly(context, said)
    is_number = with_drawn_letters(said[-1]).strip(" ).").isdecimal()
    may_be_amount = not on_the_table(decision) or is_one_alone(decision)
    if is_number and may_be_amount and not message.is_to_the_bot:  # how many, or at what time
        return None
    if calls_another(message.text, on_the_table(decision)):  # the 3rd floor, of a 2nd and a 4th
        return None
    round_ = message.round or decision.round.number
    whole = f"{_STOP} ".join(each.rstrip(_STOPS) for each in said)
    is_seen = message.is_read_by_all
    action = replace(context.action, in_public=is_seen)
    reply_to = partial(read_reply, by_title=by_title)
    if is_or_else(whole) or puts_change_off(whole):
        return None
    has_voted = context.who in decision.round.ballots
    ends = _ends(decision, said, whole, is_seen=is_seen, has_voted=has_voted)
    replies = (reply_to(decision, action, round_, x) for x in islice(ends, _MOST_ENDS) if x)
    found = next(filter(None, replies), None)
    return found and note_in_own_words.kept(context, decision, found)


def _put_plainly(context: Context, said: Sequence[str]) -> Sequence[str]:
    """Return sentences with a reason behind a no to all, and a question between two as one."""
    told = with_why_behind(context.words)
    return [told] if told else [asked_of_both(each) for each in said]


def _ends(
    decision: Decision, said: Sequence[str], whole: str, *, is_seen: bool, has_voted: bool
) -> Iterator[str]:
    """Yield what of sentences may be the vote: all of it first, and then its ends.

    A yes behind a remark may be one to somebody else, where others read it, of who has not voted.
    """
    names = ballot_forms.names(decision)
    yield whole
    if is_of_another_time(decision, whole):
        return  # what agrees behind it is of that
    if not (is_seen and is_one_alone(decision)) or has_voted:
        yield from after_remarks(whole, names)
    yield from last_ends(said, names)
    yield vote_for_a_reason(whole, names)
    yield vote_ahead(whole, names)


async def heard(context: Context) -> Sequence[Part] | None:
    """Take a message as a vote on options that have names; None where it is none.

    That is all that is said under them. Elsewhere it is what calls options of the only such vote by
    their titles; and, where nothing else waits for its author, a yes or a no to an option alone,
    another vote than before, or to abstain.
    """
    context = _where_named(context)
    if voted := vote_in(context):
        return await vote_taken.taken(context, *voted)
    decision = _open_to(context)
    if decision is None:
        return None
    plain, letters = _plainly(context, decision)
    if told := _said_of_no_vote(context, decision, plain, letters):
        return [told]
    if not context.message.in_channel:
        lettered = replace(context, message=replace(context.message, text=letters))
        why = names_unknown(decision, letters) or letter_not_there(context, decision)
        why = why or (hanging(lettered, decision) if letters != plain else "")
        return [sentence(why)] if why else None
    return None


def _where_named(context: Context) -> Context:
    """Return a message in private as written in the vote before whose colon its name stands."""
    name, colon, rest = context.words.partition(":")
    called = name.strip(' ?!.“”"').casefold()
    voting = [x for x in context.waiting if x.phase is Phase.VOTE]
    found = [x for x in voting if x.terms.subject.strip(" ?!.").casefold() == called]
    if not (colon and called and rest.strip()) or context.message.in_channel or len(found) != 1:
        return context
    return replace(
        context, sessions=(found[0],), message=replace(context.message, text=rest.strip())
    )


async def heard_or_offered(context: Context, routed: Sequence[About]) -> Sequence[Part] | None:
    """Take a message as a vote on such options, or ask whether it is one; None where neither."""
    is_off = _is_called_off(context, routed)
    said = [] if likely_votes.is_only_talk(context) else None if is_off else await heard(context)
    return await likely_votes.offered_by_name(context, routed) or None if said is None else said


def _is_called_off(context: Context, routed: Sequence[About]) -> bool:
    """Tell whether an organiser who has not voted calls it all off: “cancel the vote”."""
    orders = [x for x in routed if isinstance(x, SessionOrder) and x.does is Does.CANCEL]
    voting = [each for each in context.open if each.phase is Phase.VOTE]
    own = [each for each in voting if each.organiser.id == context.who]
    return bool(orders) and any(context.who not in each.round.ballots for each in own)


def is_none(context: Context) -> bool:
    """Tell whether a message names nothing that is voted on, or announces the end."""
    decision = voted_on(context)
    return decision is not None and bool(
        _said_of_no_vote(context, decision, *_plainly(context, decision))
    )


def vote_in(context: Context) -> tuple[Decision, Reply] | None:
    """Return the vote on options with names that a message is, and in which decision, if any."""
    if (open_ := open_under(context)) and takes_back(context, open_):
        return open_, take_back(open_, context.action)
    decision = _open_to(context)
    if decision is None:
        return None
    plain, letters = _plainly(context, decision)
    if _said_of_no_vote(context, decision, plain, letters):
        return None
    reply = _read_here(context, decision, plain, letters)
    return (decision, reply) if reply else None


def _open_to(context: Context) -> Decision | None:
    """Return the decision in which words are a vote, if they are one."""
    said = context.words
    if len(said) > _LONGEST:
        return None
    is_asked = _ASKS in said and not (asked_and_answered(said) or none_and_why(said))
    return voted_on(context) if said and not is_asked else None


def _plainly(context: Context, decision: Decision) -> tuple[str, str]:
    """Return what is said, and the same with options by their letters."""
    said, message = why_told(context.words), context.message
    if decision.round.ballots.get(context.who) and (made := made_another(said)):
        is_named = lettered_by(made, context.who, decision) != made
        said = made if is_named or made in ballot_forms.names(decision) else said
    plain = said if message.in_channel else without_nameless(said)
    plain = taken_on(decision, plain)
    plain, told = side_and_note(context, decision, plain)
    is_for = side_of(context, decision, plain)
    if is_for is not None and not is_courtesy(plain):
        plain = yes_or_no({x.title: x.id for x in on_the_table(decision)}, is_for) or plain
    plain = f"{plain}. note: {told}" if told else plain
    drawn = with_drawn_letters(plain)
    return plain, plain if message.about else lettered_by(drawn, context.who, decision)


def _read_here(context: Context, decision: Decision, said: str, letters: str) -> Reply | None:
    """Return what comes of words as a vote where they stand; None where they are none."""
    message = context.message
    if message.about is None and not _is_vote_elsewhere(context, decision, said, letters):
        return None
    return _read(context, decision, [letters], by_title=letters != said or message.names_options)


def _said_of_no_vote(context: Context, decision: Decision, said: str, letters: str) -> Part | None:
    """Return what is said to who votes for nothing named, or announces the end; else None.

    The organiser who announces it is asked whether to close it.
    """
    if unknown := not_on_list(decision, letters):
        return sentence(unknown)
    if objecting.agrees_to_another(context, decision):
        return sentence(objecting.STANDS)
    if means_some_other(said):
        return sentence(WHICH_OPTION.format(names=", ".join(ballot_forms.names(decision))))
    named = _letters_in(context, decision, letters) if says_it_closes(said) else ()
    if not named:
        return None
    if context.who == decision.organiser.id:
        return Part(closing.asked(decision, context.action), decision.id)
    return sentence(f"{closing.NOT_YOURS} {NOT_COUNTED.format(name=named[0])}")


def _letters_in(context: Context, decision: Decision, letters: str) -> Sequence[str]:
    """Return the options that words name whose titles are letters by now."""
    by_title = context.message.names_options or letters != context.words
    found = [x for x in _LETTER.findall(letters) if x in ballot_forms.names(decision)]
    return found if by_title else [each for each in found if each not in WORDS_TOO]


async def counted(context: Context, decision: Decision, letters: str) -> Sequence[Part] | None:
    """Take letters of options as a vote; None where they are none."""
    reply = _read(context, decision, [letters], by_title=True)
    return None if reply is None else await vote_taken.taken(context, decision, reply)


def voted_on(context: Context) -> Decision | None:
    """Return the decision between options with names that a message may be a vote in."""
    message = context.message
    if message.about is None and begins_poll(without_call(message.text)):
        return None
    if message.about is not None:
        found = [each for each in context.sessions if each.phase is Phase.VOTE]
    elif message.is_ordered or still_asked(context.waiting, context.who, context.words):
        return None
    elif not message.in_channel and len(context.waiting) == 1:
        found = [each for each in context.waiting if each.phase is Phase.VOTE]
    else:
        found = _called_by_title(context)
    return found[0] if len(found) == 1 and on_the_table(found[0]) else None


def _called_by_title(context: Context) -> list[Decision]:
    """Return the open votes of whose options words name some, if no other session knows them."""
    among = context.open if context.message.in_channel else context.waiting
    found = speaking_of(context.message.text, among)
    return [each for each in found if each.phase is Phase.VOTE] if len(found) == 1 else []


def _is_vote_elsewhere(context: Context, decision: Decision, said: str, letters: str) -> bool:
    """Tell whether words that are not under the options can be nothing but a vote.

    What rules an option out is a wish there, unless the ballot says so too, or a vote follows it.
    """
    said, letters = note_behind(said)[0] or said, note_behind(letters)[0] or letters
    by_refusal = takes_refusals(ballot_forms.rule_of(decision))
    if letters != said:
        is_said_by_ballot = by_refusal or answers_alone(decision, letters)
        is_against = is_only_against(letters, ballot_forms.names(decision))
        goes_on = _STOP in letters.rstrip(_STOPS) or else_fine(letters)
        return is_said_by_ballot or not is_against or bool(goes_on)
    if context.message.in_channel or len(context.waiting) > 1:
        return False
    if said != context.words and _letters_in(context, decision, letters):  # "anonym: A"
        return True
    names = ballot_forms.names(decision)
    ends = (said, *after_remarks(said, names))
    return is_in_letters(said, names) or any(is_vote_by_itself(decision, each) for each in ends)


def is_talk(context: Context, words: str) -> bool:
    """Tell whether words under options with names are no wish: they name nothing known."""
    decision = voted_on(context) if context.message.about else None
    return decision is not None and not speaking_of(words, [decision])


def late_vote(context: Context) -> Reply | None:
    """Return what is said of a vote on options that are voted on no longer."""
    round_ = context.message.round
    decision = next(iter(context.sessions), None)
    if not round_ or decision is None:
        return None
    if decision.phase is Phase.VOTE and decision.round.number == round_:
        return None
    return read_vote(decision, context.action, round_, context.message.text)


def at_the_vote(context: Context, said: Sequence[str]) -> tuple[list[Decision], list[str]]:
    """Return the sessions that a vote can be in, and its sentences without the name of one.

    Where none is named, those of whose options all are that are said.
    """
    found = context.voting
    if len(found) < 2:
        return found, list(said)
    read = [context.named(each) for each in said]
    named = [each for each in found if any(each in sessions for sessions, _ in read)]
    if named:
        return named, [rest.strip() for _, rest in read]
    cast = [(each, vote_of(context, each, said)) for each in found]
    return [each for each, reply in cast if reply and reply.commands] or found, list(said)
