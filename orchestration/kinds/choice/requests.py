"""A request for a choice in words: what it says and leaves out, and the command it becomes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from orchestration.deciding.actions import settings_form
from orchestration.deciding.changing import why_unreachable
from orchestration.interaction.answers import left_out
from orchestration.interaction.form import Form
from orchestration.kinds.choice import request_form
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.due import in_time
from orchestration.kinds.choice.proposals import LONGEST_TITLE
from orchestration.language.choosing.asking.asked import (
    ChoiceAsked,
    choice_asked,
    names_vote,
    verb_of,
)
from orchestration.language.choosing.asking.asked_around import asked_around
from orchestration.language.choosing.asking.brackets import out_of_brackets
from orchestration.language.choosing.asking.given import ASKS
from orchestration.language.choosing.asking.instructed import (
    only_instructs,
    without_attachment,
    without_instructions,
)
from orchestration.language.choosing.asking.malformed import (
    named_again_in,
    said_again,
    too_long_in,
    unformatted,
)
from orchestration.language.choosing.asking.pieces import capital
from orchestration.language.choosing.asking.put_plainly import put_plainly
from orchestration.language.choosing.asking.whether import is_yes_and_no, motion_in
from orchestration.language.choosing.asking.whom import WhomAsked, as_names, whom_asked
from orchestration.language.choosing.held.without_name import nameless_proposals
from orchestration.language.choosing.places.places import offers_places, places_behind_question
from orchestration.language.choosing.places.sign_up_lists import called_for
from orchestration.language.choosing.places.who_wants import sides
from orchestration.language.inviting.answers_due import AnswersDue
from orchestration.language.inviting.beside_settings import is_courtesy, votes_until
from orchestration.language.inviting.deadline import names_its_day
from orchestration.language.inviting.mentions_between import mentions_apart
from orchestration.language.inviting.settings import SettingsAsked
from orchestration.language.inviting.settings_ahead import settings_of_request
from orchestration.model.catalogue import Catalogue
from orchestration.model.people import Member, MemberId
from orchestration.model.settings import DecisionSettings
from orchestration.model.terms import Coordination
from orchestration.model.times import TimeFrame
from orchestration.sessions.requests import (
    Invitees,
    Requested,
    Requests,
    SessionRequest,
    each_once,
)

_ASKED_OF_ALL: Final = re.compile(
    r"(?:(?:please|pls|bitte|can you|could you|kannst du)[, ]+)*(?:ask|frage?) "
    r"(?:everyone|everybody|all|them all|the (?:team|channel|group)|alle|das team|die gruppe)"
    r"\s*[:,–-]",
    re.IGNORECASE,
)
_AGAINST: Final = frozenset({"consent", "veto"})
"""Rules under which one alone can keep something from being decided."""

_OF_MOTIONS: Final = _AGAINST | {"unanimous", "majority"}
"""Rules by which a group agrees to something, or not."""

_AGAIN: Final = "“{title}” is all there is to choose from, said {often} times. What else is there?"
_ONCE: Final = "“{title}” is on the list once, and was named {often} times."
_FEW: Final = 3
_NONE_TO_VOTE_ON: Final = (
    "Nothing is on the list to be voted on yet, so I ask for proposals; “start the vote” ends that."
)
_FOR_ALL_HERE: Final = "I see nobody else to ask here, so whoever is in the channel may {does}."
_ELSEWHERE: Final = "Etc/GMT-1"
_NOBODY_NEEDED: Final = (
    "In a poll nobody is needed: all votes count the same. “/convene decide …” knows who is."
)
_ALL_AT_ONCE: Final = "A poll shows all its options, once; “/convene decide …” has several rounds."
_NOT_IN_A_POLL: Final = "A poll takes no proposals; “/convene decide …” asks for some first."


async def read(request: SessionRequest) -> Requested:
    """Return what words ask for; without a question, the form with all that can be asked for.

    A poll needs its options: without any, proposals are asked for first.
    """
    invitees, at = request.invitees, request.action.at
    frame = TimeFrame(at, invitees.author.zone, conventions=request.conventions)
    written, nameless = nameless_proposals(unformatted(request.words))
    words = "" if only_instructs(written) else without_instructions(written)
    words = out_of_brackets(without_attachment(words) if request.catalogue else words)
    whom = whom_asked(_marked(words, frame, invitees.everyone), invitees.everyone)
    said = settings_of_request(put_plainly(whom.words), frame, invitees.everyone)
    plain = as_names(said.rest, invitees.everyone)
    asked = _asked(called_for(plain) if request.is_command else plain)
    asked = _agreed_to(_of_catalogue(asked, request.catalogue), said.settings)
    is_put = not request.is_command and _is_put_to_the_vote(asked, written, words, said.settings)
    asked = _voted_at_once(asked, said, is_put=is_put)
    people = _people(invitees, whom, said.needed)
    settings = _settings(said, people, request)
    values = {
        **request_form.values_of(asked, people, frame.zone, settings),
        "needed": [*(said.needed or settings.needed or ())],
        **({"list": "open"} if said.adds else {}),
    }
    carried = _carried(whom, has_model=request.has_model)
    context, values = _of_sign_up(request, plain, carried, values)
    context = {**context, **({request_form.SIGN_UP: True} if asked.is_sign_up else {})}
    form = request_form.shown(values, context, invitees.everyone)
    if unasked := _unasked(form, asked):
        return unasked
    known = {each.id: each for each in invitees.everyone}
    made = request_form.opening(request.action, known, values, context, request.conventions)
    if isinstance(made, OpenChoice):
        made, ends_by = _with_data(made, request.catalogue), made.terms.ends_by
        made = made if request.repeats else in_time(made, of_no_day=not names_its_day(words))
        made = _answered_until(made, said.answers)
        told = (
            _left_out(said, whom, invitees, nameless),
            _named_again(unformatted(said.rest), made),
            _unreached(made),
            _otherwise(said, made, request, is_poll=values["way"] == "now"),
        )
        lost = " ".join(filter(None, told))
        return Requested(
            made, form, notice=lost, ends_by=ends_by, by_clock=_is_by_clock(said, whom, frame)
        )
    wrong = request_form.wrong(made)
    return Requested(None, replace(_to_be_mended(form, values, made), words=wrong), wrong)


def _is_by_clock(said: SettingsAsked, whom: WhomAsked, frame: TimeFrame) -> bool:
    """Tell whether it would end at another moment, were its author somewhere else."""
    if said.settings.ends_by is None:
        return False
    elsewhere = settings_of_request(put_plainly(whom.words), replace(frame, zone=_ELSEWHERE), ())
    return elsewhere.settings.ends_by != said.settings.ends_by


def _marked(words: str, frame: TimeFrame, people: Sequence[Member]) -> str:
    """Return a request with marks where places, or people, stand apart from what is asked."""
    return mentions_apart(places_behind_question(words), frame, people)


def _asked(words: str) -> ChoiceAsked:
    """Return what words ask for; who asks who wants which has that voted on at once."""
    words = asked_around(words) or words
    found = sides(words)
    plain = found[0] if found else words
    asked = _with_the_long(choice_asked(plain), plain)
    if is_courtesy(asked.question):
        return replace(asked, question="", options=())
    return replace(asked, is_quick=True) if found else asked


def _otherwise(
    said: SettingsAsked, made: OpenChoice, request: SessionRequest, *, is_poll: bool
) -> str:
    """Say that it goes another way than was said: with proposals first, or with none."""
    if made.terms.is_quick and (said.adds or said.answers):
        return _NOT_IN_A_POLL
    if made.terms.is_quick and is_poll and (told := _of_rounds(said)):
        return told
    if made.terms.is_quick and not is_poll:
        return _FOR_ALL_HERE.format(does="vote")
    if said.settings.coordination is Coordination.PAPER and not request.has_model:
        return settings_form.NO_MODEL
    if made.terms.for_all:
        return _FOR_ALL_HERE.format(does="propose something, and vote on it")
    return _NONE_TO_VOTE_ON if said.at_once and not made.options else ""


def _of_rounds(said: SettingsAsked) -> str:
    """Say what of how is for what has wishes and rounds alone, and no poll has."""
    if said.needed:
        return _NOBODY_NEEDED
    how = said.settings
    return _ALL_AT_ONCE if how.options or (how.rounds or 1) > 1 else ""


def _settings(
    said: SettingsAsked, people: Sequence[Member], request: SessionRequest
) -> DecisionSettings:
    """Return what holds of how; where all are to vote, no fewer are enough.

    Of these people is what is usual; a model proposes only where one is set.
    """
    usual = request.settings
    least = DecisionSettings(quorum=len(people)) if said.all_vote else DecisionSettings()
    held = said.settings.over(least).over(usual.among([each.id for each in people]))
    return held if request.has_model else settings_form.without_model(held)


def _unasked(form: Form, asked: ChoiceAsked) -> Requested | None:
    """Return the form where nothing is asked, or one thing alone is named again and again."""
    if not asked.question:
        return Requested(None, form, "Gladly. What is to be decided?")
    title, often = ("", 0) if len(asked.options) > 1 else said_again(asked.question)
    told = _AGAIN.format(title=title, often=often)
    return Requested(None, replace(form, words=told), told) if title else None


def _with_the_long(asked: ChoiceAsked, text: str) -> ChoiceAsked:
    """Return what is asked with what is too long for its list, which is said, and not left out."""
    long = too_long_in(text, asked.question, LONGEST_TITLE) if asked.options else ()
    return replace(asked, options=(*asked.options, *long))


def _named_again(words: str, made: OpenChoice) -> str:
    """Say what is on the list once, and was named more often, in whatever letters."""
    question = made.terms.subject.rstrip(" ?!.").casefold()
    titles = [each.title for each in made.options]
    _, asked, behind = words.casefold().partition(question)
    if _is_listed(question, behind, titles):
        behind = asked + behind
    found = named_again_in(behind if any(map(str.isalnum, behind)) else words, titles)
    return " ".join(_ONCE.format(title=title, often=often) for title, often in found[:_FEW])


def _is_listed(question: str, behind: str, titles: Sequence[str]) -> bool:
    """Tell whether what a list is called is the first that it names: “tea, coffee or tea”."""
    return not behind.lstrip().startswith(("?", ":")) and question in map(str.casefold, titles)


def _unreached(made: OpenChoice) -> str:
    """Say that more votes are needed than there are people, where others may still come to vote."""
    is_for_all = made.terms.is_quick and not made.terms.only_asked
    return why_unreachable(made.terms, made.members) if is_for_all else ""


def _carried(whom: WhomAsked, *, has_model: bool) -> Mapping[str, Any]:
    """Return what was said, and has no field in the form; and whether one of it may be shown."""
    only = {request_form.ONLY: True} if whom.only else {}
    return {**only, **({"has_model": True} if has_model else {})}


def _of_sign_up(
    request: SessionRequest, plain: str, context: Mapping[str, Any], values: Mapping[str, Any]
) -> tuple[Mapping[str, Any], dict[str, Any]]:
    """Return the context and values of a form, for a list to sign up where that is all it says."""
    if not request.is_command or not plain or called_for(plain):
        return context, {**values}
    return {**context, request_form.SIGN_UP: True}, {**values, "way": "now", "list": "closed"}


def _answered_until(made: OpenChoice, answers: AnswersDue | None) -> OpenChoice:
    """Return a request whose first answers are due when it was said; a poll asks for none."""
    if answers is None or made.terms.is_quick:
        return made
    pace = replace(made.terms.pace, intake=answers.at - made.at)
    return replace(made, terms=replace(made.terms, pace=pace))


def _agreed_to(asked: ChoiceAsked, settings: DecisionSettings) -> ChoiceAsked:
    """Return what is asked as one proposal, where so much of a yes is needed, and nothing listed.

    “Approve the budget? Yes needs 2/3” is about that budget; “by consent: we move” is a motion.
    """
    title = asked.question.rstrip(" ?!.")
    if asked.options or not title or ASKS.match(title):
        return asked
    if settings.threshold:
        return replace(asked, options=(title,))
    by_mark = settings.rule in _AGAINST
    motion = motion_in(asked.question, by_mark=by_mark) if settings.rule in _OF_MOTIONS else ""
    return replace(asked, options=(capital(motion),), is_quick=True) if motion else asked


def _voted_at_once(asked: ChoiceAsked, said: SettingsAsked, *, is_put: bool) -> ChoiceAsked:
    """Return a list as a vote at once, where it is put to the vote, or goes straight to it.

    Who speaks of rounds has wishes asked for first.
    """
    settings = said.settings
    if said.asks_first:
        return replace(asked, is_quick=False)
    is_list = len(asked.options) > 1 and not asked.of_statements
    goes_round = settings.rounds or settings.options or said.adds or said.answers
    goes_straight = is_list and not goes_round and (is_put or said.at_once)
    return replace(asked, is_quick=True) if goes_straight else asked


def _is_put_to_the_vote(
    asked: ChoiceAsked, written: str, words: str, settings: DecisionSettings
) -> bool:
    """Tell whether words put a list to the vote: with the rule it is voted by, or before everyone.

    Who says “decide …” has wishes asked for first.
    """
    is_put = settings.rule or names_vote(words) or offers_places(asked.question, asked.options)
    is_put = is_put or is_yes_and_no(asked.options)
    is_put = (is_put or votes_until(written)) and not verb_of(words).words
    return bool(is_put) or _ASKED_OF_ALL.match(written.strip()) is not None


def _to_be_mended(form: Form, values: Mapping[str, Any], wrong: Mapping[str, str]) -> Form:
    """Return a form with what is right; a question that is too long is asked for again."""
    if "question" in wrong and values["options"]:
        return form.refilled({**values, "question": ""})
    return form


def _people(invitees: Invitees, whom: WhomAsked, needed: Sequence[MemberId]) -> Sequence[Member]:
    """Return who is asked: those who are named as such, or all of the place; and who is needed."""
    known = {each.id: each for each in invitees.everyone}
    usual = invitees.usual if len(invitees.usual) > 1 else invitees.named
    of_all = [known[each] for each in whom.people] or usual
    return each_once([invitees.author, *of_all, *(known[each] for each in needed)])


def _left_out(said: SettingsAsked, whom: WhomAsked, invitees: Invitees, nameless: str) -> str:
    """Say what of a request was not taken, people by their names."""
    words = filter(None, (*whom.unknown, *said.left_out, nameless))
    return left_out([as_names(each, invitees.everyone) for each in words])


def _of_catalogue(asked: ChoiceAsked, catalogue: Catalogue | None) -> ChoiceAsked:
    """Return what is asked, with the options of a catalogue in the place of any others."""
    if catalogue is None:
        return asked
    return replace(asked, options=tuple(each.title for each in catalogue.options))


def _with_data(made: OpenChoice, catalogue: Catalogue | None) -> OpenChoice:
    """Return a request with what is known of its options, and how that is read."""
    if catalogue is None:
        return made
    given = request_form.gives_places(made.terms.subject, catalogue.options)
    terms = replace(made.terms, criteria=catalogue.criteria, gives_places=given)
    return replace(made, options=catalogue.options, terms=terms)


REQUESTS: Final = Requests(
    read, request_form.NAME, request_form.opening, request_form.shown, repeats=True
)
"""How a choice is asked for."""
