"""What words come to that take something off the list of a choice, or call two of it the same."""

from __future__ import annotations

from typing import Final

from orchestration.deciding.actions.closing import ASKED
from orchestration.deciding.state import Phase
from orchestration.interaction.layout import Button
from orchestration.kinds.choice.commands import CloseList, TakeOff
from orchestration.kinds.choice.proposals import (
    can_close_alone,
    closed,
    proposed_by,
    same_as,
    why_it_stays,
    why_not_closed,
)
from orchestration.kinds.choice.state import Choice
from orchestration.language.choosing.asides import tells_of_others, tells_of_past
from orchestration.language.choosing.asking.pieces import capital
from orchestration.language.choosing.lists.list_closed import closes_list, says_it_is_closed
from orchestration.language.choosing.lists.list_orders import (
    given_up_in,
    no_more_for_in,
    says_list,
    taken_off_in,
)
from orchestration.language.choosing.lists.merging import as_whose_in, merged_in
from orchestration.language.choosing.lists.taken_back import taken_back_in
from orchestration.language.choosing.lists.wanted import asked_off_in
from orchestration.language.choosing.mentions import mentions
from orchestration.language.choosing.words import words_of
from orchestration.language.words.either_language import MINE, THAT
from orchestration.model.catalogue import Catalogue
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.model.preferences import OptionRef
from orchestration.sessions.user_action import Press, Reply, UserAction

OFF: Final = "off"
"""The button that takes something off the list."""

_MOST_OF_A_VOTE: Final = 10
_GONE: Final = "{}, so it can't be voted for."
_BY_ORGANISER: Final = "taken off the list by {}"
_CLOSED: Final = (
    "The list is closed. Wishes can still be told; “start the vote” goes on, “open the list again” "
    "takes more."
)
_OPEN: Final = "The list is open again."
_SO_ALREADY: Final = "The list is {how} already."
_NOTHING_ON_IT: Final = "Nothing is on the list yet, so there would be nothing to vote on."
_BOTH: Final = "“{one}” and “{other}” are both on the list."
_WHICH_GOES: Final = f"{_BOTH} Which of them goes?"
_WHO_MAY: Final = f"{_BOTH} Only who proposed one of them, or {{organiser}}, takes it off."


def called_same(choice: Choice, user_action: UserAction, words: str) -> Reply | None:
    """Ask who may take one of two off the list that they call the same; None where none are."""
    named = merged_in(words)
    found = [same_as(choice, each) or named_by(choice, each) for each in named or ()]
    found = found or _same_as_theirs(choice, user_action.who, as_whose_in(words))
    two = [each for each in found if each]
    if len({each.key for each in two}) < 2:
        return None
    one, other = (each.title for each in two)
    may = [each for each in two if not why_it_stays(choice, user_action.who, each)]
    if not choice.takes_proposals:
        return Reply(notice=closed(choice, user_action.who))
    if not may:
        told = _WHO_MAY.format(one=one, other=other, organiser=choice.organiser.name)
        return Reply(notice=told)
    offers = tuple(Button(OFF, f"Take {each.title} off", each.key) for each in may)
    return Reply(notice=_WHICH_GOES.format(one=one, other=other), offers=offers)


def _same_as_theirs(choice: Choice, who: MemberId, name: str) -> list[Words | None]:
    """Return what somebody has put on the list last, and what whom they name has; else nothing."""
    first = {each.id: each.name.split()[0].casefold() for each in choice.members}
    others = [each for each in first if first[each] == name.casefold() and each != who]
    keys = [proposed_by(choice, each)[-1:] for each in (*others, who)] if len(others) == 1 else []
    return [choice.option(key) for own in keys for key in own]


def list_closed(choice: Choice, user_action: UserAction, words: str) -> Reply | None:
    """Close the list alone, or open it again, where words say that; None where they do not."""
    if choice.phase is Phase.VOTE and says_it_is_closed(words):
        return Reply(notice=closed(choice, user_action.who))
    closes = closes_list(words)
    if closes is None or choice.terms.of_statements or choice.phase is not Phase.INTAKE:
        return None
    if why := why_not_closed(choice, user_action.who):
        return Reply(notice=why)
    if choice.terms.is_open is not closes:
        return Reply(notice=_SO_ALREADY.format(how="closed" if closes else "open"))
    if closes and not choice.listed:
        return Reply(notice=_NOTHING_ON_IT)
    envelope = user_action.envelope(choice.id)
    command = CloseList(**envelope, member=user_action.who, is_open=not closes)
    return Reply(commands=(command,), notice=_CLOSED if closes else _OPEN)


def closed_alone(press: Press[Choice]) -> Reply:
    """Close the list and nothing else, by the button of the question whether to close it all."""
    choice = press.session
    if why := why_not_closed(choice, press.who):
        return Reply(notice=why, gone=ASKED)
    if not can_close_alone(choice):
        return Reply(notice=_SO_ALREADY.format(how="closed"), gone=ASKED)
    command = CloseList(**press.envelope, member=press.who, is_open=False)
    return Reply(commands=(command,), note=_CLOSED, gone=ASKED)


def off_by_button(press: Press[Choice]) -> Reply:
    """Take off the list what a button names by its key."""
    option = press.session.option(press.value)
    if why := why_it_stays(press.session, press.who, option):
        return Reply(notice=why, gone=(OFF,))
    command = TakeOff(**press.envelope, member=press.who, key=press.value)
    told = f"Off the list: {option.title}." if option else ""
    return Reply(commands=(command,), note=told, gone=(OFF,))


