"""What words come to for the list of a choice: something is put on it, or taken off."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.deciding.actions.ballots.notes import titled
from orchestration.deciding.step import is_over
from orchestration.interaction.layout import Button
from orchestration.interaction.routing.parts.time_named import time_named
from orchestration.interaction.wording import listed
from orchestration.kinds.choice.commands import Propose, TakeOff
from orchestration.kinds.choice.missing import missed
from orchestration.kinds.choice.proposals import (
    LONGEST_TITLE,
    MOST_OPTIONS,
    NO_PLACES,
    NOT_ASKED,
    came_there,
    closed,
    may_propose,
    proposed_by,
    same_as,
    still_awaited,
    too_long,
    why_it_stays,
    with_places,
)
from orchestration.kinds.choice.state import Choice
from orchestration.kinds.choice.statement_forms import of_drafts
from orchestration.kinds.choice.taken_off import (
    asked_or_ordered_off,
    called_same,
    gone,
    list_closed,
    named_by,
    withdrawn,
)
from orchestration.language.choosing.asides import tells_of_others
from orchestration.language.choosing.asking.pairs import each_by_itself
from orchestration.language.choosing.asking.pieces import capital
from orchestration.language.choosing.held.praised import says_more_than, without_praise
from orchestration.language.choosing.lists.list_closed import asks_if_open
from orchestration.language.choosing.lists.list_orders import (
    asked_for_in,
    given_up_in,
    is_draft,
    meant_in,
    no_more_for_in,
    rather_in,
    says_list,
    swapped_in,
    taken_off_in,
)
from orchestration.language.choosing.lists.proposed import (
    is_led_to_proposal,
    proposed_in,
    without_article,
    wondered_in,
)
from orchestration.language.choosing.lists.proposed_at_length import proposed_at_length
from orchestration.language.choosing.lists.swaps import RENAMES
from orchestration.language.choosing.lists.thought_better import thought_better_in
from orchestration.language.choosing.lists.unnamed import unnamed
from orchestration.language.choosing.lists.ventured import (
    asked_alone_in,
    found_good_in,
    ventured_in,
)
from orchestration.language.choosing.lists.wanted import asked_off_in, names_time
from orchestration.language.choosing.mentions import mentions
from orchestration.language.choosing.remarks import said_of_in
from orchestration.language.choosing.words import a_slip_apart, bare, words_of
from orchestration.language.inviting.settings_ordered import says_until
from orchestration.model.catalogue import Catalogue
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.privacy import SMALLEST_ANONYMOUS_GROUP
from orchestration.sessions.user_action import Reply, Said, UserAction

_SEVERAL: Final = 2
_FEW_WORDS: Final = 3
_TOO_FEW: Final = "You are too few here to hide whose it is, so {titles} is not on the list."
_ON_THE_LIST: Final = "Shall that be on the list? {titles}"
_NOTHING_KEPT: Final = "Nothing is kept of it; say it in a line, and the reasons in the thread."
_CALL: Final = re.compile(r"^\W*@convene\W*", re.IGNORECASE)
_WHICH_GOES: Final = "The list stays as it is: take off it what goes, and propose anew."


def said_of_the_list(choice: Choice, user_action: UserAction, said: Said) -> Reply | None:
    """Put on the list what words propose, or take it off; None where they do neither.

    Words that are edited replace what they proposed before, as far as that is plain.
    """
    words = said.words
    if said.left_over:
        return _left_off(choice, user_action.who, words)
    if not may_propose(choice, user_action.who):
        return None
    if choice.terms.of_statements:
        return of_drafts(choice, user_action, words) if is_draft(words) else None
    return _changed(choice, user_action, said)


def _changed(choice: Choice, user_action: UserAction, said: Said) -> Reply | None:
    """Return what words change on the list, or why they cannot."""
    words = said.words
    if ordered := list_closed(choice, user_action, words):
        return ordered
    if choice.takes_proposals and proposed_at_length(words):
        return Reply(notice=f"{too_long(choice)} {_NOTHING_KEPT}")
    return (
        _put_or_taken(choice, user_action, said)
        if choice.takes_proposals
        else _while_closed(choice, user_action, words)
    )


def _put_or_taken(choice: Choice, user_action: UserAction, said: Said) -> Reply | None:
    """Return what words put on an open list, in the place of something, or take off it."""
    words = said.words
    who = user_action.who
    if (
        swapped := swapped_in(_CALL.sub("", words))
        or _meant_last(choice, who, words)
        or _rather(choice, who, words)
        or _thought_better(choice, who, words)
    ):
        return _swapped(choice, user_action, *swapped)
    if found := called_same(choice, user_action, words) or gone(choice, user_action, words):
        return found
    if given_up_in(words) or no_more_for_in(words):
        return None
    titles = () if says_until(words) else _titles(choice, words, asked_for_in(words))
    if any(len(each) > LONGEST_TITLE for each in titles):
        return Reply(notice=too_long(choice))
    if said.is_edited:
        return _replaced(choice, user_action, titles)
    is_wish = _is_wish(choice, user_action.who, words, titles)
    return None if is_wish else _put_as_said(choice, user_action, words, titles)


def _is_wish(choice: Choice, who: MemberId, words: str, titles: Sequence[str]) -> bool:
    """Tell whether words that may propose name a time, or only what is listed: “Plön geht auch”."""
    ventured = ventured_in(words)
    is_known = all(same_as(choice, each) for each in titles)
    if titles and all(_is_fine_with_listed(choice, each) for each in titles):
        return True
    is_ventured = bool(ventured) and (is_known or bool(time_named(ventured or "")))
    is_led = bool(asked_for_in(words)) or is_led_to_proposal(words)
    if titles and is_known and not is_led and says_more_than(words, titles):
        return True
    return is_ventured or _is_own_again(choice, who, words, titles)


def _is_fine_with_listed(choice: Choice, title: str) -> bool:
    """Tell whether what reads as a title finds something fine that is listed: “Tbilisi alright”."""
    bare_name = without_praise(title)
    return bare_name != title and same_as(choice, bare_name) is not None


def _is_own_again(choice: Choice, who: MemberId, words: str, titles: Sequence[str]) -> bool:
    """Tell whether somebody calls by its bare name what they have put on the list: they want it."""
    own = [each.title for key in proposed_by(choice, who) if (each := choice.option(key))]
    listed = [each for title in titles if (each := same_as(choice, title))]
    is_bare = len(titles) == 1 and bare(words.strip(" .!")) == bare(titles[0])
    return is_bare and any(each.title in own for each in listed)


def _put_as_said(
    choice: Choice, user_action: UserAction, words: str, titles: Sequence[str]
) -> Reply | None:
    """Put titles on the list, with a name or without; else offer what is asked between."""
    put = _without_name if unnamed(words)[1] or user_action.nameless else put_on
    return put(choice, user_action, titles) if titles else _wondered(choice, words)


def _wondered(choice: Choice, words: str) -> Reply | None:
    """Offer to put on the list what somebody asks between, as far as it is not on it."""
    titles = [capital(each) for each in wondered_in(words) or found_good_in(words)]
    new = [each for each in titles if same_as(choice, each) is None]
    if not new or time_named(words) or _are_people(choice, titles):
        return None
    offers = tuple(Button("list", f"Put “{each}” on it", each) for each in new)
    return Reply(notice=_ON_THE_LIST.format(titles=listed(new)), offers=offers)


def _while_closed(choice: Choice, user_action: UserAction, words: str) -> Reply | None:
    """Say why words change nothing on a list that is closed; None where they do not mean to."""
    if asked_off_in(words) or taken_off_in(words):
        return asked_or_ordered_off(choice, user_action, words)
    if why := withdrawn(choice, words) or (
        RENAMES.fullmatch(words.strip()) and closed(choice, user_action.who)
    ):
        return Reply(notice=why)
    asked = asked_for_in(titled(choice, words))
    is_listed = all(same_as(choice, each) for each in asked) and not says_list(words)
    is_of_it = not (is_listed or _are_people(choice, asked) or _is_of_else(choice, words))
    is_asked = asks_if_open(words)
    return missed(choice, user_action, asked, is_asked=is_asked) if asked and is_of_it else None


def _is_of_else(choice: Choice, words: str) -> bool:
    """Tell whether words name a time of day, where nothing on the list is one.

    “How about 9:45?” is of what stands alone with an hour of its own.
    """
    is_hour = len(choice.listed) == 1 and any(map(str.isdigit, choice.listed[0].title))
    return names_time(words) and not is_hour


def _titles(choice: Choice, words: str, asked: Sequence[str]) -> Sequence[str]:
    """Return what words propose, each by itself: “Aurora and Badger” are two, if listed as none."""
    of = "" if asked else said_of_in(words)
    if of and same_as(choice, without_article(of)):  # a sentence about what is listed argues
        return ()
    found = asked or proposed_in(thought_better_in(words) or unnamed(words)[0])
    titles: list[str] = []
    for each in found:
        is_listed = same_as(choice, each) is not None
        in_a_list = bool(asked) or (len(found) > 1 and each == found[-1])
        two = (each,) if is_listed else each_by_itself(each, words, in_a_list=in_a_list)
        titles += map(capital, two)
    return titles


def _left_off(choice: Choice, who: MemberId, words: str) -> Reply | None:
    """Say why what words propose is not put on the list; None where they propose nothing new."""
    if is_over(choice) or choice.terms.of_statements or mentions(words, Catalogue(choice.listed)):
        return None
    is_asked = may_propose(choice, who)
    titles = () if asked_alone_in(words) else proposed_in(words)
    if not titles or not _is_led(choice, words):
        return None
    if _are_people(choice, asked_for_in(words) or titles) or _is_of_else(choice, words):
        return None
    if not is_asked and choice.terms.is_open:
        return Reply(notice=NOT_ASKED.format(organiser=choice.organiser.name))
    return None if choice.takes_proposals else Reply(notice=closed(choice, who))


def _is_led(choice: Choice, words: str) -> bool:
    """Tell whether words propose: they begin so, or only name something while the list is open."""
    is_short = len(words_of(words)) <= _FEW_WORDS and not tells_of_others(words)
    is_bare = choice.terms.is_open and is_short
    return is_bare or bool(asked_for_in(words)) or is_led_to_proposal(words)


def _swapped(choice: Choice, user_action: UserAction, called: str, title: str) -> Reply | None:
    """Put a title in the place of what goes by a name; None where that is not on the list."""
    option = same_as(choice, called) or named_by(choice, called)
    titles = proposed_in(title)
    if option is None or len(titles) != 1:
        return None
    if why := why_it_stays(choice, user_action.who, option):
        return Reply(notice=why)
    put = put_on(choice, user_action, titles)
    if put is None:
        return None
    envelope = user_action.envelope(choice.id, "/off")
    off = TakeOff(**envelope, member=user_action.who, key=option.key)
    told = f"On the list: {listed(titles)}, in the place of {option.title}."
    notice = told if put.commands else f"Off the list: {option.title}. {put.notice}"
    return replace(put, commands=(off, *put.commands), notice=notice)


def _meant_last(choice: Choice, who: MemberId, words: str) -> tuple[str, str] | None:
    """Return what somebody has listed alone, or last of all, and what they meant; else None."""
    own, meant = proposed_by(choice, who), meant_in(words)
    last = choice.listed[-1].key if choice.listed else ""
    own = (last,) if last in own else own
    option = choice.option(own[0]) if meant and len(own) == 1 else None
    is_time = names_time(meant) or bool(time_named(meant))
    is_new = option is not None and same_as(choice, meant) is None and not is_time
    return (option.title, meant) if option and is_new else None


def _rather(choice: Choice, who: MemberId, words: str) -> tuple[str, str] | None:
    """Return what somebody has listed, and what they would rather have there; None where none."""
    called, title = rather_in(words) or ("", "")
    option = (same_as(choice, called) or named_by(choice, called)) if called else None
    is_own = option is not None and option.key in proposed_by(choice, who)
    return (called, title) if is_own and same_as(choice, title) is None else None


def _thought_better(choice: Choice, who: MemberId, words: str) -> tuple[str, str] | None:
    """Return what somebody has listed as the last, and what they name in its place; else None.

    Where others have named something since, a no may be to theirs.
    """
    own, title = proposed_by(choice, who), thought_better_in(words)
    last = choice.listed[-1] if title and choice.listed else None
    is_own = last is not None and last.key in own
    return (last.title, title) if last and is_own and same_as(choice, title) is None else None


def _without_name(choice: Choice, user_action: UserAction, titles: Sequence[str]) -> Reply | None:
    """Put titles on the list with no name beside them, where that hides whose they are.

    Of what all could read it hides nothing, nor among a few people: they are offered their name.
    """
    put = put_on(choice, user_action, titles, named=False)
    is_few = len(choice.members) < SMALLEST_ANONYMOUS_GROUP
    if put is None or user_action.in_public or not put.commands or not is_few:
        return put
    new = [each.title for each in put.commands if isinstance(each, Propose)]
    offers = (Button("list", f"Put “{each}” on it with my name", each) for each in new)
    return Reply(notice=_TOO_FEW.format(titles=listed(new)), offers=tuple(offers))


def put_on(
    choice: Choice, user_action: UserAction, titles: Sequence[str], *, named: bool = True
) -> Reply | None:
    """Put titles on the list, but for those that are on it; None where they are people."""
    if _are_people(choice, titles):
        return None
    read = {title: with_places(choice, title) for title in titles}
    if nobody := next((title for title, places in read.values() if places == 0), ""):
        return Reply(notice=NO_PLACES.format(title=nobody))
    unknown = [each for each in titles if same_as(choice, read[each][0]) is None]
    new = unknown[: max(MOST_OPTIONS - len(choice.listed), 0)]
    known, left = [x for x in titles if x not in unknown], unknown[len(new) :]
    hidden = not (named or user_action.in_public)
    said = [*came_there(new, known, left, named=named)]
    commands = tuple(
        Propose(
            **user_action.envelope(choice.id, f"/{number}"),
            member=user_action.who,
            name=user_action.name,
            title=read[title][0],
            capacity=read[title][1],
            named=named,
            hidden=hidden,
        )
        for number, title in enumerate(new, 1)
    )
    if new and hidden:
        said += [still_awaited(choice, user_action.who)]
    return Reply(commands=commands, notice=" ".join(filter(None, said)))


def _are_people(choice: Choice, titles: Sequence[str]) -> bool:
    people = {each.casefold() for one in choice.members for each in (one.name, *one.name.split())}
    return all(each.casefold() in people for each in titles)


def _replaced(choice: Choice, user_action: UserAction, titles: Sequence[str]) -> Reply | None:
    """Put what an edited message proposes in the place of what it did; None where that is there."""
    new = [each for each in titles if same_as(choice, each) is None]
    put = put_on(choice, user_action, new) if new else None
    if put is None:
        return None
    own = [each for key in proposed_by(choice, user_action.who) if (each := choice.option(key))]
    gone = _in_whose_place(own, titles, new)
    if gone is None:
        return Reply(notice=_WHICH_GOES)
    off = tuple(
        TakeOff(
            **user_action.envelope(choice.id, f"/off/{number}"),
            member=user_action.who,
            key=each.key,
        )
        for number, each in enumerate(gone, 1)
    )
    place = f", in the place of {listed([each.title for each in gone])}" if gone else ""
    return replace(
        put, commands=(*off, *put.commands), notice=f"On the list: {listed(new)}{place}."
    )


def _in_whose_place(
    own: Sequence[Words], titles: Sequence[str], new: Sequence[str]
) -> Sequence[Words] | None:
    """Return what of somebody's own goes for new titles; None where it could be any of several.

    A slip of the pen is mended, and what is proposed alone is replaced.
    """
    said = {bare(each) for each in titles}
    left = [each for each in own if bare(each.title) not in said]
    slips = [x for x in left if any(a_slip_apart(bare(x.title), bare(each)) for each in new)]
    if slips or len(left) < len(own):
        return slips
    return left if len(own) < _SEVERAL else None
