"""Options with only so many places: asked about, waited for and given up, in words."""

import pytest

from orchestration.kinds.choice.seating import seats_now
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

COURSE = "/convene poll first aid course: Tuesday group (2 places), Thursday group (2 places)"
FULL = "Thursday group is full (2 of 2)."


async def voted(room, asked=COURSE, **votes):
    """A poll, and who votes for what in its thread."""
    await room.says("lena", asked, channel=True)
    for who, letter in (votes or {"omar": "B", "dana": "B"}).items():
        await room.says(who, letter, under=room.latest("options/"))


def votes_of(room):
    ballots = the_only(room).round.ballots
    return {who: "".join(each.yes) for who, each in ballots.items()}


def seats(room, title="Thursday group"):
    return next(held for option, held in seats_now(the_only(room)) if option.title == title)


def wishes_of(room, who):
    held = the_only(room).profiles.get(who)
    return held._value.wishes if held else ()


@pytest.mark.parametrize("said", ["thursday too plz", "B", "put me down for thursday"])
def test_who_votes_for_what_is_full_hears_where_they_wait(said):
    @in_a_room
    async def plays(room):
        await voted(room)
        told = await room.says("raj", said, under=room.latest("options/"))
        assert told == [f"{FULL} As it stands you are number 1 on the waiting list."]

    plays()


@in_a_room
async def test_who_has_a_place_hears_nothing_more(room):
    await voted(room, omar="B")
    told = await room.says("dana", "B", under=room.latest("options/"))
    assert told == ["Your vote is in: B."]


@pytest.mark.parametrize(
    "said",
    [
        "argh dentist on thursday, take me off",
        "take me off",
        "can't do thursday, take me off the list",
        "nimm mich bitte von der liste",
        "I have to drop out",
        "sorry have to drop out again, kid has a thing that day",
        "ugh, i'll have to bail out unfortunately, my sitter cancelled",
        "sorry leute, muss leider wieder absagen, kind krank",
    ],
)
@pytest.mark.parametrize("private", [False, True])
def test_who_is_taken_off_lets_the_next_one_in(said, private):
    @in_a_room
    async def plays(room):
        await voted(room, omar="B", dana="B", raj="B")
        under = None if private else room.latest("options/")
        told = await room.says("omar", said, under=under)
        assert told == ["Your vote is taken back. Until it closes, you can vote."]
        assert votes_of(room) == {"dana": "B", "raj": "B"}
        words = "a place is free. As it stands you are in for Thursday group."
        assert ("raj", f"“First aid course”: {words}") in room.told

    plays()


@in_a_room
async def test_who_is_taken_off_one_of_two_keeps_the_other(room):
    await voted(room, omar="A and B", dana="B")
    await room.says("omar", "take me off thursday", under=room.latest("options/"))
    assert votes_of(room) == {"omar": "A", "dana": "B"}


@pytest.mark.parametrize(
    "said",
    [
        "don't take me off thursday",
        "take me off tuesday",
        "take me off thursday if it rains",
        "take me off thursday and put me on tuesday",
        "can you take me off?",
        "they had to drop out of the race again",
    ],
)
def test_what_only_sounds_like_it_takes_nobody_off(said):
    @in_a_room
    async def plays(room):
        await voted(room)
        await room.says("omar", said, under=room.latest("options/"))
        assert votes_of(room)["omar"] == "B"

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "am i in if i take thursday?",
        "would I get a place on thursday?",
        "is there still room on thursday?",
        "is thursday full?",
        "bin ich drin wenn ich thursday nehme?",
        "ist bei thursday noch was frei?",
    ],
)
@pytest.mark.parametrize("private", [False, True])
def test_a_question_of_room_is_answered_and_stores_nothing(said, private):
    @in_a_room
    async def plays(room):
        await voted(room, omar="B", dana="B", raj="B")
        under = None if private else room.latest("options/")
        told = await room.says("ines", said, under=under)
        assert told == [f"{FULL} You would be number 2 on the waiting list."]
        assert "ines" not in votes_of(room)
        assert not wishes_of(room, "ines")

    plays()


@in_a_room
async def test_free_places_are_counted(room):
    await voted(room, omar="B")
    assert await room.says("ines", "is there room on thursday?") == [
        "Thursday group: 1 place is free, of 2."
    ]


