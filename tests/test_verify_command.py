"""`convene export --decision` and `convene verify`, as somebody types them; said → answered."""

import json
from datetime import timedelta

import pytest
from click.testing import CliRunner

from bot.cli import app
from bot.durable import opened, prepare
from bot.settings import read_settings
from bot.verify import faults
from orchestration.model.errors import BadInput
from orchestration.sessions.commands import Answer
from tests.fakes.choices import chosen
from tests.kinds.meeting.table import NOW, Table
from tests.test_verify import HIDDEN, SUSHI_WINS, changed


@pytest.fixture
def convene(tmp_path):
    """The command line over a data folder that holds one choice, which has ended."""
    environment = {"CONVENE_DATA": str(tmp_path / "data")}
    settings = read_settings(environment)
    prepare(settings)
    choice, _ = chosen(SUSHI_WINS, **HIDDEN)
    open_one = Table("ana", "ben").session
    with opened(settings) as store:
        for each in (choice, open_one):
            arrived = Answer(id="1", session=each.id, at=NOW + timedelta(1), member="ana")
            store.receive([arrived])
            with store.begin() as work:
                work.handled(arrived, each, ())

    def forget(who):
        with opened(settings) as store:
            store.forget(who)

    def convene(*words, given=None):
        result = CliRunner().invoke(app, words, env=environment, input=given)
        if isinstance(result.exception, BadInput):
            raise result.exception
        return result.output

    convene.forget = forget
    return convene


def test_what_is_exported_is_verified(convene):
    export = convene("export", "--decision", "lunch")

    assert export.count("\n") == 1
    assert json.loads(convene("verify", "-", "--json", given=export)) == {
        "holds": True,
        "why": None,
    }
    assert convene("verify", "-", given=export).startswith("It holds")


def test_a_ballot_stays_when_its_voter_is_forgotten(convene):
    before = json.loads(convene("export", "--decision", "lunch"))
    convene.forget("ana")
    after = json.loads(convene("export", "--decision", "lunch"))

    assert after["ballots"] == before["ballots"]
    assert after["roster"] == before["roster"]
    assert [*faults(after)] == []


def test_what_was_changed_is_named_in_one_line(convene):
    export = changed(json.loads(convene("export", "--decision", "lunch")), "seed", to="f" * 64)

    assert convene("verify", "-", given=json.dumps(export)) == (
        "It does not hold: the log says otherwise of the seed.\n"
    )


def test_what_was_found_before_it_could_be_read_no_further_is_told(convene):
    export = changed(json.loads(convene("export", "--decision", "lunch")), "members", to="many")

    assert convene("verify", "-", given=json.dumps(export)) == (
        "It does not hold: the log says otherwise of the members.\n"
    )


@pytest.mark.parametrize(
    ("words", "given", "why"),
    [
        (("export",), None, "MEMBER: .* expected the id of a member, or --decision"),
        (("export", "--decision", "zoe"), None, "expected the id of a decision"),
        (("export", "--decision", "s"), None, "expected a decision that has ended; this one goes"),
        (("verify", "-"), "[1, 2]", "expected what `convene export --decision ID` has written"),
        (("verify", "-"), '{"log": []}', "expected what `convene export --decision ID` has"),
        (("verify", "nowhere.json"), None, "expected a file to read"),
    ],
)
def test_what_is_refused(convene, words, given, why):
    with pytest.raises(BadInput, match=why):
        convene(*words, given=given)
