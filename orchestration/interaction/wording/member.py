"""What one member reads, alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orchestration.interaction.wording.phrases import (
    counted,
    in_words,
    instant,
    listed,
    moment,
    span,
    word,
    zoned,
)
from orchestration.language.languages import naming_in
from orchestration.language.saying import reasons
from orchestration.language.saying.naming import OwnWords
from orchestration.model.clarification import Clarification
from orchestration.model.gains import Gain
from orchestration.model.preferences import (
    Confidence,
    NotUnderstood,
    Preference,
    Topic,
    Visibility,
)
from orchestration.views.member import (
    Assumed,
    CandidateOffer,
    ForYou,
    IntakeQuestion,
    InvitationReadBack,
    MeetingQuestion,
    MustQuestion,
    MustRead,
    Notice,
    OptionsForYou,
    RatingQuestion,
    ReadBack,
    RelaxationQuestion,
    Reminder,
    Scope,
    Touched,
    WhatItMeans,
)

ONE_TAP: Final = "One tap is a whole answer, too."
LOOK_AGAIN: Final = (
    "You can still change your vote. Where more than half want to look again, there is another "
    "round after this vote."
)
_FIRM: Final = "A firm no, or possible if need be"
_FOR_EXAMPLE: Final = "“Tuesdays after 10 are best” or “I can't do Friday”"
_FOR_EXAMPLE_OF_WORDS: Final = "“B would be great, A only if it must be” or “nothing over 30 euros”"


# Asked


@word.register
def _(view: IntakeQuestion) -> str:
    if view.offered is not None:
        when = moment(view.offered, view.zone, named=view.names_zone)
        return (
            f"“{view.subject}”: the best so far is {view.offered.id}, {when}. What do you say "
            "to it?"
        )
    if isinstance(view, MeetingQuestion):
        return (
            f"{_who_asks(view)}, {span(view.window)}, about “{view.subject}”. When suits you, and "
            "when doesn't it? Write it as you'd say it, or drop a calendar file here."
        )
    return f"{view.organiser} asks: “{view.subject}”. What matters to you?"


def _who_asks(view: MeetingQuestion) -> str:
    others = [counted(view.others, "other", "others")] if view.others else []
    if view.own:
        return " with ".join([f"You are looking for {view.minutes} minutes", *others])
    asked = listed(["you", *others])
    return f"{view.organiser} is looking for {view.minutes} minutes with {asked}"


@word.register
def _(view: Reminder) -> str:
    closes = f"It closes {zoned(instant(view.closes_at), view.zone, view.names_zone)}."
    if view.again:
        return f"“{view.subject}” still waits for you: one question to you is open. {closes}"
    if view.of_vote:
        whose = "Your own vote is" if view.own else f"{view.organiser} waits for you: your vote is"
        return f"{whose} still missing on “{view.subject}”. {closes}"
    waits = f"{view.organiser} still waits for you"
    if view.own:
        waits = "Your own answer is still missing"
    if not view.of_times:
        return f"{waits}: what matters to you for “{view.subject}”? {closes}"
    return f"{waits}: when suits you for “{view.subject}”? “Any time” is an answer too. {closes}"


@word.register
def _(view: RelaxationQuestion) -> str:
    when = moment(view.option, view.zone, named=view.names_zone)
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
def _(view: CandidateOffer) -> str:
    when = moment(view.option, view.zone, named=view.names_zone)
    return (
        f"“{view.subject}” has ended without a decision. {view.why} The best option was "
        f"{view.option.id}, {when}. Take it all the same?"
    )


@word.register
def _(view: MustQuestion) -> str:
    when = moment(view.option, view.zone, named=view.names_zone)
    suits = "would suit most" if view.suits_most else "could become an option"
    stands = f"{view.option.id}, {when}, is an option" if view.option.id else f"{when} {suits}"
    return f"“{view.subject}”: {stands}, but {view.preference}. {_FIRM}?"


@word.register
def _(view: RatingQuestion) -> str:
    return (
        f"{settled(view)} Two taps, 1 to 5: were your wishes taken into account, and were the "
        "reasons acceptable?"
    )


def settled(view: RatingQuestion) -> str:
    """Say what was decided, and for when."""
    if view.option is None:
        return f"“{view.subject}” is settled."
    when = moment(view.option, view.zone, named=view.names_zone)
    return f"“{view.subject}” is settled: {when}."


# Read back


@word.register
def _(view: ReadBack) -> str:
    lines = [opening(view)]
    lines += [f"• {as_read(wish)}" for wish in view.preferences] or _nothing(view)
    lines += [f"• {as_assumed(each)}" for each in view.assumed]
    lines += [f"No longer: {wish.restatement}" for wish in view.replaced]
    lines += [f"Still: {wish.restatement}" for wish in view.kept]
    lines += [
        unplaced(each, view.clarification, of_times=view.of_times) for each in view.not_understood
    ]
    lines += asked_besides(view)
    means = [word(view.means)] if view.means else []
    return "\n".join([*lines, *what_holds(view), *means])


def opening(view: ReadBack) -> str:
    """Return how a read-back begins."""
    about = f"“{view.subject}”" if view.subject else "this meeting"
    zone = f" (times are in {view.zone})" if view.zone and view.of_times else ""
    match view.scope:
        case Scope.EVERY_SESSION:
            return f"For every meeting from now on, just between us{zone}:"
        case Scope.RECALLED:
            return f"What you told me for good, I go by for {about} too{zone}:"
        case _ if view.is_whole:
            return f"Got it. For {about}, this is what I go by now{zone}:"
        case _ if not (view.preferences or view.replaced or view.kept):
            return _no_wish(view, about)
        case _:
            return f"Got it. For {about}, just between us unless you say otherwise{zone}:"


def _no_wish(view: ReadBack, about: str) -> str:
    """Answer words in which there is no wish, like "works for me", or none at all."""
    if view.takes_any_time and not view.not_understood:
        return f"{_anything(view)} for {about}, then: noted."
    if view.not_understood or view.assumed:
        return f"About {about}:"
    return (
        f"Got it. For {about} there is no wish in that, so nothing changes. You could write "
        f"{_FOR_EXAMPLE if view.of_times else _FOR_EXAMPLE_OF_WORDS}."
    )


def _anything(view: ReadBack) -> str:
    return "Any time will do" if view.of_times else "Anything goes"


def _nothing(view: ReadBack) -> list[str]:
    return [f"• {each}" for each in nothing_said(view)]


def nothing_said(view: ReadBack) -> Iterator[str]:
    """Yield what stands where all that is understood is no wish at all."""
    if view.scope is Scope.EVERY_SESSION:
        yield "nothing so far"
    elif view.is_whole:
        yield _anything(view).lower()


def what_holds(view: ReadBack) -> Iterator[str]:
    """Yield what a must comes to, what is still to be done that all counts, and by which button."""
    starts = "start" if view.of_times else "option"
    yield from (_effect(each, starts) for each in view.musts)
    kept = view.is_kept or all(each.confirmed for each in view.preferences)
    if view.scope is Scope.SESSION and not view.is_kept and view.preferences:
        yield "This counts; That's all tells me that nothing more comes."
    elif view.scope is Scope.RECALLED:
        yield "That's all makes it your answer; or write what is different this time."
    elif view.scope is Scope.EVERY_SESSION and not kept:
        yield "It holds once you press Keep."


def _effect(must: MustRead, what: str) -> str:
    """Say what a must comes to, and that its author will be asked about it."""
    all_of_them = counted(must.of, f"possible {what}", f"possible {what}s")
    if not must.against:
        return f"“{must.preference}” touches none of the {must.of} possible {what}s."
    if must.against == must.of:
        against = f"every possible {what}"
    else:
        against = f"{must.against} of {all_of_them}"
    return (
        f"“{must.preference}” is against {against}. Before one of them becomes an option, "
        "I ask you whether it is a firm no."
    )


def as_read(wish: Preference) -> str:
    """Return a wish as it is read back: where more than one thing was guessed, it asks.

    A topic is the one thing that does nothing as long as only its author sees it.
    """
    unseen = isinstance(wish.applies, Topic) and wish.visibility is Visibility.PRIVATE
    hint = " (let others see it, and it goes into the invite)" if unseen else ""
    doubt = " – have I got that right?" if wish.sureness is Confidence.GUESS else ""
    return f"{wish.restatement}{hint}{doubt}"


def as_assumed(held: Assumed) -> str:
    """Return what holds of somebody's day: `assumed: your day is 8:00–18:00 in Tokyo`."""
    lead = "assumed: " if held.is_assumed else ""
    return f"{lead}{held.words}{', besides what you said' if held.says_more else ''}"


