"""Votes with what people say around them: sighs, numbers of titles, reasons, and the end."""

import pytest

from orchestration.model.ballots import Approvals, OneOption, Order
from tests.conversation.choosing import offered, the_only
from tests.conversation.test_dialogues import in_a_room

TEAMS = "/convene poll team: Die Füchse, Team Rakete, Waschbären, Projekt X; borda"
FLOORS = "/convene poll which floor: 2nd floor, 4th floor, Attic"
STOCK = "/convene poll Stockwerk: 2. Stock, 4. Stock, Dachgeschoss"
NAMES = "/convene poll newsletter: Montagspost, Flurfunk, Freitagspost"
CLIENTS = "/convene poll which customer: Acme, Birch & Co, Cedar"
COURSE = "/convene poll kletterkurs: Montag (2 places), Mittwoch (2 places)"
WHICH_DAY = "Which option is your vote for? Write its letter: A Montag, B Mittwoch."
FOOD = "/convene poll lunch: Pizza, Sushi, Salad; "


async def voted(room, asked, said, *, alone=False, who="dana", before=""):
    """What somebody is told who says something while it is voted on, and their ballot then."""
    await room.says("lena", asked, channel=True)
    options = room.latest("options/")
    if before:
        await room.says(who, before, under=options)
    told = await room.says(who, said, under=None if alone else options)
    return told, the_only(room).round.ballots.get(who)


def says(asked, said, ballot, **how):
    @in_a_room
    async def plays(room):
        assert (await voted(room, asked, said, **how))[1] == ballot

    plays()


