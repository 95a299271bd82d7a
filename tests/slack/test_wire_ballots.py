"""Votes that say more than one option: by their dialogs, over the wire."""

import re
from dataclasses import dataclass, field

import pytest

from tests.slack.wire import (
    CLOSED,
    RULE,
    SECRET,
    at_the_vote,
    counted,
    decided,
    heard,
    hears,
    over_the_wire,
    presses,
)


@dataclass(frozen=True)
class Way:
    """A rule's dialog: what Omar, Dana and Lena do in turn, and what is counted in the end."""

    rule: str
    button: str
    right: dict[str, str]
    said: str
    change: dict[str, str]
    said_then: str
    reply: str
    reply_said: str
    counted: str
    wrong: dict[str, str] = field(default_factory=dict)
    errors: dict[str, str] = field(default_factory=dict)

    def __str__(self):
        return self.rule


WAYS = [
    Way(
        rule="ranked",
        button="Put them in order",
        wrong={"order:1": "A", "order:2": "A"},
        errors={"order:1": "Each option once, please."},
        right={"order:1": "B", "order:2": "A", "order:3": "C"},
        said="B, then A, then C",
        change={"order:1": "C", "order:3": "B"},
        said_then="C, then A, then B",
        reply="C > B > A",
        reply_said="C, then B, then A",
        counted="A 0.833333, B 0.833333, C 2",
    ),
    Way(
        rule="cumulative",
        button="Share out points",
        wrong={"points:A": "3", "points:B": "2"},
        errors={"points:A": "Expected at most 3 points in all."},
        right={"points:A": "1", "points:B": "2"},
        said="A 1 and B 2",
        change={"points:A": "0", "points:B": "3"},
        said_then="A 0 and B 3",
        reply="A:1 B:2",
        reply_said="A 1 and B 2",
        counted="A 1, B 5, C 0",
    ),
    Way(
        rule="rated",
        button="Rate them",
        right={"A": "5", "B": "1", "C": "2"},
        said="A 5, B 1 and C 2",
        change={"A": "3"},
        said_then="A 3, B 1 and C 2",
        reply="A 5 B 4 C 1",
        reply_said="A 5, B 4 and C 1",
        counted="A 8, B 5, C 3",
    ),
    Way(
        rule="approval",
        button="Say “if need be” …",
        right={"A": "Yes", "C": "If need be"},
        said="A and if need be C",
        change={"A": "No", "B": "Yes"},
        said_then="B and if need be C",
        reply="B, or C if it must be",
        reply_said="B and if need be C",
        counted="A 0, B 2, C 1",
    ),
]
IF_NEED_BE = "Say “if need be” …"
SPAN = re.compile(r"\d\d:\d\d–\d\d:\d\d")
EVERY_WAY = pytest.mark.parametrize("way", WAYS, ids=str)


@EVERY_WAY
@over_the_wire()
async def test_a_ballot_by_its_dialog(slack, bot, way):
    post = await at_the_vote(slack, **{RULE: way.rule})
    await omar_is_corrected_and_changes_his_mind(slack, post, way)
    dana, lena = slack.user("dana"), slack.user("lena")
    late = await presses(slack, "dana", way.button, post)
    await dana.clicks("Abstain", in_=post)
    await hears(slack, "dana", "You abstain; a later vote still counts.")
    await lena.writes(way.reply, thread=post)
    await hears(slack, "lena", f"Your vote is in: {way.reply_said}.")

    await decided(slack)
    assert counted(bot) == way.counted
    await slack.until(lambda: post.buttons == [])
    await dana.submits(late, way.right)
    assert CLOSED in str(dana.modal)


async def omar_is_corrected_and_changes_his_mind(slack, post, way):
    omar = slack.user("omar")
    form = await presses(slack, "omar", way.button, post)
    if way.wrong:
        await omar.submits(form, way.wrong)
        assert (said_in(form), omar.modal) == (said_by(way.errors), form)
    await omar.submits(form, way.right)
    await hears(slack, "omar", f"Your vote is in: {way.said}.")
    again = await presses(slack, "omar", way.button, post)
    await omar.submits(again, way.change)
    await hears(slack, "omar", f"Your vote is in: {way.said_then}.")
    assert omar.modal is None


def said_in(form):
    """What is wrong, by field: an error of several inputs stands at the first, whichever it is."""
    return said_by(form.errors)


def said_by(errors):
    return {block.partition(":")[0]: words for block, words in errors.items()}


WHOLE = "A whole number of points for each option, please."
GRADE = "A whole number from 0 to 5, please."


