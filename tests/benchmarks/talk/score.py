"""Messages around a poll and a choice with what they mean, and what each comes to in a room."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from orchestration.kinds.choice.state import Choice
from orchestration.model.ballots import Approvals, Ballot, NoneOfThese, OneOption
from orchestration.model.people import MemberId
from tests.conversation.room import Room

WRITER: Final = MemberId("omar")
SCENES: Final[Mapping[str, tuple[str, str]]] = {
    "food": ("@Convene poll pizza, sushi or salad?", ""),
    "city": ("@Convene poll where to? Lisbon, Porto or Madrid", ""),
    "standup": ("/convene poll: shall we drop the Monday standup?", ""),
    "movie": ("/convene decide which movie shall we watch?", "Alien, Jaws"),
    "imbiss": ("@Convene Umfrage: Döner, Ramen oder Burger?", ""),
    "homeoffice": ("@Convene poll: sollen wir freitags Homeoffice machen?", ""),
    "ausflug": ("/convene decide wohin zum Teamausflug?", "Kletterhalle, Minigolf"),
}
"""What Lena asks, and what the writer has put on the list of it."""

Case = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Judged:
    """One message: what it was to be, what came of it, and what the writer was told."""

    case: Case
    came: str
    told: Sequence[str]

    @property
    def right(self) -> bool:
        """Tell whether it came to what was meant."""
        return self.came in self.case["means"]

    @property
    def false_vote(self) -> bool:
        """Tell whether it changed a vote that it was not to change, or not so."""
        return not self.right and self.came.split()[0] in ("vote", "none", "back", "abstain")

    @property
    def false_proposal(self) -> bool:
        """Tell whether it changed a list that it was not to change, or not so."""
        return not self.right and self.came.split()[0] in ("list", "off")


async def judged(case: Case) -> Judged:
    """Play a message in a room of its own, and see what has changed."""
    room = Room()
    asked, listed = SCENES[case["scene"]]
    await room.says("lena", asked, channel=True)
    [under] = room.shown
    for said in filter(None, (listed, case.get("held", ""))):
        await room.says(WRITER, said, under=under)
    before = _choice(room)
    is_told = case["where"] == "thread"
    is_channel = case["where"] == "mention"
    place = under if is_told else None
    told = await room.says(WRITER, case["text"], channel=is_channel, under=place)
    return Judged(case, _what_came(before, _choice(room), told), told)


def _choice(room: Room) -> Choice:
    choice = room.decisions()[0]
    assert isinstance(choice, Choice)
    return choice


def _what_came(before: Choice, after: Choice, told: Sequence[str]) -> str:
    """Return what a message has changed; else whether it was answered."""
    titles, then = ([each.title for each in one.listed] for one in (before, after))
    if titles != then:
        new, gone = (_titles(then, titles), _titles(titles, then))
        return f"list {new}" if new else f"off {gone}"
    ballots, cast = before.round.ballots, after.round.ballots
    if ballots.get(WRITER, "") != cast.get(WRITER, ""):
        return _vote(cast[WRITER]) if WRITER in cast else "back"
    if before.profiles.get(WRITER) != after.profiles.get(WRITER):
        return "wish"
    return "asked" if told else "talk"


def _titles(these: Sequence[str], those: Sequence[str]) -> str:
    return "+".join(each for each in these if each not in those)


def _vote(ballot: Ballot | None) -> str:
    """Return a ballot as the lines write it: `vote A+C?`, where C is for if need be."""
    match ballot:
        case Approvals():
            hesitant = (f"{each}?" for each in ballot.if_need_be)
            return f"vote {'+'.join(sorted((*ballot.yes, *hesitant)))}"
        case OneOption():
            return f"vote {ballot.option}"
        case NoneOfThese():
            return "none"
        case _:
            return "abstain"


def cases(path: Path) -> Sequence[Case]:
    """Return the messages of a file."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