@pytest.mark.parametrize(
    ("said", "order"),
    [
        ("had to google waschbär 🦝 Waschbären first, then füchse, rest idc", "CA"),
        ("Waschbären first, then füchse, rest idc", "CA"),
        ("erst waschbären, dann füchse, rest egal", "CA"),
        ("waschbär zuerst, dann fuchs, der rest ist mir wurscht", "CA"),
        ("rakete first, füchse second, don't care about the rest", "BA"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_an_order_is_all_of_it(said, order, alone):
    says(TEAMS, said, Order(tuple((each,) for each in order)), alone=alone)


def test_what_follows_the_first_is_no_vote_without_it():
    says(TEAMS, "the waschbären are my neighbours, then füchse", None)


def test_of_two_that_are_alike_the_one_that_is_written_is_meant():
    says("/convene poll pet: Fuchs, Füchse, Hase", "füchse", Approvals(("B",)))


@pytest.mark.parametrize(
    ("asked", "said", "letter"),
    [
        (FLOORS, "2. stock", "A"),
        (FLOORS, "2. Stock bitte", "A"),
        (FLOORS, "lieber vierter stock", "B"),
        (FLOORS, "die 4. Etage", "B"),
        (FLOORS, "4th floor, better light", "B"),
        (FLOORS, "hm ne doch 4. stock wenn der aufzug endlich geht", "B"),
        (FLOORS, "ja die attic mein ich", "C"),
        (STOCK, "2nd floor", "A"),
        (STOCK, "4. stock", "B"),
        (FLOORS, "2.", "B"),
    ],
)
def test_an_option_is_called_by_the_number_of_its_title(asked, said, letter):
    says(asked, said, Approvals((letter,)), alone=True)


@pytest.mark.parametrize("said", ["3. stock", "3rd floor", "2. mai kann ich nicht"])
@pytest.mark.parametrize("alone", [True, False])
def test_a_number_that_no_title_has_is_no_vote(said, alone):
    says(FLOORS, said, None, alone=alone)


@pytest.mark.parametrize(
    ("asked", "said", "told"),
    [
        (COURSE, "dienstag", [WHICH_DAY]),
        (COURSE, "Freitag!", [WHICH_DAY]),
        (COURSE, "dienstag bin ich im urlaub", []),
        (FOOD, "dienstag", []),
    ],
)
def test_who_names_a_day_that_is_no_option_hears_which_are(asked, said, told):
    @in_a_room
    async def plays(room):
        assert await voted(room, asked, said) == (told, None)

    plays()


@in_a_room
async def test_a_short_reason_is_a_note(room):
    told, _ = await voted(room, FLOORS, "4th floor, better light")
    assert told == ["Your vote is in: B. Your note stays in this thread."]


@pytest.mark.parametrize(
    "said",
    [
        "mist. na dann flurfunk",
        "oh well, then flurfunk",
        "ach ne doch lieber flurfunk",
        "schade. dann eben flurfunk",
        "tja, dann halt flurfunk",
        "hm nee doch flurfunk",
        "flurfunk natürlich",
        "na klar, flurfunk",
        "damn, ok flurfunk then",
    ],
)
def test_a_sigh_moves_a_vote(said):
    says(NAMES, said, Approvals(("B",)), before="montagspost")


@pytest.mark.parametrize(
    "said",
    [
        "schade, dann wird flurfunk wohl nichts",
        "mist, flurfunk ist raus",
        "flurfunk natürlich nicht",
        "ach, flurfunk war doch auch gut",
        "too bad about flurfunk",
    ],
)
def test_a_sigh_about_an_option_moves_none(said):
    says(NAMES, said, Approvals(("A",)), before="montagspost")


@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("checked in from the train: cedar actually", Approvals(("C",))),
        ("grüße aus dem zug: doch cedar", Approvals(("C",))),
        ("worst of all: cedar actually", None),
        ("my boss's favourite: cedar", None),
    ],
)
def test_a_vote_that_is_announced(said, ballot):
    says(CLIENTS, said, ballot, alone=True)


@pytest.mark.parametrize("said", ["pizza first then salad, no sushi for me", "A, then C"])
@pytest.mark.parametrize("alone", [True, False])
def test_an_order_with_a_no_behind_it_is_a_vote(said, alone):
    says(f"{FOOD}approval", said, Approvals(("A", "C")), alone=alone)


@in_a_room
async def test_what_becomes_of_a_no_is_said(room):
    [told], ballot = await voted(room, f"{FOOD}plurality", "A > C, b geht gar nicht")
    rest = "This vote takes one option, so C and the no to B are left out."
    assert told == f"Your vote is in: A. {rest}"
    assert ballot == OneOption("A")


@pytest.mark.parametrize(
    "said",
    ["sushi for me. close pls", "B for me, then close it", "sushi für mich. jetzt bitte schließen"],
)
def test_who_votes_and_closes_does_both(said):
    @in_a_room
    async def plays(room):
        told, ballot = await voted(room, f"{FOOD}plurality", said, who="lena")
        asks = "Close “Lunch” now? 1 of 5 have voted; it would be B, Sushi, with 1 vote."
        assert told == [f"Your vote is in: B.\n{asks}"]
        assert ballot == OneOption("B")
        assert "close-now" in offered(room, "lena")

    plays()


@pytest.mark.parametrize(
    ("said", "ballot"),
    [("sushi it is, close it", None), ("sushi for me, it is close by", OneOption("B"))],
)
def test_what_only_sounds_like_both_is_one(said, ballot):
    says(f"{FOOD}plurality", said, ballot, who="lena")


@in_a_room
async def test_only_the_organiser_closes(room):
    told, ballot = await voted(room, f"{FOOD}plurality", "sushi for me. close pls")
    assert told == ["Your vote is in: B.\nOnly Lena Vogt can close it: “Lunch” is theirs."]
    assert ballot == OneOption("B")


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("off from this afternoon, omar decides for me", "Omar Haddad"),
        ("bin ab mittag weg, omar stimmt für mich ab", "Omar Haddad"),
        ("me? i'll pass that on to ines, she did the calls", "Inês Costa"),
        ("das soll ines entscheiden, die hat telefoniert", "Inês Costa"),
        ("i'll leave it to omar", "Omar Haddad"),
        ("ich geb das an omar weiter", "Omar Haddad"),
        ("lass omar entscheiden", "Omar Haddad"),
    ],
)
def test_a_vote_that_is_passed_on_is_offered(said, name):
    @in_a_room
    async def plays(room):
        told, _ = await voted(room, CLIENTS, said, alone=True)
        assert told == [f"Shall {name} vote for you?"]
        assert not the_only(room).delegates

    plays()


@pytest.mark.parametrize(
    ("said", "ballot"),
    [("like omar, cedar", Approvals(("C",))), ("i'll pass that on to the team", None)],
)
def test_what_is_not_passed_on_is_not_offered(said, ballot):
    @in_a_room
    async def plays(room):
        told, voted_for = await voted(room, CLIENTS, said, alone=True)
        assert not any("vote for you?" in each for each in told)
        assert voted_for == ballot

    plays()
