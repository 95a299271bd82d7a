"""A second thought of who has just ordered or asked for something: it changes what came of that.

“sorry, meant an hour”, “doch lieber nur bis freitag 18 uhr”, “not raj, omar” are no wishes: each is
the missing piece of the same order, and is done as if it had been said in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from orchestration.conversation.known import last_asked, last_ordered
from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.known.departures import called
from orchestration.conversation.known.last_ordered import Ordered
from orchestration.conversation.ordered import orders
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.requested import adding, repeating
from orchestration.deciding.actions import departures
from orchestration.deciding.actions.orders import closed_at
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.clocks import zone_of
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.interaction.layout import Layout
from orchestration.interaction.routing import Does, SessionOrder, Span
from orchestration.language.choosing.words import plain
from orchestration.language.coming.back_again import is_back
from orchestration.language.corrections import said_anew
from orchestration.language.corrections.second_thoughts import Piece, Thought, second_thoughts
from orchestration.language.corrections.undone import undone
from orchestration.language.inviting.search_ordered import orders_search
from orchestration.language.inviting.shifted import is_day_beside
from orchestration.language.ordered.asked_otherwise import otherwise_behind
from orchestration.language.talk.social import is_polite
from orchestration.model.people import Member, MemberId
from orchestration.model.times import zone_named
from orchestration.sessions.requests import each_once

_Step = tuple[Does, str]
"""An order that a thought comes to, in the words that give it."""

_TIMED: Final = (Does.EXTEND, Does.CLOSE, Does.REVIEW, Does.AGAIN)
"""Orders of one moment: another is in its place."""

_SEARCHES: Final = (Does.MOVE, None)
"""What another length or time is of: the search that was changed, or has begun (None)."""

_STAYS_IN: Final = "{name} stays in “{subject}”, then."
_AFTERWARDS: Final = (Does.REVIEW, Does.AGAIN, Does.MOVE)
_OF_PEOPLE: Final = (Does.ADD, Does.REMOVE, Does.MOVE, None)


async def heard(context: Context) -> Sequence[Part] | None:
    """Change what was ordered last as words say; None where they are no second thought."""
    ordered = await last_ordered.read(context)
    if ordered is None or context.message.is_edited or is_polite(context.words):
        return None
    if (other := await _done_otherwise(context, ordered)) is not None:
        return other
    if (gone_on := await _goes_on_from_a_search(context, ordered)) is not None:
        return gone_on
    thoughts = second_thoughts(context.words) if _is_heard(context, ordered) else ()
    thoughts = () if _is_whole(context, ordered, thoughts) else thoughts
    said = await _done(context, ordered, thoughts) if thoughts else None
    if said is None and thoughts and ordered.before:
        said = await _done(context, ordered.before, thoughts)
    if said is None and context.message.is_to_the_bot:
        await last_ordered.forget(context)
    return said


def _is_heard(context: Context, ordered: Ordered) -> bool:
    """Tell whether words are for the bot, or put right what stands above them in the thread."""
    message = context.message
    if message.is_to_the_bot:
        return True
    there = context.one(message.about) if message.about else None
    is_its_own = there is not None and _is_of(there, ordered, context.who)
    thoughts = second_thoughts(context.words) if is_its_own else ()
    is_sure = bool(thoughts) and all(each.sure or each.adds for each in thoughts)
    return is_sure and any(x.sure or x.piece is Piece.LENGTH for x in thoughts)


async def _goes_on_from_a_search(context: Context, ordered: Ordered) -> Sequence[Part] | None:
    """Search otherwise in one more way, behind an order to: that one was for everybody, too.

    “… and not next week but the week after” alone could be what suits its author.
    """
    own = [each for each in context.sessions if _is_of(each, ordered, context.who)]
    is_one = len(own) == 1 and not is_over(own[0]) and context.message.is_to_the_bot
    if not is_one or ordered.order is not Does.MOVE or not said_anew.goes_on(context.words):
        return None
    routed = context.routed()
    is_moved = any(isinstance(x, SessionOrder) and x.does is Does.MOVE for x in routed)
    is_moved = is_moved or orders_search(context.words, names_a_time=True) is not None
    if not is_moved or len(routed) != 1:
        return None
    words = said_anew.for_everybody(context.words)
    came = await orders.came_of(context, own[0], _whole(words, Does.MOVE), words)
    await last_ordered.keep(context, Does.MOVE, [own[0].id], context.words)
    return await orders.told(context, came, own[0].id)


async def _asked_otherwise(context: Context, ordered: Ordered) -> Sequence[Part] | None:
    """Offer what is asked again with other options: “but leave out the falafel”; else None."""
    of = [x for x in context.sessions if x.id in ordered.sessions and x.includes(context.who)]
    if len(of) != 1 or not is_over(of[0]) or otherwise_behind(context.words) is None:
        return None
    words = f"once more, {context.words}"
    order = SessionOrder(Span(0, len(words)), Does.AGAIN)
    came = await orders.came_of(context, of[0], order, words)
    is_at_once = isinstance(came, Layout) or came.commands
    return None if is_at_once else await orders.told(context, came, of[0].id)


async def _put_back(context: Context, ordered: Ordered) -> Sequence[Part] | None:
    """Have something end when it did before its organiser ordered another time; None of others."""
    own = [each for each in context.open if _is_of(each, ordered, context.who)]
    was = ordered.ended.get(own[0].id) if len(own) == 1 else None
    at = datetime.fromisoformat(was) if was else None
    if at is None or at == own[0].closes_at:
        return None
    await last_ordered.forget(context)
    return await orders.told(context, closed_at(own[0], context.apart("/end"), at), own[0].id)


async def _done_otherwise(context: Context, ordered: Ordered) -> Sequence[Part] | None:
    """Do otherwise what was asked again, taken out, or set to repeat, or put it back; else None."""
    if undone(context.words) and (put_back := await _put_back(context, ordered)) is not None:
        return put_back
    if ordered.order is Does.AGAIN:
        return await _asked_otherwise(context, ordered)
    if ordered.order is Does.REMOVE and is_back(context.words):
        return await _back_in(context, ordered)
    is_set = ordered.order is None and context.message.is_to_the_bot
    return await repeating.changed_at_once(context, ordered.sessions) if is_set else None


async def _back_in(context: Context, ordered: Ordered) -> Sequence[Part] | None:
    """Ask again whom the organiser has just taken out; who is still in it stays."""
    own = [each for each in context.open if _is_of(each, ordered, context.who)]
    people = await called(context, context.words) or await called(context, ordered.words)
    others = [each for each in people if each.id != context.who]
    if len(own) != 1 or len(others) != 1:
        return None
    await last_asked.forget(context)
    if own[0].member(others[0].id):
        return [sentence(_STAYS_IN.format(name=others[0].name, subject=own[0].terms.subject))]
    return [sentence(await adding.added_to(context, own[0].id, others, are_gone=False))]


def _is_of(decision: Decision, ordered: Ordered, who: MemberId) -> bool:
    """Tell whether it is what somebody has ordered something of, and theirs."""
    is_it = decision.id in ordered.sessions
    is_it = is_it or bool(ordered.since and decision.opened_at >= ordered.since)
    return decision.organiser.id == who and is_it


def _is_whole(context: Context, ordered: Ordered, thoughts: Sequence[Thought]) -> bool:
    """Tell whether words are an order by themselves, of whichever session they are."""
    is_slip = all(each.sure and not each.meant for each in thoughts)
    if is_slip or ordered.order in _TIMED:
        return False
    routed = [each for each in context.routed() if isinstance(each, SessionOrder)]
    return any(each.held is None for each in routed)


async def _done(
    context: Context, ordered: Ordered, thoughts: Sequence[Thought]
) -> Sequence[Part] | None:
    own = [each for each in context.sessions if _is_of(each, ordered, context.who)]
    if len(own) != 1 or (is_over(own[0]) and ordered.order not in _AFTERWARDS):
        return None
    parts: list[Part] = []
    if ordered.order in _SEARCHES and {x.piece for x in thoughts} == {Piece.LENGTH, Piece.TIME}:
        words = ", ".join((f"make it {thoughts[0].words}", *(x.words for x in thoughts[1:])))
        came = await orders.came_of(context, own[0], _whole(words, Does.MOVE), words)
        if not isinstance(came, Layout) or _asks(came):
            await last_ordered.keep(context, Does.MOVE, [own[0].id], words)
            return await orders.told(context, came, own[0].id)
    for number, each in enumerate(thoughts):
        apart = replace(context, sessions=(own[0],), action=context.apart(f"/thought/{number}"))
        said = await _one(apart, own[0], ordered, each)
        if said is None:
            return parts or None
        parts += said
    return parts


def _whole(words: str, does: Does) -> SessionOrder:
    return SessionOrder(Span(0, len(words)), does)


async def _one(
    context: Context, decision: Decision, ordered: Ordered, thought: Thought
) -> Sequence[Part] | None:
    """Do what one thought comes to; None where it is none of what was ordered."""
    people = await called(context, thought.words) if thought.piece is Piece.OTHER else ()
    if people and _are_all(people, thought.words):
        if thought.out:
            return await _out(context, decision, ordered, people)
        return await _of_people(context, decision, ordered, thought, people)
    steps = () if thought.out else _steps(decision, ordered, thought)
    for does, words in steps:
        came = await orders.came_of(context, decision, _whole(words, does), words)
        is_answer = ordered.order in _TIMED and thought.piece is Piece.TIME
        if not isinstance(came, Layout) or _asks(came) or is_answer:
            await last_ordered.keep(context, does, [decision.id], words)
            return await orders.told(context, came, decision.id)
    return None


async def _out(
    context: Context, decision: Decision, ordered: Ordered, people: Sequence[Member]
) -> Sequence[Part] | None:
    """Ask whether it goes on without who was asked just now, and should not have been."""
    if ordered.order not in (Does.ADD, None):
        return None
    came = departures.to_take_out(decision, context.apart("/out"), people)
    return await orders.told(context, came, decision.id)


def _asks(came: Layout) -> bool:
    return bool(came.parts[1:])


def _are_all(people: Sequence[Member], words: str) -> bool:
    """Tell whether words are nothing but these people's names."""
    rest = plain(words)
    for each in people:
        for name in sorted(plain(each.name).split(), key=len, reverse=True):
            rest = rest.replace(name, "")
    return said_anew.joins_alone(rest)


