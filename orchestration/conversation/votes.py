"""Votes in words: in private, in reply to the options, or where the bot is mentioned."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from orchestration.conversation.by_name import lettered, on_the_table, speaking_of
from orchestration.conversation.context import Context, sentence
from orchestration.conversation.inbound import Part, Via
from orchestration.deciding.actions import ballot_forms
from orchestration.deciding.actions.ballot_agreement import agreement_in, is_courtesy
from orchestration.deciding.actions.ballot_reading import says_another
from orchestration.deciding.actions.ballot_words import is_one_alone, read_reply, read_vote
from orchestration.deciding.clarify import open_question
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.answers import WHICH_OPTION
from orchestration.interaction.wording import in_words
from orchestration.sessions.user_action import Reply

_PAUSE: Final = ","
_ASKS: Final = "?"
_STOPS: Final = ".!"
_CALL: Final = re.compile(r"^@convene\b[,:]?", re.IGNORECASE)
_LETTER: Final = re.compile(r"\b[A-Z]\b")
_WORDS_TOO: Final = ("A", "I")
NOT_COUNTED: Final = "I don't take that for a vote. “{name}” alone is one."


async def cast(context: Context, decision: Decision, said: Sequence[str]) -> Sequence[Part]:
    """Take the sentences that were routed as votes, and return what is said of it.

    "A. Then C." is one vote; where all of it is none, its end may be: "changed my mind, C". Under
    the options talk is left alone.
    """
    reply = _read(context, decision, said, by_title=context.message.names_options)
    if reply is not None:
        return await _taken(context, decision, reply)
    if not context.message.is_to_the_bot:
        return []
    names = ", ".join(ballot_forms.names(decision))
    return [sentence(WHICH_OPTION.format(names=names))]


async def _taken(context: Context, decision: Decision, reply: Reply) -> Sequence[Part]:
    await context.exchange.note_written(decision.id)
    await context.exchange.perform(replace(reply, notice=""), decision.id)
    return [sentence(reply.notice)] if reply.notice else []


def _read(
    context: Context, decision: Decision, said: Sequence[str], *, by_title: bool
) -> Reply | None:
    """Return what comes of sentences that may be a vote; None where they are none."""
    message = context.message
    round_ = message.round or decision.round.number
    whole = f"{_PAUSE} ".join(each.rstrip(_STOPS) for each in said)
    read = partial(read_reply, by_title=by_title) if _named(decision) else read_vote
    replies = (read(decision, context.action, round_, each) for each in (whole, *_ends(said[-1])))
    return next((each for each in replies if each), None)


def _named(decision: Decision) -> bool:
    return bool(on_the_table(decision))


async def heard(context: Context) -> Sequence[Part] | None:
    """Take a message as a vote on options that have names; None where it is none.

    That is all that is said under them. In private it is so where no other vote is open and nothing
    else is asked: a yes or a no to an option alone, another vote than before, or to abstain.
    """
    message = context.message
    said = _CALL.sub("", message.text).strip()
    decision = _voted_on(context)
    if decision is None or not said or _ASKS in said:
        return None
    if message.about is None and not _is_plain(decision, said):
        return None
    letters = lettered(said, decision) if message.about is None else said
    reply = _read(context, decision, [letters], by_title=letters != said or message.names_options)
    return None if reply is None else await _taken(context, decision, reply)


def _voted_on(context: Context) -> Decision | None:
    """Return the decision between options with names that a message may be a vote in."""
    message = context.message
    if message.about is not None:
        found = [each for each in context.sessions if each.phase is Phase.VOTE]
    elif message.via is Via.DM:
        found = [each for each in context.waiting if each.phase is Phase.VOTE]
        if any(open_question(each, context.who) for each in context.waiting):
            return None
    else:
        return None
    return found[0] if len(found) == 1 and _named(found[0]) else None


def _is_plain(decision: Decision, said: str) -> bool:
    """Tell whether private words can be nothing but a vote."""
    agrees = is_one_alone(decision) and agreement_in(said) is not None
    return says_another(said) or (agrees and not is_courtesy(said))


def is_talk(context: Context, words: str) -> bool:
    """Tell whether words under options with names are no wish: they name nothing known."""
    decision = _voted_on(context) if context.message.about else None
    return decision is not None and not speaking_of(words, [decision])


def not_counted(context: Context) -> Sequence[Part]:
    """Say to who names an option under them that it is not taken for a vote."""
    decision, message = _voted_on(context), context.message
    if decision is None or message.about is None or message.is_edited:
        return []
    letters = [x for x in _LETTER.findall(message.text) if x in ballot_forms.names(decision)]
    if not message.names_options:
        letters = [each for each in letters if each not in _WORDS_TOO]
    if not letters:
        return []
    held = decision.round.ballots.get(context.who)
    stays = f" Your vote stays: {in_words(held)}." if held else ""
    return [sentence(f"{NOT_COUNTED.format(name=letters[0])}{stays}")]


def _ends(words: str) -> Iterator[str]:
    """Yield words, and then what stands behind each pause; a question is no vote."""
    yield words
    while _PAUSE in words and not words.rstrip().endswith(_ASKS):
        words = words.partition(_PAUSE)[2].strip()
        yield words


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
    """Return the sessions that a vote can be in, and its sentences without the name of one."""
    found = [each for each in context.waiting if each.phase is Phase.VOTE]
    if len(found) < 2:
        return found, list(said)
    read = [context.named(each) for each in said]
    named = [each for each in found if any(each in sessions for sessions, _ in read)]
    return (named, [rest.strip() for _, rest in read]) if named else (found, list(said))