@pytest.mark.parametrize(
    ("rule", "button", "field", "numbers", "error"),
    [
        ("cumulative", "Share out points", "points:B", ["-1", "1e3"], {"points:A": WHOLE}),
        ("rated", "Rate them", "B", ["6", "2.5"], {"B": GRADE}),
    ],
)
@over_the_wire()
async def test_numbers_that_no_client_of_slack_sends(
    slack, bot, rule, button, field, numbers, error
):
    post = await at_the_vote(slack, **{RULE: rule})
    omar = slack.user("omar")
    form = await presses(slack, "omar", button, post)
    for given in numbers:
        forge(form, field, given)
        await omar.submits(form)
        assert (said_in(form), omar.modal) == (said_by(error), form)
    assert "Your vote is in" not in heard(omar)


def forge(form, field, number):
    """Put a number into a form that its own bounds would not let pass."""
    asked = next(one for one in form.blocks if one["block_id"] == field)
    action = asked["element"]["action_id"]
    form.values[field] = {action: {"type": "number_input", "value": number}}


@over_the_wire()
async def test_a_reply_that_cannot_be_counted_says_what_can(slack, bot):
    post = await at_the_vote(slack, **{RULE: "cumulative"})
    omar = slack.user("omar")
    for words, said in [
        ("A:9", "I can't count that: expected at most 3 points in all."),
        ("A", "This vote takes a number for each option: “A:2, C:1”."),
        ("A:2", "Your vote is in: A 2."),
    ]:
        await omar.writes(words, thread=post)
        await hears(slack, "omar", said)
    assert len(omar.ephemerals) == 3


@over_the_wire()
async def test_letters_and_the_dialog_are_one_ballot(slack, bot):
    """Who approves by reactions finds them in the dialog; what is taken back there is gone."""
    post = await at_the_vote(slack, **{RULE: "approval"})
    omar = slack.user("omar")
    await omar.reacts(post, "one")
    await omar.reacts(post, "two")
    await slack.settled()
    form = await presses(slack, "omar", IF_NEED_BE, post)
    assert sorted(answers_in(form)) == ["No", "Yes", "Yes"]
    await omar.submits(form, {"C": "If need be"})
    await hears(slack, "omar", "Your vote is in: A, B and if need be C.")

    await omar.unreacts(post, "one")
    await slack.settled()
    form = await presses(slack, "omar", IF_NEED_BE, post)
    assert sorted(answers_in(form)) == ["If need be", "No", "Yes"]


def answers_in(form):
    chosen = [line.partition("[")[2] for line in str(form).splitlines() if "▾" in line]
    answers = [each.removesuffix(" ▾]") for each in chosen]
    return [each for each in answers if each != "Nobody but me"]  # that is of the note


# Secret, and across zones


@over_the_wire()
async def test_a_secret_vote_is_seen_by_nobody(slack, bot):
    post = await at_the_vote(slack, **{RULE: "approval"}, **SECRET)
    assert post.reactions == {}
    assert "Nobody sees who votes for what." in str(post)
    await slack.settled()
    before = {name: slack.user(name).sees("platform") for name in ("lena", "dana", "ines")}

    await slack.user("omar").clicks("Vote B", in_=post)
    await hears(slack, "omar", "B is in your vote.")
    form = await presses(slack, "omar", IF_NEED_BE, post)
    await slack.user("omar").submits(form, {"A": "If need be"})
    await hears(slack, "omar", "Your vote is in: B and if need be A.")
    await slack.settled()
    assert {name: slack.user(name).sees("platform") for name in before} == before

    for name in ("lena", "dana"):
        await slack.user(name).clicks("Vote A", in_=post)
    await decided(slack, within=90.0)  # more can be picked until then
    assert counted(bot) == "A 2.5, B 1, C 0"


@over_the_wire()
async def test_who_reacts_to_a_secret_vote_learns_that_it_is_none(slack, bot):
    post = await at_the_vote(slack, **SECRET)
    await slack.user("omar").reacts(post, "one")
    await slack.settled()
    assert "secret" in heard(slack.user("omar"))


@over_the_wire()
async def test_the_dialog_shows_the_voters_own_clock(slack, bot):
    """Nine in Berlin is noon in Dubai."""
    post = await at_the_vote(slack, **{RULE: "rated"})
    omar = slack.user("omar")
    own = SPAN.search(post.seen_by(omar))[0]
    assert own != SPAN.search(post.seen_by(slack.user("lena")))[0]
    form = str(await presses(slack, "omar", "Rate them", post))
    assert own in SPAN.findall(form) or "Europe/Berlin" in form


@over_the_wire()
async def test_titles_are_whole(slack, bot):
    post = await at_the_vote(slack, **{RULE: "rated"})
    form = await presses(slack, "omar", "Rate them", post)
    assert "…" not in form.title
