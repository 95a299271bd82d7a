"""What is said for a choice to go on, to stay or to go: said → what comes of it."""

import pytest

from tests.conversation.choosing import asked, the_only, titles
from tests.conversation.test_dialogues import in_a_room


async def listed(room):
    card = await asked(room)
    await room.says("omar", "Thai Palast, Aurora, Roma", under=card)
    return card


@pytest.mark.parametrize(
    ("said", "noted"),
    [
        ("quatsch, bleibt bei Thai", "lieber Thai Palast"),
        ("Quatsch, Roma", "prefers Roma"),
        ("stick with Thai Palast", "prefers Thai Palast"),
        ("nah, stick with Aurora", "prefers Aurora"),
        ("alles außer Aurora", "sehr ungern Aurora"),
        ("everything but Aurora", "would much rather avoid Aurora"),
        ("Aurora kann weg", "lieber nicht Aurora"),
        ("Aurora can go", "would rather avoid Aurora"),
        ("Aurora muss weg", "lieber nicht Aurora"),
        ("I veto Aurora", "can't have Aurora · rules out 1 of 3 options"),
        ("Veto gegen Aurora", "keinesfalls Aurora · rules out 1 of 3 options"),
    ],
)
def test_what_is_said_of_the_list_is_a_wish_and_no_proposal(said, noted):
    @in_a_room
    async def says(room):
        [told] = await room.says("raj", said, under=await listed(room))
        head, *_ = told.splitlines()
        assert head == "Got it. For “Where shall we eat on Friday?”, as all there can read:"
        assert [each for each in told.splitlines() if each[0] == "•"] == [f"• {noted}"]
        assert "/".join(titles(room)) == "Thai Palast/Aurora/Roma"

    says()


@pytest.mark.parametrize(
    ("said", "told", "left"),
    [
        ("Quatsch, Tacos", "On the list: Tacos.", "Thai Palast/Aurora/Roma/Tacos"),
        ("Aurora kann weg", "Off the list: Aurora.", "Thai Palast/Roma"),
        ("I think Aurora can go", "Off the list: Aurora.", "Thai Palast/Roma"),
    ],
)
def test_its_author_takes_off_what_can_go(said, told, left):
    @in_a_room
    async def says(room):
        assert await room.says("omar", said, under=await listed(room)) == [told]
        assert "/".join(titles(room)) == left

    says()


@pytest.mark.parametrize("said", ["none of these, they're all childish", "Quatsch mit Soße"])
def test_what_brushes_all_aside_is_not_listed(said):
    @in_a_room
    async def says(room):
        await room.says("raj", said, under=await listed(room))
        assert "/".join(titles(room)) == "Thai Palast/Aurora/Roma"

    says()


@pytest.mark.parametrize(
    "said",
    [
        "jetzt abstimmen bitte",
        "los, abstimmen",
        "Abstimmung starten",
        "vote now",
        "go",
        "ok let's go",
    ],
)
@pytest.mark.parametrize("mentioned", [True, False])
def test_the_organiser_gets_the_vote_going(said, mentioned):
    @in_a_room
    async def says(room):
        await listed(room)
        words = f"@Convene {said}" if mentioned else said
        [told] = await room.says("lena", words, channel=mentioned)
        assert told.startswith("Close “Where shall we eat on Friday?” now?")
        assert "lena" not in the_only(room).answered

    says()


@pytest.mark.parametrize("said", ["I'm in", "go", "ok let's go", "los, abstimmen", "bin dabei"])
def test_who_takes_part_has_not_said_that_anything_goes(said):
    @in_a_room
    async def says(room):
        card = await listed(room)
        for place in (card, None):
            await room.says("ines", said, under=place)
            assert "ines" not in the_only(room).answered
            assert "/".join(titles(room)) == "Thai Palast/Aurora/Roma"

    says()


@in_a_room
async def test_who_abstains_before_a_vote_is_done(room):
    await listed(room)
    for said in ("ich enthalte mich", "I abstain"):
        [told] = await room.says("raj", said)
        assert told == "You have told me nothing about “Where shall we eat on Friday?” yet."


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("no more weekly poll please", "is asked no more by itself"),
        ("stop the weekly lunch poll", "is asked no more by itself"),
        ("stopp die wöchentliche Umfrage", "is asked no more by itself"),
        ("keine wöchentliche Umfrage mehr", "is asked no more by itself"),
        ("skip the poll next week", "is left out on Thu 14 Jan"),
        ("lass die nächste Umfrage aus", "is left out on"),
    ],
)
def test_what_repeats_is_stopped_or_left_out_as_people_say_it(said, told):
    @in_a_room
    async def says(room):
        await room.says("lena", "@Convene every Thursday at 10: Luigi's or Roma?", channel=True)
        [answer] = await room.says("lena", f"@Convene {said}", channel=True)
        assert told in answer
        assert room.decisions() == []

    says()
