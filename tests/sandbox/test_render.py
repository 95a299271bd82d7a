"""Every view has a form here, and what can be pressed on it can be done."""

import json
import re
import typing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from adapters.sandbox import blocks
from adapters.sandbox.blocks import can_be_done
from adapters.sandbox.records import Message, at_rest
from adapters.sandbox.render import render
from adapters.sandbox.server import PAGE
from orchestration.conversation.ports import linked
from orchestration.conversation.told import own_zone
from orchestration.interaction import layout as s
from orchestration.interaction.layouts import screen
from orchestration.interaction.wording import word
from orchestration.kinds.registry import KINDS
from orchestration.model.ballots import OneOption, Tally
from orchestration.model.options import Slot, Words
from orchestration.model.people import MemberId
from orchestration.model.preferences import Kind, NotUnderstood, Polarity, Preference, Strength
from orchestration.model.preferences import Visibility as Seen
from orchestration.model.search import OtherSearch
from orchestration.model.settings import UNSAID
from orchestration.model.terms import Disclosure
from orchestration.model.times import Weekly, Window
from orchestration.privacy import PublicReason
from orchestration.views import account, channel, choice, member, series
from orchestration.views.asked_otherwise import QuestionChanged, VoteShown
from orchestration.views.speaker import Speaker
from orchestration.voting.rules import RULES
from tests.interaction.every_part import PARTS, SCREEN
from tests.sandbox.serving import actions
from tests.slack.panel_views import panel_views

