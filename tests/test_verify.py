"""`convene export --decision`, `convene verify`: ended → an object → it holds, or what does not."""

import json

import pytest

from adapters.files.export import export_data
from bot.verify import faults
from orchestration.deciding.commands import CastBallot
from orchestration.deciding.presentation.record import session_record
from orchestration.deciding.votes.receipts import receipt_for
from orchestration.interaction.routing import Asks
from orchestration.kinds.own_data import own_data
from orchestration.kinds.registry import KINDS
from orchestration.model.ballots import Approvals
from orchestration.model.errors import BadInput
from orchestration.privacy import Private
from orchestration.sessions.user_action import UserAction
from orchestration.voting.lots import keeps
from orchestration.voting.rules import RULES
from tests.fakes.choices import chosen
from tests.fakes.sessions import played
from tests.kinds.choice.table import at_the_vote
from tests.kinds.meeting.table import NOW, Table

SUSHI_WINS = {
    "ana": {"votes": ["sushi-bar"]},
    "ben": {"votes": ["sushi-bar"]},
    "cem": {"votes": ["trattoria-nove"]},
}
ORDERS = {
    "ana": {"votes": [["sushi-bar", "trattoria-nove"]]},
    "ben": {"votes": [["trattoria-nove", "sushi-bar"]]},
    "cem": {"votes": [["sushi-bar", "noodle-house"]]},
}
SUSHI_ORDERS = {each: {"votes": [["sushi-bar", "noodle-house"]]} for each in ("ana", "ben", "cem")}
TIED_ORDERS = {
    "ana": {"votes": [["sushi-bar"]]},
    "ben": {"votes": [["sushi-bar"]]},
    "cem": {"votes": [["sushi-bar"]]},
    "dan": {"votes": [["noodle-house"]]},
    "eva": {"votes": [["trattoria-nove"]]},
}
TIE = {"ana": {"votes": ["sushi-bar"]}, "ben": {"votes": ["trattoria-nove"]}}


def exported(*members, **fields):
    choice, _ = chosen(*members, **fields)
    return json.loads(json.dumps(export_data(choice)))


def whats(export):
    return [each["what"].partition(" with SHA-256")[0] for each in export["log"]]


def test_it_is_all_that_is_needed_to_count_it_again():
    export = exported(SUSHI_WINS, rule="plurality", quorum=2)

    assert export["question"] == "Where shall we eat?"
    assert {each["id"] for each in export["options"]} == {
        "trattoria-nove",
        "noodle-house",
        "sushi-bar",
    }
    assert export["roster"] == [
        {"id": each, "name": each, "voted": True} for each in ("ana", "ben", "cem")
    ]
    assert (export["rule"], export["members"], export["quorum"]) == ("plurality", 3, 2)
    assert export["ballots"] == {
        "ana": "sushi-bar",
        "ben": "sushi-bar",
        "cem": "trattoria-nove",
    }
    assert export["tally"]["winner"] == export["outcome"]["option"] == "sushi-bar"
    assert [*faults(export)] == []


def test_the_log_says_what_happened_and_nothing_private():
    members = {**SUSHI_WINS, "ana": {**SUSHI_WINS["ana"], "says": ["No noodles, I was ill."]}}
    export = exported(members, rule="plurality")
    opened_, asked, *rest = whats(export)

    assert opened_.startswith("opened: Where shall we eat?; the seed has SHA-256 ")
    assert keeps(export["seed"], opened_.rpartition(" ")[2])
    assert asked == "asked: ana, ben, cem"
    assert [each.partition(":")[0] for each in rest] == [
        *["on the list"] * 3,
        "vote 1 opened",
        "ballot cast by ana",
        "ballot cast by ben",
        "ballot cast by cem",
        "vote 1 counted by plurality",
        "decided",
        *["sealed"] * 10,
    ]
    assert "ill" not in json.dumps(export).replace("will", "")


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("secret", [False, True])
def test_whatever_the_rule_it_holds(rule, secret):
    members = {
        "ana": {"stands": {"sushi-bar": "great", "noodle-house": "fine"}},
        "ben": {"stands": {"sushi-bar": "fine", "trattoria-nove": "great"}},
        "cem": {"stands": {"trattoria-nove": "rather_not", "noodle-house": "great"}},
    }
    assert [*faults(exported(members, rule=rule, secret=secret))] == []


