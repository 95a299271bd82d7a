"""A vote with something beside it: "4th floor for me. Who is missing?", "B, and close it".

Only what is put to the bot parts from a vote: what else stands beside it is its note, or talk.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known.by_name import lettered, speaking_of
from orchestration.conversation.known.context import Context
from orchestration.conversation.known.own_page import ahead
from orchestration.conversation.ports.inbound import Message, Part, Via
from orchestration.conversation.ports.sessions import find_decisions
from orchestration.conversation.voted import vote_taken, votes, votes_on_times
from orchestration.conversation.voted.agreeing_to_times import voted_on
from orchestration.deciding.actions.ballots.agreement import answers_alone, is_one_alone
from orchestration.deciding.actions.ballots.notes import note_in, only_of_who_sees
from orchestration.deciding.state import Decision
from orchestration.deciding.wishes.hearing import wishes_in
from orchestration.interaction.routing import (
    About,
    Asks,
    Does,
    Held,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    Span,
    StandingWish,
    Unknown,
    Vote,
)
from orchestration.language.choosing.asides import asks, tells_of_past
from orchestration.language.choosing.held.as_told import asks_of_options
from orchestration.language.talk.social import is_social
from orchestration.language.votes.beginnings import turns
from orchestration.language.votes.clauses import TAKES_BACK
from orchestration.language.votes.divided import (
    also_proposed,
    asks_of_it,
    at_pauses,
    divided,
    says_own,
)
from orchestration.sessions.user_action import Reply

_NAMES: Final = re.compile(r"[A-Z](?:\s*(?:[,;>+&]|\bthen\b|\bdann\b|\band\b|\bund\b)\s*[A-Z])*")
"""One option or several, and nothing else."""

_LETTER: Final = re.compile(r"\b(?!I\b)[A-Z]\b(?!['’])")


async def parted(context: Context) -> tuple[Sequence[Part], Context] | None:
    """Take a vote, and return what is said of it and what stands beside it; None where none is.

    What follows from the vote is known to what stands beside it: who is missing still, and whether
    it can be closed.
    """
    if context.message.is_edited:
        return None
    is_named = votes.voted_on(context) is not None
    with_wish = None if is_named else await _with_a_wish(context)
    return with_wish or await _with_more(context, is_named=is_named)


async def _with_more(context: Context, *, is_named: bool) -> tuple[Sequence[Part], Context] | None:
    """Take a vote on what has names, or for a day, beside which something is put to the bot."""
    vote, more = also_proposed(context.message.text) if is_named else ("", "")
    if more and (cast := votes.vote_in(saying(context, vote))):
        told = await vote_taken.taken(context, *cast)
        return told, spoken_to(beside_it(context, f"proposal: {more}"))
    for vote, beside in _divided(context.message.text, is_named=is_named):
        alone, other = saying(context, vote), beside_it(context, beside)
        found = _vote_in(alone) if is_named else votes_on_times.vote_in(alone)
        if found is None or TAKES_BACK.match(f" {beside.casefold()}"):  # the vote follows
            continue
        is_to_the_bot = _is_put_to_the_bot(other, found[0], vote)
        if not is_to_the_bot and _is_remark(beside, found[0], vote):
            return await vote_taken.taken(context, *found), saying(other, "")
        if is_to_the_bot or (not is_named and "?" not in beside):
            told = await vote_taken.taken(context, *found)
            return told, await after(spoken_to(other) if is_to_the_bot else other, found[1])
    return None


async def _with_a_wish(context: Context) -> tuple[Sequence[Part], Context] | None:
    """Take a vote for a time, behind which somebody says what suits them: one answer for both.

    “B for me, can't do Tuesday, dentist”: the wish is read back with what is said of the vote. A
    greeting is none, though it may name a part of the day: “A, schönen feierabend”.
    """
    decision = voted_on(context)
    for vote, beside in at_pauses(context.message.text) if decision else ():
        if decision is None or "?" in context.message.text or not _is_own_letter(vote, decision):
            continue
        cast = votes.vote_of(context, decision, [vote])
        wishes = wishes_in(decision, context.who, beside, context.action.at)
        if cast is None or not wishes or is_social(beside) or _LETTER.search(beside):
            continue
        told = await vote_taken.taken(saying(context, vote), decision, cast)
        known = await after(beside_it(context, beside), cast)
        return (), replace(known, beside="\n".join(each.layout.words for each in told))
    return None


def _is_own_letter(vote: str, decision: Decision) -> bool:
    """Tell whether words are a vote by its letter, of their author's own."""
    return _LETTER.search(vote) is not None and (says_own(vote) or _is_bare(decision, vote))


def _vote_in(context: Context) -> tuple[Decision, Reply] | None:
    """Return the vote that words are beside others; in private what is plainly one by its letter.

    There a letter alone is placed as all that a message says.
    """
    found, decision = votes.vote_in(context), votes.voted_on(context)
    if found or decision is None or context.message.in_channel:
        return found
    said = context.words.strip(" .!")
    if not (len(said) == 1 or says_own(said)):
        return None
    cast = votes.vote_of(context, decision, [said])
    return (decision, cast) if cast else None


