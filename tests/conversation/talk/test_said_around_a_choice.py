"""What people say in passing around a choice: said, where and by whom → what comes of it."""

import asyncio

import pytest

from tests.conversation.choosing import titles
from tests.play.played import newest_thread, settled


def played(setup, *said):
    """Play what is said, each by whom and where, in a room set up so; return each answer."""

    async def says():
        room = await settled([setup] if setup else [])
        told = []
        for who, where, words in said:
            under = newest_thread(room) if where == "thread" else None
            told.append(
                "\n".join(await room.says(who, words, channel=where == "channel", under=under))
            )
        return told, room

    return asyncio.run(says())


# By when something is due that comes after it


@pytest.mark.parametrize("where", ["thread", "dm"])
@pytest.mark.parametrize(
    "said",
    [
        "please close it, we have to order by noon",
        "we have to order by noon so please close it",
        "close it, the kitchen closes at 12",
        "close it please, bus leaves at 12:30",
        "please close the vote, I need to book the table by 5pm",
        "close it because we need to order before 12",
        "mach bitte zu, wir müssen bis 12 bestellen",
        "bitte schließen, die Bestellung muss um 11 raus",
    ],
)
def test_what_is_due_by_then_is_why_it_is_closed_now(said, where):
    [told], _ = played("choice-vote", ("lena", where, said))
    assert told.startswith("Close “What do we eat?” now?")


@pytest.mark.parametrize(
    ("said", "until"),
    [
        ("close it by noon", "12:00"),
        ("close it at noon, we have to order", "12:00"),
        ("close it, everyone has to answer by 5", "17:00"),
        ("mach um 12 zu", "12:00"),
    ],
)
def test_by_when_it_is_closed_is_its_deadline(said, until):
    [told], _ = played("choice-vote", ("lena", "thread", said))
    assert until in told
    assert "now?" not in told


def test_what_is_due_by_then_is_why_others_are_reminded():
    said = "remind them, the restaurant needs the number by noon"
    [told], _ = played("choice-vote", ("lena", "thread", said))
    assert "I remind Omar Haddad" in told


# A question between two is no vote


@pytest.mark.parametrize("where", ["thread", "dm"])
@pytest.mark.parametrize(
    "said",
    ["pizza? or sushi", "pizza? or sushi?", "Pizza? oder Sushi", "A? or B", "pizza or sushi?"],
)
def test_who_asks_between_two_has_voted_for_neither(said, where):
    [told], room = played("choice-vote", ("dana", where, said))
    assert "Your vote is in" not in told
    assert room.decisions()[0].round.ballots == {}


def test_who_answers_it_at_once_has_voted():
    [told], _ = played("choice-vote", ("raj", "dm", "B? or C. hmm, C"))
    assert "Your vote is in: C" in told


# What is put on the list, with what is said of it behind


@pytest.mark.parametrize("where", ["thread", "dm"])
@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("ok add the canteen, everyone knows it", "Canteen"),
        ("add the canteen, most of us like it", "Canteen"),
        ("we should add Porto, nobody's been there", "Porto"),
        ("let's add Bled, it's lovely in spring", "Bled"),
        ("put the canteen on the list, we all know it", "Canteen"),
        ("setz bitte die Kantine drauf, die kennt jeder", "Kantine"),
    ],
)
def test_what_is_said_of_a_name_is_no_name(said, listed, where):
    _, room = played("choice-asking", ("dana", where, said))
    assert titles(room) == ["Tbilisi", "Plön", listed]


def test_names_that_begin_like_a_remark_stay_names():
    _, room = played("choice-asking", ("dana", "thread", "add Everyone's Canteen, Noma"))
    assert titles(room)[2:] == ["Everyone's Canteen", "Noma"]


# Nothing to add is an answer


@pytest.mark.parametrize("setup", ["choice-asking", "meeting-asking"])
@pytest.mark.parametrize("where", ["thread", "dm"])
@pytest.mark.parametrize(
    "said",
    [
        "nothing to add",
        "nothing to add from me",
        "I have nothing to add",
        "nix hinzuzufügen",
        "nichts zu ergänzen von mir",
    ],
)
def test_who_has_nothing_to_add_has_answered(said, where, setup):
    [told], room = played(setup, ("omar", where, said))
    assert "noted" in told
    assert "omar" in room.decisions()[0].answered


@pytest.mark.parametrize("said", ["nothing to add", "nothing to add from me"])
def test_who_has_told_all_is_done(said):
    (_, told), room = played("meeting-asking", ("omar", "dm", "no Mondays"), ("omar", "dm", said))
    assert told.startswith("Done.")
    assert "omar" in room.decisions()[0].done


@pytest.mark.parametrize("said", ["nothing on friday", "nothing before 10"])
def test_a_time_with_nothing_on_it_is_a_wish(said):
    [told], _ = played("meeting-asking", ("omar", "dm", said))
    assert "can't do" in told


def test_nothing_to_add_beside_a_wish_is_not_complained_about():
    [told], _ = played("meeting-asking", ("raj", "dm", "nothing to add, just not before 10"))
    assert "before 10:00" in told
    assert "couldn't place" not in told


# What is on the list so far


@pytest.mark.parametrize(
    "said",
    [
        "how many suggestions so far?",
        "any ideas yet?",
        "what was suggested so far?",
        "wie viele vorschläge haben wir schon?",
    ],
)
@pytest.mark.parametrize("where", ["thread", "dm"])
def test_what_was_suggested_is_told(said, where):
    [told], _ = played("choice-asking", ("omar", where, said))
    assert "Tbilisi and Plön" in told


# Why none of them will do


@pytest.mark.parametrize("said", ["sorry, none of these", "hi all, none of these"])
def test_a_courtesy_ahead_is_no_reason(said):
    [told], _ = played("choice-vote", ("raj", "dm", said))
    assert told == "Your vote is in: none of these."


# Who thinks better of what they have put on the list themselves


@pytest.mark.parametrize(
    "said",
    [
        "äh ne, die haben ja zugemacht. dann lieber Falafel Kings",
        "ach mist, die haben montags zu. dann Falafel Kings",
        "hm nein, ist ausgebucht - dann lieber Falafel Kings",
        "oh no they closed down. Falafel Kings then",
        "wait no, closed on thursdays... Falafel Kings then",
        "scratch that, its closed. Falafel Kings instead",
        "uhm nope, they're full on friday. let's do Falafel Kings",
    ],
)
def test_who_thinks_better_of_their_own_last_proposal_has_the_new_one_in_its_place(said):
    *_, room = played(
        "choice-asking",
        ("ines", "thread", "mein vorschlag: Burger Barn"),
        ("ines", "thread", said),
    )
    assert titles(room) == ["Tbilisi", "Plön", "Falafel Kings"]


def test_a_no_to_what_others_have_named_since_leaves_ones_own_where_it_is():
    *_, room = played(
        "choice-asking",
        ("ines", "thread", "mein vorschlag: Burger Barn"),
        ("dana", "thread", "Taco Hut"),
        ("ines", "thread", "nah, that's too far. then rather Falafel Kings"),
    )
    assert titles(room) == ["Tbilisi", "Plön", "Burger Barn", "Taco Hut", "Falafel Kings"]


@pytest.mark.parametrize("said", ["äh ne", "ähm", "öh nein", "uhm no", "nee"])
def test_a_sigh_or_a_no_is_never_put_on_the_list(said):
    *_, room = played("choice-asking", ("ines", "thread", said))
    assert titles(room) == ["Tbilisi", "Plön"]
