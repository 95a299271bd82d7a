"""To forget somebody takes away all that was derived from them too."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

from adapters.calendars.files import CalendarFiles
from adapters.clock.simulated import SimulatedClock
from adapters.files.people import People
from adapters.files.play import play
from adapters.files.scenario import scenario_of
from adapters.files.transcript import Transcript
from adapters.pictures.drawn import DrawnPictures
from orchestration.deciding.state import Phase
from orchestration.kinds.registry import decide
from orchestration.language.offline import OfflineLanguage
from orchestration.model.busy import Engagement
from orchestration.model.people import SessionId, person_id
from orchestration.model.times import Interval
from orchestration.privacy import Private
from orchestration.runtime.runner import Runner
from orchestration.runtime.simulation import Simulation
from orchestration.sessions.commands import Engaged, EngagementsKnown
from orchestration.sessions.ports import Ports
from storage.forgetting import without
from storage.sql import SqlStore
from storage.vault import Vault
from tests.fakes.crash import MASTER
from tests.fakes.databases import migrated
from tests.fakes.sessions import scenario_data
from tests.kinds.meeting.table import NOW, Table


def test_scores_reasons_and_conflicts_go_with_the_key(tmp_path):
    url = migrated(tmp_path)
    store = SqlStore.open(url, Vault(MASTER))
    members = {"ana": "I can only do Monday.", "ben": "I can't do Mondays.", "cem": "any time"}
    scenario = scenario_of(scenario_data(members), Path(), datetime.now(UTC))
    clock = SimulatedClock(scenario.now)
    outside = Ports(store, Transcript(), OfflineLanguage(), CalendarFiles(), DrawnPictures(), clock)
    simulation = Simulation(Runner(outside), store, clock)
    before = asyncio.run(play(People(scenario, "roadmap"), simulation))
    store.forget("ana")
    after = store.session("roadmap")
    store.close()

    assert "ana" in before.rounds[0].assessment.options[0].sides
    assert set(after.profiles) == {"ben", "cem"}
    for round_ in after.rounds:
        assert set(round_.votes) == {"ben", "cem"}
        assert set(round_.assessment.proof.blocking) <= {"ben"}
        for option in round_.assessment.options:
            assert set(option.sides) == {"ben", "cem"}


def test_a_vote_goes_on_without_who_was_forgotten_in_the_middle():
    table = Table("ana", "ben", "cem", rounds=1)
    table.answers("ana", "ben", "cem")
    table.votes(ana="A", ben="B")

    table.session = without(table.session, lambda private: private.owner == "ana")
    table.votes(cem="B")

    assert table.session.phase is Phase.DECIDED
    assert table.session.outcome.tally.points == {"A": 0, "B": 2, "C": 0}


def test_where_somebody_else_has_to_be_goes_with_them():
    table, then = Table("ana", "ben"), Interval(NOW + timedelta(days=7), NOW + timedelta(days=8))
    other = Engagement(SessionId("meeting-hiring"), "hiring", then)
    for who in ("ana", "ben"):
        table(EngagementsKnown, member=who, engagements=Private(who, (other,)))
    own = {"id": "1", "session": person_id("ana"), "at": NOW, "meeting": other.meeting}
    engaged = Engaged(**own, member=table.session.member("ana"), engagement=Private("ana", other))
    person, _ = decide(None, engaged)

    left = [without(each, lambda box: box.owner == "ana") for each in (table.session, person)]

    assert set(table.session.engaged) == {"ana", "ben"}
    assert set(left[0].engaged) == {"ben"}
    assert person.engagements != left[1].engagements == {}
