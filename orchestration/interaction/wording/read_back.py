"""What is read back to somebody: their wishes, what follows from them, and what was not read."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import shorten
from typing import Final

from orchestration.interaction.wording.phrases import (
    clock_asked,
    counted,
    listed,
    word,
)
from orchestration.language.choosing.held.as_told import is_as_told
from orchestration.language.languages import naming_giving
from orchestration.language.saying import reasons
from orchestration.language.saying.restate_day import city_of
from orchestration.model.clarification import Clarification
from orchestration.model.preferences import (
    Confidence,
    NotUnderstood,
    Opinion,
    OptionRef,
    Polarity,
    Preference,
    Quality,
    StandsFor,
    Topic,
    Visibility,
)
from orchestration.views.member import (
    Assumed,
    InvitationReadBack,
    MustRead,
    ReadBack,
    Scope,
)

_FOR_EXAMPLE: Final = "“Tuesdays after 10 are best” or “I can't do Friday”"
_FOR_EXAMPLE_OF_WORDS: Final = "“B would be great, A only if it must be” or “nothing over 30 euros”"
_QUOTE: Final = 80
_MOST_VERDICTS: Final = 5
_IF_SEEN: Final = {
    Topic: " (let others see it, and it goes into the invite)",
    Opinion: " (let others see it, and it can go into a statement)",
}
"""What comes of a wish once others may see it, where nothing does before."""


_SEEN_AS: Final = {
    Visibility.PRIVATE: "",
    Visibility.ANONYMOUS: " · others may see it, without your name",
    Visibility.SHARED: " · others may see it, with your name",
}
_TOO_FEW: Final = " · just between us: in a group this small, a missing name hides nobody"


@word.register
def _(view: ReadBack) -> str:
    lines = [opening(view)]
    lines += [
        f"• {as_held(wish, view)}{seen_as(wish, view)}" for wish in view.preferences
    ] or _nothing(view)
    gone = (*(each for _, each in view.taken_back), *view.replaced)
    lines += [f"No longer: {wish.restatement}" for wish in gone]
    lines += [f"• {as_assumed(each)}" for each in view.assumed]
    lines += left_open(view)
    means = [word(view.means)] if view.means else []
    besides = [view.besides] if view.besides else []
    clock = [clock_asked(view.clock)] if view.clock else []
    return "\n".join([*lines, *what_holds(view), *means, *besides, *clock])


FOLLOW: Final = "{} once all have answered, or when time is up."
NOT_COUNTED_YET: Final = "This doesn't count as your answer yet."


def opening(view: ReadBack) -> str:
    """Return how a read-back begins."""
    about = f"“{view.subject}”" if view.subject else "this meeting"
    zone = _on_clock(view)
    match view.scope:
        case Scope.EVERY_SESSION:
            return f"For every meeting from now on{_between_us(view)}{zone}:"
        case Scope.RECALLED:
            return f"What you told me for good, I go by for {about} too{zone}:"
        case _ if not (view.preferences or view.replaced or view.taken_back or view.is_whole):
            return _no_wish(view, about)
        case _ if view.is_unchanged and not (view.replaced or view.kept):
            return f"{_why_unchanged(view)} For {about}, this still holds{zone}:".lstrip()
        case _ if view.is_whole or view.is_asked_for:
            whole = f"For {about}, this is what I go by now{zone}:"
            return whole if view.is_asked_for else f"Got it. {whole}"
        case _:
            return f"Got it. For {about}{_between_us(view)}{zone}:"


def _on_clock(view: ReadBack) -> str:
    """Say on whose clock times are, where it is not the session's; and how to change a guess."""
    mend = "; “I'm in …” changes that" if view.guesses_zone and not view.clock else ""
    is_named = view.zone and view.of_times
    return f" (times are in {city_of(view.zone)}{mend})" if is_named else ""


def _between_us(view: ReadBack) -> str:
    is_seen = any(each.visibility is not Visibility.PRIVATE for each in view.preferences)
    if view.in_the_open:
        return ", as all there can read"
    if view.scope is Scope.EVERY_SESSION:
        return ", just between us"
    return "" if is_seen else ", just between us unless you say otherwise"