def gone(choice: Choice, user_action: UserAction, words: str) -> Reply | None:
    """Take off the list what is not to be on it, or what its author is for no more."""
    is_off = asked_off_in(words) or taken_off_in(words)
    off = asked_or_ordered_off(choice, user_action, words) if is_off else None
    off = off or _given_up(choice, user_action, given_up_in(words))
    return off or _thought_better_of(choice, user_action, no_more_for_in(words))


def asked_or_ordered_off(choice: Choice, user_action: UserAction, words: str) -> Reply | None:
    """Take off the list what words ask, or order, to have off it."""
    if called := asked_off_in(words):
        return _asked_off(choice, user_action, called)
    return _taken_off(choice, user_action, taken_off_in(words), says=says_list(words), words=words)


def _taken_off(
    choice: Choice, user_action: UserAction, called: str, *, says: bool, words: str = ""
) -> Reply | None:
    """Take off the list what goes by a name; None where that may be of something else."""
    if says and not choice.takes_proposals:
        return Reply(notice=closed(choice, user_action.who))
    named = _on_the_table(choice, called) or same_as(choice, called) or named_by(choice, called)
    option = named or _pointed_at(choice, user_action, called)
    if option is None:
        is_said = says or (choice.takes_proposals and taken_back_in(words) == called)
        return Reply(notice=f"“{capital(called)}” is not on the list.") if is_said else None
    if not choice.takes_proposals:
        return _while_voted_on(choice, user_action.who, option)
    if why := why_it_stays(choice, user_action.who, option):
        return Reply(notice=why)
    envelope = user_action.envelope(choice.id)
    command = TakeOff(**envelope, member=user_action.who, key=option.key)
    return Reply(commands=(command,), notice=f"Off the list: {option.title}.")


def _pointed_at(choice: Choice, user_action: UserAction, called: str) -> Words | None:
    """Return what somebody has put on the list last, where they scratch it by no name.

    “That” may in private be of what they have said there.
    """
    own, words = proposed_by(choice, user_action.who), called.casefold()
    is_that = words in MINE or (words in THAT and user_action.in_public)
    return choice.option(own[-1]) if own and is_that and choice.takes_proposals else None


def _while_voted_on(choice: Choice, who: MemberId, option: Words) -> Reply | None:
    """Say to who could have taken it off that it stays; None of others, who may mean a vote."""
    is_theirs = who == choice.organiser.id or option.key in proposed_by(choice, who)
    is_said = choice.phase is Phase.VOTE and is_theirs
    return Reply(notice=closed(choice, who)) if is_said else None


def _asked_off(choice: Choice, user_action: UserAction, called: str) -> Reply | None:
    """Take off the list what somebody asks to have off it; None where that is not on it."""
    option = _on_the_table(choice, called) or same_as(choice, called) or named_by(choice, called)
    if option is None:
        return None
    if not choice.takes_proposals:
        return Reply(notice=closed(choice, user_action.who))
    return _taken_off(choice, user_action, option.title, says=False)


def _on_the_table(choice: Choice, letter: str) -> Words | None:
    """Return what is voted on under a letter."""
    shown = choice.round.options if choice.phase is Phase.VOTE else ()
    return next((each for each in shown if isinstance(each, Words) and each.id == letter), None)


def _given_up(choice: Choice, user_action: UserAction, called: str) -> Reply | None:
    """Take off the list what its author gives up; None where it is another's, and a wish."""
    reply = _taken_off(choice, user_action, called, says=False) if called else None
    return reply if reply and reply.commands else None


def _thought_better_of(choice: Choice, user_action: UserAction, called: str) -> Reply | None:
    """Take off the list what its author is for no more; what is another's stays."""
    option = (same_as(choice, called) or named_by(choice, called)) if called else None
    others = (each.id for each in choice.members if each.id != user_action.who)
    if option is None or any(option.key in proposed_by(choice, each) for each in others):
        return None
    return _given_up(choice, user_action, option.title)


def withdrawn(choice: Choice, words: str) -> str:
    """Say that what words vote for was taken off the list; nothing where they do not."""
    gone = {each.title: each for each in choice.off if same_as(choice, each.title) is None}
    if choice.phase is not Phase.VOTE or not gone or _is_talk(words):
        return ""
    titled = tuple(Words(id="", key=each, title=each) for each in gone)
    found = mentions(words, Catalogue((*choice.listed, *titled)))
    named = [of.option for each in found for of in each.of if isinstance(of, OptionRef)]
    told = [
        f"{each} was {'withdrawn by its author' if gone[each].by_author else _BY_ORGANISER}"
        for each in dict.fromkeys(named)
        if each in gone
    ]
    return _GONE.format(capital(" and ".join(told)).format(choice.organiser.name)) if told else ""


def _is_talk(words: str) -> bool:
    """Tell whether words are too many for a vote, or speak of what was, or of others."""
    is_long = len(words_of(words)) > _MOST_OF_A_VOTE
    return is_long or tells_of_past(words) or tells_of_others(words)


def named_by(choice: Choice, called: str) -> Words | None:
    """Return the one thing on the list that words name; None where that is none, or several."""
    found = {
        of.option
        for each in mentions(called, Catalogue(choice.listed))
        for of in each.of
        if isinstance(of, OptionRef)
    }
    return choice.option(found.pop()) if len(found) == 1 else None
