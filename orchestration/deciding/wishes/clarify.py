"""The one question that a member may be asked about their last message, and how it ends.

It is asked only where the answer can matter, and it ends with the next thing they say: an answer,
which is then said in their name, or anything else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

import numpy as np

from orchestration.deciding.rounds.assessment import judging_of, named_options, profile_of
from orchestration.deciding.state import D, Decision
from orchestration.deciding.step import with_profile
from orchestration.deciding.wishes.going_on import with_what_was_told
from orchestration.deciding.wishes.hearing import hearing_of
from orchestration.evaluation.columns import Judging, Mask
from orchestration.language.clocks.named_clocks import in_named_clocks
from orchestration.language.listing import rest_of_named, the_rest
from orchestration.language.saying.clarify import (
    about_other_times,
    answer_in,
    clarification,
    in_other_words,
    is_only_then,
)
from orchestration.model.clarification import Clarification
from orchestration.model.message_context import MessageContext
from orchestration.model.people import MemberId
from orchestration.model.preferences import NotUnderstood, Polarity, Preference, Understanding
from orchestration.privacy import Private, Reader, reveal
from orchestration.profile import firm
from orchestration.sessions.commands import PreferencesUnderstood, TellPrivately


def open_question(decision: Decision, member: MemberId) -> Clarification | None:
    """Return what a member has been asked and has not answered yet."""
    box = decision.questions.get(member)
    return None if box is None else reveal(box, to=Reader.DECISION)


def closed(decision: D, member: MemberId) -> D:
    """Return the decision without a member's open question."""
    rest = {who: box for who, box in decision.questions.items() if who != member}
    return replace(decision, questions=rest)


def in_full(decision: D, command: TellPrivately) -> tuple[D, Private[str]]:
    """Return a message as it is to be understood: an answer as the sentence that it stands for.

    What goes on from what its author told last is one message with that.
    """
    member, text = command.member, _in_named_clocks(decision, command)
    asked = open_question(decision, member)
    says = _answered(decision, asked, command) if asked else ""
    if asked is None or not says:
        return with_what_was_told(decision, member, text, command.at)
    if asked.about is None:  # it ends once it is known what was said to it
        return decision, Private(member, says)
    settled = _without_words(closed(decision, member), member, asked.about)
    return settled, Private(member, says)


def _in_named_clocks(decision: Decision, command: TellPrivately) -> Private[str]:
    """Return a message in which the clock of another member is called by its place."""
    others = (each for each in decision.members if each.id != command.member and each.knows_zone)
    words = reveal(command.text, to=Reader.DECISION)
    told = in_named_clocks(words, ((each.name, each.zone) for each in others))
    return command.text if told == words else Private(command.member, told)


def _answered(decision: Decision, asked: Clarification, command: TellPrivately) -> str:
    """Return the sentence that an answer stands for; "" of what is none."""
    words, member = reveal(command.text, to=Reader.DECISION), decision.member(command.member)
    answer = answer_in(words, asked)
    if answer or member is None:
        return answer.says if answer else ""
    message = decision.messages.get(member.id, 0)
    hearing = hearing_of(decision, member, command.at, message, command.visibility)
    return in_other_words(words, asked, hearing)


def with_limit_held(decision: D, member: MemberId) -> D:
    """Return the decision in which a limit holds that answers the question about other times."""
    asked, profile = open_question(decision, member), profile_of(decision, member)
    for wish in profile.wishes if asked else ():
        if asked and is_only_then(asked, wish):
            profile = firm(profile, wish)
    return with_profile(decision, member, profile)


def settled_by(decision: D, wishes: Sequence[Preference], member: MemberId, at: datetime) -> D:
    """Close a member's question after another message; one about the same time has answered it."""
    asked = open_question(decision, member)
    if asked is None:
        return decision
    judging = judging_of(decision, member, at)
    decision = closed(decision, member)
    if any(_is_about(wish, asked.wish, judging) for wish in wishes):
        return _without_words(decision, member, asked.about)
    return decision


def ask_about(
    decision: D, said: Understanding, command: PreferencesUnderstood
) -> tuple[D, Clarification | None]:
    """Ask about what a message left open, if an answer can matter."""
    member = decision.member(command.member)
    if member is None:
        return decision, None
    hearing = hearing_of(decision, member, command.at, command.message, command.visibility)
    if said.not_understood:
        return ask(decision, said.not_understood, hearing)
    rest = rest_of_named(said, hearing.frame)
    wishes = said.preferences if rest is None else (*said.preferences, rest)
    return ask_for_others(decision, wishes, hearing, is_held=rest is None)


def ask(
    decision: D, left: Sequence[NotUnderstood], hearing: MessageContext
) -> tuple[D, Clarification | None]:
    """Ask about the first words left over of which an answer can matter."""
    member = hearing.author
    if hearing.catalogue is not None:  # how options stand for somebody is asked in one tap
        return decision, None
    for words in left:
        asked = clarification(words, hearing)
        if asked and _matters(decision, member, asked.wish, hearing.frame.now):
            questions = {**decision.questions, member: Private(member, asked)}
            return replace(decision, questions=questions), asked
    return decision, None


def ask_for_others(
    decision: D, wishes: Sequence[Preference], hearing: MessageContext, *, is_held: bool = True
) -> tuple[D, Clarification | None]:
    """Ask who has only listed times whether others will do, where that can matter.

    It `is_held` against all others already, unless they are only named.
    """
    rest, member = the_rest(wishes), hearing.author
    held = [each.applies for each in profile_of(decision, member).wishes]
    if rest is None or (is_held and rest.applies not in held):
        return decision, None
    asked = about_other_times(rest, hearing)
    if asked is None or not _matters(decision, member, rest, hearing.frame.now):
        return decision, None
    questions = {**decision.questions, member: Private(member, asked)}
    return replace(decision, questions=questions), asked


def _matters(decision: Decision, member: MemberId, wish: Preference, at: datetime) -> bool:
    """Tell whether a wish against a time could change the candidate.

    Before there is one, it can where it is broken by some option. A candidate that keeps it could
    only gain by it.
    """
    judging = judging_of(decision, member, at)
    touched = _touched(wish, judging)
    if touched is None or not touched.any():
        return False
    names = [each.candidate for each in decision.present_search if each.candidate is not None]
    place = judging.columns.index_of(named_options(decision)[names[-1]]) if names else None
    return place is None or bool(touched[place])


def _touched(wish: Preference, judging: Judging) -> Mask | None:
    """Return the options that a wish speaks of."""
    met = judging.met_by(wish)
    if met is None:
        return None
    return np.logical_not(met) if wish.polarity is Polarity.AGAINST else met


def _is_about(wish: Preference, asked: Preference, judging: Judging) -> bool:
    """Tell whether a wish speaks of the time that was asked about: of part of it, or against it."""
    one, other = _touched(wish, judging), _touched(asked, judging)
    if one is None or other is None or not one.any():
        return False
    within = not (one & ~other).any()
    return within or (wish.polarity is Polarity.AGAINST and not (other & ~one).any())


def _without_words(decision: D, member: MemberId, words: NotUnderstood | None) -> D:
    profile = profile_of(decision, member)
    left = tuple(each for each in profile.not_understood if each != words)
    profile = replace(profile, not_understood=left)
    return replace(decision, profiles={**decision.profiles, member: Private(member, profile)})
