"""What one member reads, alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orchestration.language.saying import reasons
from orchestration.model.clarification import Clarification
from orchestration.model.preferences import (
    NotUnderstood,
    Preference,
    Strength,
    Sureness,
    Topic,
    Visibility,
)
from orchestration.views.member import (
    ForYou,
    IntakeQuestion,
    InvitationReadBack,
    Notice,
    OpenQuestion,
    OptionsForYou,
    RatingQuestion,
    ReadBack,
    RelaxationQuestion,
    Reminder,
    Scope,
)
from orchestration.wording.phrases import counted, instant, listed, moment, span, word, zoned

ONE_TAP: Final = "One tap is a whole answer, too."
_FOR_EXAMPLE: Final = "“Tuesdays after 10 are best” or “I can't do Friday”"
_GREETINGS: Final = frozenset(
    {"hi", "hello", "hey", "hi there", "hello there", "good morning", "good afternoon", "help"}
)


# Asked


@word.register
def _(view: IntakeQuestion) -> str:
    return (
        f"{_who_asks(view)}, {span(view.window)}, about “{view.subject}”. When suits you, and when "
        "doesn't it? Write it as you'd say it, or drop a calendar file here."
    )


def _who_asks(view: IntakeQuestion) -> str:
    others = [counted(view.others, "other", "others")] if view.others else []
    if view.own:
        return " with ".join([f"You are looking for {view.minutes} minutes", *others])
    asked = listed(["you", *others])
    return f"{view.organiser} is looking for {view.minutes} minutes with {asked}"


@word.register
def _(view: Reminder) -> str:
    closes = f"It closes {zoned(instant(view.closes_at), view.zone, view.names_zone)}."
    if view.again:
        return f"“{view.subject}” still waits for you: would you add or change anything? {closes}"
    waits = f"{view.organiser} still waits for you"
    if view.own:
        waits = "Your own answer is still missing"
    return f"{waits}: when suits you for “{view.subject}”? “Any time” is an answer too. {closes}"


@word.register
def _(view: OpenQuestion) -> str:
    when = zoned(moment(view.candidate, view.zone), view.zone, view.names_zone)
    against = map(_as_sentence, _against(view.unmet, view.avoided, view.barred))
    left = (each for each in view.not_understood if each.reason != reasons.ORDER)
    lines = [
        f"Your answer could still change “{view.subject}”.",
        " ".join([f"The best time so far is {view.candidate.id}, {when}.", *against]),
        *map(unplaced, left),
        "Would you add or change anything?",
    ]
    return "\n".join(lines)


def _as_sentence(words: str) -> str:
    """Make a sentence of what is said of an option elsewhere in a row with others."""
    whole = f"it {words}" if words.startswith("misses") else words
    return f"{whole[0].upper()}{whole[1:]}."


@word.register
def _(view: RelaxationQuestion) -> str:
    more = counted(view.gains, "more person", "more people")
    when = zoned(moment(view.slot, view.zone), view.zone, view.names_zone)
    return (
        f"“{view.subject}”: {when} would work for {more}, but {view.preference}. "
        "Possible this once, or a firm no?"
    )


@word.register
def _(view: RatingQuestion) -> str:
    return (
        f"{settled(view)} Two taps, 1 to 5: were your wishes taken into account, and were the "
        "reasons acceptable?"
    )


def settled(view: RatingQuestion) -> str:
    """Say what was decided, and for when."""
    if view.slot is None:
        return f"“{view.subject}” is settled."
    when = zoned(moment(view.slot, view.zone), view.zone, view.names_zone)
    return f"“{view.subject}” is settled: {when}."


# Read back


@word.register
def _(view: ReadBack) -> str:
    lines = [opening(view)]
    lines += [f"• {as_read(wish)}" for wish in view.preferences] or _nothing(view)
    lines += [f"No longer: {wish.restatement}" for wish in view.replaced]
    lines += [unplaced(each, view.clarification) for each in view.not_understood]
    return "\n".join([*lines, *what_holds(view)])


def opening(view: ReadBack) -> str:
    """Return how a read-back begins."""
    about = f"“{view.subject}”" if view.subject else "this meeting"
    zone = f" (times are in {view.zone})" if view.zone else ""
    match view.scope:
        case Scope.EVERY_SESSION:
            return f"For every meeting from now on, just between us{zone}:"
        case Scope.RECALLED:
            return f"What you told me for good, I go by for {about} too{zone}:"
        case _ if view.is_whole:
            return f"Got it. For {about}, this is what I go by now{zone}:"
        case _ if not view.preferences and not view.replaced:
            return f"About {about}:" if view.not_understood else _hello(about)
        case _:
            return f"Got it. For {about}, just between us unless you say otherwise{zone}:"


def _hello(about: str) -> str:
    """Answer words that say nothing about anybody's time, as a greeting does."""
    return (
        f"Hello! Tell me what suits you for {about}, and what doesn't. You could write "
        f"{_FOR_EXAMPLE}; “any time” is an answer too."
    )


