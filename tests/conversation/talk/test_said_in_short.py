"""What colleagues type about a list, a vote or places, in short or with slips: said → done."""

import pytest

from orchestration.model.ballots import Approvals
from tests.conversation.choosing import asked, polled, the_only, titles
from tests.conversation.test_dialogues import in_a_room

PLACES = "@Convene poll workshops: pottery (1 place), climbing (2 places)"


async def listed(room):
    card = await asked(room)
    await room.says("omar", "Tbilisi", under=card)
    await room.says("dana", "Plön", under=card)
    return card


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("Wie wärs denn mit Leipzig?", "Leipzig"),
        ("wie wäre es eigentlich mit Kassel", "Kassel"),
        ("wie wär's vielleicht noch mit Fulda?", "Fulda"),
        ("put *Bonn* on the list", "Bonn"),
        ("put <i>Kiel</i> on the list", "Kiel"),
        ("I'd suggest <b>Linz</b>", "Linz"),
        ("*Jena*", "Jena"),
    ],
)
def test_what_is_proposed_is_listed_by_its_name_alone(said, title):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        assert await room.says("ines", said, under=card) == [f"On the list: {title}."]
        assert titles(room) == [title]

    plays()


@pytest.mark.parametrize("said", ["wie wärs mit dir?", "please no 😂", "please no"])
def test_talk_puts_nothing_on_the_list_and_is_no_wish(said):
    @in_a_room
    async def plays(room):
        card = await listed(room)
        assert await room.says("ines", said, under=card) == []
        assert titles(room) == ["Tbilisi", "Plön"]
        assert "ines" not in the_only(room).profiles

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "ach ne Leipzig doch lieber Dresden",
        "not Leipzig, rather Dresden",
        "nee Leipzig lieber doch Dresden",
    ],
)
def test_one_s_own_proposal_is_replaced_and_another_s_stays(said):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("ines", "Leipzig", under=card)
        await room.says("omar", said, under=card)
        assert titles(room) == ["Leipzig"]
        [told] = await room.says("ines", said, under=card)
        assert told == "On the list: Dresden, in the place of Leipzig."
        assert titles(room) == ["Dresden"]

    plays()


@pytest.mark.parametrize("private", [True, False])
@pytest.mark.parametrize(
    ("said", "condition"),
    [
        ("tbilisi alright if we stay 4 days", "if we stay 4 days"),
    ],
)
def test_on_what_condition_what_is_listed_is_fine_is_kept(private, said, condition):
    @in_a_room
    async def plays(room):
        card = await listed(room)
        [told] = await room.says("ines", said, under=None if private else card)
        assert "prefers Tbilisi" in told
        assert f"“{condition}”" in told
        assert titles(room) == ["Tbilisi", "Plön"]

    plays()


@pytest.mark.parametrize("said", ["Tbilisi if possible", "I'd love Tbilisi if you ask me"])
def test_a_courtesy_is_no_condition(said):
    @in_a_room
    async def plays(room):
        await listed(room)
        await room.says("ines", said)
        assert len(the_only(room).profiles["ines"]._value.wishes) == 1

    plays()


WORDS = " ".join(f"word{number}" for number in range(600))


@pytest.mark.parametrize("private", [True, False])
@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("propose: {}", "town" * 600),
        ("propose: {}", WORDS),
        ("put {} on the list", "town" * 600),
        ("I'd suggest {}", "town" * 600),
        ("I'd suggest {}", WORDS),
    ],
)
def test_what_is_too_long_for_the_list_is_told_so(private, said, title):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        told = await room.says("omar", said.format(title.strip()), under=None if private else card)
        assert [each for each in told if each.startswith("That is too long for the list: 200")]
        assert titles(room) == []

    plays()


@pytest.mark.parametrize(
    "said", ["pizza oda sushi, beides ok", "pizza od sushi beides recht", "pizza oda sushi"]
)
def test_either_of_two_is_a_vote_for_both(said):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        await room.says("omar", said, under=under)
        assert the_only(room).round.ballots["omar"] == Approvals(("A", "B"))

    plays()


@pytest.mark.parametrize("private", [True, False])
@pytest.mark.parametrize(
    "said",
    [
        "how many places are taken?",
        "wie viele plätze sind schon weg?",
        "how many places are taken on the pottery?",
        "how many people signed up for pottery?",
        "how many places are left now?",
    ],
)
def test_how_many_places_are_taken_is_told(private, said):
    @in_a_room
    async def plays(room):
        await room.says("lena", PLACES, channel=True)
        under = room.latest("options/")
        await room.says("omar", "A", under=under)
        told = await room.says("dana", said, under=None if private else under)
        assert "Pottery is full (1 of 1)" in told[0] or "Full: Pottery." in told[0]

    plays()


@pytest.mark.parametrize("said", ["sorry doch nich, knie is kaputt", "sry doch nich, bin krank"])
def test_who_is_out_after_all_gives_their_place_back(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", PLACES, channel=True)
        under = room.latest("options/")
        await room.says("omar", "A", under=under)
        await room.says("dana", "A", under=under)
        await room.says("omar", said, under=under)
        assert set(the_only(room).round.ballots) == {"dana"}
        assert [each for each in room.told if each[0] == "dana" and "a place is free" in each[1]]

    plays()


@pytest.mark.parametrize("said", ["who decides?", "wer entscheidet?", "who decides in the end?"])
def test_who_decides_is_answered_by_how(said):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        [told] = await room.says("raj", said, under=card)
        assert "most wins" in told

    plays()


@pytest.mark.parametrize("said", ["who decides such things anyway, lol", "he decides when he eats"])
def test_talk_of_deciding_is_left_alone(said):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        assert await room.says("raj", said, under=card) == []

    plays()


@pytest.mark.parametrize(
    ("said", "wish"),
    [
        ("none of these, nothing in Italy please", "nothing in Italy please"),
        ("none of these: nothing with fish", "nothing with fish"),
        ("keins davon, nichts mit Fisch bitte", "nichts mit Fisch bitte"),
    ],
)
def test_what_is_said_against_all_of_a_kind_beside_a_no_to_all_is_a_wish(said, wish):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        [told] = await room.says("omar", said, under=under)
        assert f"“{wish}”" in told
        assert "Your vote is in: none of these." in told

    plays()


@pytest.mark.parametrize("said", ["none of these, too expensive", "none of these: I'm ill"])
def test_what_is_said_of_these_options_alone_stays_a_note(said):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        [told] = await room.says("omar", said, under=under)
        assert "Your note stays" in told

    plays()
