"""A choice as colleagues write around it: said → ballot, list, place or answer."""

import pytest

from orchestration.model.ballots import Approvals, Consents, NoneOfThese, Points
from tests.conversation.choosing import asked, offered, polled, the_only, titles
from tests.conversation.test_dialogues import in_a_room
from tests.conversation.votes.test_votes_by_rule import FOOD, NOTHING, cast

MOTION = "shall we move the standup to 10?"
OFFSITE = "/convene decide where do we go for the offsite?"


async def with_proposals(room, **listed):
    await room.says("lena", OFFSITE, channel=True)
    card = room.latest("card")
    for who, title in listed.items():
        await room.says(who, title, under=card)
    return card


@pytest.mark.parametrize(
    ("said", "ballot", "note"),
    [
        (
            "no, I take the kids to school until 10",
            Consents(objections=("A",)),
            "I take the kids to school until 10",
        ),
        (
            "nein, ich bringe die Kinder bis 10 zur Schule",
            Consents(objections=("A",)),
            "ich bringe die Kinder bis 10 zur Schule",
        ),
        ("yes, but let's review it in June", Consents(("A",)), "but let's review it in June"),
        ("no, I think she's away", NOTHING, ""),
        ("no, I meant the other one", NOTHING, ""),
    ],
)
def test_a_motion_by_consent_takes_what_stands_behind_the_comma_as_the_reason(said, ballot, note):
    assert cast(MOTION, "consent", said)[:2] == (ballot, note)


def test_a_mere_no_by_majority_may_answer_somebody_else():
    said = "no, I take the kids to school until 10"
    assert cast(MOTION, "approval", said)[0] == NOTHING


@pytest.mark.parametrize(
    "said",
    [
        "2 on onboarding, rest on the mobile app",
        "2 on onboarding, the rest for the mobile app",
        "2 auf onboarding, den Rest auf die mobile app",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_the_rest_of_the_dots_goes_to_what_has_an_article(said, alone):
    options = "priorities for Q2, 5 dots each: search, onboarding, billing, mobile app"

    @in_a_room
    async def votes(room):
        await room.says("lena", f"@Convene poll {options}", channel=True)
        under = None if alone else room.latest("options/")
        await room.says("dana", said, under=under)
        assert the_only(room).round.ballots["dana"] == Points({"B": 2, "D": 3})

    votes()


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("Lisbon! or Porto, both lovely in May", ["Lisbon", "Porto"]),
        ("Rom oder Florenz, beide schön im Mai", ["Rom", "Florenz"]),
        ("noodle house, burgers if that's full", ["Noodle house", "Burgers"]),
        ("Döner, falls es regnet Suppe", ["Döner"]),
        ("Porto, All Saints", ["Porto", "All Saints"]),
    ],
)
def test_what_is_said_of_proposals_is_none(said, listed):
    @in_a_room
    async def proposes(room):
        card = await asked(room)
        await room.says("omar", said, under=card)
        assert titles(room) == listed

    proposes()


@pytest.mark.parametrize(
    ("said", "title", "told"),
    [
        ("add Vienna and let's close proposals tomorrow at noon", "Vienna", "Fri 8 Jan, 12:00"),
        ("add Vienna, and remind the others", "Vienna", "I remind Omar Haddad"),
        ("put Porto on the list. Who is missing?", "Porto", "Omar Haddad"),
    ],
)
def test_an_order_beside_what_is_put_on_a_list_is_carried_out_in_the_same_answer(said, title, told):
    @in_a_room
    async def orders(room):
        card = await with_proposals(room)
        [answer] = await room.says("lena", said, under=card)
        assert titles(room) == [title]
        assert answer.startswith(f"On the list: {title}.")
        assert told in answer

    orders()


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("Plön is booked out, take it off. Lübeck instead", ["Tbilisi", "Lübeck"]),
        ("take Plön off, Lübeck instead", ["Tbilisi", "Lübeck"]),
        ("Plön ist ausgebucht, streich es bitte", ["Tbilisi"]),
    ],
)
def test_what_is_off_the_list_may_have_another_in_its_place(said, listed):
    @in_a_room
    async def swaps(room):
        card = await with_proposals(room, raj="Tbilisi", dana="Plön")
        assert len(await room.says("dana", said, under=card)) == 1
        assert titles(room) == listed

    swaps()


@in_a_room
async def test_an_option_that_is_too_far_is_rather_not_wanted(room):
    await with_proposals(room, raj="Tbilisi", dana="Plön")
    [told] = await room.says("ines", "Tbilisi is too far for me, I'd love Plön")
    assert "would rather avoid Tbilisi" in told
    assert "prefers Plön" in told
    assert "couldn't place" not in told