MINE = ["where am i on the list?", "wo bin ich auf der liste?", "what number am I?", "am i in?"]


@pytest.mark.parametrize("said", MINE)
def test_who_waits_hears_where_while_it_is_open_and_after(said):
    @in_a_room
    async def plays(room):
        await voted(room, omar="B", dana="B", raj="B")
        told = await room.says("raj", said)
        assert told == [f"{FULL} As it stands you are number 1 on the waiting list."]
        assert await room.says("omar", said) == ["As it stands you are in for Thursday group."]
        await room.closes("lena")
        told = await room.says("raj", said)
        assert told == ["Not yet: you are number 1 on the waiting list for Thursday group."]

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "make it 3 on thursday",
        "3 places on thursday",
        "raise thursday to 3",
        "add another place on thursday",
        "one more place on thursday",
        "noch ein platz am donnerstag",
    ],
)
@pytest.mark.parametrize("private", [False, True])
def test_who_asked_gives_more_places_and_who_waited_is_in(said, private):
    @in_a_room
    async def plays(room):
        await voted(room, omar="B", dana="B", raj="B")
        assert seats(room).waiting == ("raj",)
        under = None if private else room.latest("options/")
        assert await room.says("lena", said, under=under) == ["Thursday group has 3 places now."]
        assert "lena" not in votes_of(room)
        assert seats(room).kept == ("omar", "dana", "raj")
        assert "a place is free" in [told for who, told in room.told if who == "raj"][-1]
        assert "3 places" in room.shown[room.latest("options/")].words

    plays()


@pytest.mark.parametrize(
    ("who", "said", "told"),
    [
        ("lena", "make it 3", "Which one? Say it with its name, like “Tuesday group: 3 places”."),
        ("omar", "make it 3 places", "Only Lena Vogt changes how many places there are."),
        ("lena", "only 1 place on thursday", "Thursday group: 2 taken, so it can't be fewer."),
    ],
)
def test_others_give_none_and_nobody_loses_one(who, said, told):
    @in_a_room
    async def plays(room):
        await voted(room)
        assert await room.says(who, said, under=room.latest("options/")) == [told]
        assert seats(room).capacity == 2

    plays()


@pytest.mark.parametrize("said", ["who's where?", "wer ist wo?", "who has a place?"])
def test_who_is_where_is_told_as_far_as_votes_are_open(said):
    @in_a_room
    async def plays(room):
        await voted(room)
        await room.says("raj", "B")
        told = await room.says("lena", said, under=room.latest("options/"))
        taken = "2 of 2 taken (Omar Haddad and Dana Reed)"
        assert told == [
            f"Tuesday group: 0 of 2 taken.\nThursday group: {taken}; waiting: 1 person."
        ]
        await room.closes("lena")
        [told] = await room.says("lena", said, under=room.latest("outcome"))
        assert taken in told

    plays()


@in_a_room
async def test_who_is_taken_off_after_the_close_gives_their_place_back(room):
    await voted(room, omar="B", dana="B", raj="B")
    await room.closes("lena")
    said = "argh dentist on thursday, take me off"
    assert await room.says("omar", said, under=room.latest("outcome")) == [
        "Your place is given back."
    ]
    assert ("raj", "A place is free: you are in for Thursday group.") in room.told


@in_a_room
async def test_of_a_secret_vote_nobody_hears_how_many_places_are_taken(room):
    await voted(room, asked=f"{COURSE}, secret")
    assert the_only(room).terms.secret
    for said in ("is thursday full?", "who's where?", "where am i on the list?"):
        assert await room.says("raj", said) == ["Who has a place is told as the vote ends."]
    told = await room.says("raj", "B")
    assert not any("full" in each for each in told)


