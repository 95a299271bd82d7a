"""What people put on the list of a choice and take off it, in words: said → the list."""

import pytest

from tests.conversation.choosing import asked, listed_by_omar, offered, polled, the_only
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("said", "told", "titles"),
    [
        ("take pizza off the list", "Off the list: Pizza.", "Thai/Noodle place"),
        ("remove pizza", "Off the list: Pizza.", "Thai/Noodle place"),
        ("withdraw pizza", "Off the list: Pizza.", "Thai/Noodle place"),
        ("cross out pizza", "Off the list: Pizza.", "Thai/Noodle place"),
        ("Pizza off the list please", "Off the list: Pizza.", "Thai/Noodle place"),
        ("Pizza streichen", "Off the list: Pizza.", "Thai/Noodle place"),
        ("streich Pizza von der Liste", "Off the list: Pizza.", "Thai/Noodle place"),
        (
            "take pizza off again pls, just checked, it is shut",
            "Off the list: Pizza.",
            "Thai/Noodle place",
        ),
        ("take pizza off pls", "Off the list: Pizza.", "Thai/Noodle place"),
        (
            "remove pizza, just looked, prices are insane",
            "Off the list: Pizza.",
            "Thai/Noodle place",
        ),
        ("Streich Pizza, grad geguckt, die haben zu", "Off the list: Pizza.", "Thai/Noodle place"),
        ("id say tacos instead", "On the list: Tacos.", "Pizza/Thai/Noodle place/Tacos"),
        ("id suggest tacos", "On the list: Tacos.", "Pizza/Thai/Noodle place/Tacos"),
        ("Id cards", "On the list: Id cards.", "Pizza/Thai/Noodle place/Id cards"),
        ("remove H from the list", "“H” is not on the list.", "Pizza/Thai/Noodle place"),
        ("Let's have dates too", "On the list: Dates.", "Pizza/Thai/Noodle place/Dates"),
        ("add carrots to the list", "On the list: Carrots.", "Pizza/Thai/Noodle place/Carrots"),
        ("I'd suggest tacos", "On the list: Tacos.", "Pizza/Thai/Noodle place/Tacos"),
    ],
)
def test_the_list_is_changed_in_words(said, told, titles):
    @in_a_room
    async def changes(room):
        card = await listed_by_omar(room)
        assert await room.says("omar", said, under=card) == [told]
        assert "/".join(each.title for each in the_only(room).listed) == titles

    changes()


@pytest.mark.parametrize(
    "said",
    [
        "+1 for thai",
        "B > A",
        "all",
        "A B C",
        "something vegetarian please",
        "let's take it offline",
    ],
)
def test_what_is_no_proposal_stays_off_the_list(said):
    @in_a_room
    async def says(room):
        card = await listed_by_omar(room)
        await room.says("raj", said, under=card)
        assert len(the_only(room).listed) == 3

    says()


@in_a_room
async def test_who_proposed_it_takes_it_off_or_the_organiser(room):
    card = await listed_by_omar(room)
    [said] = await room.says("raj", "take pizza off the list", under=card)
    assert said == "Only who proposed Pizza, or Lena Vogt, takes it off the list."
    assert await room.says("lena", "remove pizza", under=card) == ["Off the list: Pizza."]
    assert await room.says("omar", "remove thai") == ["Off the list: Thai."]
    assert [each.title for each in the_only(room).listed] == ["Noodle place"]


@in_a_room
async def test_a_wish_for_what_is_off_the_list_matches_nothing(room):
    card = await listed_by_omar(room)
    await room.says("dana", "I'd love thai")
    await room.says("omar", "remove thai", under=card)
    for who in ("lena", "omar", "dana", "ines", "raj"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    shown = [each.title for each in the_only(room).round.options]
    assert sorted(shown) == ["Noodle place", "Pizza"]


@pytest.mark.parametrize(
    "said",
    [
        "put carrots on the list",
        "propose carrots",
        "add carrots to the list",
        "ich schlage Carrots vor",
    ],
)
def test_a_proposal_in_private(said):
    @in_a_room
    async def proposes(room):
        await listed_by_omar(room)
        assert await room.says("dana", said) == ["On the list: Carrots."]

    proposes()


@in_a_room
async def test_people_are_not_put_on_the_list(room):
    card = await listed_by_omar(room)
    await room.says("lena", "add dana to the list", under=card)
    await room.says("lena", "add dana to the list")
    assert len(the_only(room).listed) == 3


@in_a_room
async def test_the_list_is_closed_while_a_vote_is_open(room):
    card = await listed_by_omar(room)
    [said] = await room.says("dana", "nothing spicy")
    assert "How does each option stand for you?" in said
    assert "propose" in offered(room, "dana")
    for who in ("lena", "omar", "dana", "ines", "raj"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    closed = "A vote is open; you can propose again if there is another round."
    assert await room.says("raj", "put carrots on the list", under=card) == [closed]
    assert await room.says("raj", "put carrots on the list") == [closed]
    await room.says("dana", "nothing spicy at all")
    assert "propose" not in offered(room, "dana")


@in_a_room
async def test_how_options_stand_is_noted_in_one_line(room):
    await listed_by_omar(room)
    await room.presses("ines", "stands")
    said = await room.fills("ines", **{"stand-pizza": "great", "stand-thai": "no"})
    assert said == ["Noted: Pizza great, Thai no."]


@in_a_room
async def test_a_courtesy_in_private_is_no_vote(room):
    await polled(room, "@Convene poll: shall we move to Basel?")
    for said in ("ok", "ok, thanks", "thanks!"):
        await room.says("omar", said)
    assert "omar" not in the_only(room).round.votes


@pytest.mark.parametrize(
    "said",
    [
        "on my way",
        "good choice Omar",
        "sounds fun",
        "that one",
        "Lena's idea",
        "whatever Dana wants",
        "super Idee",
        "never mind",
        "nope",
        "done",
        "yep, sounds good",
        "👍",
        "pizza +1",
        "not sure yet",
        "nimm pizza",
    ],
)
def test_what_people_say_to_each_other_changes_no_list(said):
    @in_a_room
    async def says(room):
        card = await listed_by_omar(room)
        await room.says("omar", said, under=card)
        assert [each.title for each in the_only(room).listed] == ["Pizza", "Thai", "Noodle place"]

    says()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("sushi vielleicht", "On the list: Sushi."),
        ("maybe sushi?", "On the list: Sushi."),
        ("ok sushi then", "On the list: Sushi."),
        ("let's order some sushi", "On the list: Sushi."),
        ("can we do sushi?", "On the list: Sushi."),
        ("setz bitte sushi auf die Liste", "On the list: Sushi."),
        ("tacos, Tacos or TACOS!", "On the list: Tacos."),
        ("nimm Pizza von der Liste", "Off the list: Pizza."),
        ("nimm pizza wieder raus", "Off the list: Pizza."),
    ],
)
def test_a_list_is_changed_once_for_each_thing(said, told):
    @in_a_room
    async def says(room):
        assert await room.says("omar", said, under=await listed_by_omar(room)) == [told]

    says()


