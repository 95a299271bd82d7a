"""The vote is wanted now: as something is asked for, or later, whoever has answered by then."""

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.choosing import asked, listed_by_omar, the_only
from tests.conversation.requests.test_put_to_the_vote import opened
from tests.conversation.test_dialogues import in_a_room

NO_OPTIONS = (
    "Nobody has answered yet; there is nothing to vote on yet, so nothing would be decided."
)


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("help us pick a place for lunch: pizza, sushi or ramen. straight to the vote please",
         ["Pizza", "Sushi", "Ramen"]),
        ("decide where to eat: pizza, sushi, ramen - just vote right away",
         ["Pizza", "Sushi", "Ramen"]),
        ("team name: otters, foxes or owls? no wishes, just a vote", ["Otters", "Foxes", "Owls"]),
        ("wo essen wir: pizza, sushi oder döner? direkt abstimmen bitte",
         ["Pizza", "Sushi", "Döner"]),
        ("welches logo nehmen wir? blau, grün, rot. ohne diskussion, gleich zur abstimmung",
         ["Blau", "Grün", "Rot"]),
        ("poll pizza, sushi, ramen? pick one only", ["Pizza", "Sushi", "Ramen"]),
        ("ohne Vorlauf, direkt abstimmen: Pizza, Sushi oder Ramen?", ["Pizza", "Sushi", "Ramen"]),
        ("let's vote right away: tea, coffee or mate", ["Tea", "Coffee", "Mate"]),
    ],
)  # fmt: skip
def test_who_wants_a_vote_at_once_is_asked_for_no_wishes(said, titles):
    decision, notes = opened(said)
    assert (decision.phase, notes) == (Phase.VOTE, [])
    assert [each.title for each in decision.round.options] == titles


@pytest.mark.parametrize(
    "said",
    [
        "/convene decide where we eat: Pizza, Sushi, Ramen; straight to the vote",
        "/convene decide where we eat: Pizza, Sushi, Ramen straight to the vote with @dana",
        "/convene decide Wo essen wir: Pizza, Sushi, Ramen; direkt abstimmen",
        "/convene decide Wo essen wir: Pizza, Sushi, Ramen. Direkt zur Abstimmung bitte",
    ],
)
def test_so_it_is_with_the_command(said):
    @in_a_room
    async def says(room):
        assert await room.says("lena", said, channel=True) == []
        assert the_only(room).phase is Phase.VOTE
        assert [x.title for x in the_only(room).round.options] == ["Pizza", "Sushi", "Ramen"]

    says()


@pytest.mark.parametrize(
    "said",
    [
        "/convene decide where we eat: Pizza, Sushi, Ramen",
        "/convene decide where we eat: Pizza, Sushi, Ramen; ranked",
        "/convene decide where we eat: Pizza, Sushi, Ramen; straight to the vote, two rounds",
    ],
)
def test_the_command_asks_for_wishes_where_nobody_says_so_or_it_goes_round(said):
    @in_a_room
    async def says(room):
        await room.says("lena", said, channel=True)
        assert the_only(room).phase is Phase.INTAKE

    says()


@in_a_room
async def test_of_times_it_is_said_that_they_are_asked_for_first(room):
    said = "@Convene find 30 min for the retro with @omar next week, straight to the vote"
    told, *_ = await room.says("lena", said, channel=True)
    assert told == "Nobody's times are known yet, so each is asked for theirs before the vote."
    assert the_only(room).terms.subject == "retro"


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("decide what next: straight to the vote, straight to the pub, or home?",
         ["Straight to the vote", "Straight to the pub", "Home"]),
        ("Wo machen wir das Offsite: Leipzig, Plön oder Wien? geheim abstimmen",
         ["Leipzig", "Plön", "Wien"]),
        ("wohin: Leipzig, Plön, Wien. stimmen wir geheim ab", ["Leipzig", "Plön", "Wien"]),
    ],
)  # fmt: skip
def test_what_only_sounds_so_leaves_its_list_whole(said, titles):
    decision, _ = opened(said)
    assert [each.title for each in decision.listed] == titles
    assert decision.phase is Phase.INTAKE


def test_with_nothing_to_vote_on_proposals_are_asked_for():
    decision, notes = opened("decide where to eat? straight to the vote please")
    assert decision.takes_proposals
    assert any("Nothing is on the list to be voted on yet" in each for each in notes)


@pytest.mark.parametrize(
    "said",
    [
        "straight to the vote please",
        "ok let's move on to voting",
        "time to vote folks",
        "direkt zur abstimmung bitte",
        "kommen wir zur abstimmung",
        "dann lass uns mal abstimmen",
    ],
)
def test_said_later_it_closes_the_list_once_that_is_meant(said):
    @in_a_room
    async def says(room):
        card = await listed_by_omar(room)
        [told] = await room.says("lena", said, under=card)
        assert told.endswith(
            "1 of 5 have answered; missing: Dana Reed, Inês Costa, Raj Patel and you; options "
            "follow, and then the vote."
        )

    says()


@pytest.mark.parametrize(
    "said",
    [
        "can we get to the vote already",
        "dann lass uns mal abstimmen",
        "when is the vote over",
        "the vote please, folks",
    ],
)
def test_what_is_of_the_vote_is_no_proposal(said):
    @in_a_room
    async def says(room):
        card = await listed_by_omar(room)
        await room.says("dana", said, under=card)
        assert [x.title for x in the_only(room).listed] == ["Pizza", "Thai", "Noodle place"]

    says()


@in_a_room
async def test_a_list_nobody_has_answered_about_is_voted_on_whole(room):
    await room.says("lena", "@Convene decide where to eat: thai, pizza or sushi", channel=True)
    [told] = await room.says("lena", "start the vote")
    assert told.endswith("Nobody has answered yet; options follow, and then the vote.")
    await room.clicks("lena", "Close now")
    choice = the_only(room)
    assert choice.phase is Phase.VOTE
    assert [each.title for each in choice.round.options] == ["Thai", "Pizza", "Sushi"]
    await room.says("omar", "A", under=room.latest("options/"))
    assert the_only(room).phase is Phase.VOTE
    for who in ("lena", "dana", "ines", "raj"):
        await room.says(who, "B", under=room.latest("options/"))
    assert the_only(room).outcome.option.title == "Pizza"


@in_a_room
async def test_with_nothing_on_the_list_it_is_said_that_nothing_would_come_of_it(room):
    card = await asked(room)
    [told] = await room.says("lena", "start the vote", under=card)
    assert told.endswith(NO_OPTIONS)


@in_a_room
async def test_a_vote_that_is_opened_early_waits_for_all_who_are_told_of_it(room):
    card = await listed_by_omar(room)
    await room.says("lena", "start the vote", under=card)
    await room.clicks("lena", "Close now")
    await room.says("omar", "A", under=room.latest("options/"))
    assert the_only(room).phase is Phase.VOTE
    for who in ("lena", "dana", "ines", "raj"):
        await room.says(who, "A", under=room.latest("options/"))
    assert the_only(room).phase is Phase.DECIDED