async def _of_people(
    context: Context,
    decision: Decision,
    ordered: Ordered,
    thought: Thought,
    people: Sequence[Member],
) -> Sequence[Part] | None:
    """Ask others too, or in the place of who was named; who is reminded is another."""
    if ordered.order is Does.REMIND:
        words = f"remind {' and '.join(each.name for each in people)}"
        remind = SessionOrder(Span(0, len(words)), Does.REMIND)
        came = await orders.came_of(context, decision, remind, words)
        return await orders.told(context, came, decision.id)
    is_sure = not ordered.since and (thought.sure or thought.adds)
    if ordered.order not in _OF_PEOPLE or not is_sure:
        return None
    added = await adding.added_to(context, decision.id, people, are_gone=False)
    await last_ordered.keep(context, Does.ADD, [decision.id], thought.words)
    old = await _not_meant(context, ordered, thought, people)
    if not old:
        return [sentence(added)]
    together = each_once([*decision.members, *people])
    now = replace(decision, members=tuple(together))
    came = departures.to_take_out(now, context.apart("/out"), old)
    return [sentence(added), *await orders.told(context, came, decision.id)]


async def _not_meant(
    context: Context, ordered: Ordered, thought: Thought, people: Sequence[Member]
) -> Sequence[Member]:
    """Return in whose place somebody is: who is named, or who was in the order, or request."""
    old = await called(context, thought.instead_of) if thought.instead_of else ()
    if old or (ordered.order is Does.ADD and not thought.adds):
        return old or await called(context, ordered.words)
    if ordered.order is not None or not thought.meant:
        return ()
    asked = [x for x in await called(context, ordered.words) if x.id != context.who]
    return asked if len(asked) == len(people) else ()  # of more, nobody knows who is meant