@pytest.mark.parametrize("said", ["who's where?", "am i in?", "make it 3 on thursday"])
def test_where_nothing_is_limited_places_are_not_spoken_of(said):
    @in_a_room
    async def plays(room):
        await voted(room, asked="/convene poll course: Tuesday group, Thursday group")
        told = await room.says("raj", said)
        assert not any("place" in each and "full" in each for each in told)

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "Tuesday group, Thursday group; 2 places each",
        "Tuesday group, Thursday group (2 places each)",
        "Tuesday group or Thursday group, each 2 places",
        "Tuesday group, Thursday group, max 2 people each",
        "Tuesday group, Thursday group; je 2 Plätze",
        "Tuesday group, Thursday group, 2 Plätze pro Gruppe",
    ],
)
def test_places_are_said_of_each_option(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"/convene poll first aid course: {said}", channel=True)
        listed = [(each.title, each.capacity) for each in the_only(room).listed]
        assert listed == [("Tuesday group", 2), ("Thursday group", 2)]

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "workshops (8 places each): pottery, climbing",
        "workshops, 8 places each: pottery, climbing",
        "workshops (je 8 Plätze): pottery, climbing",
    ],
)
def test_places_of_each_may_stand_before_the_list(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"/convene poll {said}", channel=True)
        assert the_only(room).terms.subject == "Workshops"
        listed = [(each.title, each.capacity) for each in the_only(room).listed]
        assert listed == [("Pottery", 8), ("Climbing", 8)]

    plays()


@pytest.mark.parametrize(
    "said", ["Golf, Bus with 8 seats", "2 places each year, one place", "book, two tickets each"]
)
def test_what_is_no_number_of_places_for_each_stays_an_option(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"/convene poll trip: {said}", channel=True)
        titles = [each.title.casefold() for each in the_only(room).listed]
        assert titles == [each.strip().casefold() for each in said.split(",")]

    plays()


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("bin raus, knie", {"dana": "B"}),
        ("I'm out, knee", {"dana": "B"}),
        ("ich bin leider raus, krank", {"dana": "B"}),
        ("ohne mich", {"dana": "B"}),
        ("i'm out of milk", {"omar": "B", "dana": "B"}),
        ("i'm out of office tomorrow", {"omar": "B", "dana": "B"}),
    ],
)
def test_who_is_out_gives_their_place_free(said, held):
    @in_a_room
    async def plays(room):
        await voted(room)
        await room.says("omar", said, under=room.latest("options/"))
        assert votes_of(room) == held

    plays()


PYCON = "@Convene who wants to come to the pycon? only 2 tickets"


@pytest.mark.parametrize(
    ("said", "vote"),
    [
        ("me!", "A"),
        ("me too", "A"),
        ("id love to come", "A"),
        ("ich auch!", "A"),
        ("würde gern mitkommen", "A"),
        ("ich komme gern mit", "A"),
        ("can't", "B"),
        ("can't, sorry", "B"),
        ("kann leider nicht", "B"),
        ("me and dana were there last year", None),
        ("me too?", None),
        ("i'd love to come but can't say yet", None),
    ],
)
def test_who_comes_to_what_all_are_asked_to_come_to(said, vote):
    @in_a_room
    async def plays(room):
        await room.says("lena", PYCON, channel=True)
        await room.says("omar", said, under=room.latest("options/"))
        assert votes_of(room).get("omar") == vote

    plays()


@in_a_room
async def test_under_options_that_ask_for_nobody_me_too_is_no_vote(room):
    await voted(room)
    await room.says("raj", "me too", under=room.latest("options/"))
    assert "raj" not in votes_of(room)


@pytest.mark.parametrize(
    "said",
    [
        "have to drop out sorry",
        "sorry, need to pull out",
        "muss leider absagen",
        "ich muss leider doch abspringen",
        "no, cant make it after all",
    ],
)
def test_who_drops_out_of_what_is_full_lets_the_next_one_move_up(said):
    @in_a_room
    async def plays(room):
        await voted(room, PYCON, omar="yes", dana="yes", raj="yes")
        await room.says("omar", said, under=room.latest("options/"))
        assert "A" not in votes_of(room).get("omar", "")
        assert ("raj", "a place is free. As it stands you are in.") in [
            (who, words.partition(": ")[2]) for who, words in room.told
        ]

    plays()


@pytest.mark.parametrize(
    "said",
    ["is there still room?", "is there any room?", "ist noch platz?", "gibt es noch plätze?"],
)
@pytest.mark.parametrize("private", [False, True])
def test_whether_there_is_room_is_told_of_all_that_has_places(said, private):
    @in_a_room
    async def plays(room):
        await voted(room)
        told = await room.says("raj", said, under=None if private else room.latest("options/"))
        assert told == ["Tuesday group: 2 free, of 2. Full: Thursday group."]

    plays()