@pytest.mark.parametrize("said", ["noodles please", "noodles", "gnocchi bitte"])
def test_a_dish_where_wishes_are_asked_for_is_no_call_for_help(said):
    @in_a_room
    async def wishes(room):
        await asked(room)
        [told] = await room.says("ines", said)
        assert f"“{said}”" in told
        assert "propose" in " ".join(offered(room, "ines"))

    wishes()


@in_a_room
async def test_help_in_plain_words_is_short(room):
    await asked(room)
    for said, channel in (
        ("what can you do?", False),
        ("help", False),
        ("@Convene what can you do?", True),
    ):
        [told] = await room.says("ines", said, channel=channel)
        assert len(told.splitlines()) <= 8
    [told] = await room.says("ines", "/convene help")
    assert "/convene review" in told


@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("sushi for me, and can we eat at 1?", Approvals(("B",))),
        ("B for me. can somebody order drinks?", Approvals(("B",))),
        ("sushi, and who voted for that?", NOTHING),
    ],
)
def test_a_question_to_colleagues_beside_a_vote_is_left_alone(said, ballot):
    assert cast(FOOD, "approval", said)[0] == ballot


@in_a_room
async def test_what_everyone_is_to_be_asked_is_a_poll(room):
    said = "@Convene ask everyone: friday drinks at Luigi's, the Anchor or at the office?"
    await polled(room, said)
    listed = [each.title for each in the_only(room).round.options]
    assert listed == ["Luigi's", "The Anchor", "At the office"]


@pytest.mark.parametrize(
    "said",
    [
        "I'm sick, can't come on the team day",
        "kann am Team day leider nicht, bin krank",
        "ich bin krank, kann leider nicht kommen",
    ],
)
def test_who_cannot_come_gives_up_their_place(said):
    @in_a_room
    async def gives_up(room):
        places = "climbing (2 places), pottery (2 places)"
        await room.says("lena", f"@Convene poll team day: {places}", channel=True)
        for who in ("dana", "omar", "raj"):
            await room.says(who, "climbing", under=room.latest("options/"))
        assert await room.says("dana", said) == [
            "Your vote is taken back. Until it closes, you can vote."
        ]
        assert "dana" not in the_only(room).round.ballots
        _, layout = room.seen["raj"][-1]
        assert "you are in for Climbing" in layout.words

    gives_up()


@in_a_room
async def test_who_has_no_place_gives_none_up(room):
    places = "climbing (2 places), pottery (2 places)"
    await room.says("lena", f"@Convene poll team day: {places}", channel=True)
    [told] = await room.says("dana", "I'm sick, can't come on the team day")
    assert "place" not in told.split("couldn't place")[0]


@pytest.mark.parametrize(
    "said",
    [
        "what if we do 9:45 instead?",
        "how about 9:45?",
        "can we do 9:45 instead?",
        "was wenn wir 9:45 nehmen?",
        "what if we went to Basel instead?",
    ],
)
@pytest.mark.parametrize(("who", "asks"), [("lena", "you"), ("omar", "Lena Vogt")])
def test_another_than_what_is_proposed_alone_is_answered(said, who, asks):
    told = (
        "This is about one proposal alone; “no” is a vote too, and "
        f"{asks} can ask anew with other options."
    )

    @in_a_room
    async def plays(room):
        vote = await polled(room, f"@Convene {MOTION}")
        assert await room.says(who, said, under=vote) == [told]

    plays()


@pytest.mark.parametrize("said", ["what if nobody comes?", "what if we can't make it?"])
def test_who_wonders_what_happens_proposes_nothing(said):
    @in_a_room
    async def plays(room):
        vote = await polled(room, f"@Convene {MOTION}")
        assert await room.says("omar", said, under=vote) == []

    plays()


@pytest.mark.parametrize("said", ["no, 9:45 instead", "nein, lieber 9:45"])
def test_a_no_may_say_what_instead(said):
    note = said.partition(", ")[2]
    assert cast(MOTION, "consent", said)[:2] == (Consents(objections=("A",)), note)
    assert cast(MOTION, "majority", said)[:2] == (NoneOfThese(), note)
    assert cast(MOTION, "majority", f"ok, {note}")[0] == NOTHING


@in_a_room
async def test_what_if_proposes_while_proposals_come(room):
    card = await with_proposals(room)
    await room.says("omar", "what if we go to Porto?", under=card)
    assert titles(room) == ["Porto"]
