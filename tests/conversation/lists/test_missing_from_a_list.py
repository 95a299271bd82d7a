"""What a closed list lacks: its organiser has it there in one tap, others have them told.

And what came second, where it is decided: a group is asked again, and nothing else changes it.
"""

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

POLL = "@Convene poll lunch: pizza, sushi or ramen"
TOLD = "Lena Vogt is told that Döner is missing."


async def polled(room, **votes):
    await room.says("lena", POLL, channel=True)
    for who, said in votes.items():
        await room.says(who, said, under=room.latest("options/"))
    return room.latest("options/")


@pytest.mark.parametrize(
    "said",
    [
        "oh we forgot döner",
        "we totally forgot döner!",
        "döner got left out",
        "wir haben döner vergessen",
        "döner haben wir ganz vergessen",
        "ihr habt döner vergessen!",
        "döner is missing",
        "can we add döner?",
        "can we add döner too? raj just mentioned it",
        "can we add döner? sorry, i forgot",
    ],
)
def test_a_member_hears_that_the_organiser_is_told_who_is_told_once(said):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        for who in ("omar", "dana"):
            [told] = await room.says(who, said, under=under)
            assert told.endswith(TOLD)
        [heard] = [words for who, words in room.told if who == "lena"]
        assert heard == "“Lunch”: Omar Haddad misses Döner."
        await room.clicks("lena", "Ask anew with it")
        [anew] = [x for x in room.decisions() if x.phase is Phase.VOTE]
        assert [each.title for each in anew.listed] == ["Pizza", "Sushi", "Ramen", "Döner"]

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "i forgot my laptop",
        "we forgot omar",
        "hab vergessen abzustimmen",
        "sorry, forgot this",
        "wir haben die Zeit vergessen",
    ],
)
def test_what_is_forgotten_otherwise_is_no_option(said):
    @in_a_room
    async def plays(room):
        await room.says("omar", said, under=await polled(room))
        assert "lena" not in dict(room.told)

    plays()


@in_a_room
async def test_in_private_the_organiser_is_told_at_a_word(room):
    await polled(room)
    await room.says("omar", "can we still add döner?")
    assert "lena" not in dict(room.told)
    await room.presses("omar", "misses", "Döner", session=the_only(room).id)
    assert "Omar Haddad misses Döner" in dict(room.told)["lena"]


@in_a_room
async def test_the_organiser_asks_anew_with_it_in_one_tap(room):
    under = await polled(room, raj="B")
    [told] = await room.says("lena", "oh we forgot döner", under=under)
    assert told.endswith("This vote ends then, and 1 vote so far won't count.")
    await room.presses("lena", "anew", "Döner", session=the_only(room).id)
    titles = [line.strip() for line in room.shown[room.latest("options/")].words.splitlines()]
    assert "D  Döner" in titles


@in_a_room
async def test_before_the_vote_a_closed_list_takes_it_and_stays_closed(room):
    await room.says("lena", "@Convene decide where to? Porto, Plön or Bern", channel=True)
    await room.says("lena", "we forgot Riga", under=(the_only(room).id, "card"))
    await room.presses("lena", "anew", "Riga", session=the_only(room).id)
    choice = the_only(room)
    assert [each.title for each in choice.listed] == ["Porto", "Plön", "Bern", "Riga"]
    assert (choice.phase, choice.terms.is_open) == (Phase.INTAKE, False)


async def decided(room):
    await polled(room, omar="sushi", dana="sushi", raj="ramen")
    await room.closes("lena")
    return room.latest("outcome")


@pytest.mark.parametrize(
    "said",
    [
        "can we take the runner-up?",
        "we need the second choice then, take the second choice",
        "let's go with number two",
        "dann nehmen wir den zweiten",
        "nehmen wir halt den zweitbesten",
    ],
)
def test_what_came_second_is_asked_for_again_without_what_won(said):
    @in_a_room
    async def plays(room):
        [told] = await room.says("lena", said, under=await decided(room))
        assert told.startswith("“Lunch” is decided: Sushi. Next: Ramen. “Lunch” again, without")
        assert told.endswith("without Sushi: the dialog has it so, and asks once you send it.")

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "take the second bus",
        "ok next topic",
        "next time earlier please",
        "nehmen wir den nächsten Termin?",
        "he came second last year",
    ],
)
def test_what_is_second_otherwise_is_talk(said):
    @in_a_room
    async def plays(room):
        assert await room.says("lena", said, under=await decided(room)) == []

    plays()