def test_a_meeting_has_its_own_options_and_no_seed():
    meeting, _ = played({"ana": "No Mondays.", "ben": "I prefer mornings."})
    export = json.loads(json.dumps(export_data(meeting)))

    assert export["seed"] is None
    assert export["options"][0].keys() == {"id", "start", "end"}
    assert export["ballots"].keys() == {"ana", "ben"}
    assert [*faults(export)] == []


def test_an_abstention_and_none_of_these_are_ballots_too():
    members = {
        "ana": {"votes": ["sushi-bar"]},
        "ben": {"votes": [None]},
        "cem": {"votes": ["none"]},
    }
    export = exported(members, rule="plurality")

    assert export["ballots"] == {"ana": "sushi-bar", "ben": None, "cem": "none"}
    assert [*faults(export)] == []


def test_what_goes_on_is_not_shown():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    with pytest.raises(BadInput, match="expected a decision that has ended; this one goes on"):
        export_data(table.session)


# Ballots that nobody sees


@pytest.mark.parametrize(
    ("members", "fields"),
    [
        (SUSHI_WINS, {"rule": "plurality", "secret": True}),
        (ORDERS, {"rule": "borda"}),  # it is told that only how it adds up is shown
    ],
)
def test_only_a_voter_finds_their_ballot(members, fields):
    choice, _ = chosen(members, **fields)
    export = export_data(choice)
    receipts = {each: receipt_for(choice, choice.round, each) for each in members}

    assert not export["ballots"].keys() & members.keys()
    assert sorted(receipts.values()) == [*export["ballots"]]
    for who, code in receipts.items():
        [said] = members[who]["votes"]
        assert export["ballots"][code][: len(said)] == said
    assert [*faults(export)] == []


def test_a_voter_is_told_the_receipt_that_is_kept_and_everywhere_the_same():
    table = Table("ana", "ben", "cem", secret=True)
    table.answers("ana", "ben", "cem")
    pressed = UserAction("press-1", "ana", NOW, drawn="a number that nobody else can make")
    reply = KINDS.press(table.session, pressed, "choose", "1/B")
    voted, _ = KINDS.decide(table.session, reply.commands[0])
    code = receipt_for(voted, voted.round, "ana")

    assert reply.notice == (
        f"Your vote is in: B. Your receipt for it, which only you know: {code}."
    )
    assert code in KINDS.answer(voted, "ana", Asks.ABOUT_ME).words
    assert [session_record(voted, who).rounds[0].receipt for who in ("ana", "ben")] == [code, ""]
    assert own_data([voted], "ana")["sessions"][0]["receipts"] == {1: code}
    assert own_data([voted], "ben")["sessions"][0]["receipts"] == {}


def test_nobody_else_can_make_the_number_of_a_vote():
    table = Table("ana", "ben", "cem", secret=True)
    table.answers("ana", "ben", "cem")
    codes = set()
    for drawn in ("one", "another"):
        pressed = UserAction("press-1", "ana", NOW, drawn=drawn)
        reply = KINDS.press(table.session, pressed, "choose", "1/B")
        voted, _ = KINDS.decide(table.session, reply.commands[0])
        codes.add(receipt_for(voted, voted.round, "ana"))

    assert len(codes) == 2


def test_when_a_ballot_came_does_not_say_whose_it_is():
    export = exported(SUSHI_WINS, rule="plurality", secret=True)
    said = whats(export)

    assert said.count("ballot cast") == 3
    assert not any("ana" in each for each in said[2:])
    assert [each for each in said if each.startswith("ballot counted")] == [
        f"ballot counted: {code}" for code in sorted(export["ballots"])
    ]