def unplaced(
    words: NotUnderstood, asked: Clarification | None = None, *, of_times: bool = True
) -> str:
    """Say what was not understood, and ask about it or else say why."""
    if not of_times:
        return f"I couldn't place “{words.text}”. How does each option stand for you?"
    if asked and asked.about == words:
        return f"I couldn't place “{words.text}”. {asked.question}"
    if words.reason in reasons.OF_CALENDARS:
        return f"{words.text}: {words.reason}."
    if words.reason == reasons.ORDER:
        return f"I can't act on “{words.text}”: I only note what suits you. When would that be?"
    if words.reason == reasons.NO_RULE:
        return f"I couldn't place “{words.text}”. Could you say it like {_FOR_EXAMPLE}?"
    return f"I couldn't place “{words.text}”: {words.reason}."


def asked_besides(view: ReadBack) -> list[str]:
    """Return what is asked beside what was not understood: whether other times will do."""
    asked = view.clarification
    return [asked.question] if asked and asked.about is None else []


@word.register
def _(view: InvitationReadBack) -> str:
    return "\n".join([what_is_read(view), *map(_left, view.not_understood)])


def what_is_read(view: InvitationReadBack) -> str:
    """Return what an invitation asks of the search, in a sentence."""
    needs = [*view.needed, *(f"one of {listed(group)}" for group in view.one_of)]
    needs += [f"somebody who is {role}" for role in view.roles]
    parts = [f"{listed(needs)} must be able to come"] if needs else []
    read = "; ".join([*parts, *view.times]) or "nothing that limits the search"
    about = f" to “{view.subject}”" if view.subject else ""
    return f"From your invitation{about}: {read}."


