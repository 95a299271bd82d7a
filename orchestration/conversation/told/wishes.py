"""Where wishes belong: to a session, to all of them, to their author for good; or that is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known import picking
from orchestration.conversation.known.by_name import is_of_times, lettered_by, speaking_of, titled
from orchestration.conversation.known.context import Context, is_own, sentence, setting_of
from orchestration.conversation.known.still_asked import is_vote_by_letter
from orchestration.conversation.listed import lists
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.ports.storage import SAID_FOR_GOOD
from orchestration.deciding.actions.ballots.replies import read_private_vote
from orchestration.deciding.actions.which_session import (
    ALWAYS,
    ELSEWHERE,
    as_before,
    chosen,
    once_or_always,
    still_means,
)
from orchestration.deciding.method import method_of
from orchestration.deciding.people.joining import joined
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.wishes.clarify import open_question
from orchestration.deciding.wishes.hearing import wishes_in
from orchestration.interaction.answers import NOBODY_ASKS_YOU, NOT_ASKED, SAME_FOR, said
from orchestration.interaction.layout import Button, Layout, Look
from orchestration.interaction.layouts import ANY_TIME, THATS_ALL
from orchestration.interaction.routing import (
    About,
    Asks,
    GivenAnswer,
    SessionWish,
    StandingWish,
    Unknown,
    only,
    route,
)
from orchestration.interaction.wording import listed
from orchestration.kinds.person import standing_preferences
from orchestration.language.corrections.starting_over import starting_over
from orchestration.language.talk.any_time import speaks_of_when
from orchestration.language.talk.nothing_to_add import has_nothing_to_add
from orchestration.language.talk.social import may_end_anything
from orchestration.language.words.either_language import leads_to_name
from orchestration.model.people import SessionId, person_id
from orchestration.model.preferences import Kind, Preference
from orchestration.sessions.user_action import UserAction, say

_NOTHING_OF_ANY: Final = (
    "You have told me nothing about {names} yet. If anything goes, say so: “anything works, for "
    "all of them”."
)
_HERE_TOO: Final = "It is your answer for “{subject}” as well."
_OF_TIMES: Final = (Kind.TIME, Kind.BUSY)


async def wished(
    context: Context, words: str, action: UserAction, among: Sequence[Decision] = ()
) -> Sequence[Part]:
    """Tell the session that is meant; where several are open, go by the last answer, or ask.

    Of a vote it is asked `among` those alone that it can be in.
    """
    sessions = [each for each in context.waiting if each in among] or context.waiting
    if not sessions:
        why = NOT_ASKED if context.sessions else NOBODY_ASKS_YOU
        return [sentence(why)] if context.message.is_to_the_bot else []
    if len(sessions) == 1:
        await tell_one(context, sessions[0].id, action, words)
        return []
    if len(of := titled(words, sessions)) > 1:
        return await _wished_of_several(context, of)
    if named := _by_name(context, words):
        for session, own in named.items():
            await tell_one(context, session, replace(action, id=f"{action.id}/{session}"), own)
        return []
    if len(of := speaking_of(words, sessions)) == 1:
        await tell_one(context, of[0].id, action, words)
        return []
    return await _wished_of_several(context, sessions)


async def _wished_of_several(context: Context, sessions: Sequence[Decision]) -> Sequence[Part]:
    """Tell all of them where they were picked; else those of the last answer, or ask."""
    if context.is_picked:
        for of, each in zip(each_for_all(context, sessions), sessions, strict=True):
            await _take(of, each)
        return []
    value = await context.choices.read(context.who)
    if not still_means(value, sessions):
        is_wish = any(each.phase is not Phase.VOTE for each in sessions)
        await picking.ask(context, sessions, always=is_wish)
        return []
    await belongs(context, value)
    return [sentence(f"{as_before(value, sessions)} {ELSEWHERE}")]


def _by_name(context: Context, words: str) -> Mapping[SessionId, str]:
    """Return the sessions that words call by their names, and what each of them is told.

    What is said behind a name is of that one, and so is what stands before the first.
    """
    parts = [words[each.span.start : each.span.end] for each in _sentences(context, words)]
    waiting = {each.id for each in context.waiting}
    found: dict[SessionId, str] = {}
    before = ""
    last: Sequence[SessionId] = ()
    for part in parts:
        named, rest = context.named(part)
        last = [each.id for each in named if each.id in waiting] or last
        found.update({each: f"{found.get(each, before)}{rest} " for each in last})
        before = "" if last else f"{before}{rest} "
    return found


def _sentences(context: Context, words: str) -> Sequence[About]:
    return route(words, setting_of(context, context.action.at, context.sessions))


async def finished(context: Context) -> Sequence[Part]:
    """Take it that nothing more comes from somebody, in the sessions that wait to hear so."""
    who, told = context.who, ""
    for each in context.waiting:
        holds_some = who in (*each.answered, *each.brought)
        if each.phase is Phase.INTAKE and holds_some and who not in each.done:
            reply = context.access.kinds.press(each, context.apart(f"/{each.id}"), THATS_ALL)
            await context.access.send(*reply.commands)
            told = reply.note
    if told:
        return [sentence(told)]
    silent = _silent(context)
    if len(silent) == 1 and has_nothing_to_add(context.words):
        reply = context.access.kinds.press(silent[0], context.action, ANY_TIME)
        await context.access.send(*reply.commands)
        return [sentence(reply.note)]
    return _still_open(context, silent)


def _silent(context: Context) -> Sequence[Decision]:
    """Return the sessions that ask somebody who has said nothing yet."""
    waiting = (each for each in context.waiting if each.phase is Phase.INTAKE)
    return [each for each in waiting if context.who not in each.answered]


def _still_open(context: Context, silent: Sequence[Decision]) -> Sequence[Part]:
    """Tell who is done what is open to them: a vote, or all that they were asked."""
    who, answer = context.who, context.access.kinds.answer
    if voting := [each for each in context.waiting if each.phase is Phase.VOTE]:
        if may_end_anything(context.words):
            return []
        return [Part(answer(each, who, Asks.GUIDE), each.id) for each in voting]
    if len(silent) > 1:
        names = listed([f"“{each.terms.subject}”" for each in silent])
        return [sentence(_NOTHING_OF_ANY.format(names=names))]
    return [Part(_nothing_yet(each), each.id) for each in silent]


def _nothing_yet(decision: Decision) -> Layout:
    """Ask who is done, and has said nothing, whether anything goes."""
    anything = Button(ANY_TIME, method_of(decision).anything, look=Look.PRIMARY)
    return said(f"You have told me nothing about “{decision.terms.subject}” yet.", (anything,))


async def answered(context: Context, words: str, action: UserAction) -> bool:
    """Tell the session that has asked; False where none has."""
    asking = next((x for x in context.waiting if open_question(x, context.who)), None)
    if asking is not None:
        await tell_one(context, asking.id, action, words)
    return asking is not None


async def belongs(context: Context, value: str) -> None:
    """Tell the sessions that somebody has chosen what they wrote."""
    await context.choices.keep(context.who, value)
    voted = [x for x in context.voting if is_vote_by_letter(x, context.words)]
    among = [joined(x, context.who, context.action.name) for x in voted] or context.waiting
    meant = [each for each in among if each.id in chosen(value, among)]
    for of, each in zip(each_for_all(context, meant), meant, strict=True):
        await _take(of, each)
    if value == ALWAYS:
        await wished_for_good(context, context.message.text, context.action)


async def holds_for_good(context: Context, routed: Sequence[About]) -> bool:
    """Tell whether a wish is meant for good; where it can be about what was decided, ask."""
    decided = [each for each in context.decided if is_of_times(each)]
    standing = [each for each in routed if isinstance(each, StandingWish)]
    is_sure = any(each.says_so for each in standing) or is_for_good(context)
    if is_sure or context.message.via is not Via.DM or context.open or not decided:
        return True
    if await context.choices.read(context.who) == ALWAYS:
        return True
    await context.exchange.ask_which(once_or_always(decided))
    return False


def holds_here(context: Context) -> bool:
    """Tell whether what is meant for good holds in the one session that is open, too.

    So it does of what somebody says under its post, from which nothing is kept for good.
    """
    about = None if context.message.is_to_the_bot else context.message.about
    one = context.one(about) if about else reads_back(context)
    return one is not None and is_of_times(one)


async def held_here_too(context: Context, one: Decision, words: str) -> str:
    """Tell the open session what is read back as holding for good; return what is said of that."""
    await tell_one(replace(context, elsewhere=True), one.id, context.apart("/wish"), words)
    return _HERE_TOO.format(subject=one.terms.subject)


async def wished_in_each(context: Context, words: str) -> None:
    """Tell sessions, where several are open, what holds for good: it holds in them as well."""
    several = [] if reads_back(context) else context.waiting
    meant = list(filter(is_of_times, several))
    for of, each in zip(each_for_all(context, meant), meant, strict=True):
        await tell_one(of, each.id, context.apart(f"/{each.id}"), words)


async def wished_for_good(
    context: Context, words: str, action: UserAction, besides: str = ""
) -> None:
    """Tell somebody's own state what holds for every session, to be read back from there."""
    author = await context.exchange.author()
    if author is not None:
        await context.exchange.note_written(person_id(context.who))
        told = standing_preferences.say(author, action, words, besides)
        await context.access.send(replace(told, aloud=context.message.is_read_by_all))
        await _keep_last(context, context.message.id)


