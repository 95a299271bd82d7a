"""A vote left to somebody, and what is decided asked again, every week or looked at later.

Said as people say it → what is answered; and what is much like it, and is none of these.
"""

import pytest

from tests.conversation.room import Room
from tests.conversation.test_dialogues import in_a_room

FOOD = "@Convene poll pizza, sushi or salad?"
MEETING = "@Convene find 30 minutes next week with @omar, @dana and @raj about the launch"


async def decided(room: Room) -> None:
    await room.says("lena", FOOD, channel=True)
    for who in ("lena", "omar", "dana", "ines", "raj"):
        await room.says(who, "A", under=room.latest("options/"))
    await room.closes("lena")


def answered(said, who="lena", *, opened=FOOD, ahead=None, channel=False):
    """What somebody is answered with in private, and the room."""
    found = []

    async def run(room):
        await (ahead(room) if ahead else room.says("lena", opened, channel=True))
        words = f"@Convene {said}" if channel else said
        under = room.latest("options/") if channel else None
        found.append((await room.says(who, words, under=under), room))

    in_a_room(run)()
    return found[0]


@pytest.mark.parametrize(
    "said",
    [
        "raj soll meine stimme haben",
        "raj vertritt mich bei der abstimmung",
        "übertrag meine stimme auf raj",
        "raj darf für mich mit wählen",
        "raj has my proxy on this vote",
        "raj can vote on my behalf",
        "i delegate to raj",
        "let raj cast my vote",
        "leave my ballot with raj please",
        "gib raj meine stimme",
        "ich möchte meine stimme an raj abgeben",
    ],
)
def test_a_vote_is_left_to_who_is_named(said):
    told, _ = answered(said, "dana")
    assert told == ["“Pizza, sushi or salad?”: Raj Patel votes for you, unless you vote yourself."]


@pytest.mark.parametrize("said", ["can raj vote for me?", "kann raj für mich abstimmen?"])
def test_who_asks_whether_somebody_may_vote_is_asked_back(said):
    assert answered(said, "dana")[0] == ["Shall Raj Patel vote for you?"]


@pytest.mark.parametrize("said", ["pizza has my vote", "my vote goes to pizza"])
def test_what_there_is_to_choose_from_gets_a_vote(said):
    assert answered(said, "dana")[0] == ["Your vote is in: A."]


@pytest.mark.parametrize("said", ["pizza has my vote", "A gets my vote"])
def test_so_it_does_under_the_options(said):
    _, room = answered(said, "dana", channel=True)
    assert [*room.decisions()[0].round.ballots] == ["dana"]


@pytest.mark.parametrize("said", ["who votes for me", "raj has the best idea", "raj voted for me"])
def test_what_leaves_no_vote_leaves_none(said):
    _, room = answered(said, "dana")
    assert not any(each.delegates for each in room.decisions())


def test_a_vote_on_times_is_left_to_nobody():
    async def ahead(room):
        await room.says("lena", MEETING, channel=True)
        for who in ("lena", "omar", "dana", "raj"):
            await room.presses(who, "any-time")
        await room.later(minutes=5)

    told, _ = answered("give my vote to lena", "dana", ahead=ahead)
    assert told == ["On times everybody votes for themselves: only they know what suits them."]


@pytest.mark.parametrize(
    "said",
    [
        "hab ich B oder C angekreuzt",
        "did i pick B?",
        "zeig mir mal meine stimme",
        "what have you got down as my vote",
        "whats my ballot rn",
        "was hast du als meine stimme notiert",
    ],
)
def test_who_asks_for_their_own_vote_is_told_it(said):
    async def ahead(room):
        await room.says("lena", FOOD, channel=True)
        await room.says("dana", "C")

    told, room = answered(said, "dana", ahead=ahead)
    assert "C" in told[0]
    assert "write its letter" not in told[0].casefold()
    assert [*room.decisions()[0].round.ballots] == ["dana"]


