"""The one list that a member has of all that holds of them in a session."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.clocks import zone_of
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import is_over
from orchestration.deciding.wishes.clarify import open_question
from orchestration.language.choosing.asking.pieces import each_once
from orchestration.language.choosing.held.as_told import is_as_told
from orchestration.language.choosing.lists.likely_names import likely_names
from orchestration.model.people import MemberId
from orchestration.model.preferences import (
    Confidence,
    Kind,
    Preference,
    Profile,
    Understanding,
    Visibility,
)
from orchestration.privacy import SMALLEST_ANONYMOUS_GROUP
from orchestration.profile import Heard
from orchestration.views.member import Assumed, MeetingQuestion, MustRead, ReadBack


def read_back(decision: Decision, member: MemberId) -> ReadBack:
    """Show a member all that is understood of them."""
    profile = profile_of(decision, member)
    is_asked = decision.phase is Phase.INTAKE and member not in decision.answered
    return ReadBack(
        preferences=profile.wishes,
        clarification=None if is_over(decision) else open_question(decision, member),
        not_understood=profile.not_understood,
        subject=decision.terms.subject,
        zone=_strange_zone(decision, member),
        guesses_zone=not _knows_zone(decision, member),
        is_kept=is_kept(decision, member),
        is_crowd=len(decision.members) >= SMALLEST_ANONYMOUS_GROUP,
        is_whole=True,
        is_awaited=is_asked and all(each.kind is Kind.TOPIC for each in profile.wishes),
        assumed=assumed_of(decision, member),
        of_times=method_of(decision).window(decision) is not None,
        takes_proposals=method_of(decision).takes_proposals(decision),
    )


def holds_anything(view: ReadBack) -> bool:
    """Tell whether anything holds of a member that is not only assumed, said by them or not."""
    is_assumed = all(each.is_assumed for each in view.assumed)
    return bool(view.preferences or view.taken_back) or not is_assumed


def with_way_back(view: ReadBack, profile: Profile) -> ReadBack:
    """Return a list that is pressed in place with what was taken back in it, to be put back."""
    return replace(view, taken_back=profile.taken_back)


def _proposed(whole: ReadBack, heard: Heard) -> tuple[str, ...]:
    """Return what the words that were not understood most likely put on the list, if it is open.

    So do those that are kept as they were said, of which it is not known what meets them.
    """
    if not whole.takes_proposals:
        return ()
    told = (each.restatement.strip("“”") for each in whole.preferences if is_as_told(each))
    said = (*(each.text for each in heard.not_understood), *told)
    return each_once(name for each in said for name in likely_names(each))


def listed_after(
    decision: Decision, member: MemberId, before: Profile, heard: Heard, given: Decision
) -> ReadBack:
    """Show a member all that holds of them after a message, and what became of the message.

    Who wrote on meanwhile (`given`) sees what an earlier message left open: its list is gone.
    """
    whole = read_back(decision, member)
    any_time = not whole.preferences and decision.phase is Phase.INTAKE
    whole = replace(
        whole,
        replaced=heard.replaced,
        kept=heard.kept,
        takes_any_time=any_time and member in decision.answered,
        counts_now=not whole.is_kept and _answers(decision, member, given),
    )
    if member in given.wrote_on:
        return whole
    return replace(
        whole,
        not_understood=heard.not_understood,
        proposed=_proposed(whole, heard),
        is_whole=bool(before.wishes),
        is_unchanged=not new_since(decision, member, before, heard.kept),
        assumed=whole.assumed if whole.preferences or any_time else (),
    )


def _answers(decision: Decision, member: MemberId, given: Decision) -> bool:
    """Tell whether a member's words are their answer, and they have not been told so yet."""
    was_told = member in given.answered and member not in given.wrote_on
    return member in decision.answered and not was_told