async def was_for_good(context: Context) -> bool:
    """Tell whether what somebody has told last holds for good, and take that as asked."""
    memory, who = context.exchange.memory, context.who
    last = await memory.kept(person_id(who), SAID_FOR_GOOD, who)
    await _keep_last(context, "")
    return bool(last)


async def _keep_last(context: Context, message: str) -> None:
    memory, who = context.exchange.memory, context.who
    if await memory.kept(person_id(who), SAID_FOR_GOOD, who) != message:
        await memory.keep(person_id(who), SAID_FOR_GOOD, who, message)


async def _take(context: Context, decision: Decision) -> None:
    """Take a message for what it is about in one session, since its author says it is of that."""
    if await lists.taken(context, decision):
        return
    text, action = context.message.text, context.apart(f"/{decision.id}")
    routed = route(text, setting_of(context, action.at, (decision,)))
    if vote := read_private_vote(decision, action, lettered_by(text, context.who, decision)):
        await context.exchange.note_written(decision.id)
        await context.exchange.perform(vote, decision.id)
        return
    words = only(text, routed, SessionWish, StandingWish, GivenAnswer, Unknown)
    if words.strip():
        await tell_one(context, decision.id, action, words)


def reads_back(context: Context) -> Decision | None:
    """Return the session that reads back all that somebody writes now; None where none, or several.

    What else they are answered can go with that: in private, where it is read in the same place.
    """
    sessions = [] if context.message.in_channel else context.waiting
    return sessions[0] if len(sessions) == 1 else None


