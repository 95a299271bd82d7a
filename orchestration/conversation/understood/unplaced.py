"""Whoever speaks to the bot is answered: where nothing comes of it, with what would work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known import meant
from orchestration.conversation.known.by_name import is_of_times, is_question_of_options
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.settled import absences
from orchestration.conversation.voted import votes
from orchestration.deciding.actions.ballots.forms import names
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import how_it_ended, is_over
from orchestration.interaction.answers import (
    ASK_THE_GROUP,
    GREETING,
    ONLY_YOURS,
    UNPLACED,
    UNPLACED_HERE,
)
from orchestration.interaction.introduction import UNKNOWN_COMMAND
from orchestration.interaction.routing import About, Social, StandingWish, Unknown
from orchestration.interaction.routing.lexicon import lexicon_of
from orchestration.interaction.routing.signs import Signs, signs_in
from orchestration.language.corrections.second_thoughts import Piece, second_thoughts
from orchestration.language.talk.social import greets, is_polite
from orchestration.language.words.tokens import Token


async def answered(context: Context, routed: Sequence[About]) -> Sequence[Part]:
    """Say why nothing came of a message, and what would work; nothing to a courtesy, and to talk.

    What people say to each other in a thread waits for no answer.
    """
    if _is_a_slip(context):
        return []
    if any(isinstance(each, Unknown | StandingWish) for each in routed):
        if only_laughs(context):
            return []
        return _not_placed(context)
    if not all(isinstance(each, Social) for each in routed):
        return []
    if _tells_how_it_comes(context):
        return absences.late(context)
    return await _greeted(context) or ([] if _is_courtesy(context) else _not_placed(context))


def _tells_how_it_comes(context: Context) -> bool:
    """Tell whether somebody says in private how they take part in what is decided: “I'm remote”."""
    lexicon = lexicon_of(context.words)
    found = signs_in(lexicon.tokens(context.words), lexicon).found
    is_told = context.message.via is Via.DM and bool(context.decided)
    return is_told and "comes otherwise" in found


def _not_placed(context: Context) -> Sequence[Part]:
    if late := votes.late_vote(context):
        return [sentence(late.notice)]
    if not context.message.is_to_the_bot:
        return []
    if context.message.via is Via.COMMAND and not _what_works_here(context):
        return [sentence(UNKNOWN_COMMAND)]
    over = thread_that_is_over(context)
    if over:
        return [sentence(how_it_ended(over))]
    return meant.offered(context) or [sentence(why(context))]


async def _greeted(context: Context) -> Sequence[Part]:
    """Say once what the bot is for, to who greets it and is in no session."""
    message = context.message
    is_greeting = message.via is Via.COMMAND or greets(message.text)
    if not (message.is_to_the_bot and is_greeting) or context.sessions:
        return []
    return [sentence(GREETING)] if await context.choices.greets(context.who) else []


def thread_that_is_over(context: Context) -> Decision | None:
    """Return the session that a message replies to, if it has come to its end."""
    found = context.sessions[:1] if context.message.about else ()
    return next((each for each in found if is_over(each)), None)


def _is_courtesy(context: Context) -> bool:
    """Tell whether what is no more than courtesy by its words says nothing that waits for a word.

    “thanks, move it” is more, “@Convene maybe” is less, and “sorry, meant …” is none at all.
    """
    thoughts = second_thoughts(context.words)
    if any(each.meant and each.piece is not Piece.OTHER for each in thoughts):
        return False
    lexicon = lexicon_of(context.words)
    tokens = lexicon.tokens(context.words)
    signs = signs_in(tokens, lexicon)
    found = signs.found
    if is_polite(context.words) or not found.isdisjoint(_COMES):
        return True
    if _are_particles(tokens, signs):
        return False
    says_nothing = "empty" in found and found.isdisjoint(_AGREES)
    return not says_nothing and found.isdisjoint(_TO_BE_DONE)


def _are_particles(tokens: Sequence[Token], signs: Signs) -> bool:
    """Tell whether all words are particles, which agree with nothing by themselves: “doch”."""
    spelled = {at for at, each in enumerate(tokens) if each.text[0].isalnum()}
    return bool(spelled) and spelled <= signs.places("particle")


def only_laughs(context: Context) -> bool:
    """Tell whether who says something else ends it with a laugh: it is said in passing."""
    lexicon = lexicon_of(context.words)
    found = signs_in(lexicon.tokens(context.words), lexicon).found
    is_laugh = context.words.rstrip(" .!").casefold().endswith(("haha", "hehe", "lol", "hihi"))
    return is_laugh and found.isdisjoint({*_TO_BE_DONE, "^wh", "ask you", "?"})


_AGREES: Final = frozenset({"suits", "stance", "yes or no", "holds", "laugh", "thanks", "courtesy"})
_COMES: Final = frozenset(
    {"holds", "comes otherwise", "comes late", "stays in", "voted", "thanks for", "looks forward"}
)
_TO_BE_DONE: Final = frozenset({"cancel", "remind", "move", "extend", "results", "redoes"})


def _is_a_slip(context: Context) -> bool:
    """Tell whether nothing but marks was sent, and no question with them: “.”, “…”."""
    words = context.words.strip()
    is_typed = bool(words) and context.message.via is not Via.COMMAND
    return is_typed and all(each in ".,;:-–_…!~'\"`" for each in words)


def why(context: Context) -> str:
    """Say why nothing comes of a message: it is for others, or asks them; else how to ask."""
    words = context.message.text
    if is_question_of_options(words, context.waiting):
        return ASK_THE_GROUP
    lexicon = lexicon_of(words)
    signs = signs_in(lexicon.tokens(words), lexicon).found
    if context.waiting and "override" in signs and not signs.isdisjoint(_FOR_OTHERS):
        of_times = is_of_times(context.waiting[0])
        return ONLY_YOURS.format(example="9 works for me" if of_times else "B is best for me")
    here = _what_works_here(context)
    return UNPLACED_HERE.format(here=here) if here else UNPLACED


def _what_works_here(context: Context) -> str:
    """Say what whoever wrote can say here and now, in the first session that has to do with them.

    Nothing where there is none.
    """
    about = context.message.about
    here = [x for x in (*context.open, *context.decided) if x.id == about]
    decision = next(iter((*here, *context.waiting, *context.decided)), None)
    if decision is None:
        return ""
    subject = decision.terms.subject
    if decision.phase is Phase.DECIDED:
        return _DECIDED.format(subject=subject)
    if decision.phase is Phase.VOTE:
        return _VOTED_ON.format(subject=subject, name=next(iter(names(decision)), "A"))
    return (_TIMES_WANTED if is_of_times(decision) else _WISHES_WANTED).format(subject=subject)


_VOTED_ON: Final = "In “{subject}” you can vote, like “I vote {name}”, or ask “status?”."
_TIMES_WANTED: Final = "For “{subject}” tell me which times suit you, or ask “status?”."
_WISHES_WANTED: Final = "For “{subject}” tell me what you'd like, or ask “status?”."
_DECIDED: Final = "“{subject}” is decided: ask “how was it decided?”, or say “ask again”."
_FOR_OTHERS: Final = frozenset({"time", "everyone", "vote word"})
"""Signs of what somebody would have hold for others too."""
