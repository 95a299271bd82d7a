"""`convene export` and `convene forget`, as somebody types them; kept → shown → gone."""

import json
from dataclasses import replace

import pytest
from click.testing import CliRunner

from bot.cli import app
from bot.durable import opened, prepare
from bot.members import exported
from bot.settings import read_settings
from orchestration.deciding.commands import Question, Rate
from orchestration.deciding.step import with_round
from orchestration.kinds.own_data import own_data
from orchestration.model.ballots import VoteNote
from orchestration.model.errors import BadInput
from orchestration.privacy import Private
from orchestration.sessions.commands import Answer
from tests.kinds.choice.table import at_the_vote
from tests.kinds.meeting.table import NOW, Table
from tests.kinds.person.test_standing import Someone


def a_session():
    table = Table("ana", "ben")
    table.says("ana", "I can't do Mondays. Mornings are best.")
    table.answers("ana", "ben")
    table.votes(ana="A", ben="A")
    table(Rate, member="ana", question=Question.WISHES, stars=Private("ana", 4))
    return table.session


def for_good():
    ana = Someone()
    ana.says("I never do Fridays.")
    ana.keeps()
    return ana.person


def test_it_is_all_of_ones_own_and_nobody_elses():
    data = own_data([a_session(), for_good()], "ana")
    [session] = data["sessions"]

    assert [each["words"] for each in data["for_good"]] == ["can't do Fridays"]
    assert len(session["wishes"]) == 2
    assert session["ballots"] == {1: "A"}
    assert session["ratings"] == {"wishes": 4, "reasons": None}
    assert "Mondays" not in json.dumps(own_data([a_session(), for_good()], "ben"))
    assert own_data([a_session()], "zoe") == {"member": "zoe", "for_good": [], "sessions": []}


def test_notes_proposals_and_votes_left_are_ones_own_too():
    table = at_the_vote("ana", "ben", "cem", rule="plurality", rounds=1)
    table.leaves("ben", "ana")
    table.picks(ana="Red", cem="Blue")
    choice = table.session
    note = Private("cem", VoteNote("if it is a dark one"))
    round_ = replace(choice.round, notes={"cem": note})
    choice = replace(with_round(choice, round_), proposed={"cem": Private("cem", ("blue",))})

    def kept(who):
        [session] = own_data([choice], who)["sessions"]
        names = ("notes", "proposed", "vote_left_to", "votes_left_by")
        return {name: session[name] for name in names if name in session}

    assert kept("ana") == {"votes_left_by": ["ben"]}
    assert kept("ben") == {"vote_left_to": "ana"}
    assert kept("cem") == {
        "notes": {1: {"words": "if it is a dark one", "visibility": "private"}},
        "proposed": ["Blue"],
    }
    shown = exported(
        {"member": "cem", "for_good": [], "sessions": [own_data([choice], "cem")["sessions"][0]]}
    )
    assert shown.splitlines()[-2:] == [
        "    said with the vote in round 1: if it is a dark one (private)",
        "    proposed: Blue",
    ]


@pytest.fixture
def convene(tmp_path):
    """The command line over a data folder in which Ana is known."""
    environment = {"CONVENE_DATA": str(tmp_path)}
    settings = read_settings(environment)
    prepare(settings)
    with opened(settings) as store:
        for each in (a_session(), for_good()):
            arrived = Answer(id="1", session=each.id, at=NOW, member="ana")
            store.receive([arrived])
            with store.begin() as work:
                work.handled(arrived, each, ())

    def convene(*words):
        result = CliRunner().invoke(app, words, env=environment)
        if isinstance(result.exception, BadInput):
            raise result.exception
        return result.exit_code, result.output

    return convene


def test_export_shows_what_is_kept(convene):
    code, said = convene("export", "ana")
    assert code == 0
    assert said.startswith("What is kept of ana:")
    assert "can't do Fridays (private)" in said
    assert "voted in round 1: A" in said


def test_forget_takes_what_was_private(convene):
    assert convene("forget", "ana")[0] == 0
    _, said = convene("export", "ana", "--json")
    [session] = json.loads(said)["sessions"]

    assert session["wishes"] == []
    assert session["ballots"] == {}
    assert "Fridays" not in said


def test_of_whom_nothing_is_kept_it_says_so(convene):
    with pytest.raises(BadInput, match="the id of somebody of whom anything is kept"):
        convene("export", "zoe")


def test_all_decisions_are_written_as_a_file_or_as_data(convene):
    code, said = convene("export", "--decisions")
    assert code == 0
    assert said.startswith("# Decisions\n\n## ")
    head, row = convene("export", "--decisions", "--format", "csv")[1].splitlines()
    assert head.startswith("date,question,decision,how,rule,")
    [same] = json.loads(convene("export", "--decisions", "--json")[1])["decisions"]
    assert row.startswith(same["date"])
    assert "Mornings" not in said, "nobody has labelled that for others"


def test_one_thing_is_exported_at_a_time(convene):
    with pytest.raises(BadInput, match="--decisions"):
        convene("export", "ana", "--decisions")
