"""The sample team plays along by itself: all of them but those who were opened."""

import asyncio
from datetime import UTC, date, datetime, timedelta

import pytest

from adapters.sandbox.personas import PERSONAS, TEAM
from orchestration.deciding.state import Phase
from orchestration.language.understand import understand
from orchestration.model.message_context import MessageContext
from orchestration.model.times import TimeFrame, Window
from tests.fakes.patience import until
from tests.sandbox.serving import NOW, StandingClock, actions, workspace

ALL = [each.id for each in TEAM]
LATER = NOW + timedelta(hours=1)
ASKED = "Roadmap, 30 min with @ben @jonas @leila, 11 to 15 January"


@pytest.mark.parametrize("rule", ["plurality", "approval", "ranked", "rated", "cumulative"])
def test_the_team_plays_along_to_a_decision(tmp_path, rule):
    with workspace(tmp_path, playing=ALL) as site:
        ana = site.person("ana")
        ana.meet(people=ALL, rule=rule, disclosure="open")
        ana.say("Tuesday would be best for me.")
        ana.press("thats-all")
        done = set()
        until(lambda: _go_along(ana, done))

        assert ana.wait("Roadmap: ")
        assert _session(site).phase is Phase.DECIDED


def _session(site):
    (meeting,) = site.server.served.meetings()
    return meeting


def _go_along(person, done):
    """Abstain once a round, have nothing to add, close where nobody is asked any more."""
    meeting = _session(person.site)
    round_ = meeting.round
    if meeting.phase is Phase.DECIDED:
        return True
    due = [person.find(f"(round {round_.number})"), person.find("still change", person.dm)]
    if meeting.phase is Phase.INTAKE and not round_.asked:
        due = [person.find("asked by")]
    for message in filter(None, due):
        for action in {"abstain", "nothing", "close"} & set(actions(message)):
            if (action, round_.number) not in done:
                done.add((action, round_.number))
                _, shown = person.act(message, action)
                if shown.get("dialog"):
                    person.fill(shown["dialog"])
    return False


def test_people_who_are_played_wait_for_their_question_and_rate_at_the_end(tmp_path):
    clock = StandingClock()
    with workspace(tmp_path, playing=ALL, clock=clock) as site:
        ana = site.person("ana")
        ana.meet(people=["ben", "leila", "jonas"], message="We need Ben.")
        site.post("/api/team", playing={"ana": True})
        held = site.server.served.workspace
        own = until(lambda: _rated(held, "leila"))

    authors = [each.author for each in own]
    assert authors[0] == "convene"
    assert "leila" in authors


def _rated(held, person):
    own = held.listed(person, f"dm:{person}")
    stars = (
        [each["value"] for each in own[-1].body.blocks if each["type"] == "stars"] if own else []
    )
    return own if stars and None not in stars else None


def test_who_was_opened_is_not_played(tmp_path):
    with workspace(tmp_path, playing=ALL) as site:
        ana, ben = site.person("ana"), site.person("ben")
        ben.messages()
        ana.meet(people=["ana", "ben", "jonas"])
        ana.wait("1 of 3 have answered")

        assert [each["author"]["id"] for each in ben.messages(ben.dm)] == ["convene"]
        assert site.get("/api/workspace", **{"as": "ana"})[1]["playing"] == [*ALL[2:]]


def test_who_is_switched_off_is_not_played_even_after_a_restart(tmp_path):
    with workspace(tmp_path, playing=["jonas"]) as site:
        ana = site.person("ana")
        ana.meet(people=["leila", "jonas"])
        ana.wait("1 of 2 have answered")
    with workspace(tmp_path, playing=None) as site:
        status, body = site.get("/api/workspace", **{"as": "ana"})

        assert (status, body["playing"]) == (200, ["jonas"])
        assert site.person("ana").find("1 of 2 have answered")


def test_of_two_quick_changes_none_is_lost(tmp_path):
    with workspace(tmp_path) as site:
        site.post("/api/team", playing={"ben": True})
        site.post("/api/team", playing={"jonas": True})
        site.post("/api/team", pace=2)
        _, body = site.get("/api/workspace", **{"as": "ana"})

    assert (body["playing"], body["pace"]) == (["ben", "jonas"], 2)


class Short:
    """A sleep that lets the team go on so many times, and then holds it for good."""

    def __init__(self, times):
        self.left = times
        self.slept = []

    async def __call__(self, seconds):
        self.slept.append(seconds)
        self.left -= 1
        if self.left < 0:
            await asyncio.Event().wait()


def test_the_team_plays_on_after_every_restart(tmp_path):
    with workspace(tmp_path, playing=ALL, sleep=Short(0)) as site:
        site.post("/api/say", who="ana", conversation="general", text=f"/convene meet {ASKED}")
        site.post("/api/team", playing={"ana": True})
    lives = 0
    phase = None
    while phase is not Phase.DECIDED:
        lives += 1
        assert lives < 30
        sleep = Short(2)
        clock = StandingClock(NOW)
        with workspace(tmp_path, playing=None, clock=clock, sleep=sleep) as site:
            until(lambda: sleep.left < 0 or _session(site).phase is Phase.DECIDED)  # noqa: B023
            phase = _session(site).phase

    assert lives > 2


def test_who_was_opened_is_not_spoken_for_after_a_restart(tmp_path):
    with workspace(tmp_path, playing=ALL, sleep=Short(0)) as site:
        ana = site.person("ana")
        ana.meet(people=["ana", "ben", "jonas"])
        ana.wait("suits you", ana.dm)
    with workspace(tmp_path, playing=None, clock=StandingClock(LATER)) as site:
        until(lambda: len(_session(site).answered) == 2)
        ana = site.person("ana")

        assert {each["author"]["id"] for each in ana.messages(ana.dm)} == {"convene"}


def test_the_team_votes_again_when_something_came_up(tmp_path):
    clock = StandingClock()
    with workspace(tmp_path, playing=ALL, clock=clock) as site:
        ana = site.person("ana")
        ana.meet(people=["ben", "jonas", "leila"])
        clock.at += timedelta(minutes=2)  # Ana's tab is closed
        first = ana.wait("Decided by")
        clock.at += timedelta(minutes=2)
        held = site.server.served.workspace
        for each in ("ben", "jonas", "leila"):
            until(lambda: _rated(held, each))  # noqa: B023
        ana.fill(ana.press("move", conversation="general")["dialog"])
        clock.at += timedelta(minutes=2)
        until(lambda: len(_decided(ana)) == 2)
        ana.fill(ana.press("move", conversation="general")["dialog"])
        clock.at += timedelta(minutes=2)
        last = until(lambda: _decided(ana)[2:])

    assert first["id"] != last[0]["id"]


def _decided(person):
    ends = ("Decided by", " after all.")
    return [x for x in person.messages() if any(each in x["text"] for each in ends)]


@pytest.mark.parametrize("days", [0, 1, 2, 4, 11, 25])
@pytest.mark.parametrize("persona", PERSONAS, ids=lambda each: each.member.id)
def test_what_they_write_is_understood_whatever_the_window(persona, days):
    for first in range(5):
        start = date(2027, 1, 11) + timedelta(days=first)
        window = Window(start, start + timedelta(days=days))
        frame = TimeFrame(datetime(2027, 1, 7, 9, tzinfo=UTC), persona.member.zone, window)
        for words in [persona.first(window)]:
            heard = understand(words, MessageContext(persona.member.id, frame))

            assert heard.preferences
            assert heard.not_understood == ()
