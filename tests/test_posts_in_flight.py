"""What stands on posts of earlier versions still means what it meant: names, ids, values.

A post outlives the version that sent it. Nothing here may be changed or taken away; what is said of
it here can only become more.
"""

import json
from datetime import UTC, datetime

import pytest

from adapters.pages.links import Links
from adapters.sandbox import blocks as sandbox
from adapters.sandbox.records import Body, body_of, dm_of, id_of, position_of
from adapters.slack import blocks as slack
from adapters.slack import modals, names, registered
from adapters.slack.blocks import revision_on
from adapters.slack.web import Web
from orchestration.conversation.asked import home
from orchestration.conversation.ports import storage as ports
from orchestration.conversation.replied import chosen
from orchestration.conversation.requested import adding
from orchestration.conversation.shown.one_more_channel import round_shown
from orchestration.conversation.surface import placed_exchange
from orchestration.deciding.actions import which_session
from orchestration.interaction import for_everyone
from orchestration.interaction.carried import control_in
from orchestration.interaction.form import Kind
from orchestration.kinds.meeting.commands import FindNewTime, OpenMeeting
from orchestration.kinds.meeting.request_form import opening
from orchestration.kinds.person import standing_preferences
from orchestration.kinds.person.state import Person
from orchestration.kinds.registry import KINDS
from orchestration.model.people import Member, guest_id, is_guest, person_id
from orchestration.sessions.effects import Post
from orchestration.sessions.user_action import UserAction
from orchestration.voting.rules import RULES
from tests.kinds.meeting.table import NOW, Table

PEOPLE = ("olga", "ana", "ben")


def asked(**terms):
    return Table(*PEOPLE, **terms)


def invited():
    """What Olga has written of who is needed was read back to her."""
    table = asked(message="We need Ana.")
    table.invited(required=("ana",))
    return table


def told(**terms):
    """Ana has said what suits her, and it was read back to her."""
    table = asked(**terms)
    table.says("ana", "Mornings are best for me.")
    return table


def voting(**terms):
    table = told(**terms)
    table.answers(*PEOPLE)
    return table


def decided():
    table = voting()
    table.votes(olga="A", ana="A", ben="A")
    return table


def user_action(who="ana"):
    return UserAction(f"T1/message-{who}", who, NOW)


# Buttons: action and value → what comes of a press


PRESSED = [
    (asked, "ana", "any-time", "", "Answer"),
    (asked, "ana", "mornings", "", "TellPrivately Answer"),
    (asked, "ana", "afternoons", "", "TellPrivately Answer"),
    (asked, "ana", "tell", "", "form tell"),
    (asked, "ana", "details", "", "page"),
    (asked, "olga", "add", "", "form add"),
    (asked, "olga", "cancel", "", "form cancel"),
    (asked, "olga", "close", "", "form close"),
    (asked, "olga", "close-now", "intake/1", "Close"),
    (asked, "olga", "leave-open", "", ""),
    (invited, "olga", "invitation-right", "", "ConfirmInvitation"),
    (invited, "olga", "invitation-ignore", "", "ConfirmInvitation"),
    (told, "ana", "say", "I can't do Friday.", "TellPrivately"),
    (told, "ana", "keep", "", "Answer"),
    (told, "ana", "keep", "1", "Answer"),
    (told, "ana", "take-back", "1", "Withdraw"),
    (told, "ana", "let-see", "", "form visibility"),
    (told, "ana", "not-here", "", ""),
    (told, "ana", "nothing", "", "Answer"),
    (told, "ana", "possible", "1", "GiveWay"),
    (told, "ana", "firm", "1", "GiveWay"),
    (voting, "ana", "choose", "1/A", "CastBallot"),
    (voting, "ana", "count-as", "1/A", "CastBallot"),
    (voting, "ana", "abstain", "1", "CastBallot"),
    (voting, "ana", "none-of-these", "1", "form none-of-these"),
    (voting, "ana", "vote", "1", "form choose"),
    (decided, "ana", "rate", "wishes/4", "Rate"),
    (decided, "ana", "rate", "reasons/5", "Rate"),
    (decided, "ana", "move", "", "form leave"),
    (decided, "olga", "move", "", "form leave"),
]


