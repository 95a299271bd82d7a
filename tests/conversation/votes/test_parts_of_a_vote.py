"""A part of one's vote taken back, none of them all, no vote at all; and how many each may have."""

from fractions import Fraction

import pytest

from orchestration.model.ballots import NoneOfThese
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

ASKED = "/convene poll hoodiefarbe: rot, blau, grün"


async def voted(room, asked=ASKED, **votes):
    await room.says("lena", asked, channel=True)
    for who, said in votes.items():
        await room.says(who, said, under=room.latest("options/"))


def ballot_of(room, who):
    return the_only(room).round.ballots.get(who)


@pytest.mark.parametrize(
    "said",
    [
        "nehm rot wieder zurück",
        "nimm rot zurück",
        "ich ziehe rot zurück",
        "ich nehme rot doch wieder raus",
        "hm, rot zurücknehmen bitte",
        "take red back",
        "I take back red",
        "can you take A back please",
        "untick red",
    ],
)
@pytest.mark.parametrize("private", [False, True])
def test_one_is_taken_back_and_the_rest_stays(said, private):
    @in_a_room
    async def plays(room):
        await voted(room, ines="rot und blau")
        under = None if private else room.latest("options/")
        assert await room.says("ines", said, under=under) == ["Your vote is in: B."]

    plays()


@in_a_room
async def test_the_only_one_taken_back_is_no_vote(room):
    await voted(room, ines="rot")
    await room.says("ines", "nehm rot wieder zurück", under=room.latest("options/"))
    assert "ines" not in the_only(room).round.ballots


@pytest.mark.parametrize(
    "said",
    ["nimm grün zurück", "take red back to the shop", "ich komme erst um acht zurück", "red back?"],
)
def test_what_takes_back_nothing_of_it_changes_nothing(said):
    @in_a_room
    async def plays(room):
        await voted(room, ines="rot und blau")
        await room.says("ines", said, under=room.latest("options/"))
        assert ballot_of(room, "ines").yes == ("A", "B")

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "keine von den dreien, ich trag nur schwarz",
        "keins von den drei, zu bunt",
        "keine der drei, sorry",
        "none of those three, i only wear black",
        "none of the three",
        "neither of them, sorry",
    ],
)
def test_none_of_so_many_is_none(said):
    @in_a_room
    async def plays(room):
        await voted(room)
        await room.says("dana", said, under=room.latest("options/"))
        assert ballot_of(room, "dana") == NoneOfThese()

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "i'll abstain on this one",
        "I'm abstaining from this vote",
        "abstain today",
        "ich enthalte mich diesmal",
        "ich enthalte mich hier lieber",
        "von mir eine enthaltung",
        "hm ok wenns nur der dienstag is enthalt ich mich lieber",
        "wenn das so ist, enthalte ich mich",
        "if it's only tuesdays i'll abstain",
        "then i'd rather abstain",
    ],
)
def test_who_abstains_says_on_what(said):
    @in_a_room
    async def plays(room):
        await voted(room)
        told = await room.says("dana", said, under=room.latest("options/"))
        assert told == ["You abstain; a later vote still counts."]

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "max 2 votes each",
        "at most two votes per head",
        "up to 2 votes a person",
        "max 2 stimmen pro nase",
        "höchstens 2 Stimmen pro Kopf",
        "bis zu zwei stimmen je",
    ],
)
def test_so_many_votes_at_most_cap_approvals(said):
    @in_a_room
    async def plays(room):
        await voted(room, f"@Convene poll farbe: rot, blau, grün; {said}")
        terms = the_only(room).terms
        assert (terms.rule, terms.most, terms.budget) == ("approval", 2, None)

    plays()


@pytest.mark.parametrize("said", ["2 votes each", "2 stimmen pro kopf", "everyone has 2 votes"])
def test_so_many_votes_of_each_are_shared_out(said):
    @in_a_room
    async def plays(room):
        await voted(room, f"@Convene poll farbe: rot, blau, grün; {said}")
        assert (the_only(room).terms.rule, the_only(room).terms.budget) == ("dots", Fraction(2))

    plays()


@in_a_room
async def test_titles_say_neither_what_is_asked_nor_a_doubt(room):
    await voted(room, "@Convene hoodiefarbe rot, blau oder doch grün? max 2 stimmen pro nase")
    assert [each.title for each in the_only(room).listed] == ["Rot", "Blau", "Grün"]


@pytest.mark.parametrize(
    ("said", "subject"),
    [
        ("workshops friday 15th, sign up pls: pottery (2 places), climbing (3)", "friday 15th"),
        ("workshops friday (please sign up): pottery (2), climbing (3)", "friday"),
        ("workshops am freitag, bitte anmelden: pottery (2), climbing (3)", "am freitag"),
        ("poll workshops friday: pottery (2 places), climbing (3)", "friday"),
    ],
)
def test_who_signs_up_takes_a_place(said, subject):
    @in_a_room
    async def plays(room):
        await voted(room, f"@Convene {said}")
        asked = the_only(room)
        assert [(x.title, x.capacity) for x in asked.listed] == [("Pottery", 2), ("Climbing", 3)]
        assert (asked.terms.subject, asked.terms.gives_places) == (f"Workshops {subject}", True)
        assert asked.round.options

    plays()


@in_a_room
async def test_a_number_behind_a_name_is_a_part_of_it(room):
    await voted(room, "@Convene poll film: Dune (1984), Alien (1979)")
    assert [x.title for x in the_only(room).listed] == ["Dune (1984)", "Alien (1979)"]


@pytest.mark.parametrize(
    ("said", "letters"),
    [
        ("rot. hm no blau is fine too", ("A", "B")),
        ("rot. no, blau works as well", ("A", "B")),
        ("rot, nee blau geht auch", ("A", "B")),
        ("rot. nein, blau passt auch", ("A", "B")),
        ("rot. no wait, blau", ("B",)),
        ("rot. no blau please", ("A",)),
    ],
)
def test_a_no_before_what_is_fine_too_is_none_to_it(said, letters):
    @in_a_room
    async def plays(room):
        await voted(room)
        await room.says("dana", said, under=room.latest("options/"))
        assert ballot_of(room, "dana").yes == letters

    plays()
