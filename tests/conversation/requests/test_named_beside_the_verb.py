"""What an order names beside its verb, and what goes on; what is asked every so often; and more."""

import pytest

from orchestration.deciding.state import Phase
from orchestration.kinds.series.state import Series
from tests.conversation.choosing import polled, the_only
from tests.conversation.test_dialogues import decided, in_a_room

DESIGN = "@Convene find 30 minutes about Design sync from 11 to 22 January with @omar @dana"


async def two(room):
    await room.says("lena", DESIGN, channel=True)
    await room.later(minutes=5)
    await room.says("lena", "@Convene poll Lunch: pizza, sushi or salad?", channel=True)


@pytest.mark.parametrize(
    "said",
    [
        "brich das design dings ab, lunch läuft weiter",
        "cancel the design thing, lunch stays",
        "lunch stays, cancel the design sync",
        "cancel design sync but keep lunch",
        "keep lunch and cancel design sync",
        "sag das design dings ab, lunch bleibt",
    ],
)
def test_what_goes_on_is_not_called_off(said):
    @in_a_room
    async def says(room):
        await two(room)
        assert await room.says("lena", said) == [
            "Call “Design sync” off? 2 others are told so.",
        ]

    says()


@pytest.mark.parametrize("said", ["lunch stays", "lunch bleibt", "keep lunch"])
def test_what_goes_on_alone_is_no_order(said):
    @in_a_room
    async def says(room):
        await two(room)
        assert not any("off?" in each for each in await room.says("lena", said))

    says()


@pytest.mark.parametrize(
    ("said", "subject"),
    [
        ("jeden freitag um 11 fragen wo wir mittag essen", "Wo wir mittag essen"),
        ("frag jeden freitag um 11 wo wir mittag essen", "Wo wir mittag essen"),
        ("ask every friday at 11 where we eat lunch", "Where we eat lunch"),
        ("every friday at 11 ask everyone where we eat lunch", "Where we eat lunch"),
        ("can you ask us every friday at 11 where we eat lunch?", "Where we eat lunch?"),
        ("frag uns bitte jeden Freitag um 11 Uhr, wer kocht", "Wer kocht"),
    ],
)
def test_what_is_to_be_asked_every_so_often_repeats(said, subject):
    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        found = (room.store.session(each) for each in room.store.sessions())
        [one] = [each for each in found if isinstance(each, Series)]
        assert one.asks.terms.subject == subject
        assert ([each.value for each in one.rhythm.days], one.rhythm.start.hour) == (["fri"], 11)
        assert room.decisions() == []

    says()


@pytest.mark.parametrize(
    "said",
    [
        "ask me every friday where i eat",
        "we ask every friday where we eat",
        "jeden freitag um 11 fragen sich alle wo wir essen",
        "frag Raj jeden Freitag, wo er isst",
    ],
)
def test_what_asks_nobody_every_so_often_does_not_repeat(said):
    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        found = [room.store.session(each) for each in room.store.sessions()]
        assert not any(isinstance(each, Series) for each in found)

    says()


@pytest.mark.parametrize(
    "said",
    [
        "same again next week",
        "same again for next week",
        "same thing again next week",
        "nochmal dasselbe nächste woche",
        "das gleiche nochmal nächste woche",
    ],
)
def test_the_same_for_next_week_is_asked_at_once(said):
    @in_a_room
    async def says(room):
        await decided(room)
        told, *_ = await room.says("lena", f"@Convene {said}", channel=True)
        assert told == "I'm asking “hiring” again."
        first, again = room.decisions()
        assert first.review is None
        assert (again.phase, again.terms.subject) == (Phase.INTAKE, "hiring")

    says()


@pytest.mark.parametrize("said", ["ask that again next week", "frag das nächste Woche nochmal"])
def test_what_is_to_be_asked_then_is_looked_at_then(said):
    @in_a_room
    async def says(room):
        await decided(room)
        [told] = await room.says("lena", f"@Convene {said}", channel=True)
        assert told.startswith("I'll ask about “hiring” on Mon 11 Jan 2027")

    says()


@pytest.mark.parametrize(
    "said",
    [
        "who left their charger in the kitchen",
        "who is coming to yoga tonight",
        "wer hat mein ladekabel gesehen",
        "wer kommt heute zum yoga",
        "who still needs a parking permit?",
    ],
)
def test_what_colleagues_ask_each_other_in_a_thread_is_not_answered(said):
    @in_a_room
    async def says(room):
        options = await polled(room)
        assert await room.says("omar", said, under=options) == []

    says()


@pytest.mark.parametrize(
    "said",
    ["who is missing?", "wer fehlt noch?", "what's the status?", "when does the vote close?"],
)
def test_what_is_asked_of_the_vote_in_its_thread_is(said):
    @in_a_room
    async def says(room):
        options = await polled(room)
        [told] = await room.says("omar", said, under=options)
        assert "0 of 5 have voted" in told

    says()


@pytest.mark.parametrize(
    "said",
    [
        "can i take my vote back",
        "take my vote back",
        "withdraw my vote please",
        "kann ich meine stimme zurückziehen",
        "nimm meine stimme zurück",
        "ich ziehe meine stimme zurück",
    ],
)
def test_a_vote_is_taken_back_in_words_that_name_it(said):
    @in_a_room
    async def says(room):
        await polled(room)
        await room.says("omar", "A")
        [told] = await room.says("omar", said)
        assert told == "Your vote is taken back. Until it closes, you can vote."
        assert "omar" not in the_only(room).round.ballots
        assert await room.says("omar", said) == ["There is no vote of yours to take back."]

    says()


@pytest.mark.parametrize(
    "said",
    ["i keep my vote", "what is my vote", "did my vote come through?", "take dana's vote back"],
)
def test_no_vote_is_taken_back_by_other_words(said):
    @in_a_room
    async def says(room):
        await polled(room)
        await room.says("omar", "A")
        await room.says("omar", said)
        assert "omar" in the_only(room).round.ballots

    says()


@pytest.mark.parametrize(
    "said", ["bis wann kann ich noch abstimmen", "bis wann läuft das", "until when can i vote"]
)
def test_until_when_one_can_vote_is_told(said):
    @in_a_room
    async def says(room):
        await polled(room)
        [told] = await room.says("omar", said)
        assert "by Fri 8 Jan" in told

    says()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("wo gehn wir jetzt essen", ["Decided: Sushi."]),
        ("so where are we eating now?", ["Decided: Sushi."]),
        ("was essen wir denn jetzt?", ["Decided: Sushi."]),
        ("where do we park?", []),
        ("what do we do with the leftovers", []),
        ("wo ist die speisekarte", []),
    ],
)
def test_under_what_was_decided_it_is_said_what_that_is(said, told):
    @in_a_room
    async def says(room):
        options = await polled(room)
        await room.says("omar", "B", under=options)
        await room.closes("lena")
        assert await room.says("dana", said, under=room.latest("outcome")) == told

    says()