@pytest.mark.parametrize(("at", "who", "action", "value", "comes"), PRESSED)
def test_a_button_does_what_it_did(at, who, action, value, comes):
    assert outcome(KINDS.press(at().session, user_action(who), action, value)) == comes


def outcome(reply):
    made = [type(each).__name__ for each in reply.commands]
    form = [f"form {reply.form.name}"] if reply.form else []
    return " ".join([*made, *form, *(["page"] if reply.page else [])])


@pytest.mark.parametrize(
    ("action", "value", "comes"), [("keep", "", "Answer"), ("take-back", "1", "Withdraw")]
)
def test_a_button_on_what_holds_for_good_does_too(action, value, comes):
    ana = Person(id=person_id("ana"), member=Member("ana", "Ana", "Europe/Berlin"))

    assert outcome(standing_preferences.press(ana, user_action(), action, value)) == comes


# Dialogs: name, fields, context → what comes of them


RULE_FORMS = {
    "plurality": ("choose", {"option": "A"}),
    "irv": ("rank", {"order": ["B", "A", "C"]}),
    "cumulative": ("points", {"points": {"A": 2, "B": 1, "C": 0}}),
    "rated": ("rate-options", {"A": "5", "B": "0", "C": "3"}),
    "approval": ("approve", {"A": "yes", "B": "if_need_be", "C": "no"}),
    "consent": ("consent", {"A": "yes", "B": "if_need_be", "C": "open", "_seen": "private"}),
    "veto": ("veto", {"_for": "A", "A": "stands", "B": "veto", "C": "stands"}),
}


@pytest.mark.parametrize("rule", RULE_FORMS)
def test_a_ballot_is_read_as_it_was(rule):
    name, values = RULE_FORMS[rule]
    reply = KINDS.fill(voting(rule=rule).session, user_action(), name, values, {"round": 1})

    assert outcome(reply) == "CastBallot", reply.errors


FILLED = [
    (asked, "ana", "tell", {"words": "mornings"}, {}, "TellPrivately"),
    (asked, "olga", "add", {"name": "Kim", "email": "", "zone": "UTC"}, {}, "AddMember"),
    (asked, "olga", "cancel", {}, {}, "Cancel"),
    (told, "ana", "visibility", {"wish-1": "shared"}, {}, "Label"),
    (told, "ana", "visibility", {"wish-1": "anonymous"}, {}, "Label"),
    (decided, "olga", "move", {}, {"since": 1}, "FindNewTime"),
    (decided, "ana", "leave", {}, {"since": 1}, "CannotCome"),
]


@pytest.mark.parametrize(("at", "who", "name", "values", "context", "comes"), FILLED)
def test_a_dialog_does_what_it_did(at, who, name, values, context, comes):
    assert outcome(KINDS.fill(at().session, user_action(who), name, values, context)) == comes


def test_the_dialog_that_asks_for_a_meeting_is_read_as_it_was():
    values = {
        "subject": "Roadmap",
        "people": ["ana", "ben"],
        "minutes": 45,
        "from": "2027-01-11",
        "to": "2027-01-15",
        "hours_from": "09:00",
        "hours_to": "17:00",
        "rule": "plurality",
        "disclosure": "counts",
        "secret": "secret",
        "rounds": 4,
        "message": "",
    }
    ana = Member("ana", "Ana", "Europe/Berlin")
    context = {"required": ["ana"], "one_of": [["ana"]]}
    people = {"ana": ana, "ben": Member("ben", "Ben", "Europe/Berlin")}
    command = opening(UserAction("T1/command-1", "ana", NOW), people, values, context)

    assert isinstance(command, OpenMeeting), command
    assert command.session == "meeting-T1-command-1"
    assert command.terms.secret
    assert command.members[0].required
    assert command.terms.require_one_of == (("ana",),)


