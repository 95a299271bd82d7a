"""What is said of a vote in its thread: counted, answered, or put as the order that it is."""

from fractions import Fraction

import pytest

from orchestration.model.ballots import Approvals, Consents, Order, Points, Veto
from tests.conversation.choosing import asked, polled, the_only
from tests.conversation.test_dialogues import in_a_room

MOTION = "@Convene by consent: shall we move the standup to 10?"
DOTS = "@Convene poll dots 10 points: what do we fix? flaky tests, onboarding, docs, slow ci"
VETOES = "@Convene poll veto: which tracker? jira, linear, trello"
RANKED = "@Convene poll ranked: which name? Anchor, Harbor or Pilot"
PLACES = "@Convene poll who joins the trip? yes (2 places), no"
FOOD = "@Convene poll pizza, sushi or ramen?"


def points(**given):
    return Points({name.upper(): Fraction(each) for name, each in given.items()})


def voted(asked_with, *said, alone=False):
    """Return the ballot of who says that, and the last answer."""
    found = []

    @in_a_room
    async def plays(room):
        options = await polled(room, asked_with)
        for each in said:
            told = await room.says("omar", each, under=None if alone else options)
        held = the_only(room).round.ballots.get("omar")
        found.extend((held and held._value if hasattr(held, "_value") else held, told))

    plays()
    return found


@pytest.mark.parametrize(
    "said",
    [
        "hab bedenken, aber leb damit",
        "hab bedenken, kann aber damit leben",
        "hab noch ein paar bedenken, aber ok",
        "not thrilled but i can live with it",
        "not my favourite, but fine",
        "i have some concerns but won't block it",
        "bin nicht begeistert, aber ok",
        "nicht ideal, aber meinetwegen",
        "find ich nicht optimal, aber geht schon",
    ],
)
@pytest.mark.parametrize("alone", [False, True])
def test_who_lets_a_motion_pass_has_no_objection_to_it(said, alone):
    assert voted(MOTION, said, alone=alone)[0] == Consents((), ("A",))


@pytest.mark.parametrize(
    "said",
    [
        "hab bedenken, aber dana kann damit leben",
        "not thrilled but ok if we keep friday free",
        "not thrilled, but ok?",
        "not thrilled but dana is fine",
        "bin nicht begeistert",
    ],
)
def test_a_reservation_alone_or_of_others_lets_nothing_pass(said):
    held = voted(MOTION, said, alone=True)[0]
    assert held is None or held.objections


@pytest.mark.parametrize(
    "said", ["ich hab nix dagegen", "hab da eigentlich nichts dagegen", "nix dagegen"]
)
def test_nothing_against_it_is_a_yes_in_private(said):
    assert voted(MOTION, said, alone=True)[0] == Consents(("A",))


@pytest.mark.parametrize(
    "said",
    [
        "fine w me",
        "ok w/ me",
        "i'm good with that",
        "sounds good to me",
        "happy with that too",
        "no problem with that",
        "klingt gut für mich",
        "geht klar",
        "ist mir recht",
        "von mir aus, wenns dabei bleibt dass freitag frei ist",
        "ja, wenns nicht länger dauert",
        "yes, as long as it stays at 10",
    ],
)
def test_a_yes_to_a_motion_counts(said):
    assert voted(MOTION, said)[0] == Consents(("A",))


@pytest.mark.parametrize(
    "said", ["sounds like a plan for them", "ok, thanks", "good point", "klingt nach viel arbeit"]
)
def test_talk_under_a_motion_is_no_yes(said):
    assert voted(MOTION, said)[0] is None


@pytest.mark.parametrize("said", ["im in", "im in too!", "bin auch dabei", "yes", "ich bin dabei"])
def test_who_is_in_takes_the_yes_of_a_yes_and_a_no(said):
    assert voted(PLACES, said)[0] == Approvals(("A",))


