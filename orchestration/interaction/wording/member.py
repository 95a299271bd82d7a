"""What one member reads, alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from orchestration.interaction.wording.phrases import (
    clock_asked,
    counted,
    due_at,
    ended,
    in_words,
    listed,
    span,
    told,
    where,
    within_hours,
    word,
)
from orchestration.language.languages import naming_in
from orchestration.language.saying.naming import OwnWords
from orchestration.model.ballots import Ballot
from orchestration.model.gains import Gain
from orchestration.views.account import AccountQuestion
from orchestration.views.asked_otherwise import QuestionChanged, VoteShown
from orchestration.views.member import (
    CandidateOffer,
    DropOut,
    ForYou,
    IntakeQuestion,
    LeftBehind,
    MeetingQuestion,
    MustQuestion,
    Notice,
    OptionsForYou,
    PartQuestion,
    QuestionSettled,
    RatingQuestion,
    RelaxationQuestion,
    Reminder,
    Touched,
    WhatItMeans,
)

_WAITED_FOR: Final = "Keep it, so that nobody waits for you, or vote anew."
_CHANGE: Final = "You can still change your vote."
_NO_VOTE_YET: Final = "This is no vote; yours is still open."
_LOOK_AGAIN: Final = (
    "Where more than half want to look again, there is another round after this vote."
)
_DECIDES: Final = "This vote decides: no other round follows it."
FIRM_NO: Final = "Understood: a firm no."
IF_NEED_BE: Final = "Noted: possible, if need be."
GIVES_WAY: Final = "Thank you. It gives way this once."
STAYS: Final = "Understood, it stays."
"""What is said to who has answered whether a wish of theirs is firm, or may give way."""

PART_ENOUGH: Final = "Good, that is enough."
PART_TOLD: Final = "Good, and the others see it."
PART_NOT: Final = "Understood. If other times would have all of you, write them to me now."
"""What is said to who has answered whether it is enough that they are there for a part."""

_FIRM: Final = "A firm no, or possible if need be"


# Asked


@word.register
def _(view: IntakeQuestion) -> str:
    if view.offered is not None:
        when = told(view.offered, view)
        return (
            f"“{view.subject}”: the best so far is {view.offered.id}, {when}. What do you say "
            "to it?"
        )
    return "\n".join([_asked(view), *([clock_asked(view.clock)] if view.clock else [])])


def _asked(view: IntakeQuestion) -> str:
    if isinstance(view, MeetingQuestion):
        return (
            f"{_who_asks(view)}, {_when(view)}, about “{view.subject}”. When suits you, and "
            "when doesn't it? Write it as you'd say it, or drop a calendar file here."
            f"{due(view)}"
        )
    return f"{view.organiser} asks: “{view.subject}”. What matters to you?{due(view)}"


def waits_for_you(*, of_times: bool) -> str:
    """Say to somebody, on the card of a session, that their answer is missing."""
    asks = "when suits you, and when doesn't it?" if of_times else "what matters to you?"
    return f"Waiting for you: {asks}"


def due(view: IntakeQuestion) -> str:
    """Say by when answers are due, and a decision where that is set; nothing where not known."""
    if view.closes_at is None:
        return ""
    decided = f" It is decided by {due_at(view.ends_by, view)}." if view.ends_by else ""
    return f" By {due_at(view.closes_at, view)}, please.{decided}"


def _when(view: MeetingQuestion) -> str:
    return f"{span(view.window)}{within_hours(view.hours, view)}"


def _who_asks(view: MeetingQuestion) -> str:
    others = [counted(view.others, "other", "others")] if view.others else []
    if view.own:
        return " with ".join([f"You are looking for {view.minutes} minutes", *others])
    asked = listed(["you", *others])
    return f"{view.organiser} is looking for {view.minutes} minutes with {asked}"


@word.register
def _(view: Reminder) -> str:
    if view.opens:
        return _opening(view)
    match view.before:
        case 0:
            return _reminding(view)
        case 1:
            return f"Once more: {_reminding(view, is_begun=True)}"
        case before:
            return f"Reminder {before + 1}: {_reminding(view, is_begun=True)}"


def _opening(view: Reminder) -> str:
    where = "under the options, or write your vote here"
    return f"“{view.subject}” is put to the vote. Yours counts too: {where}. {_closes(view)}"


def _closes(view: Reminder) -> str:
    return f"It closes {due_at(view.closes_at, view)}."


def _reminding(view: Reminder, *, is_begun: bool = False) -> str:
    your = "your" if is_begun else "Your"
    closes = _closes(view)
    if view.again:
        return f"“{view.subject}” still waits for you: one question to you is open. {closes}"
    if view.of_vote:
        whose = (
            f"{your} own vote is" if view.own else f"{view.organiser} waits for you: your vote is"
        )
        return f"{whose} still missing on “{view.subject}”. {closes}"
    waits = f"{view.organiser} still waits for you"
    if view.own:
        waits = f"{your} own answer is still missing"
    if not view.of_times:
        return f"{waits}: what matters to you for “{view.subject}”? {closes}"
    return f"{waits}: when suits you for “{view.subject}”? “Any time” is an answer too. {closes}"


@word.register
def _(view: RelaxationQuestion) -> str:
    when = told(view.option, view)
    brings = f"one more option could open, {when}" if view.is_veiled else f"{when}: {_gains(view)}"
    return f"“{view.subject}”: {brings}, but {view.preference}. Possible this once, or a firm no?"


def _gains(view: RelaxationQuestion) -> str:
    """Say what it would bring if a wish gave way: people before scores."""
    more = "one" if view.gains == 1 else f"{view.gains}"
    match view.brings:
        case Gain.NEEDED:
            return f"{more} more who {'is' if view.gains == 1 else 'are'} needed {_could(view)}"
        case Gain.ATTENDANCE:
            return f"{more} more {_could(view)}"
        case Gain.RATIO:
            return f"it would suit {more} more"
        case Gain.SCORE:
            return "it would suit the others better"


def _could(view: RelaxationQuestion) -> str:
    return "could come" if view.option.begins else "could live with it"


@word.register
def _(view: LeftBehind) -> str:
    if view.taken_out_by:
        return f"{view.taken_out_by} has taken you out of “{view.subject}”: it goes on without you."
    return f"“{view.subject}” goes on without you. You won't be asked or waited for any more."


@word.register
def _(view: CandidateOffer) -> str:
    when = told(view.option, view)
    return (
        f"“{view.subject}” has ended without a decision. {view.why} The best option was "
        f"{view.option.id}, {ended(when)} Take it all the same?"
    )


@word.register
def _(view: MustQuestion) -> str:
    when = told(view.option, view)
    stands = f"{when} could become an option"
    if view.option.id:
        stands = f"{view.option.id}, {when}, is an option"
    elif view.suits_most:
        stands = f"{when} would suit most" if view.option.begins else f"most can live with {when}"
    return f"“{view.subject}”: {stands}, but {view.preference}. {_FIRM}?"


@word.register
def _(view: PartQuestion) -> str:
    said = f"You said “{view.part}”: is that enough?"
    if view.option is None:
        return f"“{view.subject}” needs you. {said}"
    when = told(view.option, view)
    return f"“{view.subject}” needs you, and {when} could become an option. {said}"


@word.register
def _(view: QuestionChanged) -> str:
    return word(view.question)


@word.register
def _(view: VoteShown) -> str:
    if not view.has_voted:
        return word(view.options)
    options = replace(view.options, carried=None, order=None)
    return f"{word(options)}\n{your_vote(view)}"


def your_vote(view: VoteShown) -> str:
    """Say to somebody what they vote; what can be pressed beside it says that it can be changed."""
    return f"Your vote: {in_words(view.ballot)}." if view.ballot else "You abstain."


@word.register
def _(view: QuestionSettled) -> str:
    return f"{word(view.question)} {view.answer}"


@word.register
def _(view: RatingQuestion) -> str:
    if not view.is_asked:
        return settled(view)
    return (
        f"{settled(view)} Two taps, 1 to 5: were your wishes taken into account, and were the "
        "reasons acceptable?"
    )


def settled(view: RatingQuestion) -> str:
    """Say what was decided, and for when."""
    if view.option is None:
        return f"“{view.subject}” is settled."
    when = listed([told(each, view) for each in (view.option, *view.more)])
    return " ".join(
        filter(None, (f"“{view.subject}” is settled: {ended(when)}", where(view.place)))
    )


@word.register
def _(view: DropOut) -> str:
    who = f"{view.who}, who has to be there," if view.is_needed else view.who
    still = "" if view.works_for is None else f"; {view.works_for} of {view.of} still can"
    return f"{who} can't come to “{view.subject}”, {told(view.option, view)}{still}."


# How the options stand


@word.register
def _(view: OptionsForYou) -> str:
    lines = (for_you(each, view) for each in view.options)
    yours = (*in_the_way(view), *carried(view), *order_told(view))
    return "\n".join([about_you(view), *lines, *yours])


def in_the_way(view: OptionsForYou) -> Iterator[str]:
    """Say to somebody which of their wishes are part of why no time suits everyone."""
    if view.in_the_way:
        yield f"Nothing suits everyone. Part of why, for you alone: {'; '.join(view.in_the_way)}."


def carried(view: OptionsForYou) -> Iterator[str]:
    """Say what goes on of somebody's vote in the round before."""
    if view.carried is not None:
        yield f"{still_counts(view.carried)} {_WAITED_FOR}"


