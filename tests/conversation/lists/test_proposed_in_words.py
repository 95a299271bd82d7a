"""What is proposed in words: said → what is on the list, each by itself, with a name or without."""

import pytest

from orchestration.language.choosing.lists.alike import may_be_same
from tests.conversation.choosing import asked, in_a_crowd, polled, the_only
from tests.conversation.test_dialogues import in_a_room


async def on_the_list(room, said, *, in_private=False, before=""):
    """Have Omar say something about a choice; returns what is listed, and what he is told."""
    card = await asked(room)
    if before:
        await room.says("dana", before, under=card)
    told = await room.says("omar", said, **({} if in_private else {"under": card}))
    return the_only(room).listed, told


def lists(said, titles, named=None, **more):
    @in_a_crowd
    async def proposes(room):
        listed, _ = await on_the_list(room, said, **more)
        assert [each.title for each in listed] == titles
        if named is not None:
            assert all(bool(each.proposed_by) == named for each in listed)

    proposes()


@pytest.mark.parametrize("in_private", [False, True])
@pytest.mark.parametrize(
    "said",
    [
        "put Dachs on the list, without my name",
        "please add Dachs to the list anonymously",
        "schreib bitte Dachs mit auf die Liste, ohne meinen Namen",
        "setz Dachs anonym auf die Liste",
        "anonym: Dachs",
        "anonymous: Dachs",
        "ohne meinen Namen bitte: Dachs",
        "my proposal, anonymously: Dachs",
        "anonymer Vorschlag: Dachs",
        "id like to suggest dachs, without my name pls",
        "würd gern dachs vorschlagen aber ohne meinen namen",
        "I suggest Dachs, but without my name",
        "Vorschlag: Dachs (anonym)",
    ],
)
def test_who_wants_no_name_beside_it_has_none(said, in_private):
    lists(said, ["Dachs"], named=False, in_private=in_private)


@pytest.mark.parametrize("in_private", [False, True])
@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("Ich würde gerne das Café am Park vorschlagen, falls noch Zeit ist.", "Café am Park"),
        ("I'd like to suggest Heron, if there's still time", "Heron"),
        ("ich schlage Dachs vor, wenn das noch geht", "Dachs"),
        ("adding mine: poke bowls", "Poke bowls"),
        ("mine: poke bowls", "Poke bowls"),
        ("ich werf mal Dachs in den Raum", "Dachs"),
        ("just throwing in poke bowls", "Poke bowls"),
        ("würd gern dachs vorschlagen", "Dachs"),
        ("von mir: Dachs", "Dachs"),
        ("Dachs (anonym bitte)", "Dachs"),
    ],
)
def test_a_proposal_with_what_is_said_around_it(said, title, in_private):
    lists(said, [title], in_private=in_private)


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("ok dann halt Grübelkammer", ["Grübelkammer"]),
        ("oh wait also Heron", ["Heron"]),
        ("Mist. na dann Suppe", ["Suppe"]),
        ("oh well, then soup", ["Soup"]),
        ("evtl Suppe?", ["Suppe"]),
        ("The Weekly Something", ["The Weekly Something"]),
        ("the weekly something", ["Weekly something"]),
        ("Addis Grill", ["Addis Grill"]),
        ("mist", []),
        ("oh well", []),
    ],
)
def test_what_leads_to_a_proposal_is_no_part_of_it(said, titles):
    lists(said, titles)


@pytest.mark.parametrize(
    "said", ["zu laut (anonym bitte)", "rather not (anonymous please)", "no fish (anonymous)"]
)
def test_an_opinion_without_a_name_is_not_listed(said):
    lists(said, [], in_private=True)


def test_a_proposal_that_is_there_is_not_listed_again():
    lists("mist. na dann dachs", ["Dachs"], before="Dachs")


@pytest.mark.parametrize(
    "said",
    [
        "zieh Dachs zurück, Fuchs is besser",
        "ich ziehe Dachs zurück, dafür Fuchs",
        "withdraw Dachs, Fuchs is better",
        "I take Dachs back, rather Fuchs",
        "Dachs raus, dafür Fuchs",
        "oops meant Fuchs not Dachs",
        "ups, meinte Fuchs statt Dachs",
    ],
)
def test_what_is_withdrawn_for_another_gives_its_place(said):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("omar", "Dachs", under=card)
        await room.says("omar", said, under=card)
        assert [each.title for each in the_only(room).listed] == ["Fuchs"]

    plays()


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("zieh Dachs zurück", []),
        ("ich ziehe Dachs zurück, mir egal was", []),
        ("dachs kannst du wieder streichen, viel zu teuer", []),
        ("mein Vorschlag ist hinfällig", []),
        ("my idea is off the table", []),
        ("drop dachs, way too expensive", []),
        ("ups", ["Dachs"]),
        ("hauptsache kurz", ["Dachs"]),
    ],
)
def test_what_is_only_withdrawn_puts_nothing_in_its_place(said, titles):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("omar", "Dachs", under=card)
        await room.says("omar", said, under=card)
        assert [each.title for each in the_only(room).listed] == titles

    plays()


@in_a_room
async def test_what_was_only_named_in_private_is_filled_in(room):
    await asked(room)
    await room.says("omar", "burger or the thai one round the corner")
    await room.presses("omar", "propose")
    _, form = room.opened["omar"]
    filled = {each.name: each.value for each in form.fields if each.value}
    assert filled == {"title": "Burger", "also-0": "Thai one round the corner"}
    assert not the_only(room).listed
    await room.fills("omar", **filled)
    assert [x.title for x in the_only(room).listed] == ["Burger", "Thai one round the corner"]