@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("jira. anything but trello", Veto("A", ("C",))),
        ("linear, but no way trello", Veto("B", ("C",))),
        ("linear, bloß nicht jira", Veto("B", ("A",))),
        ("A, alles außer C", Veto("A", ("C",))),
        ("I veto Jira, we had it for 3 years and everybody hated it", Veto(None, ("A",))),
        ("veto C, everyone complains about it", Veto(None, ("C",))),
    ],
)
def test_what_is_ruled_out_beside_a_vote_is_a_veto(said, ballot):
    assert voted(VETOES, said)[0] == ballot


@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("2 each for A and B, rest on C", points(a=2, b=2, c=6)),
        ("je 5 für A und D", points(a=5, d=5)),
        ("A and B get 3 each, 4 for C", points(a=3, b=3, c=4)),
    ],
)
def test_points_each_are_shared_out(said, ballot):
    assert voted(DOTS, said)[0] == ballot


@pytest.mark.parametrize(
    ("said", "whose"),
    [
        ("ok 5 and 5 then", "5 and 5"),
        ("3 ci, 3 onboarding, 4 docs", "3 ci"),
        ("5 docs, 5 vanilla", "5 vanilla"),
        ("5 5", "5 5"),
    ],
)
def test_points_that_name_no_option_are_asked_about(said, whose):
    ballot, [told] = voted(DOTS, said)
    assert ballot is None
    assert told.startswith(f"Which option is “{whose}” for?")


@pytest.mark.parametrize("said", ["sushi 3 ramen 2", "sushi (2) and ramen (1)"])
def test_numbers_that_do_not_count_are_named(said):
    ballot, [told] = voted(FOOD, said, alone=True)
    assert ballot == Approvals(("B", "C"))
    assert told.endswith("This vote takes no numbers: each of them counts alike.")


@pytest.mark.parametrize(
    ("said", "places"),
    [("A > B", (("B",), ("A",))), ("A > B > C", (("A",), ("B",), ("C",)))],
)
@pytest.mark.parametrize("swapping", ["oops swap those two", "ugh sorry swap those two"])
def test_those_two_are_swapped_where_there_are_two(said, places, swapping):
    ballot, [told] = voted(RANKED, said, swapping)
    assert ballot == Order(places)
    assert ("Which two?" in told) is (len(places) > 2)


IN_PART = "In part: what is voted in the thread"


@pytest.mark.parametrize(
    ("request_", "said", "told"),
    [
        (FOOD, "is it anonymous?", IN_PART),
        (FOOD, "is this vote public?", IN_PART),
        (RANKED, "can two be equal?", "Yes: all in your order, and two in one place"),
        (FOOD, "ist das eigentlich geheim?", IN_PART),
        (f"{FOOD} secret", "is this secret?", "Yes: nobody is told"),
        (MOTION, "how many need to agree?", "“Shall we move the standup to 10?”: nobody objects"),
        (MOTION, "wie viele müssen denn zustimmen?", "“Shall we move the standup to 10?”: nobody"),
        (VETOES, "whats vetoed atm?", "“Which tracker?”: nobody is told"),
        (VETOES, "can i veto two?", "One vote, and as many vetoes as must be"),
        (RANKED, "can i give two the same place?", "Yes: all in your order, and two in one place"),
        (FOOD, "can i vote for two?", "Yes: choose all that are fine"),
        (FOOD, "darf ich mehrere ankreuzen?", "Yes: choose all that are fine"),
        (DOTS, "how many points do i have left?", "You have 10 points, and 10 of them left."),
        (DOTS, "wie viele punkte hab ich noch?", "You have 10 points, and 10 of them left."),
        (FOOD, "was gabs nochmal zur auswahl?", "“Pizza, sushi or ramen?”"),
        (FOOD, "what were the options again?", "“Pizza, sushi or ramen?”"),
        (FOOD, "wait what was C", "C is Ramen."),
        (FOOD, "can i still change my vote?", "“Pizza, sushi or ramen?”: you have not voted yet."),
        (
            FOOD,
            "kann ich meine stimme noch ändern?",
            "“Pizza, sushi or ramen?”: you have not voted yet.",
        ),
        (FOOD, "who proposed what so far", "No name stands beside any of them"),
    ],
)
def test_a_question_of_the_vote_is_answered(request_, said, told):
    ballot, answers = voted(request_, said)
    assert ballot is None
    assert len(answers) == 1
    assert answers[0].startswith(told)