NINE = datetime(2027, 1, 12, 9, tzinfo=UTC)
_HALF_AN_HOUR = OtherSearch(duration=30)
A = Slot("A", NINE, NINE + timedelta(minutes=30))
WINDOW = Window(date(2027, 1, 11), date(2027, 1, 15))
UNPLACED = (NotUnderstood("Wednesdays are\nweird", "no rule fits"),)
TALLY = Tally("plurality", "A", {}, (), "A has the most.", ())
WISH = Preference(
    author=MemberId("ben"),
    kind=Kind.TIME,
    polarity=Polarity.FOR,
    strength=Strength.PREFERS,
    applies=None,
    restatement="prefers mornings",
    visibility=Seen.SHARED,
)
QUESTION = member.MeetingQuestion(
    subject="Roadmap", organiser="Ana", own=False, minutes=30, window=WINDOW, others=2
)
MUST = member.MustQuestion(
    subject="Roadmap", zone="Europe/Berlin", option=A, preference="you ruled out Mondays", number=1
)
PART = member.PartQuestion(
    subject="Roadmap",
    zone="Europe/Berlin",
    option=A,
    part="can be there for the first half only (Mondays)",
    number=1,
)
LISTED = (Words("A", "1", "Aster"), Words("B", "2", "Basil"))
TOUCHED = member.Touched(
    member.ForYou(option=A, met=(), unmet=("mornings",), can_come=True), voted=True
)
VIEWS = (
    *panel_views("Roadmap"),
    channel.MeetingCard(
        subject="Roadmap",
        organiser="Ana",
        minutes=30,
        window=WINDOW,
        zone="Europe/Berlin",
        stage="intake",
        answered=1,
        of=3,
        closes_at=NINE,
        rule="plurality",
        outcome=None,
        disclosure=Disclosure.COUNTS,
        outcome_lets_guess=True,
    ),
    *(
        channel.OptionsProposed(
            subject="Roadmap",
            round=1,
            options=(
                channel.OptionShown(
                    option=A,
                    works_for=2,
                    of=3,
                    satisfies=("Ana", "Ben"),
                    blocks=channel.Blocks(cannot=1, strong=0, mild=0),
                    leaves_out_required=True,
                    satisfies_fewer=True,
                ),
            ),
            missing=("Jonas",),
            zone="Europe/Berlin",
            rule=rule,
            secret=secret,
            closes_at=NINE,
        )
        for rule in RULES
        for secret in (False, True)
    ),
    channel.VoteCounted(round=1, elected="A", ballots=2, tally=TALLY),
    channel.Decided(
        subject="Roadmap",
        option=A,
        zone="Europe/Berlin",
        decided_by="vote",
        decided_at=NINE,
        tally=TALLY,
    ),
    channel.ReviewQuestion(
        number=1,
        subject="Roadmap",
        option=A,
        zone="Europe/Berlin",
        decided_at=NINE,
        answers=(channel.ReviewAnswer("Ana", "holds", NINE),),
    ),
    series.SeriesCard(
        subject="Roadmap", organiser="Olga", rhythm=Weekly(), zone="UTC", number=1, next_at=NINE
    ),
    series.LeftOutNote(subject="Roadmap", due=NINE),
    channel.DefaultsSet(settings=UNSAID, by="Olga"),
    channel.TimeGivenUp(subject="Roadmap"),
    channel.SearchChanged(
        subject="Roadmap", other=_HALF_AN_HOUR, zone="UTC", names_zone=False, begins_anew=False
    ),
    channel.NoOutcome(subject="A", reason="One objects.", notes=(PublicReason("too far"),)),
    QUESTION,
    member.Reminder(subject="Roadmap", organiser="Ana", zone="Europe/Berlin", closes_at=NINE),
    replace(QUESTION, offered=A),
    replace(QUESTION, clock=member.ClockAsked("Europe/Lisbon", NINE, "Europe/Berlin")),
    QuestionChanged(question=replace(QUESTION, minutes=45)),
    member.ReadBack(preferences=(WISH,), not_understood=UNPLACED, replaced=(WISH,)),
    member.OptionsForYou(
        subject="Roadmap",
        zone="Europe/Berlin",
        options=(member.ForYou(option=A, met=(), unmet=("prefers mornings",), can_come=True),),
    ),
    VoteShown(
        options=member.OptionsForYou(
            subject="Roadmap",
            zone="Europe/Berlin",
            options=(member.ForYou(option=A, met=(), unmet=(), can_come=True),),
            round=1,
            one_tap=True,
        ),
        ballot=OneOption("A"),
        has_voted=True,
    ),
    member.RelaxationQuestion(
        subject="Roadmap",
        zone="Europe/Berlin",
        option=A,
        preference="can't do Mondays",
        number=1,
        gains=2,
    ),
    member.OptionsForYou(
        subject="Roadmap",
        zone="Europe/Berlin",
        options=(member.ForYou(option=A, met=(), unmet=(), can_come=True),),
        round=2,
        carried=OneOption("A"),
    ),
    member.WhatItMeans(
        subject="Roadmap",
        round=1,
        options=(TOUCHED,),
        zone="Europe/Berlin",
        firm=MUST,
    ),
    member.DropOut(subject="Roadmap", who="Ana", option=A, zone="Europe/Berlin", since=1),
    member.LeftBehind(subject="Roadmap"),
    member.LeftBehind(subject="Roadmap", taken_out_by="Ana"),
    member.CandidateOffer(subject="Roadmap", why="Too few voted.", option=A, zone="Europe/Berlin"),
    MUST,
    member.QuestionSettled(question=MUST, answer="Understood: a firm no."),
    PART,
    member.InvitationReadBack(needed=(), one_of=(), roles=(), times=(), not_understood=UNPLACED),
    member.RatingQuestion(subject="Roadmap", decided_at=NINE),
    member.Notice(text="There is no vote open."),
    account.AccountQuestion(account=MemberId("D-7"), name="Ana"),
    choice.ChoiceCard(
        subject="Name",
        organiser="Ana",
        zone="Europe/Berlin",
        stage="intake",
        answered=1,
        of=3,
        closes_at=NINE,
        rule="plurality",
        outcome=None,
        disclosure=Disclosure.COUNTS,
        outcome_lets_guess=True,
        listed=LISTED,
        takes_proposals=True,
        lot="4f2a",
    ),
    choice.ChoiceQuestion(
        subject="Name", organiser="Ana", own=False, others=2, listed=LISTED, takes_proposals=True
    ),
    choice.OptionMissed(subject="Name", name="Ana", titles=("Fox",), is_voted_on=True, votes=2),
    choice.DoubleQuestion(subject="Name", own="Pizza", other="A pizza", number=0),
    choice.SwapQuestion(subject="Name", by="Ana", gives="Boat", gets="Hike", number=0),
    choice.DraftForYou(subject="Name", round=1, drafts=("We agree.", "", "We do not."), of=3),
    choice.MinorityQuestion(subject="Name", words="I do not.", is_crowd=True),
)
PRESSED = {
    "WhatItMeans": ["firm-no", "if-need-be", "look-again"],
    "CandidateOffer": ["take"],
    "ReadBack": ["take-back", "thats-all", "let-see"],
    "RelaxationQuestion": ["possible", "firm"],
    "MustQuestion": ["firm-no", "if-need-be"],
    "PartQuestion": ["part-enough", "part-told", "part-not"],
    "InvitationReadBack": ["invitation-right", "invitation-ignore"],
    "RatingQuestion": ["rate", "rate"],
    "MeetingCard": ["tell", "details", "remind", "add", "close", "cancel"],
    "Decided": ["move", "details", "cancel"],
    "ReviewQuestion": ["reviewed", "reviewed", "reviewed"],
}