def _divided(said: str, *, is_named: bool) -> Iterator[tuple[str, str]]:
    """Yield a vote that a message may have, and what stands beside it.

    Who calls a time by its day may tell a wish at any pause behind it; what has a name has notes.
    """
    if not is_named:
        yield said, ""
        yield from at_pauses(said)
    for first, then in divided(said):
        is_note = is_named and "?" not in then and only_of_who_sees(then)
        if not is_note:  # that is said of the note with the vote
            yield first, then
            yield then, first


def with_what_follows(context: Context, routed: Sequence[About]) -> Sequence[About]:
    """Return what a message is about, with what follows a vote on what has names as part of it.

    That is what says nothing by itself, or only who may see the reason: a note, or what is told not
    to count.
    """
    decision, said = votes.voted_on(context), context.message.text
    found: list[About] = []
    for each in routed:
        before = found[-1] if found else None
        is_more = decision and isinstance(before, Vote) and _says_no_more(each, said, decision)
        if decision is None or before is None or not is_more:
            found.append(each)
            continue
        whole = Span(before.span.start, each.span.end)
        is_vote = votes.vote_of(context, decision, [said[whole.start : whole.end].strip()])
        found[-1:] = [Vote(whole)] if is_vote else [before, each]
    return found


def last_votes(message: Message, routed: Sequence[About]) -> Sequence[Vote]:
    """Return the last votes of a message that follow each other: "B. Or no, wait. C" is for C.

    What is only told between two of them, and turns to neither, takes nothing back.
    """
    found: list[Vote] = []
    follows = True
    for each in routed:
        if isinstance(each, Vote):
            found = [*found, each] if follows else [each]
        is_told = type(each) is Unknown and not turns(
            message.text[each.span.start : each.span.end].strip()
        )
        follows = isinstance(each, Vote | Social) or is_told
    return found


def _says_no_more(about: About, said: str, decision: Decision) -> bool:
    """Tell whether a sentence is for nobody by itself, or says only who may see what is told.

    What somebody tells of themselves, and names nothing that is voted on, is their note: “B. I'm
    broke this month”.
    """
    words = said[about.span.start : about.span.end].strip(" .!")
    is_told = isinstance(about, Unknown | SessionWish | StandingWish)
    is_note = bool(note_in(words)) and not speaking_of(words, [decision])
    is_note = is_note and not asks_of_options(words)
    return type(about) is Unknown or (is_told and (only_of_who_sees(words) or is_note))


def saying(context: Context, words: str) -> Context:
    """Return a message as if it said these words alone."""
    return replace(context, message=replace(context.message, text=words))


def beside_it(context: Context, words: str) -> Context:
    """Return words beside a vote as a message of their own."""
    other = saying(context, words.strip(" .!"))
    return replace(other, action=context.apart("/beside"))


def _is_put_to_the_bot(beside: Context, decision: Decision, vote: str) -> bool:
    """Tell whether words beside a vote ask the bot something, or order it, and name no option."""
    text = beside.message.text
    if is_one_alone(decision) and tells_of_past(text) and not asks(text):  # so it tells why
        return False
    routed = [each for each in beside.routed() if type(each) is not Social]
    if not routed or not all(isinstance(each, SessionQuestion | SessionOrder) for each in routed):
        return False
    if not is_one_alone(decision) and speaking_of(beside.message.text, [decision]):
        return False
    return all(_goes_with(each, beside.message.text, decision, vote) for each in routed)


def _is_remark(beside: str, decision: Decision, vote: str) -> bool:
    """Tell whether words beside what can only be a vote ask others, and not of an option.

    “A > B. C wasn't allowed?” is one, and so is “sushi for me, and can we eat at 1?”.
    """
    is_order = ">" in vote and _NAMES.fullmatch(lettered(vote, decision).strip(" .!")) is not None
    is_of_it = asks_of_it(beside) or bool(speaking_of(beside, [decision]))
    is_vote = is_order or (says_own(vote) and "?" not in vote)
    return is_vote and "?" in beside and not is_of_it


def _goes_with(about: About, words: str, decision: Decision, vote: str) -> bool:
    """Tell whether a vote can stand beside what words are about.

    “Thai Garden, who voted for that?” asks of an option, and “B it is, close it” tells how it
    stands: neither votes for it.
    """
    if isinstance(about, SessionQuestion) and about.asks is Asks.PRIVACY:
        return True  # who sees what is said does not ask of an option: “can others see that?”
    if isinstance(about, SessionQuestion):  # “ups. C” is a vote, and takes none back
        return about.asks is not Asks.UNDO and not asks_of_it(words)
    if not isinstance(about, SessionOrder) or about.held is Held.DENIED:
        return False
    return about.does is not Does.CLOSE or says_own(vote) or _is_bare(decision, vote)


def _is_bare(decision: Decision, vote: str) -> bool:
    letters = lettered(vote, decision).strip(" .!")
    return _NAMES.fullmatch(letters) is not None or answers_alone(decision, letters)


def spoken_to(context: Context) -> Context:
    """Return words as said to the bot: whoever votes speaks to it, in a thread too."""
    is_talk = context.message.via is Via.THREAD
    message = replace(context.message, via=Via.MENTION) if is_talk else context.message
    return replace(context, message=message)


async def after(context: Context, done: Reply) -> Context:
    """Return what is known where a message stands once something that it says is done."""
    access = ahead(context.access, done.commands)
    found = await find_decisions(access.sessions, [each.id for each in context.sessions])
    return replace(context, sessions=tuple(found))