def still_counts(ballot: Ballot) -> str:
    """Say to somebody that their vote in the round before goes on."""
    return f"Your vote still counts: {in_words(ballot)}."


def order_told(view: OptionsForYou) -> Iterator[str]:
    """Say in which order somebody has put the options before the vote."""
    if view.order is not None:
        yield f"You have put them in an order: {in_words(view.order)}. Shall it be your vote?"


def about_you(view: OptionsForYou) -> str:
    """Return how it begins, what the options are to somebody."""
    return f"“{view.subject}”: how the options stand for you."


def for_you(shown: ForYou, view: OptionsForYou) -> str:
    """Say how an option stands for its reader."""
    when = told(shown.option, view)
    return f"{shown.option.id}  {when} · {how_it_suits(shown)}"


def how_it_suits(option: ForYou) -> str:
    """Say how an option stands for its reader, without its name and time."""
    yours = naming_in(option.language).yours
    stands = list(_stands(option, yours))
    if not option.can_come and not option.barred:
        stands.insert(0, yours.absent if option.option.begins else yours.unfit[0])
    return "; ".join(stands) or (yours.unjudged if option.is_unjudged else yours.fine)


def _stands(option: ForYou, yours: OwnWords) -> Iterator[str]:
    """Yield what speaks for an option, and then what against it."""
    if option.met:
        yield _wishes(option.met, yours.meets, yours)
    if option.barred:
        barred = yours.barred if option.option.begins else yours.unfit[1]
        yield barred.format(yours.joined(option.barred))
    if option.unmet:
        yield _wishes(option.unmet, yours.misses, yours)
    if option.avoided:
        yield yours.rather_not.format(yours.joined(option.avoided))
    if option.unknown:
        yield yours.unknown.format(yours.joined(option.unknown))