def shown(view):
    """A view as the organiser's page receives it."""
    body = render(screen(view, "ana"))
    message = Message(
        position=1,
        conversation="general",
        thread=None,
        author="convene",
        owner=None,
        at=NINE,
        edited=False,
        session="roadmap",
        name=None,
        body=body,
    )
    return json.loads(json.dumps(message.seen_by("ana", {"convene": "Convene"})))


def test_every_view_is_rendered():
    assert {type(view) for view in VIEWS} == {*KINDS.views}


def test_what_has_no_form_is_an_error():
    with pytest.raises(TypeError, match="str has no screen"):
        screen("words")


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: type(view).__name__)
def test_a_view_comes_with_all_its_words(view):
    message = shown(view)

    zoned = {"MeetingCard", "OptionsProposed"}  # whose deadline is told in the session's zone
    assert message["text"] == word(view) or type(view).__name__ in zoned
    assert message["text"]
    assert message["blocks"]


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: type(view).__name__)
def test_every_button_does_something(view):
    pressed = actions(shown(view))

    no_kinds = {*own_zone.ACTIONS, *linked.ACTIONS}
    assert {*pressed} <= {*no_kinds, *(each for kind in KINDS for each in kind.actions)}
    assert pressed == PRESSED.get(type(view).__name__, pressed)


@pytest.mark.parametrize(
    ("kind", "pressed"),
    [
        (
            member.MeetingQuestion,
            [
                ["any-time", "mornings", "afternoons"],
                ["nothing"],
                ["any-time", "mornings", "afternoons", "zone", "another-place"],
            ],
        ),
        (member.OptionsForYou, [[], ["keep-vote"]]),
    ],
)
def test_what_can_be_pressed_depends_on_what_is_asked(kind, pressed):
    assert [actions(shown(each)) for each in VIEWS if isinstance(each, kind)] == pressed


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: type(view).__name__)
def test_what_is_settled_has_nothing_to_press(view):
    body = render(screen(view, "ana"))
    still = replace(body, blocks=tuple(at_rest(body.blocks)))

    assert (still.offer, actions({"blocks": still.blocks})) == ((), [])
    assert (still.round, still.options) == (body.round, body.options)