def _no_wish(view: ReadBack, about: str) -> str:
    """Answer words in which there is no wish, like "works for me", or none at all."""
    if view.takes_any_time and not view.not_understood:
        return f"{anything_goes(of_times=view.of_times)} for {about}, then: noted."
    if view.not_understood or view.assumed:
        return f"About {about}:"
    return (
        f"Got it. For {about} there is no wish in that, so nothing changes. You could write "
        f"{_FOR_EXAMPLE if view.of_times else _FOR_EXAMPLE_OF_WORDS}."
    )


def _why_unchanged(view: ReadBack) -> str:
    return "" if view.not_understood else "Nothing changes by that."


def anything_goes(*, of_times: bool) -> str:
    """Say that somebody has no wish."""
    return "Any time will do" if of_times else "Anything goes"


LATER: Final = (
    "You'll hear from me when there are options; you can change this any time by writing here."
)


LATER_WHEREVER: Final = (
    "You'll hear from me when there are options; you can change this any time by writing to me."
)
"""What is pressed may stand in a channel: whoever wrote there would write to all."""


LATER_ON_THE_PAGE: Final = (
    "The options show on this page once all have answered, or time is up: open it again then. You "
    "can change this here any time."
)
"""What a guest is told, whom nobody can write to."""


def anything_noted(*, of_times: bool) -> str:
    """Tell somebody that it is taken up that they have no wish."""
    return f"{'Any time' if of_times else 'Anything goes'}: noted. {LATER}"


def _nothing(view: ReadBack) -> list[str]:
    return [f"• {each}" for each in nothing_said(view)]


def nothing_said(view: ReadBack) -> Iterator[str]:
    """Yield what stands where all that is understood is no wish at all."""
    if view.scope is Scope.EVERY_SESSION:
        yield "nothing so far"
    elif view.is_whole and not view.is_awaited:
        yield anything_goes(of_times=view.of_times).lower()


def what_holds(view: ReadBack) -> Iterator[str]:
    """Yield what is asked of a must, what is still to be done that all counts, and by what."""
    yield from _asked_later(view)
    kept = view.is_kept or all(each.confirmed for each in view.preferences)
    if view.is_awaited:
        yield NOT_COUNTED_YET
    elif view.scope is Scope.SESSION and view.counts_now and view.preferences:
        if _names_an_option(view):
            yield "This counts as a wish, and the vote comes later."
        else:
            follows = "options follow" if view.of_times else "the vote follows"
            yield f"This counts as your answer; {FOLLOW.format(follows)}"
    elif view.scope is Scope.RECALLED:
        yield "That's all makes it your answer; or write what is different this time."
    elif view.scope is Scope.EVERY_SESSION and not kept:
        yield "It holds once you press Keep."


def _names_an_option(view: ReadBack) -> bool:
    """Tell whether somebody has said no more than the name of an option, as if it were a vote."""
    one = view.preferences[0]
    if len(view.preferences) > 1 or not isinstance(one.applies, OptionRef) or not one.source:
        return False
    said = one.source.end - one.source.start
    return one.polarity is Polarity.FOR and said <= len(one.applies.title) + 1


def _asked_later(view: ReadBack) -> Iterator[str]:
    """Say once for all musts that still wait for it that their author will be asked about them."""
    if any(each.against and not each.holds for each in view.musts):
        yield "Before an option breaks a no of yours, I ask whether it is firm."


def _effect(must: MustRead, what: str) -> str:
    """Say what a must comes to."""
    all_of_them = counted(must.of, what, f"{what}s")
    if not must.against:
        return f"touches none of the {all_of_them}"
    against = f"every {what}" if must.against == must.of else f"{must.against} of {all_of_them}"
    return f"{'rules out' if must.holds else 'against'} {against}"


def rules_out_all(view: ReadBack) -> bool:
    """Tell whether a must leaves nothing that is possible."""
    return any(each.of and each.against == each.of for each in view.musts)


def as_held(wish: Preference, view: ReadBack) -> str:
    """Return a wish as it stands in the list: a firm no says what it comes to, and if it stays."""
    still = any(wish.number == each.number for each in view.kept)
    what = "start time" if view.of_times else "option"
    comes_to = [
        f" · {_effect(each, what)}" for each in view.musts if each.preference == wish.restatement
    ]
    if wish.restatement in view.outside and view.of_times:
        comes_to.append(" · outside of the times that are looked at")
    told = [each for each in view.preferences if is_as_told(each)]
    asks = _ASKS_HOW if told[-1:] == [wish] and not view.of_times else ""
    return f"{'still: ' if still else ''}{as_read(wish)}{asks}{''.join(comes_to[:1])}"


