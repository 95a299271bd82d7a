"""Asking for a choice: the dialog, with what was said filled in, and the command it becomes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

from orchestration.deciding.actions import settings_form
from orchestration.deciding.changing import why_unreachable
from orchestration.interaction.form import Field, Filled, Form, Kind
from orchestration.interaction.wording import listed
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.proposals import LONGEST_TITLE, MOST_OPTIONS, NO_PLACES, key_of
from orchestration.kinds.choice.state import MOST_AT_ONCE, ChoiceTerms, as_usual
from orchestration.language.choosing.asking.asked import ChoiceAsked, choice_asked
from orchestration.language.choosing.asking.pieces import capital
from orchestration.language.choosing.places.places import (
    asks_who_comes,
    is_for_all,
    is_yes_or_no,
    places_in,
)
from orchestration.language.choosing.places.sign_up_lists import called_for
from orchestration.language.choosing.words import bare
from orchestration.model.conventions import Conventions
from orchestration.model.options import Words
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.sessions.user_action import UserAction

NAME: Final = "choose"
_TOO_MANY: Final = (
    f"A vote at once takes {MOST_AT_ONCE} options at most; these are {{}}. “Ask "
    f"everyone first” takes {MOST_OPTIONS}, and has the best of them voted on."
)
ONLY: Final = "only"
"""Says of a form that nobody votes but who is asked."""
SIGN_UP: Final = "sign_up"
"""Says of a form that it is for a list in which people take places."""

_BEHIND: Final = "signup "
_SIGNED_UP_FOR: Final = (
    "A sign-up list",
    "What can people sign up for?",
    "What is there to take a place in?",
    "One on each line: “Boat trip (12 places)”. Leave it empty for a yes or a no.",
)
_OPTIONS_EACH: Final = (
    "One on each line; “Boat trip (12 places)” where not everybody fits. Leave it empty to "
    "ask for proposals."
)
_CHOSEN: Final = (
    "A choice",
    "What is to be decided?",
    "What is there to choose from?",
    _OPTIONS_EACH,
)
"""What a form is called, what its first two fields ask, and how the second is filled in."""

_WAYS: Final = (
    ("wishes", "ask everyone first what matters to them, then vote"),
    ("now", "vote at once"),
    ("statement", "write a statement: draft, rank, revise, and rank again"),
)
_LISTS: Final = (("open", "yes, until the vote"), ("closed", "no, these are all"))
_FIRST: Final = frozenset({"question", "options", "people"})
"""What is asked at once; the rest is as usual."""


def values_of(
    asked: ChoiceAsked,
    people: Sequence[Member],
    zone: str,
    settings: DecisionSettings = UNSAID,
) -> Mapping[str, Any]:
    """Return what was asked for as the dialog's values; what was not said is as usual."""
    is_open = not asked.options
    is_quick = bool(asked.options) and (asked.is_quick or len(asked.options) == 1)
    usual = as_usual(zone, len(asked.options), is_open=is_open, of_statements=asked.of_statements)
    return {
        "question": asked.question,
        "options": "\n".join(capital(each) for each in asked.options),
        "people": [each.id for each in people],
        "way": "statement" if asked.of_statements else "now" if is_quick else "wishes",
        "list": "open" if is_open else "closed",
        "needed": [],
        **settings_form.values_of(settings, usual, people),
    }


_GROUP: Final = "The list, and who has to agree"
"""What all is about that is asked of a choice alone."""


_OR_A_LIST: Final = (
    " Or list what there is to choose from: whoever is in the channel may vote on it."
)


def shown(values: Mapping[str, Any], context: Mapping[str, Any], people: Sequence[Member]) -> Form:
    """Return the form with these values."""
    names = tuple((each.id, each.name) for each in people)
    asks_for = _SIGNED_UP_FOR if context.get(SIGN_UP) is True else _CHOSEN
    called, of_what, of_which, lines = asks_for
    needed = "What they can't have is not decided; usually nobody in particular."
    whom = {"options": names, "required": False, "help": needed}
    way = "Usually wishes first; at once, if it was asked for as a poll."
    asks: list[tuple[str, str, Kind, dict[str, Any]]] = [
        ("question", of_what, Kind.TEXT, {}),
        ("options", of_which, Kind.LONGTEXT, {"required": False, "help": lines}),
        ("people", "Who is asked?", Kind.PEOPLE, {"options": names}),
        ("way", "How shall we go about it?", Kind.SELECT, {"options": _WAYS, "help": way}),
        (
            "list",
            "May people add to the list?",
            Kind.SELECT,
            {"options": _LISTS, "help": "Usually only where it begins empty."},
        ),
        ("needed", "Who has to be fine with it?", Kind.PEOPLE, whom),
    ]
    fields = tuple(
        Field(name, label, kind, values.get(name), **more, more=name not in _FIRST, group=_GROUP)
        for name, label, kind, more in asks
    )
    listed_ = str(values.get("options") or "").splitlines()
    usual = as_usual("UTC", len(listed_), is_open=values.get("list") == "open")
    has_model = context.get("has_model") is True
    settings = settings_form.fields(values, usual, has_model=has_model)
    return Form(NAME, called, "Ask everyone", (*fields, *settings), context)