def _nothing(view: ReadBack) -> list[str]:
    return [f"• {each}" for each in nothing_said(view)]


def nothing_said(view: ReadBack) -> Iterator[str]:
    """Yield what stands where all that is understood is no wish at all."""
    if view.scope is Scope.EVERY_SESSION:
        yield "nothing so far"
    elif view.is_whole:
        yield "any time will do"


def what_holds(view: ReadBack) -> Iterator[str]:
    """Yield what is still to be done that it counts, and what Keep is for."""
    kept = view.is_kept or all(each.confirmed for each in view.preferences)
    if view.scope is Scope.SESSION and not view.is_kept and view.preferences:
        firm = any(each.strength is Strength.MUST for each in view.preferences)
        yield f"This counts already; Keep {'makes it firm and ' * firm}tells me that you are done."
    elif view.scope is Scope.RECALLED:
        yield "Keep makes it your answer; or write what is different this time."
    elif view.scope is Scope.EVERY_SESSION and not kept:
        yield "It holds once you press Keep."


def as_read(wish: Preference) -> str:
    """Return a wish as it is read back: where more than one thing was guessed, it asks.

    A topic is the one thing that does nothing as long as only its author sees it.
    """
    unseen = isinstance(wish.applies, Topic) and wish.visibility is Visibility.PRIVATE
    hint = " (let others see it, and it goes into the invite)" if unseen else ""
    doubt = " – have I got that right?" if wish.sureness is Sureness.GUESS else ""
    return f"{wish.restatement}{hint}{doubt}"


def unplaced(words: NotUnderstood, asked: Clarification | None = None) -> str:
    """Say what was not understood, and ask about it or else say why; a greeting is answered."""
    if asked and asked.about == words:
        return f"I couldn't place “{words.text}”. {asked.question}"
    if words.text.strip(" .!,?").casefold() in _GREETINGS:
        return f"Hello! Tell me when suits you and when doesn't, like {_FOR_EXAMPLE}."
    if words.reason == reasons.ORDER:
        return f"I can't act on “{words.text}”: I only note what suits you. When would that be?"
    if words.reason == reasons.NO_RULE:
        return f"I couldn't place “{words.text}”. Could you say it like {_FOR_EXAMPLE}?"
    return f"I couldn't place “{words.text}”: {words.reason}."


@word.register
def _(view: InvitationReadBack) -> str:
    needs = [*view.needed, *(f"one of {listed(group)}" for group in view.one_of)]
    needs += [f"somebody who is {role}" for role in view.roles]
    parts = [f"{listed(needs)} must be able to come"] if needs else []
    read = "; ".join([*parts, *view.times]) or "nothing that limits the search"
    about = f" to “{view.subject}”" if view.subject else ""
    return "\n".join([f"From your invitation{about}: {read}.", *map(_left, view.not_understood)])


def _left(words: NotUnderstood) -> str:
    """Say what an invitation says that the search does not go by."""
    if words.reason == reasons.NO_RULE:
        return f"I make nothing of “{words.text}”; that does no harm."
    return unplaced(words)


# How the options stand


@word.register
def _(view: OptionsForYou) -> str:
    lines = (for_you(each, view) for each in view.options)
    return "\n".join([about_you(view), *lines])


def about_you(view: OptionsForYou) -> str:
    """Return how it begins, what the options are to somebody."""
    return f"“{view.subject}”: how the options stand for you."


def for_you(option: ForYou, view: OptionsForYou) -> str:
    """Say how an option stands for its reader."""
    when = zoned(moment(option.slot, view.zone), view.zone, view.names_zone)
    stands = [*_for(option.met), *_against(option.unmet, option.avoided, option.barred)]
    if not option.can_come and not option.barred:
        stands.insert(0, "you can't come")
    return f"{option.slot.id}  {when} · {'; '.join(stands) or 'fine with you'}"


def _for(met: tuple[str, ...]) -> Iterator[str]:
    if met:
        yield f"meets your {_wishes(met)}"


def _wishes(nouns: tuple[str, ...]) -> str:
    """Name wishes, each of which may be a list itself: `wishes (Mondays and Fridays; mornings)`."""
    return f"wish for {nouns[0]}" if len(nouns) == 1 else f"wishes ({'; '.join(nouns)})"


def _against(
    unmet: tuple[str, ...], avoided: tuple[str, ...], barred: tuple[str, ...]
) -> Iterator[str]:
    if barred:
        yield f"you can't come: {listed(barred)}"
    if unmet:
        yield f"misses your {_wishes(unmet)}"
    if avoided:
        yield f"you'd rather avoid {listed(avoided)}"


@word.register
def _(view: Notice) -> str:
    return view.text