def _steps(decision: Decision, ordered: Ordered, thought: Thought) -> Iterator[_Step]:
    """Yield the order that a piece comes to in the place of the one that was given last."""
    does = ordered.order
    if thought.piece is Piece.OTHER and not (thought.meant or (thought.sure and does)):
        return
    if does in _TIMED:
        if thought.piece is not Piece.LENGTH and (thought.sure or not thought.adds):
            yield _at_another_time(decision, does, thought)
    elif does in _SEARCHES and is_of_times(decision):
        yield from _of_the_search(decision, ordered, thought)
    else:
        is_number = thought.piece is Piece.NUMBER
        order = said_anew.numbered(thought.words, ordered.words) if is_number else ""
        order = order or said_anew.closing(thought.words, ordered.words)
        yield from ((Does.CHANGE, each) for each in [order] if each)


def _looks_at_several_days(decision: Decision) -> bool:
    """Tell whether there is no one day that another would be the day after."""
    window = method_of(decision).window(decision)
    return decision.outcome is None and window is not None and window.start != window.end


def _at_another_time(decision: Decision, does: Does, thought: Thought) -> _Step:
    """Return the same order for another moment; an hour alone is one of the same day."""
    words = f"the {thought.words}th" if thought.piece is Piece.NUMBER else thought.words
    if does in (Does.REVIEW, Does.AGAIN):
        return Does.REVIEW, said_anew.reviewed(f"on {words}" if words != thought.words else words)
    zone = zone_named(zone_of(decision, decision.organiser.id))
    return Does.EXTEND, said_anew.until(words, f"{decision.closes_at.astimezone(zone):%-d %B}")


def _of_the_search(decision: Decision, ordered: Ordered, thought: Thought) -> Iterator[_Step]:
    """Yield how it is searched otherwise: behind a request, “rather Friday” is a wish."""
    if is_day_beside(thought.words) and _looks_at_several_days(decision):
        return
    if thought.piece is Piece.LENGTH:
        yield Does.MOVE, f"make it {thought.words}"
    elif thought.piece is Piece.NUMBER:
        if said_anew.has_minutes(ordered.words, thought.words):
            yield Does.MOVE, f"make it {thought.words} minutes"
    elif not thought.bound and (thought.sure or thought.adds or ordered.order is Does.MOVE):
        for words in said_anew.searched(thought.words, ordered.words, adds=thought.adds):
            yield Does.MOVE, words