@pytest.mark.parametrize("in_private", [False, True])
@pytest.mark.parametrize(
    "said",
    [
        "Vorschlag: Dachs",
        "mein Vorschlag wäre: Dachs",
        "my idea: Dachs",
        "schreib Dachs auf die Liste",
        "ich würde Dachs vorschlagen",
        "how about Dachs?",
        "wie wär's mit Dachs?",
    ],
)
def test_what_is_proposed_is_listed(said, in_private):
    lists(said, ["Dachs"], named=True, in_private=in_private)


@pytest.mark.parametrize(
    "said",
    [
        "how about tomorrow?",
        "how about Fridays?",
        "how about you?",
        "how about no",
        "what about the deadline?",
        "is it anonymous?",
        "bleibt das anonym?",
        "anonym: Hund oder Katze?",
        "anonymous: A",
        "Dachs",
        "my idea was stupid",
    ],
)
def test_what_proposes_nothing_in_private_is_not_listed(said):
    lists(said, [], in_private=True)


@in_a_room
async def test_an_anonymous_proposal_says_that_it_is_one(room):
    _, told = await on_the_list(room, "anonym: Dachs")
    assert told == ["On the list, without your name: Dachs."]


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("Aurora und Dachs", ["Aurora", "Dachs"]),
        ("Aurora and Badger", ["Aurora", "Badger"]),
        ("Vorschlag: Aurora und Dachs", ["Aurora", "Dachs"]),
        ("put carrots and peas on the list", ["Carrots", "Peas"]),
        ("Aurora, Badger and Fox", ["Aurora", "Badger", "Fox"]),
        ("wie wär's mit Aurora und Dachs", ["Aurora", "Dachs"]),
        ("fish and chips", ["Fish and chips"]),
        ("Salt and Pepper", ["Salt and Pepper"]),
        ("Hill and Sons", ["Hill and Sons"]),
        ("Kaffee und Kuchen", ["Kaffee und Kuchen"]),
        ("dinner and a movie", ["Dinner and a movie"]),
        ("Rock & Roll Cafe", ["Rock & Roll Cafe"]),
    ],
)
def test_two_names_are_two_proposals_and_a_pair_is_one(said, titles):
    lists(said, titles)


@in_a_room
async def test_what_stands_on_the_list_as_one_stays_one(room):
    await room.says("lena", '/convene decide which pub? "Fox and Hound", "Swan"; open list',
                    channel=True)  # fmt: skip
    [card] = room.shown
    assert "Fox and Hound" in [each.title for each in the_only(room).listed]
    await room.says("omar", "Fox and Hound", under=card)
    assert len(the_only(room).listed) == 2


@pytest.mark.parametrize(
    ("one", "other"),
    [("Thai Garden", "the Thai Garden on Main"), ("Thai Garden in Berlin", "Thai Garden"),
     ("Gasthaus Adler", "Gasthaus Adler am Markt")],
)  # fmt: skip
def test_a_name_and_the_same_with_where_it_is_may_be_one(one, other):
    assert may_be_same(one, other)
    assert may_be_same(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Pizza", "Pizza Hut"), ("Pizza", "Pizza at home"), ("Thai Garden", "Thai Garden Express 2"),
     ("Berlin trip in May", "Berlin trip in June")],
)  # fmt: skip
def test_a_word_and_more_of_it_are_two(one, other):
    assert not may_be_same(one, other)


@in_a_room
async def test_both_who_proposed_are_asked_once(room):
    card = await asked(room)
    await room.says("dana", "Thai Garden", under=card)
    await room.says("omar", "the Thai Garden on Main", under=card)
    assert [who for who, words in room.told if "the same as" in words] == ["dana", "omar"]


@pytest.mark.parametrize("said", ["anonym: pizza", "how about pizza?", "Vorschlag: pizza"])
def test_during_a_vote_what_is_on_the_list_is_not_called_closed(said):
    @in_a_room
    async def says(room):
        options = await polled(room)
        told = await room.says("omar", said, under=options)
        assert not any("list is closed" in each for each in told)

    says()


@pytest.mark.parametrize(
    ("said", "asks"),
    [
        ("proposals closed!", True),
        ("proposals are closed", True),
        ("proposals are closed now", True),
        ("voting starts now", True),
        ("no more proposals please", True),
        ("no more suggestions, let's go", True),
        ("vorschläge sind geschlossen", True),
        ("die vorschlagsrunde ist vorbei", True),
        ("abstimmung startet jetzt", True),
        ("no more proposals from me", False),
        ("are proposals closed?", False),
    ],
)
def test_that_the_list_is_done_offers_to_close_it_and_stands_on_no_list(said, asks):
    @in_a_room
    async def says(room):
        card = await asked(room)
        told = await room.says("lena", said, under=card)
        assert any(each.startswith("Close “") for each in told) == asks
        assert not the_only(room).listed

    says()


@pytest.mark.parametrize(
    ("said", "who", "stays"),
    [
        ("nvm tbilisi, too far", "omar", False),
        ("nvm tbilisi", "omar", False),
        ("never mind tbilisi, it's booked out", "omar", False),
        ("tbilisi doch nicht, zu teuer", "omar", False),
        ("dann doch lieber nicht tbilisi", "omar", False),
        ("not tbilisi after all, too far", "omar", False),
        ("nvm tbilisi is fine", "omar", True),
        ("nvm, found it", "omar", True),
        ("nvm tbilisi, too far", "raj", True),
        ("tbilisi doch nicht, zu teuer", "lena", True),
    ],
)
def test_who_thinks_better_of_their_own_proposal_takes_it_off(said, who, stays):
    @in_a_room
    async def says(room):
        card = await asked(room)
        await room.says("omar", "Tbilisi", under=card)
        await room.says(who, said, under=card)
        assert [each.title for each in the_only(room).listed] == ["Tbilisi"] * stays

    says()