@pytest.mark.parametrize(
    "said",
    [
        "redo the poll",
        "re-ask everybody",
        "run the same question again with the same folks",
        "could you run that poll again pls",
        "stell die frage nochmal allen",
        "das ganze bitte nochmal neu abfragen",
        "umfrage nochmal wiederholen bitte, gleiche leute",
        "kannst du die umfrage nochmal machen?",
    ],
)
def test_the_same_is_asked_again(said):
    assert answered(said, ahead=decided)[0] == ["I'm asking “Pizza, sushi or salad?” again."]


@pytest.mark.parametrize(
    ("said", "how"),
    [
        ("make it a weekly thing", "every Thursday"),
        ("mach das jede woche", "every Thursday"),
        ("repeat this every week", "every Thursday"),
        ("wiederhol die umfrage alle 14 tage", "every other Thursday"),
        ("run this poll every other monday", "every other Monday"),
        ("mach ne wöchentliche serie draus", "every Thursday"),
        ("das bitte jetzt jeden freitag fragen", "every Friday"),
    ],
)
def test_what_is_decided_is_asked_every_so_often(said, how):
    told, room = answered(said, ahead=decided, channel=True)
    assert told == []
    assert f"Lena Vogt has this asked {how} at 10:00 in Berlin" in room.posted[-1][2]


def test_how_often_has_to_be_a_rhythm():
    told, room = answered("ask this monthly", ahead=decided)
    assert told == ["How often? Say it like this: repeat that every Thursday at 10."]
    assert len(room.decisions()) == 1


@pytest.mark.parametrize(
    ("said", "day"),
    [
        ("schau in zwei wochen nochmal ob das noch passt", "Thu 21 Jan 2027"),
        ("check back in a month whether this still holds", "Mon 8 Feb 2027"),
        ("lass uns das in nem monat überprüfen", "Mon 8 Feb 2027"),
        ("revisit the decision on march 1", "Mon 1 Mar 2027"),
        ("have a review of that in april", "Thu 1 Apr 2027"),
        ("ask us in 6 weeks if we still want this", "Thu 18 Feb 2027"),
    ],
)
def test_what_is_decided_is_looked_at_later(said, day):
    told, _ = answered(said, ahead=decided)
    assert told == [f"I'll ask about “Pizza, sushi or salad?” on {day} whether it still holds."]


@pytest.mark.parametrize(
    "said",
    [
        "dont redo the poll",
        "please dont ask this every week",
        "we should redo the poll at some point",
        "we do this every thursday anyway",
        "does this repeat every week?",
        "can you check on monday whether it still works for omar?",
        "why did you redo the poll",
    ],
)
def test_what_orders_nothing_changes_nothing(said):
    _, room = answered(said, ahead=decided, channel=said.startswith("we should"))
    [one] = room.decisions()
    assert one.review is None
    assert "has this asked" not in room.posted[-1][2]


@pytest.mark.parametrize("said", ["restart the whole thing please", "fang nochmal bei null an"])
def test_who_starts_over_is_not_asked_to_call_it_off(said):
    told, _ = answered(said, opened="@Convene decide where shall we eat on Friday?")
    assert told[0].startswith("Start what over?")


@pytest.mark.parametrize(
    "said",
    [
        "die reminder kannst bei mir abstellen",
        "erinnerungen aus",
        "i dont need to be reminded",
        "dont nudge me i already know",
        "skip the reminder for me",
        "lass die erinnerung bei mir weg",
    ],
)
@pytest.mark.parametrize("opened", [FOOD, MEETING])
def test_who_wants_no_reminders_gets_none(said, opened):
    told, _ = answered(said, "dana", opened=opened)
    assert told[0].startswith("I won't remind you")


@pytest.mark.parametrize(
    "said", ["dont remind omar", "dont remind the others", "already voted lol"]
)
def test_what_is_said_of_others_leaves_ones_own_reminders(said):
    told, _ = answered(said, "dana", opened=MEETING)
    assert "remind you" not in told[0]