def _left(words: NotUnderstood) -> str:
    """Say what an invitation says that the search does not go by."""
    if words.reason == reasons.NO_RULE:
        return f"I make nothing of “{words.text}”; that does no harm."
    return unplaced(words)


# How the options stand


@word.register
def _(view: OptionsForYou) -> str:
    lines = (for_you(each, view) for each in view.options)
    return "\n".join([about_you(view), *lines, *in_the_way(view), *carried(view)])


def in_the_way(view: OptionsForYou) -> Iterator[str]:
    """Say to somebody which of their wishes are part of why no time suits everyone."""
    if view.in_the_way:
        yield f"Nothing suits everyone. Part of why, for you alone: {'; '.join(view.in_the_way)}."


def carried(view: OptionsForYou) -> Iterator[str]:
    """Say what goes on of somebody's vote in the round before."""
    if view.carried is not None:
        yield f"Your vote still counts: {in_words(view.carried)}. Keep it, or vote anew."


def about_you(view: OptionsForYou) -> str:
    """Return how it begins, what the options are to somebody."""
    return f"“{view.subject}”: how the options stand for you."


def for_you(shown: ForYou, view: OptionsForYou) -> str:
    """Say how an option stands for its reader."""
    when = moment(shown.option, view.zone, named=view.names_zone)
    return f"{shown.option.id}  {when} · {how_it_suits(shown)}"


def how_it_suits(option: ForYou) -> str:
    """Say how an option stands for its reader, without its name and time."""
    yours = naming_in(option.language).yours
    stands = [
        *_for(option.met, yours),
        *_against(option.unmet, option.avoided, option.barred, yours),
    ]
    if not option.can_come and not option.barred:
        stands.insert(0, yours.absent)
    return "; ".join(stands) or yours.fine


def _for(met: tuple[str, ...], yours: OwnWords) -> Iterator[str]:
    if met:
        yield _wishes(met, yours.meets)


def _wishes(nouns: tuple[str, ...], said: tuple[str, str]) -> str:
    """Name wishes, each of which may be a list itself: `wishes (Mondays and Fridays; mornings)`."""
    one, several = said
    return (several if len(nouns) > 1 else one).format("; ".join(nouns))


def _against(
    unmet: tuple[str, ...], avoided: tuple[str, ...], barred: tuple[str, ...], yours: OwnWords
) -> Iterator[str]:
    if barred:
        yield yours.barred.format(yours.joined(barred))
    if unmet:
        yield _wishes(unmet, yours.misses)
    if avoided:
        yield yours.rather_not.format(yours.joined(avoided))


@word.register
def _(view: WhatItMeans) -> str:
    options = (touched(each) for each in view.options)
    firm = [is_it_firm(view.firm)] if view.firm else []
    return "\n".join([what_it_means(view), *options, *firm, LOOK_AGAIN])


def what_it_means(view: WhatItMeans) -> str:
    """Return how it begins, what something that was just said means for the vote."""
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
    stands = [
        *_for(shown.met, yours),
        *_against(shown.unmet, shown.avoided, shown.barred, yours),
    ]
    return f"{name}: {'; '.join(stands) or 'you can come to this one now'}."


@word.register
def _(view: Notice) -> str:
    return view.text