def test_whose_veto_counts_does_not_say_whose_ballot_it_is():
    votes = [{"for": "sushi-bar", "against": ["noodle-house"]}]
    members = {each: {"votes": votes} for each in ("ana", "ben", "cem")}
    export = exported(members, rule="veto", vetoers=["ana"])

    vetoes = [each for each in export["ballots"].values() if each["against"]]
    assert len(vetoes) == 1
    assert "vetoers" not in export
    assert [*faults(export)] == []


LEFT = {
    "ana": {"votes": ["sushi-bar"]},
    "ben": {"delegates_to": "ana"},
    "cem": {"votes": ["trattoria-nove"]},
}


def test_a_vote_that_was_left_to_somebody_counts_without_a_name():
    export = exported(LEFT, rule="plurality", rounds=1)
    [nameless] = export["ballots"].keys() - LEFT.keys()

    assert export["ballots"][nameless] == export["ballots"]["ana"] == "sushi-bar"
    assert [*faults(export)] == []


def test_a_secret_vote_that_was_left_to_somebody_looks_like_any_other():
    export = exported(LEFT, rule="plurality", secret=True)

    assert [len(each) for each in export["nonces"].values()] == [32, 32, 32]
    assert [each["voted"] for each in export["roster"]] == [True, True, True]
    assert [*faults(export)] == []


# What somebody changes


def changed(export, *path, to):
    """A copy in which what stands at a path is another."""
    export = json.loads(json.dumps(export))
    *way, last = path
    place = export
    for each in way:
        place = place[each]
    place[last] = to
    return export


SEEN = {"rule": "plurality"}
HIDDEN = {"rule": "plurality", "secret": True}


@pytest.mark.parametrize("winners", [1, 2, 3])
@pytest.mark.parametrize("members", [SUSHI_ORDERS, ORDERS, TIED_ORDERS])
def test_however_many_are_elected_it_holds(members, winners):
    export = exported(members, rule="stv", winners=winners)

    assert len(export["outcome"]["winners"]) == winners
    assert [*faults(export)] == []


def test_a_lot_for_the_last_place_that_fell_elsewhere():
    export = exported(TIED_ORDERS, rule="stv", winners=2)
    [sure, lucky] = export["outcome"]["winners"]
    [other] = {*export["outcome"]["drawn_from"]} - {lucky}
    moved = changed(export, "outcome", "winners", to=[sure, other])

    assert sure == "sushi-bar"
    assert f"the lot falls on {lucky}, and the outcome is {other}" in [*faults(moved)]


def test_every_kind_that_decides_keeps_a_log():
    assert [each.name for each in KINDS if each.logged] == ["meeting", "choice"]


def at_the_vote_of(rule="approval"):
    """Two votes by letters that everybody sees, and one by a button that nobody does."""
    table = at_the_vote("ana", "ben", "cem", rule=rule, rounds=1)
    for who in ("ana", "ben"):
        ballot = Private(who, Approvals((table.letter("Red"),)))
        table(CastBallot, member=who, ballot=ballot, in_public=True)
    return table


def test_only_who_voted_where_everybody_could_see_it_is_named():
    table = at_the_vote_of()
    table.approves(cem=["Blue"])
    export = export_data(table.session)
    [nameless] = export["ballots"].keys() - {"ana", "ben"}

    assert export["ballots"][nameless] == {"blue": "yes"}
    assert "cem" not in nameless
    assert [*faults(export)] == []


def test_who_votes_anew_in_private_is_named_no_longer():
    table = at_the_vote_of()
    table.approves(ana=["Red"], cem=["Blue"])

    assert export_data(table.session)["ballots"].keys() & {"ana", "ben", "cem"} == {"ben"}


def test_who_is_asked_where_it_is_seen_who_votes_for_what_is_told_the_truth():
    def answered(**terms):
        table = at_the_vote("ana", "ben", **terms)
        return KINDS.answer(table.session, "ana", Asks.VOTES).words

    assert "reactions under the options show" in answered()
    assert "nobody is told who votes for what" in answered(secret=True)
    assert "nobody is told who votes for what" in answered(rule="borda")
