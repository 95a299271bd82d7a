"""Something that a closed list lacks: its organiser may put it there, or ask anew with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.deciding.commands import AskAgain
from orchestration.deciding.ended.again import opening_for
from orchestration.deciding.state import Phase
from orchestration.deciding.step import is_over, tell
from orchestration.interaction.layout import LONGEST_CHOICE, Button
from orchestration.interaction.layouts.choice import ANEW, ASK_ANEW, BETWEEN, PUT_ON
from orchestration.interaction.wording import counted, listed
from orchestration.kinds.choice.again import otherwise
from orchestration.kinds.choice.commands import Miss, OpenChoice, Propose
from orchestration.kinds.choice.proposals import closed, same_as
from orchestration.kinds.choice.state import Choice
from orchestration.language.choosing.asking.pieces import capital
from orchestration.language.choosing.words import bare
from orchestration.sessions.commands import Cancel
from orchestration.sessions.kind import Step
from orchestration.sessions.user_action import Press, Reply, UserAction
from orchestration.views.choice import OptionMissed

MISSES: Final = "misses"
_IS_LOST: Final = "This vote ends then, and {votes} so far won't count."
_IS_TOLD: Final = "{organiser} is told that {titles} is missing."
_NOT_YOURS: Final = "Only {organiser} can ask anew."


def missed(
    choice: Choice, user_action: UserAction, titles: Sequence[str], *, is_asked: bool = False
) -> Reply:
    """Say why a list takes nothing more; offer its organiser to ask anew, or have them told.

    What somebody misses in private, or asks if they can add, its organiser hears where they say so.
    """
    why, is_own = closed(choice, user_action.who), user_action.who == choice.organiser.id
    value = BETWEEN.join(map(capital, titles))
    if not _can_be_added(choice) or len(value) > LONGEST_CHOICE:
        return Reply(notice=why)
    if is_own:
        is_voted_on = choice.phase is Phase.VOTE
        button = Button(ANEW, ASK_ANEW if is_voted_on else PUT_ON, value)
        return Reply(notice=f"{why} {_lost(choice)}".strip(), offers=(button,))
    if is_asked or not user_action.in_public:
        button = Button(MISSES, f"Tell {choice.organiser.name}", value)
        return Reply(notice=why, offers=(button,))
    told = _IS_TOLD.format(organiser=choice.organiser.name, titles=listed(value.split(BETWEEN)))
    return Reply(commands=(_told(choice, user_action, value),), notice=f"{why} {told}")


def _can_be_added(choice: Choice) -> bool:
    """Tell whether a list that its organiser has closed may have more: not what stands alone."""
    is_list = len(choice.listed) > 1 and not choice.terms.is_open
    return not is_over(choice) and is_list and not choice.terms.of_statements


def _lost(choice: Choice) -> str:
    votes = _votes(choice)
    return _IS_LOST.format(votes=counted(votes, "vote", "votes")) if votes else ""


def _votes(choice: Choice) -> int:
    return len([each for each in choice.round.ballots.values() if each is not None])


def _told(choice: Choice, user_action: UserAction, value: str) -> Miss:
    """Return what tells the organiser; of the same thing they hear once."""
    own = user_action.envelope(choice.id) | {"id": f"misses/{choice.id}/{bare(value)}"}
    return Miss(**own, member=user_action.who, titles=tuple(value.split(BETWEEN)))


def miss(choice: Choice, command: Miss) -> Step[Choice]:
    """Tell the organiser what somebody misses on the list that is voted on."""
    member = choice.member(command.member)
    if is_over(choice) or member is None:
        return choice, ()
    view = OptionMissed(
        subject=choice.terms.subject,
        name=member.name,
        titles=command.titles,
        is_voted_on=choice.phase is Phase.VOTE,
        votes=_votes(choice),
    )
    return choice, (tell(choice.organiser.id, view),)


def told(press: Press[Choice]) -> Reply:
    """Tell the organiser what somebody has said in private that they miss."""
    choice, titles = press.session, listed(press.value.split(BETWEEN))
    note = _IS_TOLD.format(organiser=choice.organiser.name, titles=titles)
    return Reply(
        commands=(_told(choice, press.user_action, press.value),), note=note, gone=(MISSES,)
    )


def asked_anew(press: Press[Choice]) -> Reply:
    """Put on a list what was missing; once it is voted on, end that and ask the same with it."""
    choice, action = press.session, press.user_action
    if choice.takes_proposals:
        return _put(choice, action, press.value.split(BETWEEN))
    if press.who != choice.organiser.id:
        return Reply(notice=_NOT_YOURS.format(organiser=choice.organiser.name))
    titles = press.value.split(BETWEEN)
    if not _can_be_added(choice):
        return Reply(notice=closed(choice, press.who), gone=(ANEW,))
    if choice.phase is not Phase.VOTE:
        return _put(choice, action, titles)
    opening = opening_for(choice, action)
    assert isinstance(opening, OpenChoice)
    opening = otherwise(opening, titles, ()) or opening
    ends = Cancel(**action.envelope(choice.id, "/ends"), by=press.who)
    anew = AskAgain(**action.envelope(choice.id), member=press.who, opening=opening)
    note = f"Asked anew with {listed(titles)}."
    return Reply(commands=(ends, anew), note=note, gone=(ANEW,))


def _put(choice: Choice, action: UserAction, titles: Sequence[str]) -> Reply:
    """Put more on a list; one that is closed stays so."""
    new = [each for each in titles if same_as(choice, each) is None]
    puts = tuple(
        Propose(**action.envelope(choice.id, f"/{at}"), member=action.who, title=each, anyway=True)
        for at, each in enumerate(new)
    )
    return Reply(commands=puts, note=f"On the list: {listed(titles)}.", gone=(ANEW,))
