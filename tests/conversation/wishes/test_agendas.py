"""The agenda of a meeting, in words and in its dialog: said → what stands there."""

import pytest

from orchestration.deciding.asked.own_record import own_layout, own_record
from orchestration.deciding.presentation.views import agenda
from orchestration.kinds.meeting.documents import invite_for
from orchestration.kinds.meeting.state import Meeting
from tests.conversation.test_dialogues import in_a_room

ASKED = "@Convene find 30 minutes next week with @omar, @dana and @raj about the launch"
ON_IT = "On the agenda of “launch”, for all in it to see: "


@pytest.fixture
def play():
    """Play what follows in a room in which Lena has asked for a meeting."""

    def played(what, *, asked=ASKED):
        async def run(room):
            if asked:
                await room.says("lena", asked, channel=True)
            await what(room)

        in_a_room(run)()

    return played


def meeting(room):
    [found] = room.decisions()
    return found


def on_it(room):
    return list(agenda(meeting(room)))


def under(room):
    return meeting(room).id, "question"


async def decided(room):
    for who in ("lena", "omar", "dana", "raj"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    for who in ("lena", "omar", "dana", "raj"):
        await room.says(who, "A", under=room.latest("options/"))
    await room.later(minutes=10)


@pytest.mark.parametrize(
    ("said", "topics"),
    [
        (
            "for the agenda: budget (10 min, Dana), hiring",
            ["budget (10 min, Dana Reed)", "hiring (Omar Haddad)"],
        ),
        ("can we also talk about the roadmap?", ["the roadmap (Omar Haddad)"]),
        ("could we please also touch on security?", ["security (Omar Haddad)"]),
        ("can we also talk about the roadmap, Dana can present it", ["the roadmap (Dana Reed)"]),
        ("I'd like 15 minutes on the office move", ["the office move (15 min, Omar Haddad)"]),
        (
            "I want to discuss the new hire with everybody, 10 min should do",
            ["the new hire (10 min, Omar Haddad)"],
        ),
        ("let's talk about the outage, 10 min", ["the outage (10 min, Omar Haddad)"]),
        ("Auf die Agenda: Budget, 10 min", ["Budget (10 min, Omar Haddad)"]),
        ("Können wir auch über den Umzug sprechen?", ["den Umzug (Omar Haddad)"]),
        ("wir sollten noch das Budget besprechen", ["das Budget (Omar Haddad)"]),
    ],
)
@pytest.mark.parametrize("where", ["dm", "thread", "mention"])
def test_a_topic_is_on_the_agenda(play, said, topics, where):
    async def scene(room):
        place = None if where == "dm" else under(room)
        heard = await room.says(
            "omar", f"@Convene {said}" if where == "mention" else said, under=place
        )

        assert heard == [f"{ON_IT}{'; '.join(topics)}."]
        assert on_it(room) == topics
        assert "omar" not in meeting(room).answered

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "what's on the agenda?",
        "I'd like a clear agenda",
        "can we talk about the time?",
        "let's discuss it on Monday",
        "I have to discuss it with my boss on Monday",
        "we don't need to discuss the budget",
        "let's talk about the roadmap next week",
        "I'd like 15 minutes on Monday",
    ],
)
def test_what_puts_no_topic_there(play, said):
    async def scene(room):
        await room.says("omar", said)
        await room.says("omar", said, under=under(room))

        assert on_it(room) == []

    play(scene)


def test_a_list_beside_a_wish_leaves_the_wish(play):
    async def scene(room):
        [heard] = await room.says("omar", "For the agenda: budget (10 min). And I can't do Friday.")

        assert heard.startswith("Got it.")
        assert f"{ON_IT}budget (10 min, Omar Haddad)." in heard
        assert "can't do Fridays" in heard
        assert "omar" in meeting(room).answered

    play(scene)


def test_what_is_to_be_talked_about_beside_a_wish_opens_nothing(play):
    async def scene(room):
        [heard] = await room.says("omar", "Not on Friday. And let's talk about the outage, 10 min")

        assert f"{ON_IT}the outage (10 min, Omar Haddad)." in heard
        assert "can't do Fridays" in heard

    play(scene)


def test_a_topic_told_in_confidence_is_on_no_agenda(play):
    async def scene(room):
        [heard] = await room.says("omar", "just between us: I'd like to talk about my contract")

        assert (
            "• for the agenda: “my contract” (let others see it, and it goes into the invite)"
            in heard
        )
        assert "doesn't count as your answer yet" in heard
        assert on_it(room) == []

    play(scene)


def test_a_topic_is_taken_off_by_who_put_it_there_or_by_the_organiser(play):
    async def scene(room):
        await room.says("omar", "for the agenda: the budget, hiring, travel costs")

        assert await room.says("dana", "take hiring off the agenda") == [
            "Who put it on the agenda takes it off, or Lena Vogt does."
        ]
        assert await room.says("omar", "Nimm Hiring von der Agenda") == ["Off the agenda: hiring."]
        assert await room.says("lena", "the budget doesn't need to be on the agenda any more") == [
            "Off the agenda: the budget."
        ]
        assert on_it(room) == ["travel costs (Omar Haddad)"]
        assert await room.says("lena", "take pensions off the agenda") == [
            "“pensions” is not on the agenda."
        ]

    play(scene)