def test_rules_keep_their_names():
    names_of_rules = {
        "approval",
        "borda",
        "cumulative",
        "irv",
        "majority",
        "plurality",
        "ranked",
        "rated",
        "schulze",
        "star",
        "unanimous",
    }
    assert names_of_rules <= set(RULES)


# Ids


def test_sessions_and_people_are_named_as_before():
    assert person_id("T1-U2") == "person/T1-U2"
    assert names.member_of("T1", "U2") == "T1-U2"
    assert (names.team_of("T1-U2"), names.user_of("T1-U2")) == ("T1", "U2")
    assert is_guest("guest-0123456789abcdef")
    assert guest_id("a session/what somebody did").startswith("guest-")
    assert (which_session.ALL, which_session.ALWAYS) == ("*", "+")


def test_posts_of_a_session_are_named_as_before():
    table = decided()
    table(FindNewTime, by="olga")
    table.votes(olga="D", ana="D", ben="D")
    posted = {each.name for each in table.effects if isinstance(each, Post)}

    assert posted >= {"card", "options/1", "outcome", "options/2", "outcome/2"}


def test_the_count_of_a_vote_that_settles_nothing_is_named_as_before():
    table = voting(rounds=2)
    table.says("ben", "I prefer afternoons.")
    table.votes(olga="A", ana="B", ben="C")

    assert "vote/1" in {each.name for each in table.effects if isinstance(each, Post)}


# Slack


def test_a_button_of_slack_carries_its_session_and_its_value():
    assert control_in('["meeting-T1-x","1/A"]') == ("meeting-T1-x", "1/A")
    assert control_in('[null,""]') == (None, "")
    assert slack.action_of("take-back:12") == "take-back"
    assert slack.button("choose", "Vote A", "1/A", "meeting-T1-x")["value"] == (
        '["meeting-T1-x","1/A"]'
    )


def test_what_only_slack_has_to_press_keeps_its_name():
    here = (for_everyone.ORGANISE, placed_exchange.FORM, adding.ADD_TO, chosen.WHICH)
    assert here == ("organise", "meet-form", "add-to", "which")
    assert (home.FORGET, home.EXPORT) == ("forget-me", "export-me")
    assert registered.COMMANDS == ("/convene",)
    assert registered.SHORTCUTS == ("convene-meet", "convene-meet-about")


def test_a_place_is_kept_under_the_name_of_its_message():
    kept = {
        ports.CARD: "card",
        ports.OPTIONS: "options/",
        ports.OUTCOME: "outcome",
        ports.ASKED: "asked/",
        ports.TELL: "tell/",
        ports.FILE: "file/",
        ports.READ_BACK: "read-back",
        ports.WRITTEN: "written",
        ports.LETTERS: "letters/",
        ports.TURN: "turn/",
        ports.ANSWER: "answer/",
        ports.CHOSEN: "chosen",
        ports.UNREACHABLE: "unreachable",
    }
    assert [now for now, before in kept.items() if now != before] == []
    place = ports.Place("meeting-T1-x", "T1", "C1", "1.2", "options/2")
    assert round_shown(place.name) == 2


def test_a_read_back_says_which_it_is_and_a_note_replaces_the_last_one():
    assert revision_on([{"type": "section", "block_id": "turn-7"}]) == 7
    noted = slack.pressed([{"type": "context", "block_id": "note"}], "Done.", ())
    assert [each["block_id"] for each in noted] == ["note"]


def test_a_post_is_found_again_by_its_mark():
    web = object.__new__(Web)
    web.api = type("Api", (), {"token": "xoxb-1"})()

    assert web._mark("meeting-T1-x/card") == {
        "event_type": "convene_post",
        "event_payload": {
            "key": "76e71dd517400010b9031f45e966fe036091a30b3eabc5c5b3047f0e86875a1d"
        },
    }


