"""One's own vote, in words that name it: it is taken back, changed before it is one, or noted."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from orchestration.conversation.known import picking
from orchestration.conversation.known.by_name import lettered, on_the_table
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.told import wishes
from orchestration.conversation.voted import note_in_own_words
from orchestration.deciding.actions.ballots.agreement import is_one_alone
from orchestration.deciding.actions.ballots.changes import changed
from orchestration.deciding.actions.ballots.forms import cast, letters_that_say, take_back
from orchestration.deciding.actions.ballots.forms import names as ballot_names
from orchestration.deciding.actions.ballots.notes import NAMED, NAMELESS, as_shown, can_show
from orchestration.deciding.actions.ballots.noting import noted as ballot_noted
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.labelled import tells_vote
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import with_round
from orchestration.deciding.votes.receipts import receipt_in, with_receipt
from orchestration.interaction import answers
from orchestration.interaction.answers import IN_WHICH
from orchestration.language.choosing.held.labels import label_alone
from orchestration.language.votes.beginnings import option_taken_back, says_vote_back_and_why
from orchestration.language.votes.noted import NoteSaid, fine_on_condition, hides_that, note_said
from orchestration.model.ballots import Approvals, Ballot, OneOption, Order
from orchestration.model.options import Words, option_name
from orchestration.model.people import MemberId
from orchestration.model.preferences import Visibility
from orchestration.privacy import Private, reveal
from orchestration.sessions.user_action import Reply

_RECEIPT: Final = re.compile(
    r"(?:(?:what(?:['’]?s| is| was)|where(?:['’]?s| is)|show(?: me)?|tell me|give me"
    r"|can i (?:see|have)|i need|was ist|wo ist|wie (?:ist|lautet)|zeig(?: mir)?)\s+)?"
    r"(?:my|the|meine?n?|der|die|den)\s+"
    r"(?:receipt|beleg|quittung)(?:\s+(?:number|code|again|please|pls|bitte|nochmal))*[\s?.!]*",
    re.IGNORECASE,
)
_BUTTONS: Final = {Visibility.ANONYMOUS: NAMELESS, Visibility.SHARED: NAMED}
_NO_RECEIPT: Final = "You have none: only a vote that nobody sees has a receipt."


async def taken_back(context: Context) -> Sequence[Part] | None:
    """Take somebody's own vote back: “can I take my vote back?”; None where nothing says so."""
    if context.message.is_edited:
        return None
    voting = [each for each in context.waiting if each.phase is Phase.VOTE]
    names = sorted({name for each in voting for name in ballot_names(each)})
    if says_vote_back_and_why(context.words, names):
        return await _done(context, lambda decision: take_back(decision, context.action))
    return await _one_back(context)


async def receipt(context: Context) -> Sequence[Part] | None:
    """Tell somebody alone the receipt of their vote where they ask for it; None where not."""
    if not (_RECEIPT.fullmatch(context.words.strip()) and context.message.is_to_the_bot):
        return None  # whoever calls it is answered alone, wherever that is
    among = [each for each in context.sessions if each.member(context.who) and each.rounds]
    codes = [(x, receipt_in(x, x.rounds[-1].number, context.who)) for x in among]
    told = [f"“{each.terms.subject}”: {with_receipt(code)}" for each, code in codes if code]
    return [sentence("\n".join(told) or _NO_RECEIPT)]


async def _one_back(context: Context) -> Sequence[Part] | None:
    """Take one option out of somebody's own vote, and leave the others; None where nothing says so.

    What they have not voted for is none of it.
    """
    for decision in context.waiting:
        held = decision.round.ballots.get(context.who) if decision.phase is Phase.VOTE else None
        letter = option_taken_back(lettered(context.words, decision)) if held else ""
        is_of_one = isinstance(held, Approvals | OneOption)
        if not letter or not is_of_one or letter not in letters_that_say(held):
            continue
        left = without_option(held, letter)
        action = replace(context.action, in_public=context.message.in_channel)
        reply = cast(decision, action, left) if left else take_back(decision, context.action)
        await context.exchange.perform(replace(reply, notice=""), decision.id)
        return [sentence(reply.notice)]
    return None


def without_option(held: Ballot | None, letter: str) -> Ballot | None:
    """Return a ballot without one of what it approves of; None where it is for nothing else."""
    if not isinstance(held, Approvals):
        return None
    left = replace(
        held,
        yes=tuple(each for each in held.yes if each != letter),
        if_need_be=tuple(each for each in held.if_need_be if each != letter),
    )
    return left if left.yes or left.if_need_be else None


async def noted(context: Context) -> Sequence[Part] | None:
    """Put a note beside somebody's own vote; None where nothing says so.

    In private so is on what condition they are fine with what they have voted for: "fine, if we're
    back by 2". Where others talk, a note is of who has voted there.
    """
    message = context.message
    if message.is_edited or message.via not in (Via.DM, Via.THREAD, Via.MENTION):
        return None
    is_private = message.via is Via.DM
    if not is_private and not (message.about and _has_voted(context)):
        return None
    said = note_said(context.words) or (_on_condition(context) if is_private else None)
    if said is None:
        return None
    action = replace(context.action, in_public=not is_private)
    return await _done(context, lambda decision: ballot_noted(decision, action, said))