def test_it_is_taken_back_by_its_button_or_as_it(play):
    async def scene(room):
        await room.says("omar", "for the agenda: budget, hiring")
        await room.clicks("omar", "Take them off")
        assert on_it(room) == []

        await room.says("omar", "can we also talk about the roadmap?")
        await room.says("omar", "take it off the agenda again")
        assert on_it(room) == []

    play(scene)


def test_the_same_topic_is_there_once(play):
    async def scene(room):
        await room.says("omar", "for the agenda: budget")

        assert await room.says("dana", "can we also discuss the budget?") == [
            "“the budget” is on it already."
        ]
        await room.says("omar", "for the agenda: budget, 20 min")
        assert on_it(room) == ["budget (20 min, Omar Haddad)"]

    play(scene)


def test_a_member_adds_topics_in_the_dialog_and_sees_them_on_the_details(play):
    async def scene(room):
        await room.says("dana", "for the agenda: hiring")
        await room.presses("omar", "agenda")
        assert room.opened["omar"][1].fields[0].value == ""

        await room.fills("omar", topics="pay, pensions, holidays\nbudget, 10 min, Dana")

        topics = [
            "hiring (Dana Reed)",
            "pay, pensions, holidays (Omar Haddad)",
            "budget (10 min, Dana Reed)",
        ]
        assert on_it(room) == topics
        for who in ("raj", "lena"):
            page = own_layout(own_record(meeting(room), who)).words
            assert "For the agenda:\n• " + "\n• ".join(topics) in page

        await room.presses("omar", "agenda")
        await room.fills("omar", topics="budget, 10 min, Dana")
        assert on_it(room) == ["hiring (Dana Reed)", "budget (10 min, Dana Reed)"]

    play(scene)


def test_the_organiser_mends_the_whole_agenda_in_the_dialog(play):
    async def scene(room):
        await room.says("omar", "for the agenda: hiring")
        await room.presses("lena", "agenda")
        await room.fills("lena", topics="hiring, 15 min\nwelcome")

        assert on_it(room) == ["hiring (15 min, Omar Haddad)", "welcome"]

    play(scene)


def test_the_organiser_hears_once_that_it_is_longer_than_the_meeting(play):
    async def scene(room):
        await room.says("omar", "for the agenda: budget, 20 min")
        assert not [words for who, words in room.told if who == "lena" and "adds up" in words]

        await room.says("dana", "for the agenda: hiring, 20 min")
        await room.says("raj", "for the agenda: travel, 20 min")
        assert [words for who, words in room.told if "adds up" in words] == [
            "The agenda of “launch” adds up to 40 minutes; the meeting has 30."
        ]

    play(scene)


def test_a_request_in_words_has_its_agenda(play):
    async def scene(room):
        words = f"{ASKED}. Agenda: budget (10 min, Dana), hiring"
        heard = await room.says("lena", words, channel=True)

        assert meeting(room).terms.subject == "launch"
        assert on_it(room) == ["budget (10 min, Dana Reed)", "hiring"]
        assert "On its agenda: budget (10 min, Dana Reed); hiring." in heard

    play(scene, asked=None)


def test_what_is_on_it_can_be_asked(play):
    async def scene(room):
        await room.says("omar", "for the agenda: budget")

        [heard] = await room.says("dana", "what's on the agenda?")
        assert heard.endswith("For the agenda:\n• budget (Omar Haddad)")

    play(scene)


def test_it_stands_in_the_invite_in_its_order_and_a_late_topic_in_the_next(play):
    async def scene(room):
        await room.says("dana", "for the agenda: hiring, 10 min")
        await room.says("omar", "for the agenda: budget")
        await decided(room)

        found = meeting(room)
        assert isinstance(found, Meeting)
        assert list(invite_for(found, "raj").agenda) == [
            "hiring (10 min, Dana Reed)",
            "budget (Omar Haddad)",
        ]
        [heard] = await room.says("raj", "for the agenda: travel")
        assert heard == f"{ON_IT}travel (Raj Patel). The invite that is out lacks it."
        assert "• travel (Raj Patel)" in room.posted[-1][2]

    play(scene)


def test_of_two_meetings_it_is_asked_which(play):
    async def scene(room):
        more = "@Convene find 30 minutes next week with @omar about the offsite"
        await room.says("lena", more, channel=True)

        assert await room.says("omar", "for the agenda: budget") == [
            "Which one? Say it with its name: “launch”, “offsite”."
        ]
        assert await room.says("omar", "for the agenda of the offsite: budget") == [
            "On the agenda of “offsite”, for all in it to see: budget (Omar Haddad)."
        ]

    play(scene)


def test_who_asks_for_a_meeting_says_the_agenda_of_that_one(play):
    async def scene(room):
        more = "@Convene find 30 minutes next week with @omar about the offsite, for the agenda: {}"
        await room.says("lena", more.format("budget, hiring (10 min)"), channel=True)

        first, offsite = room.decisions()
        assert not agenda(first)
        assert list(agenda(offsite)) == ["budget", "hiring (10 min)"]

    play(scene)
