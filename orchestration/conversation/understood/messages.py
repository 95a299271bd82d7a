"""What comes of a message, whatever the platform: each sentence is what it is about.

A message has at most one answer. What suits somebody goes to the session, which reads it back by
itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from orchestration.conversation.asked import (
    asked_of_coming,
    asked_of_options,
    asked_of_votes,
    questions,
    taking_part,
    with_nothing_open,
)
from orchestration.conversation.known import departures, last_asked, meant, own_language, picking
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.known.handling import Handling
from orchestration.conversation.listed import doubles_answered, lists, tables
from orchestration.conversation.ordered import (
    agendas,
    ended_with,
    in_vain,
    motions,
    once_ordered,
    orders,
    renamed,
    second_thoughts,
)
from orchestration.conversation.ports.exchange import Exchange
from orchestration.conversation.ports.inbound import Message, Part, Response, Via
from orchestration.conversation.replied import answered, giving_way, in_the_way
from orchestration.conversation.requested import adding, repeating, requests
from orchestration.conversation.settled import absences, afterwards, back_again, without_outcome
from orchestration.conversation.told import kept_quiet, own_zone, wishes
from orchestration.conversation.understood import (
    agreed,
    antecedents,
    begun,
    beside_a_list,
    opinions,
    taken_back,
    to_a_reply,
    told_beside,
    turned_back,
    unplaced,
    whole,
    without_why,
)
from orchestration.conversation.understood.for_us import is_for_us, without_talk
from orchestration.conversation.understood.several import told_apart
from orchestration.conversation.voted import (
    before_the_vote,
    beside_a_vote,
    leaving,
    likely_votes,
    objecting,
    options_by_hand,
    own_ballot,
    seats,
    the_same_vote,
    uncounted,
    vote_taken,
    votes,
    votes_by_author,
    votes_on_times,
    which_vote,
)
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.answers import NOT_THAT_DAY
from orchestration.interaction.routing import (
    About,
    Asks,
    AwayThen,
    CameUp,
    Finished,
    GivenAnswer,
    Late,
    OfAnother,
    OpenRequest,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    Span,
    StandingWish,
    Unknown,
    Vote,
    only,
)
from orchestration.language.votes.divided import asks_of_option
from orchestration.language.votes.reading import forget_read
from orchestration.sessions.user_action import UserAction
from orchestration.views.documents import CalendarInvite


async def take(message: Message, exchange: Exchange) -> None:
    """Do what a message asks, and answer it."""
    try:
        if said := await own_language.heard(message, exchange):
            await exchange.answer(Response((sentence(said),)))
        elif left := await tables.heard(message, exchange):
            await _taken(*left)
    finally:
        forget_read()


async def _taken(message: Message, exchange: Exchange) -> None:
    if await whole.heard(message, exchange):
        return
    context = await begun.context_of(message, exchange)
    if context is None:
        return
    if unsure := await meant.answered(context):
        await exchange.answer(Response((sentence(unsure),)))
        return
    await take_up(await picking.picked(context) or await meant.picked(context) or context)


async def take_up(context: Context) -> None:
    """Do what a message asks in the sessions that it is about."""
    context = await antecedents.resolved(objecting.where_it_counts(context))
    context = asked_of_coming.without_passing_on_news(await turned_back.resolved(context))
    done, unsaid = await agreed.with_more(await back_again.with_more(context))
    of_options, rest = asked_of_options.heard(unsaid) if unsaid is not None else ((), None)
    where, rest = await own_zone.heard(rest) if rest is not None else ((), None)
    topics, rest = await agendas.heard(rest) if rest is not None else ((), None)
    of_votes, rest = asked_of_votes.heard(rest) if rest is not None else ((), None)
    doubles, rest = await doubles_answered.heard(rest) if rest is not None else ((), None)
    told = (*done, *where, *topics, *of_options, *of_votes, *doubles)
    if rest is not None:
        for each in told_apart(rest) or (rest,):
            await _take_rest(await without_why.understood(each, _take_rest), told)
            told = ()
    elif told:
        await _answer(context, told)


async def _take_rest(context: Context, where: Sequence[Part] = ()) -> None:
    """Do what a message asks beside what it says of where its author is, and beside a vote."""
    beside = ended_with.parted(context) or await beside_a_vote.parted(context)
    beside = beside or await beside_a_list.parted(context)
    if beside:
        done, context = beside
        where = (*where, *done)
    message, handling = context.message, Handling()
    routed = beside_a_vote.with_what_follows(context, opinions.routed(context))
    if where:
        handling.add(where)
    said = await _taken_at_once(context, routed)
    if said is not None:
        if said or where:
            await _answer(context, (*where, *said))
        return
    if message.is_edited:
        routed = tuple(each for each in routed if isinstance(each, Vote))
    routed = without_talk(context, routed)
    await _take_each(context, _only_asked(context, routed) or routed, handling)
    if not handling.parts:
        await _not_taken(context, routed, handling)
    if handling.parts:
        await _answer(context, handling.parts, handling.invite)


async def _answer(
    context: Context, parts: Sequence[Part], invite: CalendarInvite | None = None
) -> None:
    """Answer with one message; what can be pressed in it can be said as well."""
    await last_asked.keep_offers(context, parts)
    await context.exchange.answer(Response(context.timed(parts), invite))


def _only_asked(context: Context, routed: Sequence[About]) -> Sequence[About]:
    """Return the questions of a message that asks of an option: that one is not voted for."""
    asked = [each for each in routed if isinstance(each, SessionQuestion)]
    return asked if context.has_options and asks_of_option(context.message.text) else []


async def _not_taken(context: Context, routed: Sequence[About], handling: Handling) -> None:
    """Say of what nothing came why that is, where it may have been meant for the bot."""
    if context.is_rehearsed:
        return
    taken = handling.is_taken
    handling.add(
        uncounted.why_not(context)
        or ([] if handling.has_voted else await likely_votes.offered(context, routed))
        or uncounted.not_counted(context, taken=handling.is_read)
        or ([] if taken else votes_on_times.only_named(context))
    )
    if not handling.parts and not taken:
        handling.add(lists.not_taken(context) or await to_a_reply.answered(context))


async def _taken_at_once(context: Context, routed: Sequence[About]) -> Sequence[Part] | None:
    """Return what is to be said of a message that is taken as one; None where it is none."""
    message = context.message
    if not message.is_edited:
        ahead = (answered.heard, antecedents.heard, second_thoughts.heard, own_ballot.hidden)
        last = (kept_quiet.heard, leaving.ended, taken_back.heard, taking_part.heard, leaving.heard)
        for heard in (*ahead, *last):
            if (said := await heard(context)) is not None:
                return said
    under = (
        partial(without_outcome.heard, routed=routed),
        partial(afterwards.heard, routed=routed),
    )
    first = (
        partial(requests.goes_on, routed=routed),
        repeating.heard,
        with_nothing_open.heard,
        asked_of_coming.heard,
        options_by_hand.heard,
        renamed.heard,
        in_vain.heard,
        opinions.nothing_held,
        giving_way.heard,
        in_the_way.heard,
    )
    of_words = (before_the_vote.heard, the_same_vote.heard, votes_by_author.heard)
    of_votes = (*of_words, *votes_on_times.HEARD)
    for heard in (*first, motions.withdrawn, motions.changed, *own_ballot.HEARD, *under, *of_votes):
        said = await heard(context)
        if said is not None:
            return said
    if _undoes(routed) and (said := await votes_on_times.unplaced(context)):
        return said
    if await _taken_whole(context, routed):
        return []
    said = await votes.heard_or_offered(context, routed)
    return said if said is not None else agreed.to_nothing(context, routed)


def _undoes(routed: Sequence[About]) -> bool:
    """Tell whether something is undone: with another option beside it, that is voted for."""
    return any(isinstance(x, SessionQuestion) and x.asks is Asks.UNDO for x in routed)


async def _take_each(context: Context, routed: Sequence[About], handling: Handling) -> None:
    """Do what each sentence asks, once its vote is in; what is for nobody is answered once."""
    context = await _take_votes(context, routed, handling)
    routed = told_beside.with_wish(context, absences.without_told_when(context, routed))
    for at, each in enumerate(routed):
        if context.message.is_to_the_bot or is_for_us(context, each):
            rehearsed = partial(_take, about=each, handling=Handling())
            after = await once_ordered.known_after(context, each, routed[at + 1 :], rehearsed)
            await _take(context, each, handling)
            context = after
    await _take_wishes(context, routed, handling)
    if not handling.is_taken and all(isinstance(each, Unknown | Social) for each in routed):
        handling.parts += await votes_on_times.unplaced(context)
        handling.is_taken = bool(handling.parts)
    if context.is_rehearsed:
        return
    if not handling.is_taken and (said := await unplaced.answered(context, routed)):
        handling.add(said)


async def _taken_whole(context: Context, routed: Sequence[About]) -> bool:
    """Take a message as one, where it is an opinion or is of a session's list."""
    is_said = context.message.via in (Via.THREAD, Via.DM)
    if not (is_said and opinions.is_opinion(context, routed)):
        return await lists.heard(context, routed)
    await wishes.tell_one(context, context.waiting[0].id, context.action, context.message.text)
    return True


