"""What sounds like an order, a wish or an answer in passing, and is none; and what is two things.

Lena asks when to talk about the plan; Omar and Dana are in it, and Raj is not.
"""

import pytest

from orchestration.deciding.state import Phase
from orchestration.interaction.layout import Lines, Mark
from tests.conversation.choosing import polled
from tests.conversation.test_dialogues import in_a_room

ASKED = "@Convene find 45 minutes about Q1 plan from 11 to 15 January with @omar and @dana"


async def asked(room):
    """Ask for a meeting; Dana has said when she can't."""
    await room.says("lena", ASKED, channel=True)
    await room.says("dana", "I can't do Thursday")


async def at_the_vote(room):
    """Ask for a meeting until options are on the table."""
    await room.says("lena", ASKED, channel=True)
    for who in ("lena", "omar", "dana"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)


async def decided(room):
    """Ask for a meeting until it stands."""
    await at_the_vote(room)
    for who in ("lena", "omar", "dana"):
        await room.says(who, "A", under=room.latest("options/"))
    await room.later(minutes=10)
    assert room.decisions()[0].phase is Phase.DECIDED


@pytest.fixture
def play():
    """Play a scene in a room of its own."""
    return lambda scene: in_a_room(scene)()


@pytest.mark.parametrize(
    "said",
    [
        "nimm raj raus",
        "nimm raj raus, ich brauch ihn nicht",
        "nimm raj vom verteiler",
        "streich raj von der liste",
        "raj muss leider raus",
    ],
)
def test_who_is_to_be_taken_out_is_not_asked_too(said, play):
    async def scene(room):
        await asked(room)
        members = room.decisions()[0].members
        told = await room.says("lena", said)
        assert told == ["Raj Patel is not asked about “Q1 plan”."]
        assert room.decisions()[0].members == members

    play(scene)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("nimm raj dazu", "I'm asking Raj Patel too"),
        ("streich das treffen mit omar", "Call “Q1 plan” off?"),
    ],
)
def test_the_same_verbs_still_add_somebody_and_call_it_off(said, told, play):
    async def scene(room):
        await asked(room)
        [answer] = await room.says("lena", said)
        assert answer.startswith(told)

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "could be that i'm late on thursday, kids",
        "will be late on tuesday",
        "i get up late on monday",
        "how was lunch? mine was fine",
        "the dentist was fine, saw friends saturday",
        "the flight was awful but the food was fine",
    ],
)
def test_being_late_and_what_was_are_no_answer(said, play):
    async def scene(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert "couldn't place" in told
        assert "omar" not in room.decisions()[0].answered

    play(scene)


@pytest.mark.parametrize("said", ["late on thursday is fine", "i'd rather meet late on monday"])
def test_late_hours_are_a_wish_where_they_suit(said, play):
    async def scene(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert "late afternoons" in told
        assert "omar" in room.decisions()[0].answered

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "i had sushi for lunch",
        "my last pizza was awful",
        "sushi was good last time",
        "ich hatte gestern sushi",
        "die pizza war lecker",
    ],
)
def test_what_was_eaten_is_no_wish_for_it(said, play):
    async def scene(room):
        await polled(room)
        told = await room.says("omar", said)
        assert not any("Got it" in each for each in told)
        assert "omar" not in room.decisions()[0].round.ballots

    play(scene)


@pytest.mark.parametrize("said", ["super vorschläge, danke", "gute vorschläge!"])
def test_praise_of_the_options_closes_nothing(said, play):
    async def scene(room):
        await at_the_vote(room)
        assert not any("Close" in each for each in await room.says("lena", said))

    play(scene)


@pytest.mark.parametrize("said", ["mach mal vorschläge", "gib uns vorschläge"])
def test_options_are_asked_for_by_a_verb(said, play):
    async def scene(room):
        await asked(room)
        [told] = await room.says("lena", said)
        assert told.startswith("Close “Q1 plan” now?")

    play(scene)


@pytest.mark.parametrize("said", ["danke fürs verschieben", "thanks for moving it"])
def test_thanks_for_what_was_done_do_not_ask_for_it(said, play):
    async def scene(room):
        await decided(room)
        for who in ("lena", "omar"):
            assert await room.says(who, said) == []

    play(scene)


def test_who_looks_forward_to_it_does_not_give_it_up(play):
    async def scene(room):
        await decided(room)
        for said in (
            "can't wait for monday!",
            "can't wait, see you monday",
            "freu mich auf montag",
        ):
            assert await room.says("omar", said) == []
        [told] = await room.says("omar", "can't do monday after all")
        assert told.startswith("Lena Vogt knows now that you can't come")

    play(scene)


def test_an_organiser_who_says_another_cannot_come_is_offered_a_new_time(play):
    async def scene(room):
        await decided(room)
        [told] = await room.says("lena", "omar can't make it after all")
        assert "I can look for a new time" in told
        assert await room.says("lena", "omar likes fridays") == [
            "I note nothing for others; everybody tells me for themselves."
        ]

    play(scene)