@pytest.mark.parametrize("rule", RULES)
def test_options_are_voted_on_as_their_rule_wants_it(rule):
    proposed = (view for view in VIEWS if isinstance(view, channel.OptionsProposed))
    view = next(view for view in proposed if (view.rule, view.secret) == (rule, False))
    message = shown(view)
    letters = rule in ("unanimous", "majority", "plurality", "approval")

    assert message["offer"] == (["🇦"] if letters else [])
    assert ("vote" in actions(message)) == (rule not in ("unanimous", "majority", "plurality"))
    assert "Not heard from: Jonas." in [block.get("text") for block in message["blocks"]]
    (options,) = (block for block in message["blocks"] if block["type"] == "options")
    assert options["options"][0] == {
        "id": "A",
        "when": "Tue 12 Jan, 10:00–10:30",
        "facts": [
            "works for 2 of 3",
            "suits Ana and Ben",
            "wishes against it: 1 firm",
            "meets the wishes of fewer",
        ],
        "reasons": [],
        "warning": "not everyone who is needed can come",
        "serves": [2, 3],
        "tap": {"action": "choose", "value": "1/A", "label": "A"}
        if letters
        else {"action": "vote", "value": "1", "label": ""},
    }


# Part by part

HERE = {"type": "image", "src": "/files/1/1.png"}
FORMS = {
    s.Text: [{"type": "text", "text": "Robin and Alex see it differently.", "style": "normal"}],
    s.Image: [HERE, {"type": "link", "href": "https://example.org/bowls.png"}],
    s.Link: [{"type": "link", "href": "https://example.org/menu?day=fri&for=2"}],
    s.Table: [{"type": "table", "caption": "What they say, side by side"}],
    s.Select: [{"type": "select", "action": "lean", "value": "a"}],
    Speaker: [{"type": "speaker", "name": "Robin", "emoji": "🦊"}],
    s.Lines: [{"type": "list"}],
    s.Card: [{"type": "card", "title": "Lunch"}],
    s.Options: [{"type": "options"}],
    s.Stars: [{"type": "stars", "name": "wishes"}],
    s.Buttons: [{"type": "buttons"}],
}


@pytest.mark.parametrize("part", typing.get_args(s.Part))
def test_every_part_has_a_form_here(part):
    drawn = [HERE] if part is s.Image else []
    made = render(s.Layout(words="", parts=tuple(e for e in PARTS if isinstance(e, part))), drawn)

    for block, form in zip(made.blocks, FORMS[part], strict=True):
        assert form.items() <= block.items()


def test_what_has_no_part_is_an_error():
    with pytest.raises(TypeError, match="str has no form"):
        render(s.Layout(words="", parts=("words",)))


def test_every_block_is_known_to_the_page():
    kinds = {block["type"] for block in render(SCREEN, [HERE]).blocks}
    known = re.findall(r"^  (\w+)(?=[:,])", (PAGE / "blocks.js").read_text("utf-8"), re.MULTILINE)

    assert kinds - set(known) == set()


def test_pictures_stand_where_they_are_named_and_others_above_the_buttons():
    other = {**HERE, "src": "/files/1/2.png"}
    parts = [each for each in PARTS if isinstance(each, s.Image | s.Stars | s.Buttons)]
    blocks = render(s.Layout(words="", parts=tuple(parts)), [HERE, other]).blocks

    assert [each["type"] for each in blocks] == ["image", "link", "stars", "image", "buttons"]
    assert (blocks[0], blocks[3]) == (HERE, other)


@pytest.mark.parametrize("address", ["javascript:alert(1)", "/files/1/1.png", ""])
def test_what_leads_not_into_the_web_is_no_link(address):
    parts = (s.Link("The menu", address), s.Image("Two bowls", address))
    blocks = render(s.Layout(words="", parts=parts)).blocks

    assert [each["type"] for each in blocks] == ["text", "text"]


def test_a_choice_is_pressed_like_a_button_and_goes_like_one():
    body = render(SCREEN)

    assert can_be_done(body, "ana", "lean", "r")
    assert not can_be_done(body, "ana", "lean", "x")
    left = (at_rest(body.blocks), blocks.pressed(body, "", "", ["lean"]).blocks)
    assert all(each["type"] != "select" for shown in left for each in shown)