@pytest.mark.parametrize(
    "context",
    [{"round": 1}, {"z": "eNqrVirKL81LUbIyrAUAF/ID0A=="}],
)
def test_a_form_of_slack_brings_back_what_it_was_given(context):
    kept = {"session": "meeting-T1-x", "channel": "C1", "ts": "1.2", "context": context}
    back = modals.kept_in({"private_metadata": json.dumps(kept)})

    assert back == {**kept, "context": {"round": 1}}


def test_what_is_filled_in_is_read_by_the_names_of_blocks():
    values = {
        "order:2": {"order": {"selected_option": {"value": "A"}}},
        "order:1": {"order": {"selected_option": {"value": "B"}}},
        "points:A": {"points": {"type": "number_input", "value": "3"}},
        "people": {"people": {"selected_users": ["U2"]}},
        "from": {"date": {"selected_date": "2027-01-11"}},
        "words": {"longtext": {"value": "mornings"}},
    }
    assert modals.values_of({"state": {"values": values}}, "T1") == {
        "order": ["B", "A"],
        "points": {"A": 3},
        "people": ["T1-U2"],
        "from": "2027-01-11",
        "words": "mornings",
    }
    kinds = {"text", "longtext", "number", "date", "select", "people", "order", "points"}
    assert kinds <= set(Kind)


def test_options_are_voted_for_with_the_same_reactions():
    options = ["A", "B", "C"]
    assert [names.option_of(each, options) for each in ("one", "two", "three", "b")] == list("ABCB")
    assert [sandbox.option_of(each, options) for each in ("🇦", "🇧", "🇨")] == options


def test_a_reaction_stays_with_its_option_through_all_rounds():
    later = ["D", "A", "E"]
    assert [names.emoji_of(each) for each in later] == ["four", "one", "five"]
    assert [names.option_of(each, later) for each in ("one", "two", "four", "a")] == [
        "A",
        None,
        "D",
        "A",
    ]
    assert names.emoji_of("K") is None


# The sandbox, and pages


def test_a_message_of_the_sandbox_is_read_as_it_was():
    options = '[{"type":"options","options":[{"id":"A"}]}]'
    memo = '{"round":1,"options":["A"],"letters":["🇦"]}'
    stored = f'{{"text":"x","blocks":{options},"offer":["🇦"],"memo":{memo},"speaker":null}}'
    body = body_of(json.loads(stored))

    assert (body.round, body.options, body.offer) == (1, ("A",), ("🇦",))
    assert (dm_of("ana"), id_of(7), position_of("m7")) == ("dm:ana", "m7", 7)


def test_what_a_message_of_the_sandbox_offers_can_be_pressed():
    row = {"type": "buttons", "buttons": [{"action": "keep", "value": "1", "label": "Keep"}]}
    listed = {"action": "take-back", "value": "0", "label": "Take back"}
    item = {"type": "list", "items": [{"text": "x", "mark": "ok", "action": listed}]}
    stars = {"type": "stars", "action": "rate", "name": "wishes", "label": "?", "value": None}
    body = Body(text="x", blocks=(row, item, stars))

    for pressed in (("keep", "1"), ("take-back", "0"), ("rate", "wishes/4")):
        assert sandbox.can_be_done(body, "ana", *pressed)


def test_a_link_to_a_page_that_was_handed_out_leads_there():
    links = Links(
        bytes(32), lambda: datetime(2027, 1, 7, tzinfo=UTC), "https://convene.example.org"
    )
    token = "WyJtZWV0aW5nLVQxLXgiLCJUMS1VMiJd.az7VgA.ddY2uDUxkflklHiuNtyFJNozqSXJ2D-jfp0e1edfoSQ"

    assert links.link("meeting-T1-x", "T1-U2") == f"https://convene.example.org/s/{token}"
    place = links.read(token)
    assert (place.session, place.member) == ("meeting-T1-x", "T1-U2")