def test_what_came_up_before_it_is_decided_is_a_time_that_is_out(play):
    async def scene(room):
        await at_the_vote(room)
        [told] = await room.says("omar", "something came up on that day, sorry")
        assert "write which times are out" in told

    play(scene)


@pytest.mark.parametrize("said", ["start over", "fang nochmal von vorne an"])
def test_an_organiser_who_starts_over_is_asked_what(said, play):
    async def scene(room):
        await asked(room)
        [told] = await room.says("lena", said)
        assert told.startswith("Start what over?")
        assert "lena" not in room.decisions()[0].messages

    play(scene)


@pytest.mark.parametrize("said", ["new options please", "andere vorschläge bitte"])
def test_an_organiser_who_wants_other_options_hears_how_they_come(said, play):
    async def scene(room):
        await at_the_vote(room)
        [told] = await room.says("lena", said)
        assert told.startswith("Other options come with another round")

    play(scene)


def test_nobody_is_added_where_it_is_over(play):
    async def scene(room):
        await polled(room)
        await room.closes("lena")
        await room.later(minutes=10)
        told = await room.says("lena", "add burgers", under=room.latest("outcome"))
        assert not any("Whom" in each for each in told)

    play(scene)


# Two things in one message


async def two_open(room):
    await asked(room)
    await room.says("lena", "@Convene poll lunch: pizza, sushi or salad?", channel=True)


def test_an_order_behind_a_name_is_one(play):
    async def scene(room):
        await two_open(room)
        [told] = await room.says("lena", "q1 plan: make it an hour")
        assert told == "“Q1 plan”, now: 60 min. All of them are told."
        assert "lena" not in room.decisions()[0].answered

    play(scene)


def test_of_two_orders_both_are_done(play):
    async def scene(room):
        await two_open(room)
        [told] = await room.says("lena", "close the lunch poll and remind them about q1 plan")
        assert "Close “Lunch” now?" in told
        assert "“Q1 plan”" in told

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "B and please cancel my reminders",
        "B and remind me no more",
        "B, und erinner mich nicht mehr",
    ],
)
def test_a_vote_counts_beside_what_is_said_of_reminders(said, play):
    async def scene(room):
        await at_the_vote(room)
        [told] = await room.says("omar", said)
        assert "I won't remind you" in told
        assert "Your vote is in: B." in told

    play(scene)


@pytest.mark.parametrize("said", ["puh was für ein montag", "what a thursday", "endlich freitag!"])
def test_crying_out_at_a_day_counts_as_no_answer(said, play):
    async def scene(room):
        await asked(room)
        assert await room.says("omar", said) == []
        assert "omar" not in room.decisions()[0].answered

    play(scene)


@pytest.mark.parametrize(
    ("first", "then", "now"),
    [
        ("dienstag kann ich nicht", "sorry meinte mittwoch nicht dienstag", "kann mittwochs nicht"),
        ("can't do tuesdays", "i meant wed not tue", "can't do Wednesdays"),
    ],
)
def test_what_is_put_right_is_changed_without_a_complaint(first, then, now, play):
    """It is ticked off, and the list that was sent says it in the place of what was said before."""

    async def scene(room):
        await asked(room)
        await room.says("omar", first)
        assert await room.says("omar", then) == []
        assert room.ticked == ["omar"]
        [*_, (_, layout)] = room.seen["omar"]
        lines = next(part for part in layout.parts if isinstance(part, Lines)).lines
        told = [each.words for each in lines if each.mark is not Mark.GONE]
        held = [each.split(" · ")[0] for each in told if not each.startswith("assumed")]
        assert held == [now]

    play(scene)


def test_what_suits_after_all_is_told_without_a_complaint(play):
    async def scene(room):
        await asked(room)
        await room.says("omar", "can't do thursdays")
        [told] = await room.says("omar", "scratch that, thursday works after all")
        assert "Thursdays are fine" in told
        assert "couldn't place" not in told

    play(scene)


@pytest.mark.parametrize(
    "said", ["mornings work, fri only if u must", "vormittags passt, fr nur wenn's sein muss"]
)
def test_a_day_of_last_resort_is_no_good_one(said, play):
    async def scene(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert "ideally not Fridays" in told or "möglichst nicht freitags" in told

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "sorry for the late reply, no mondays",
        "wie gesagt, montags nicht, sorry für die späte antwort, beeilt euch",
        "aufgrund von urlaub nicht montags, mach hin",
        "no mondays because of the kids, please hurry",
    ],
)
def test_a_wish_is_one_whatever_is_said_beside_it(play, said):
    async def scene(room):
        await room.says("lena", ASKED, channel=True)
        [told] = await room.says("omar", said)
        assert "• can't do Mondays" in told or "• kann montags nicht" in told
        assert "couldn't place" not in told
        assert "einordnen" not in told

    play(scene)