@pytest.mark.parametrize(
    ("first", "then", "told", "titles"),
    [
        (["pizzza"], "pizza", "On the list: Pizza, in the place of Pizzza.", "Pizza"),
        (["pizza"], "sushi", "On the list: Sushi, in the place of Pizza.", "Sushi"),
        (
            ["tacos", "pizzza"],
            "pizza",
            "On the list: Pizza, in the place of Pizzza.",
            "Tacos/Pizza",
        ),
        (["pizza"], "pizza, tacos", "On the list: Tacos.", "Pizza/Tacos"),
        (["haha"], "tacos", "On the list: Tacos.", "Tacos"),
        (["pizza"], "PIZZA!", None, "Pizza"),
        (
            ["pizza", "tacos"],
            "sushi",
            "The list stays as it is: take off it what goes, and propose anew.",
            "Pizza/Tacos",
        ),
    ],
)
def test_a_proposal_that_is_edited_goes_in_the_place_of_what_it_was(first, then, told, titles):
    @in_a_room
    async def edits(room):
        card = await asked(room)
        for each in first:
            await room.says("omar", each, under=card)
        said = await room.says("omar", then, under=card, edited=True)
        assert said == ([told] if told else [])
        assert "/".join(each.title for each in the_only(room).listed) == titles

    edits()


@pytest.mark.parametrize(
    "said",
    [
        "actually scrap the pizza, I meant pasta",
        "replace pizza with pasta",
        "I meant pasta, not pizza",
        "ersetze Pizza durch Pasta",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_ones_own_proposal_is_swapped_in_words(said, alone):
    @in_a_room
    async def swaps(room):
        card = await listed_by_omar(room)
        [told] = await room.says("omar", said, under=None if alone else card)
        assert told == "On the list: Pasta, in the place of Pizza."
        assert [each.title for each in the_only(room).listed] == ["Thai", "Noodle place", "Pasta"]

    swaps()


@in_a_room
async def test_what_another_has_proposed_is_swapped_by_nobody_else(room):
    card = await listed_by_omar(room)
    [told] = await room.says("raj", "scrap the pizza, I meant pasta", under=card)
    assert told.startswith("Only who proposed Pizza")
    assert len(the_only(room).listed) == 3


@pytest.mark.parametrize("said", ["tacos", "how about tacos?", "let's do tacos"])
def test_a_proposal_during_the_vote_hears_that_the_list_is_closed(said):
    @in_a_room
    async def proposes(room):
        card = await listed_by_omar(room)
        for who in ("lena", "omar", "dana", "ines", "raj"):
            await room.presses(who, "any-time")
        await room.later(minutes=5)
        for under in (card, room.latest("options/")):
            assert await room.says("raj", said, under=under) == [
                "A vote is open; you can propose again if there is another round."
            ]
        for talk in ("lol", "congrats to all of you on that one", "nice idea"):
            assert await room.says("raj", talk, under=card) == []

    proposes()


@in_a_room
async def test_who_is_not_asked_hears_why_their_proposal_is_not_listed(room):
    await room.says("lena", "/convene decide where shall we eat? @omar @dana", channel=True)
    if "lena" in room.opened:
        await room.fills("lena", people=["omar", "dana"])
    card = room.latest("card")
    for said in ("tacos", "how about tacos?", "I'd suggest tacos"):
        assert await room.says("raj", said, under=card) == [
            "You are not asked here, so that is not listed. Lena Vogt can add you."
        ]
    assert await room.says("raj", "sounds great", under=card) == []
