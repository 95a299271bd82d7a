"""How long the proposal of a choice takes: 9 options, 200 members with wishes, judged and proved.

`python -m tests.benchmarks.choice [folder of the former version]` prints the median of a hundred,
beside a meeting of as many members, and beside the former version, whose rounds alternate with the
present one's. Times are those of the processor, so that whatever else runs counts little.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

from orchestration.deciding.method import method_of
from orchestration.deciding.rounds.assessment import propose_round
from orchestration.deciding.state import Decision
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.stands import with_stand
from orchestration.kinds.choice.state import Choice, ChoiceTerms
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.kinds.registry import KINDS
from orchestration.language.choosing.understand import understand_choice
from orchestration.model.message_context import MessageContext
from orchestration.model.options import Datum, Words
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.model.preferences import Profile, Stand
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import TimeFrame, Window
from orchestration.privacy import Private
from orchestration.profile import hear
from tests.benchmarks.machine import machine

MEMBERS: Final = 200
OPTIONS: Final = 9
TIMES: Final = 20
ROUNDS: Final = 5
AIM_MS: Final = 20
HERE: Final = Path(__file__).parents[3]
ONE: Final = "--one-round"
NOW: Final = datetime(2027, 1, 7, 9, tzinfo=UTC)
SAID: Final = ("nothing over 30 euros", "I'd love place 3", "not place 4", "something cheap please")
ENVELOPE: Final[dict[str, Any]] = {"id": "open", "session": SessionId("s"), "at": NOW}


def people() -> tuple[Member, ...]:
    """Return the members."""
    return tuple(Member(MemberId(f"m{n}"), f"Member {n}", "UTC") for n in range(MEMBERS))


def choice() -> Decision:
    """Return a choice in which everybody has said something, in words or in one tap each."""
    chance = random.Random(7)
    listed = tuple(
        Words("", f"place-{n}", f"Place {n}", (Datum("price_eur", number=float(10 + 4 * n)),))
        for n in range(OPTIONS)
    )
    opened, _ = KINDS.decide(
        None,
        OpenChoice(
            **ENVELOPE,
            organiser=Organiser(MemberId("m0"), "Member 0"),
            members=people(),
            terms=ChoiceTerms(subject="Where?", zone="UTC", rule="approval", options=OPTIONS),
            options=listed,
            seed="0" * 32,
        ),
    )
    assert isinstance(opened, Choice)
    profiles = {}
    for member in opened.members:
        profile = Profile()
        hearing = MessageContext(
            author=member.id, frame=TimeFrame(NOW, "UTC", None), catalogue=opened.catalogue
        )
        context = method_of(opened).context(opened, member.id, NOW)
        profile = hear(profile, understand_choice(chance.choice(SAID), hearing), 1, context).profile
        for option in chance.sample(listed, 3):
            stand = chance.choice(list(Stand))
            profile = with_stand(opened, profile, member.id, option.key, stand)
        profiles[member.id] = Private(member.id, profile)
    return _answered(opened, profiles)


def meeting() -> Decision:
    """Return a meeting of as many members, of whom nobody has a wish."""
    window = Window(date(2027, 1, 11), date(2027, 1, 15))
    opened, _ = KINDS.decide(
        None,
        OpenMeeting(
            **ENVELOPE,
            organiser=Organiser(MemberId("m0"), "Member 0"),
            members=people(),
            terms=MeetingTerms(subject="Roadmap", zone="UTC", duration=45, window=window),
        ),
    )
    assert isinstance(opened, Decision)
    return _answered(opened, {each.id: Private(each.id, Profile()) for each in opened.members})


def _answered(decision: Decision, profiles: dict[MemberId, Private[Profile]]) -> Decision:
    return replace(decision, profiles=profiles, answered=tuple(profiles))


def timed(propose: Callable[[], object]) -> list[float]:
    """Return how long each took, in milliseconds."""
    spans = []
    for _ in range(TIMES):
        began = process_time()
        propose()
        spans.append(1000 * (process_time() - began))
    return spans


def main() -> None:
    """Print each version's medians."""
    if sys.argv[1:] == [ONE]:
        print(json.dumps(one_round()))
        return
    print(machine())
    versions = {"now": HERE} | ({"formerly": Path(sys.argv[1])} if sys.argv[1:] else {})
    took: dict[str, dict[str, list[float]]] = {name: {} for name in versions}
    for _ in range(ROUNDS):
        for name, folder in versions.items():
            for kind, spans in round_of(folder).items():
                took[name].setdefault(kind, []).extend(spans)
    for name, kinds in took.items():
        shown = (f"{kind} {median(spans):.1f} ms" for kind, spans in kinds.items())
        print(f"{name}: {MEMBERS} members, {', '.join(shown)} (median; aim {AIM_MS})")


def round_of(folder: Path) -> dict[str, list[float]]:
    """Return what one round in a process of its own took, with the code of a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, str(Path(__file__).resolve()), ONE]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    told: dict[str, list[float]] = json.loads(done.stdout.splitlines()[-1])
    return told


def one_round() -> dict[str, list[float]]:
    """Return how long proposals of each kind took."""
    decisions = (("choice", choice()), ("meeting", meeting()))
    return {name: timed(partial(propose_round, each, NOW)) for name, each in decisions}


if __name__ == "__main__":
    main()