def opening(
    user_action: UserAction,
    people: Mapping[MemberId, Member],
    values: Mapping[str, Any],
    context: Mapping[str, Any],
    conventions: Conventions,
) -> OpenChoice | Mapping[str, str]:
    """Return the command that asks everyone, or a sentence for each field that is wrong."""
    del conventions
    who = people[user_action.who]
    values = _as_sign_up(values) if context.get(SIGN_UP) is True else values
    usual = values_of(ChoiceAsked("", tuple(_lines(values))), (), who.zone)
    filled = Filled({**usual, **values})
    question = filled.text("question", LONGEST_TITLE, "What is to be decided? A few words will do.")
    options = options_in(filled)
    terms = _way(filled, options, who, only=context.get(ONLY) is True)
    members = _members(filled, people, None if terms.is_quick or terms.for_all else who.id)
    settings = settings_form.settings_in(filled, terms, user_action.at, members)
    _check(filled, options, is_quick=terms.is_quick, is_open=terms.is_open)
    if not terms.is_open and 1 < len(options) < (settings.winners or 0):
        filled.errors["winners"] = f"{settings.winners} of {len(options)} can't be."
    others_join = terms.for_all or (terms.is_quick and not terms.only_asked)
    if members and not others_join and (why := why_unreachable(settings.applied(terms), members)):
        filled.errors.setdefault("quorum", why)
    if filled.errors:
        return filled.errors
    terms = replace(terms, subject=" ".join(question.split()))
    given = gives_places(question, options, signs_up=context.get(SIGN_UP) is True)
    terms = replace(terms, gives_places=given)
    return OpenChoice(
        **user_action.envelope(SessionId(f"choice-{user_action.id}".replace("/", "-"))),
        organiser=Organiser(who.id, who.name, who.email),
        members=members,
        terms=settings.applied(terms),
        options=options,
        seed=sha256(f"{user_action.drawn}/{user_action.id}".encode()).hexdigest(),
    )


def _as_sign_up(values: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the values of a sign-up: without a list, it is read as what stands behind its word."""
    at_once = {**values, "way": "now", "list": "closed"}
    question = " ".join(str(values.get("question") or "").split())
    asked = choice_asked(called_for(_BEHIND + question)) if question else ChoiceAsked("")
    if _lines(values) or not asked.options:
        return at_once
    return {**at_once, "question": asked.question, "options": "\n".join(asked.options)}


def _way(filled: Filled, options: Sequence[Words], who: Member, *, only: bool) -> ChoiceTerms:
    """Return how it is gone about.

    Who names nobody asks whoever is there: a list is voted on, else there are proposals first.
    """
    way = filled.one("way", dict(_WAYS))
    is_open = filled.one("list", dict(_LISTS)) == "open" and way != "now"
    is_alone = list(filled.values.get("people") or ()) == [who.id]
    return replace(
        as_usual(who.zone, len(options), is_open=is_open, of_statements=way == "statement"),
        is_open=is_open,
        is_quick=way == "now" or (not is_open and is_alone and len(options) > 1),
        for_all=is_open and is_alone and way == "wishes",
        only_asked=only,
    )


def gives_places(question: str, options: Sequence[Words], *, signs_up: bool = False) -> bool:
    """Tell whether all options take place, and one votes for where to be.

    That is where one has only so many places, unless it is asked for one that all go to; and
    where people are asked who of them comes, yes or no, or sign up for what has so many places:
    it takes place for those who do.
    """
    titles = [each.title for each in options]
    has_places = any(each.capacity is not None for each in options)
    is_of_each = (signs_up or has_places) and is_yes_or_no(titles)
    if is_of_each or asks_who_comes(question, titles):
        return True
    return len(options) > 1 and has_places and not is_for_all(question)


def wrong(faults: Mapping[str, str]) -> str:
    """Say what a request can't be opened for, each field by what it asks."""
    asks = {each.name: each.label for each in shown({}, {}, ()).fields}
    return " ".join(f"{asks[name]} {said}" for name, said in faults.items())


def _members(
    filled: Filled, people: Mapping[MemberId, Member], besides: MemberId | None
) -> tuple[Member, ...]:
    chosen, needed = filled.some("people", people), filled.some("needed", people)
    settings_form.check_whom(filled, chosen, besides)
    if "people" in filled.errors:
        filled.errors["people"] += _OR_A_LIST
    if missing := [people[MemberId(each)].name for each in needed if each not in chosen]:
        filled.errors["needed"] = f"Not among those who are asked: {listed(missing)}."
    return tuple(replace(people[MemberId(each)], required=each in needed) for each in chosen)


def _lines(values: Mapping[str, Any]) -> list[str]:
    lines = (" ".join(each.split()) for each in str(values.get("options") or "").splitlines())
    return [each for each in lines if each]


def options_in(filled: Filled) -> tuple[Words, ...]:
    """Return the options of a dialog, one a line; what stands there twice is one."""
    lines = _lines({"options": filled.text("options")})
    if any(len(each) > LONGEST_TITLE for each in lines):
        filled.errors["options"] = f"At most {LONGEST_TITLE} characters on each line, please."
    titles: dict[str, Words] = {}
    for title, places in _with_places(lines):
        if places == 0:
            filled.errors["options"] = NO_PLACES.format(title=title)
        key = key_of(title, {each.key for each in titles.values()})
        option = Words(id="", key=key, title=title, capacity=places)
        titles.setdefault(bare(title), option)
    return tuple(titles.values())


def _with_places(lines: Sequence[str]) -> Iterator[tuple[str, int | None]]:
    """Yield each option with its places; what is told apart by them alone has none."""
    read = [places_in(each) for each in lines]
    named = Counter(bare(title) for title, _ in read)
    for line, (title, places) in zip(lines, read, strict=True):
        yield (title, places) if named[bare(title)] == 1 else (line, None)


def _check(filled: Filled, options: Sequence[Words], *, is_quick: bool, is_open: bool) -> None:
    if is_quick and len(options) > MOST_AT_ONCE:
        filled.errors["options"] = _TOO_MANY.format(len(options))
    elif len(options) > MOST_OPTIONS:
        filled.errors["options"] = f"At most {MOST_OPTIONS} options, please."
    if not options and not is_open:
        filled.errors["options"] = "What is there to choose from? One option on each line."