def why_not(wish: Preference) -> str:
    """Ask why an option is turned down, as a button does."""
    applies = wish.applies
    named = applies.title or applies.option if isinstance(applies, OptionRef | StandsFor) else ""
    return f"Why not {named}? …"


def seen_as(wish: Preference, view: ReadBack) -> str:
    """Say who may see a wish besides its author; nothing where nobody does."""
    is_hidden = wish.visibility is Visibility.ANONYMOUS and not view.is_crowd
    return _TOO_FEW if is_hidden else _SEEN_AS[wish.visibility]


def as_read(wish: Preference) -> str:
    """Return a wish as it is read back: where more than one thing was guessed, it asks.

    A topic and an opinion are what does nothing as long as only its author sees it.
    """
    hint = _IF_SEEN.get(type(wish.applies), "") if wish.visibility is Visibility.PRIVATE else ""
    doubt = " – have I got that right?" if wish.sureness is Confidence.GUESS else ""
    judged = _judged(wish.applies) if isinstance(wish.applies, Quality) else ""
    if is_as_told(wish):
        judged = _AS_TOLD
    return f"{wish.in_words}{hint}{judged}{doubt}"


_AS_TOLD: Final = ", as you said it"
_ASKS_HOW: Final = "; I can't tell which options meet that. How does each option stand for you?"
"""What is asked once for all wishes that are kept in their author's own words."""


def _judged(quality: Quality) -> str:
    """Say by which words a model has judged which options; of all others it is unknown."""
    shown = [
        f"{each.title} {'yes' if each.meets else 'no'} (“{shorten(each.sentence, _QUOTE)}”)"
        for each in quality.verdicts[:_MOST_VERDICTS]
    ]
    more = len(quality.verdicts) - len(shown)
    return f" – judged by the model from: {listed([*shown, *([f'{more} more'] if more else [])])}"


def as_assumed(held: Assumed) -> str:
    """Return what holds of somebody's day: `assumed: your day is 8:00–18:00 in Tokyo`."""
    lead = "assumed: " if held.is_assumed else ""
    return f"{lead}{held.words}{', besides what you said' if held.says_more else ''}"


_LONGEST_UNPLACED: Final = 200
"""So many characters of words that were not understood are read back."""


def unplaced(
    words: NotUnderstood, asked: Clarification | None = None, *, of_times: bool = True
) -> str:
    """Say what was not understood, and ask about it or else say why, in the language of the why."""
    if not of_times:
        said = shorten(words.text, _LONGEST_UNPLACED)
        return f"I couldn't place “{said}”. How does each option stand for you?"
    naming = naming_giving(words.reason)
    said = naming.unplaced.format(words.text)
    if asked and asked.about == words:
        return f"{said}. {asked.question}"
    if words.reason in reasons.OF_CALENDARS:
        return f"{words.text}: {words.reason}."
    if words.reason == reasons.ORDER:
        return f"I can't act on “{words.text}”: I only note what suits you. When would that be?"
    if words.reason == naming.reason(reasons.NO_RULE):
        return f"{said}. {naming.for_example}"
    return f"{said}: {words.reason}."


def left_open(view: ReadBack) -> list[str]:
    """Return what was not understood; last what is asked, by words or by times only listed."""
    asked = view.clarification
    about = asked.about if asked else None
    lines = sorted(view.not_understood, key=lambda each: each == about)
    besides = [asked.question] if asked and about is None else []
    return [*(unplaced(each, asked, of_times=view.of_times) for each in lines), *besides]


def no_longer(wish: Preference) -> str:
    """Return a wish that does not hold any more as it stands in the list."""
    return f"no longer: {wish.restatement}"


def asked_now(view: ReadBack) -> str:
    """Return what is asked of somebody's words, which stands last of what they left open."""
    asked = view.clarification
    if asked is None:
        return ""
    return unplaced(asked.about, asked, of_times=view.of_times) if asked.about else asked.question


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