def _wishes(nouns: tuple[str, ...], said: tuple[str, str], yours: OwnWords) -> str:
    """Name wishes, each of which may be a list itself: `wishes “Mon and Fri”, “mornings”`."""
    one, several = said
    named = ", ".join(yours.quoted.format(each) for each in nouns)
    return (several if len(nouns) > 1 else one).format(named)


@word.register
def _(view: WhatItMeans) -> str:
    options = (touched(each) for each in view.options)
    firm = [is_it_firm(view.firm)] if view.firm else []
    return "\n".join([what_it_means(view), *options, *firm, what_can_be_done(view)])


def what_can_be_done(view: WhatItMeans) -> str:
    """Return what somebody whom an option touches can do with their vote."""
    follows = _DECIDES if view.decides else _LOOK_AGAIN
    return f"{_CHANGE if view.has_voted else _NO_VOTE_YET} {follows}"


def what_it_means(view: WhatItMeans) -> str:
    """Return how it begins, what something that was just said means for the vote."""
    if not view.options:
        counts = "" if view.decides else "; it counts for another round"
        return f"“{view.subject}”: no option is changed by that{counts}."
    return f"What that means for the options of “{view.subject}”:"


def is_it_firm(asked: MustQuestion) -> str:
    """Ask whether what somebody has just ruled out is firm, beside what it means for the vote."""
    said = asked.preference
    return f"{said[:1].upper()}{said[1:]}: {_FIRM[0].lower()}{_FIRM[1:]}?"


def touched(each: Touched) -> str:
    """Say what somebody's words mean for an option, and whether they voted for it."""
    shown = each.option
    yours = naming_in(shown.language).yours
    name = f"{shown.option.id}, which you voted for" if each.voted else shown.option.id
    now = yours.now[0] if shown.option.begins else yours.now[1]
    return f"{name}: {'; '.join(_stands(shown, yours)) or now}."


@word.register
def _(view: AccountQuestion) -> str:
    name = view.name or "Somebody"
    return (
        f"{name} has written your code to me from another account. Is that you? Then both are you: "
        "what you have told me in private is shown there too, and you have one vote."
    )


@word.register
def _(view: Notice) -> str:
    return view.text