@pytest.mark.parametrize(
    "said",
    [
        "is it raining?",
        "can i have two beers?",
        "how many of us are hungry?",
        "what was in that box?",
        "who proposed this silly weather",
        "every monday the same story",
    ],
)
def test_questions_of_something_else_are_left_to_the_others(said):
    assert voted(FOOD, said) == [None, []]


@in_a_room
async def test_who_proposed_what_is_told(room):
    card = await asked(room)
    await room.says("omar", "proposal: Thai", under=card)
    await room.says("lena", "proposal: Sushi", under=card)
    [told] = await room.says("omar", "who proposed what so far?", under=card)
    assert told == "Thai (Omar Haddad) and Sushi (Lena Vogt)."


STAYS = "The vote is open, so how it is counted, and who sees it, stays as it is."


@pytest.mark.parametrize(
    "said",
    [
        "at least 4 people have to vote btw",
        "mind. 4 stimmen bitte",
        "turn off the secrecy",
        "everyone has to vote",
        "mach es bitte geheim",
        "majority wins btw",
        "mindestens drei stimmen wären gut",
    ],
)
def test_settings_while_a_vote_is_open_are_answered(said):
    @in_a_room
    async def plays(room):
        options = await polled(room, FOOD)
        [told] = await room.says("lena", said, under=options)
        assert told.startswith(STAYS)
        others = await room.says("omar", said, under=options)
        assert not any(each.startswith(STAYS) for each in others)

    plays()


@in_a_room
async def test_a_setting_beside_an_order_or_a_vote_drops_neither(room):
    options = await polled(room, FOOD)
    [told] = await room.says("lena", "mind. 4 stimmen bitte und closes at 5pm", under=options)
    assert told.startswith(STAYS)
    assert "decided by Thu 14 Jan, 17:00" in told or "17:00" in told
    [told] = await room.says("lena", "sushi for me, and everyone has to vote please", under=options)
    assert "Your vote is in: B." in told


@pytest.mark.parametrize(
    "said", ["ok close it now, we're all hungry", "close it, everyone has voted"]
)
def test_an_end_with_its_reason_is_asked_about(said):
    @in_a_room
    async def plays(room):
        options = await polled(room, FOOD)
        await room.says("omar", "sushi", under=options)
        [told] = await room.says("lena", said, under=options)
        assert told.startswith("Close “Pizza, sushi or ramen?” now?")

    plays()


@in_a_room
async def test_of_what_is_decided_each_has_its_answer(room):
    options = await polled(room, FOOD)
    await room.says("omar", "sushi", under=options)
    await room.closes("lena")
    outcome = next(each for each in reversed(room.posted) if each[1] == "outcome")[:2]
    [told] = await room.says("lena", "can we do this every week?", under=outcome)
    assert told == "It can be asked again by itself: write “ask this every week”."
    [told] = await room.says("omar", "how would it have gone with ranked?", under=outcome)
    assert "Decided by vote." in told
    [told] = await room.says("omar", "when is the review?", under=outcome)
    assert told.startswith("No review is set.")
    await room.says("lena", "ask again in 2 weeks whether it still holds", under=outcome)
    [first] = await room.says("omar", "whats with the review, when was that?", under=outcome)
    [told] = await room.says("lena", "make that four weeks", under=outcome)
    assert "whether it still holds" in told
    assert await room.says("omar", "when is the review?", under=outcome) != [first]


@pytest.mark.parametrize(
    "said",
    ["ok im back, dana shouldnt vote for me anymore", "lena muss nicht mehr für mich stimmen"],
)
def test_who_is_back_votes_again(said):
    @in_a_room
    async def plays(room):
        await polled(room, FOOD)
        await room.says("omar", "lena can vote for me")
        assert the_only(room).delegates
        await room.says("omar", said.replace("dana", "lena"))
        assert not the_only(room).delegates

    plays()