async def _take(context: Context, about: About, handling: Handling) -> None:
    """Do what one sentence asks."""
    words = _words(context.message, about.span)
    match about:  # votes and wishes are taken together, and thanks needs no answer
        case SessionQuestion(asks=asks):
            of_places = await seats.asked(context, asks, words)
            handling.add(of_places or await questions.answered(context, asks, words))
            handling.invite = handling.invite or questions.invite_asked(context, asks, words)
        case SessionOrder():
            words = context.of_what_is_ordered(words)
            handling.named = context.named(words)[0] or handling.named
            of_it = replace(context, sessions=tuple(handling.named or context.sessions))
            handling.add(await orders.carried_out(of_it, about, words))
            handling.invite = handling.invite or adding.invite_to_pass_on(of_it, about, words)
        case CameUp(sessions=sessions, passed=True):
            handling.add(await departures.come_back(context, sessions))
        case CameUp(sessions=sessions, leaves=leaves):
            handling.add(await absences.came_up(context, sessions, leaves=leaves))
        case OfAnother(misses=misses):
            handling.add([questions.of_another(context, words)])
            handling.add(await orders.of_another_time(context) if misses else ())
        case Late() | AwayThen() | Finished():
            handling.add(await _of_courtesy(context, about))
        case OpenRequest(kind=kind):
            handling.add(await requests.opened(context, kind, about.span))


