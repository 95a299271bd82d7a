"""What is said once it is decided: who wrote hears how it stands, or how it is asked anew."""

import pytest

from tests.conversation.afterwards.test_asked_again_in_words import series
from tests.conversation.afterwards.test_later import decided_on_pizza
from tests.conversation.choosing import the_only
from tests.conversation.room import Room
from tests.conversation.test_dialogues import in_a_room

LATE = "“Pizza, sushi or salad?” is decided: Pizza. “Ask again” here asks everyone once more."
WITHOUT = (
    "“Pizza, sushi or salad?” again, without {}: the dialog has it so, and asks once you send it."
)
SEEN = (
    "What is voted in the thread, or with a reaction, all can see; of all other votes I tell "
    "nobody."
)


async def said_below(room: Room, who, said):
    await decided_on_pizza(room)
    return await room.says(who, said, under=(the_only(room).id, "outcome"))


@pytest.mark.parametrize(
    "said",
    [
        "sushi for me",
        "sushi for me please",
        "für mich bitte Sushi",
        "I wasn't even asked??",
        "mich hat keiner gefragt",
        "I don't agree with this, I missed the vote",
        "da bin ich nicht einverstanden",
    ],
)
def test_who_comes_late_or_does_not_agree_hears_that_it_is_decided(said):
    @in_a_room
    async def says(room):
        assert await said_below(room, "dana", said) == [LATE]

    says()


@pytest.mark.parametrize(
    "said",
    ["pizza for me", "yay pizza", "sushi is great for me", "I missed the bus", "who orders?"],
)
def test_what_else_is_said_there_is_talk(said):
    @in_a_room
    async def says(room):
        assert await said_below(room, "dana", said) == []

    says()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("pizza is not great for me as a vegetarian tbh", [LATE]),
        ("ich mag pizza leider nicht", [LATE]),
    ],
)
def test_whom_it_does_not_suit_hears_in_private_that_it_is_decided(said, told):
    @in_a_room
    async def says(room):
        await decided_on_pizza(room)
        assert await room.says("dana", said) == told

    says()


@pytest.mark.parametrize(
    ("said", "dropped"),
    [
        ("the pizza place is closed today!! can we vote again without it", "Pizza"),
        ("redo without it", "Pizza"),
        ("can we vote again without salad", "Salad"),
        ("können wir nochmal ohne sushi abstimmen?", "Sushi"),
    ],
)
def test_it_is_voted_on_again_without_an_option_once_that_is_sent(said, dropped):
    @in_a_room
    async def says(room):
        assert await said_below(room, "lena", said) == [WITHOUT.format(dropped)]
        assert len(room.decisions()) == 1

    says()


@pytest.mark.parametrize("said", ["but leave out the salad", "aber ohne Salad", "oh, minus salad"])
def test_behind_an_order_to_ask_again_it_is_said_of_that(said):
    @in_a_room
    async def says(room):
        await decided_on_pizza(room)
        await room.says("lena", "@Convene same again tomorrow", channel=True)
        told = await room.says("lena", f"@Convene {said}", channel=True)
        assert told == [WITHOUT.format("Salad")]

    says()


@pytest.mark.parametrize("said", ["am besten gleich jede Woche", "let's make it every thursday"])
def test_its_organiser_has_it_asked_every_week(said):
    @in_a_room
    async def says(room):
        await said_below(room, "lena", said)
        assert len(series(room)) == 1

    says()


@pytest.mark.parametrize(
    "said", ["but not next week, we're at the offsite", "aber nicht nächste Woche"]
)
def test_what_has_just_begun_to_repeat_is_left_out_once(said):
    @in_a_room
    async def says(room):
        await decided_on_pizza(room)
        await room.says("lena", "@Convene ask this every thursday", channel=True)
        [told] = await room.says("lena", f"@Convene {said}", channel=True)
        assert "is left out on" in told

    says()


@pytest.mark.parametrize("said", ["what did i vote", "was hab ich gewählt?"])
def test_somebody_hears_what_their_own_vote_was(said):
    @in_a_room
    async def says(room):
        await decided_on_pizza(room)
        [told] = await room.says("lena", said)
        assert told.startswith("“Pizza, sushi or salad?”: you")

    says()


@pytest.mark.parametrize("said", ["who voted for sushi?", "wer hat für Sushi gestimmt?"])
def test_who_was_for_what_is_told_as_far_as_it_is_seen(said):
    @in_a_room
    async def says(room):
        assert await said_below(room, "dana", said) == [SEEN]

    says()


@pytest.mark.parametrize("said", ["who was in the kitchen?", "who was late?"])
def test_who_did_something_else_is_asked_of_the_others(said):
    @in_a_room
    async def says(room):
        assert await said_below(room, "dana", said) == []

    says()


@pytest.mark.parametrize(
    "said", ["would sushi have won with ranked voting?", "hätte Sushi mit ranked gewonnen?"]
)
def test_how_it_would_have_gone_otherwise_is_answered(said):
    @in_a_room
    async def says(room):
        [told] = await said_below(room, "dana", said)
        assert told.startswith("“Pizza, sushi or salad?”: Pizza.")

    says()
