"""How long the proposal of a choice takes: 9 options, 200 members with wishes, judged and proved.

`python -m tests.benchmarks.choice` prints the median and the slowest of a hundred, in milliseconds,
beside a meeting of as many members in the same run.
"""

from __future__ import annotations

import platform
import random
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any, Final

from orchestration.deciding.assessment import propose_round
from orchestration.deciding.method import method_of
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

MEMBERS: Final = 200
OPTIONS: Final = 9
TIMES: Final = 100
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


def timed(propose: Callable[[], object]) -> tuple[float, float]:
    """Return the median and the slowest, in milliseconds."""
    spans = []
    for _ in range(TIMES):
        began = perf_counter()
        propose()
        spans.append(1000 * (perf_counter() - began))
    return median(spans), max(spans)


def main() -> None:
    """Print both."""
    print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}")
    for name, decision in (("choice", choice()), ("meeting", meeting())):
        middle, most = timed(partial(propose_round, decision, NOW))
        print(f"{name}: {MEMBERS} members, median {middle:.1f} ms, slowest {most:.1f} ms")


if __name__ == "__main__":
    main()