def where_asked(decision: Decision, member: MemberId, view: ReadBack) -> ReadBack:
    """Return a list that can stand where its reader was asked, if they have said no wish at all.

    So it asks nothing, says nothing else, and all that it holds is what is assumed of them.
    """
    is_plain = all(
        each.kind is Kind.FLEXIBLE and each.visibility is Visibility.PRIVATE
        for each in profile_of(decision, member).wishes
    )
    asks = (view.clarification, view.clock, view.means, view.besides, view.proposed)
    other = (view.not_understood, view.replaced, view.kept, view.outside, view.is_unchanged)
    is_asked = decision.phase is Phase.INTAKE and member in decision.answered
    if not is_asked or not is_plain or any((*asks, *other)):
        return view
    question = method_of(decision).question(decision, member)
    if not isinstance(question, MeetingQuestion):
        return view
    return replace(view, asked=replace(question, clock=None))


def new_since(
    decision: Decision, member: MemberId, before: Profile, kept: Sequence[Preference] = ()
) -> tuple[Preference, ...]:
    """Return the wishes of a member that are new or changed since an earlier profile."""
    known = {each.number: each for each in (*before.wishes, *kept)}
    wishes = profile_of(decision, member).wishes
    still = {each.number for each in kept}
    return tuple(x for x in wishes if known.get(x.number) != x and x.number not in still)


def _marked(
    view: ReadBack,
    new: Sequence[Preference],
    said: Sequence[Preference] = (),
    *,
    corrects: bool = False,
) -> ReadBack:
    """Return a list marked as quiet if it can change without a word to its reader.

    It asks nothing, all of what is new was read surely and is seen by nobody else, nothing holds no
    longer because of it, and no firm no in it has a consequence. Who `corrects` what they have just
    read sees that change in its place. What was `said` is kept, each in its words: only that is
    ticked off.
    """
    held = {each.restatement for each in view.preferences}
    told = (view.clarification, view.not_understood, view.kept, view.means, view.besides)
    other = (view.clock, view.is_awaited, view.is_unchanged, view.outside, view.proposed)
    loud = [each for each in view.musts if each.against and (not corrects or _is_all(each))]
    is_quiet = (
        not any((*told, *other, *loud))
        and (corrects or not view.replaced)
        and all(each.restatement in held for each in said)
        and all(each.sureness is not Confidence.GUESS for each in new)
        and all(each.visibility is Visibility.PRIVATE for each in new)
    )
    return replace(view, is_quiet=is_quiet)


def _is_all(must: MustRead) -> bool:
    """Tell whether a must leaves nothing that is possible."""
    return must.against == must.of


def assumed_of(decision: Decision, member: MemberId) -> tuple[Assumed, ...]:
    """Return what holds of a member besides their wishes, as they are told."""
    who = decision.member(member)
    return method_of(decision).assumed(decision, who) if who else ()


def is_kept(decision: Decision, member: MemberId) -> bool:
    """Tell whether nobody waits to hear whether a member has more to say."""
    waits = decision.phase is Phase.INTAKE and member not in decision.done
    return not waits and member in decision.answered


def _strange_zone(decision: Decision, member: MemberId) -> str:
    """Return a member's zone where it is not the session's or only assumed; nothing where it is."""
    zone = zone_of(decision, member)
    return "" if zone == decision.terms.zone and _knows_zone(decision, member) else zone


def _knows_zone(decision: Decision, member: MemberId) -> bool:
    who = decision.member(member)
    return who is None or who.knows_zone


def as_told_now(  # what is read, and what was said before
    decision: Decision,
    member: MemberId,
    view: ReadBack,
    new: Sequence[Preference],
    said: Understanding,
    *,
    puts_right: bool,
) -> ReadBack:
    """Return a list as its reader is told of it: quietly where it may be, or where it was asked."""
    corrects = puts_right or _is_moved(said)
    return where_asked(decision, member, _marked(view, new, said.preferences, corrects=corrects))


def _is_moved(said: Understanding) -> bool:
    """Tell whether words do no more than say another time in the place of one."""
    is_moved = all(each.of and each.to for each in said.corrections)
    return bool(said.corrections) and is_moved and not said.preferences