async def _of_courtesy(context: Context, about: Late | AwayThen | Finished) -> Sequence[Part]:
    """Answer who asks for nothing, and says that they are late, away or done."""
    if isinstance(about, Finished):
        return await wishes.finished(context)
    return absences.late(context) if isinstance(about, Late) else [sentence(NOT_THAT_DAY)]


def _words(message: Message, span: Span) -> str:
    return message.text[span.start : span.end].strip()


async def _take_votes(context: Context, routed: Sequence[About], handling: Handling) -> Context:
    """Take a vote in the session that has one; where several have, ask which is meant.

    Return what is known once it is in.
    """
    words = [
        _words(context.message, each.span)
        for each in beside_a_vote.last_votes(context.message, routed)
    ]
    if not words:
        return context
    found, words = votes.at_the_vote(context, words)
    if len(found) != 1 and not context.message.about:
        handling.add(await which_vote.asked(context, found, words))
        return context
    decision = (found or list(context.sessions))[0]
    if (cast := votes.vote_of(context, decision, words)) is None:
        handling.add(await votes.not_cast(context, decision, words, routed))
        return context
    handling.add(await vote_taken.taken(context, decision, cast))
    handling.is_read = handling.has_voted = True
    return await beside_a_vote.after(context, cast)


async def _take_wishes(context: Context, routed: Sequence[About], handling: Handling) -> None:
    """Tell sessions, and their author's own state, what suits them."""
    has_vote = any(isinstance(each, Vote) for each in routed)
    wish, for_good = _wishes(context, routed)
    wish = context.message.as_typed(wish)
    is_asked_about = has_vote and len(votes.at_the_vote(context, [wish])[0]) > 1
    handling.is_read |= bool(wish.strip())
    await antecedents.keep_wish(context, wish)
    if wish.strip() and not is_asked_about:
        one = await wishes.reads_it_back(context, wish)
        if one is not None and _is_all_for_good(context, one, (wish, for_good), handling):
            besides = await wishes.held_here_too(context, one, wish)
            await wishes.wished_for_good(context, for_good, context.action, besides)
            handling.is_taken = True
            return
        is_answer = any(isinstance(each, GivenAnswer) for each in routed)
        action = context.apart("/wish") if has_vote else context.action
        await _take_wish(context, wish, action, handling, one, is_answer=is_answer)
    if for_good.strip() and not await wishes.holds_for_good(context, routed):
        handling.is_taken = True
    elif for_good.strip():
        apart = has_vote or bool(wish.strip())
        action = context.apart("/for-good") if apart else context.action
        await wishes.wished_in_each(context, for_good)
        await wishes.wished_for_good(context, for_good, action)
        handling.is_taken = True


def _is_all_for_good(
    context: Context, one: Decision, said: tuple[str, str], handling: Handling
) -> bool:
    """Tell whether all that suits somebody holds for good: it is read back once, from there."""
    wish, for_good = said
    is_all = context.message.as_typed(for_good) == wish and not handling.parts
    return is_all and one.phase is Phase.INTAKE and not context.others


async def _take_wish(
    context: Context,
    wish: str,
    action: UserAction,
    handling: Handling,
    one: Decision | None,
    *,
    is_answer: bool,
) -> None:
    """Tell the session that reads it back what suits somebody, or find out which is meant."""
    if one is not None:
        await wishes.tell_one(context, one.id, action, wish, handling.take_words())
        handling.is_taken = True
    elif is_answer and await wishes.answered(context, wish, action):
        handling.is_taken = True
    else:
        handling.add(await wishes.wished(context, wish, action))


def _wishes(context: Context, routed: Sequence[About]) -> tuple[str, str]:
    """Return what suits somebody in a session, and what suits them for good."""
    text = context.message.text
    if wishes.is_for_good(context):
        return "", only(text, routed, SessionWish, GivenAnswer, StandingWish)
    here = (StandingWish,) if wishes.holds_here(context) else ()
    wish = only(text, routed, SessionWish, GivenAnswer, *here)
    over = unplaced.thread_that_is_over(context)
    is_vain = over is not None and over.phase is not Phase.DECIDED
    is_kept = context.message.is_to_the_bot and not is_vain
    return wish, only(text, routed, StandingWish) if is_kept else ""