def _has_voted(context: Context) -> bool:
    """Tell whether somebody has voted in what they write under."""
    return any(context.who in each.round.ballots for each in context.sessions if each.rounds)


async def note_labelled(context: Context) -> Sequence[Part] | None:
    """Show the note with somebody's vote as they say behind it: “can be shared”; else None."""
    message = context.message
    if message.is_edited or message.via not in (Via.DM, Via.THREAD):
        return None
    seen = label_alone(context.words)
    voting = [x for x in context.sessions if x.phase is Phase.VOTE and context.who in x.round.notes]
    if len(voting) != 1 or seen not in _BUTTONS or not can_show(voting[0], seen):
        return None
    decision, press = voting[0], context.access.kinds.press
    note = replace(reveal(decision.round.notes[context.who], to=context.who), visibility=seen)
    if not tells_vote(decision, decision.round, note.words):
        reply = press(decision, context.action, _BUTTONS[seen], str(decision.round.number))
        await context.exchange.perform(replace(reply, note=""), decision.id)
    return [sentence(as_shown(decision, note))]


async def hidden(context: Context) -> Sequence[Part] | None:
    """Keep a note that others may see from them again; None where there is none."""
    if not hides_that(context.words):
        return None
    among = [x for x in context.sessions if x.phase is Phase.VOTE and context.who in x.round.notes]
    notes = [(each, reveal(each.round.notes[context.who], to=context.who)) for each in among]
    shown = [each for each, note in notes if note.visibility is not Visibility.PRIVATE]
    if len(shown) != 1:
        return None
    said = NoteSaid("", Visibility.PRIVATE)
    return await _done(context, lambda decision: ballot_noted(decision, context.action, said))


def _on_condition(context: Context) -> NoteSaid | None:
    """Return on what condition somebody agrees to what they have voted for; None where to more."""
    voting = [each for each in context.waiting if each.phase is Phase.VOTE]
    voted = [each for each in voting if context.who in each.round.ballots]
    if len(context.waiting) != 1 or not voted or not on_the_table(voted[0]):
        return None
    words = "" if is_one_alone(voted[0]) else fine_on_condition(context.words)
    return NoteSaid(words, None) if words else None


async def _done(context: Context, come_of: Callable[[Decision], Reply]) -> Sequence[Part] | None:
    """Do something with the vote that somebody has cast; None where none is open to them."""
    voting = [each for each in context.waiting if each.phase is Phase.VOTE]
    voted = [each for each in voting if context.who in each.round.ballots]
    found = voted or voting
    if not found:
        return None
    if len(found) > 1:
        return await picking.asked_by_name(context, found, IN_WHICH)
    reply = note_in_own_words.kept(context, found[0], come_of(found[0]))
    await context.exchange.perform(replace(reply, notice="", offers=()), found[0].id)
    return [Part(answers.said(reply.notice, reply.offers), found[0].id)]


async def reordered(context: Context) -> Sequence[Part] | None:
    """Change the order that somebody has told before the vote: “swap my first two”; else None.

    The session is told it whole.
    """
    about = context.message.about
    among = [each for each in context.waiting if about is None or each.id == about]
    for decision in among:
        laid_out = _as_voted_on(decision, context.who)
        words = _in_whole_words(context, laid_out) if laid_out else ""
        if words and not context.message.is_edited:
            await wishes.tell_one(context, decision.id, context.action, words)
            return []
    return None


def _as_voted_on(decision: Decision, who: MemberId) -> Decision | None:
    """Return a decision as if its list were voted on, with the order told as a vote; else None."""
    listed = [each for each in method_of(decision).listed(decision) if isinstance(each, Words)]
    options = tuple(replace(each, id=option_name(n)) for n, each in enumerate(listed))
    told = method_of(decision).order_told(decision, who, options)
    if decision.phase is not Phase.INTAKE or told is None:
        return None
    votes = {who: Private[Ballot | None](who, told.ballot)}
    round_ = replace(decision.round, options=options, votes=votes)
    return replace(with_round(decision, round_), phase=Phase.VOTE)


def _in_whole_words(context: Context, decision: Decision) -> str:
    """Return an order with some of it moved, in whole words; nothing where words move none.

    What was put last for not being wanted stays so as long as it is last.
    """
    order = changed(decision, context.who, lettered(context.words, decision))
    if not isinstance(order, Order):
        return ""
    titles = {each.id: each.title for each in on_the_table(decision)}
    names = [each for place in order.places for each in place]
    told = method_of(decision).order_told(decision, context.who, decision.round.options)
    unwanted = told.unwanted if told else ()
    behind = [*takewhile(unwanted.__contains__, reversed(names))][::-1]
    ahead = names[: len(names) - len(behind)]
    put_last = (f", {titles[each]} last" for each in behind)
    return "".join((" > ".join(titles[each] for each in ahead), *put_last))


HEARD: Final = (taken_back, receipt, noted, note_labelled, reordered)
"""What may be said of one's own vote, in the order in which it is looked for."""
