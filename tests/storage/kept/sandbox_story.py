"""Meetings in the sandbox's workspace, each played to another point."""

from adapters.sandbox.records import GENERAL
from orchestration.deciding.commands import CastBallot
from orchestration.privacy import Private
from orchestration.runtime.runner import advance
from orchestration.sessions.commands import TellPrivately

A, B = "🇦", "🇧"
CALENDAR = (
    b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\n"
    b"DTSTAMP:20270101T000000Z\r\nDTSTART:20270112T090000Z\r\nDTEND:20270112T100000Z\r\n"
    b"SUMMARY:Dentist\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
)
MEETING = {
    "people": ["ana", "ben"],
    "minutes": 30,
    "from": "2027-01-18",
    "to": "2027-01-22",
    "rule": "plurality",
}


def meetings(bench):
    """All sessions, by their subject."""
    found = (bench.store.session(each) for each in bench.store.sessions())
    return {each.terms.subject: each for each in found if hasattr(each, "terms")}


async def tell(bench):
    """Let all of it happen."""
    bench.workspace.set("playing", ["jonas"])
    await _decided(bench)
    await _voting(bench)
    await bench.says("leila", "I never do Mondays.")
    await bench.presses("leila", "keep")
    await _meet(bench, "Roadmap", people=["ana", "ben", "leila"], message="We need Ben.")
    await bench.says("ben", "I prefer mornings. Wednesdays are a bit weird.")
    await bench.drops("leila", "leila.ics", CALENDAR)
    await _meet(bench, "Retrospective")
    await bench.says("ben", "I can't do Friday.")  # which of these is that about?


async def _meet(bench, subject, **values):
    form = await bench.says("ana", "/convene meet", GENERAL)
    wrong = await bench.fills("ana", form, **MEETING | {"subject": subject} | values)
    assert not wrong, wrong


async def _decided(bench):
    await _meet(bench, "Standup")
    for who in ("ana", "ben"):
        await bench.presses(who, "any-time")
    for who in ("ana", "ben"):
        await bench.reacts(who, A)
    await bench.presses("ben", "rate", "wishes/4")


async def _voting(bench):
    await _meet(bench, "Naming", rule="irv")
    for who in ("ana", "ben"):
        await bench.presses(who, "any-time")
    form = await bench.presses("ben", "vote", conversation=GENERAL)
    await bench.fills("ben", form, order=["B", "A", "C"])
    await _meet(bench, "Hiring", people=["ana", "ben", "jonas"])
    for who in ("ana", "ben", "jonas"):
        await bench.presses(who, "any-time")
    await bench.reacts("ana", B)
    await bench.presses("ben", "abstain", conversation=GENERAL)


async def leave(bench):
    """Store and decide, but perform nothing; then store what is not even decided."""
    retro, hiring = (meetings(bench)[each].id for each in ("Retrospective", "Hiring"))
    at = bench.clock.now()
    words = Private("ana", "Mornings are best for me.")
    bench.store.receive(
        [TellPrivately(id="kept-1", session=retro, at=at, member="ana", text=words)]
    )
    while advance(bench.store):
        pass
    bench.store.receive(
        [
            CastBallot(
                id="kept-2", session=hiring, at=at, member="jonas", ballot=Private("jonas", None)
            )
        ]
    )