async def tell_one(
    context: Context, session: SessionId, action: UserAction, words: str, besides: str = ""
) -> None:
    """Tell a session what suits somebody, and what they are answered besides."""
    words = _without_its_name(context, session, words)
    of = context.one(session)
    words = starting_over(words, has_said=of is not None and context.who in of.answered)
    await context.exchange.note_written(session)
    await _keep_last(context, "")
    if context.others:
        same = SAME_FOR.format(listed([f"“{each.terms.subject}”" for each in context.others]))
        besides = "\n".join(filter(None, (besides, same)))
    besides = "\n".join(filter(None, (besides, context.beside)))
    overheard = not (context.message.is_to_the_bot or context.is_picked)
    command = say(session, action, words, besides, elsewhere=context.elsewhere, overheard=overheard)
    await context.access.send(replace(command, aloud=context.message.is_read_by_all))


def _without_its_name(context: Context, session: SessionId, words: str) -> str:
    """Return what is said behind the name of the session: “For Q1 plan: mornings”."""
    head, _, rest = words.partition(":")
    named = [each.id for each in context.named(head)[0]] if rest.strip() else []
    is_lead = named == [session] and leads_to_name(context.named(head)[1])
    return rest.strip() if is_lead else words


async def reads_it_back(context: Context, words: str) -> Decision | None:
    """Return the session that reads back what suits somebody; None where that is asked, or several.

    Words of times alone are told the only one that looks for a time, unless their author has
    answered that such words are meant for good.
    """
    if one := reads_back(context):
        return one
    one = None if context.message.in_channel else _of_times(context, words)
    return one if one and await context.choices.read(context.who) != ALWAYS else None


def _of_times(context: Context, words: str) -> Decision | None:
    """Return the one session between times, where words are of times alone; None of others.

    Beside it only such are open as have no times, and words name nothing of theirs.
    """
    timed = [each for each in context.waiting if is_of_times(each)]
    others = [each for each in context.waiting if not is_of_times(each)]
    if len(timed) != 1 or not others or context.is_picked:
        return None
    if context.named(words)[0] or speaking_of(words, others):
        return None
    said = wishes_in(timed[0], context.who, words, context.action.at)
    return timed[0] if said and all(_is_of_when(each, words) for each in said) else None


def _is_of_when(wish: Preference, words: str) -> bool:
    return wish.kind in _OF_TIMES or (wish.kind is Kind.FLEXIBLE and speaks_of_when(words))


def each_for_all(context: Context, sessions: Sequence[Decision]) -> Sequence[Context]:
    """Return a context for each session that the same words are told: one reads them back.

    That is the first of those that look for a time and have not put any to the vote.
    """
    alike = [each for each in sessions if is_of_times(each) and each.phase is Phase.INTAKE]
    first, others = alike[:1], tuple(alike[1:])
    return [
        replace(context, others=others if each in first else (), elsewhere=each in others)
        for each in sessions
    ]


def is_for_good(context: Context) -> bool:
    """Tell whether a message replies to what its author has said for good."""
    return is_own(context.message.about, context.who)
