"""How decisions are taken in a channel, unless a request says otherwise."""

import asyncio

import pytest

from orchestration.interaction.wording.settings import what_can_be_set
from tests.conversation.room import Room

NOTHING = (
    "Nothing is set for this channel: all is as usual. Say it like this: in this channel: secret, "
    f"two rounds. What can be set: {what_can_be_set()}."
)
SET = "In this channel: {}, unless a request says otherwise. {} set that."
USUAL = "In this channel all is as usual again. {} set that."


def played(test):
    asyncio.run(test(Room()))


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("@Convene in this channel: secret, two rounds", "at most 2 rounds and secret"),
        ("/convene defaults secret, two rounds", "at most 2 rounds and secret"),
        ("@Convene in diesem Kanal: geheim, zwei Runden", "at most 2 rounds and secret"),
        ("@Convene always here: discreet", "the channel sees no counts"),
        *(
            (
                f"@Convene {each}",
                "more than half (majority) and the support of two thirds of all who answer or vote",
            )
            for each in (
                "in this channel: two thirds support",
                "in diesem Kanal: zwei Drittel nötig",
                "in diesem Kanal: zwei Drittel Zustimmung",
                "in diesem Kanal: 2/3 dafür",
            )
        ),
    ],
)
def test_they_are_set_in_words_and_everybody_sees_them(said, words):
    async def sets(room):
        assert await room.says("lena", "/convene defaults", channel=True) == [NOTHING]
        told = SET.format(words, "Lena Vogt")
        assert await room.says("lena", said, channel=True) == []
        assert [words for *_, words in room.posted] == [told]
        assert await room.says("omar", "/convene defaults", channel=True) == [told]

    played(sets)


@pytest.mark.parametrize(
    ("said", "lost"),
    [
        ("ranked, secret, two rounds, glitter", "glitter"),
        ("ranked secret two rounds please, glitter", "glitter"),
        ("ranked, secret, two rounds, closes Friday noon", "decided by Fri 8 Jan, 12:00"),
    ],
)
def test_what_is_understood_is_set_and_the_rest_is_named(said, lost):
    async def sets(room):
        [told] = await room.says("lena", f"/convene defaults {said}", channel=True)
        assert told == f"I left out: “{lost}”."
        await room.says("omar", "/convene decide where to eat: pizza, sushi", channel=True)
        [choice] = room.decisions()
        assert (choice.terms.rule, choice.terms.secret, choice.terms.rounds) == ("ranked", True, 2)

    played(sets)


def test_every_later_request_goes_by_them():
    async def sets(room):
        await room.says("lena", "/convene defaults ranked, secret, two rounds", channel=True)
        await room.says("omar", "/convene decide where to eat: pizza, sushi", channel=True)
        words = "@Convene find 45 min about hiring next week with @omar"
        await room.says("raj", words, channel=True)
        for each in room.decisions():
            terms = each.terms
            assert (terms.rule, terms.secret, terms.rounds) == ("ranked", True, 2)

    played(sets)


def test_what_a_request_says_itself_goes_before():
    async def sets(room):
        await room.says("lena", "/convene defaults dots, 5 points, secret", channel=True)
        words = "/convene decide where to eat: pizza, sushi; approval, open vote"
        await room.says("omar", words, channel=True)
        [choice] = room.decisions()
        assert (choice.terms.rule, choice.terms.budget) == ("approval", None)
        assert not choice.terms.secret

    played(sets)


def test_the_form_shows_them_filled_in():
    async def sets(room):
        await room.says("lena", "/convene defaults secret, at least 3 votes", channel=True)
        await room.says("omar", "/convene decide", channel=True)
        _, form = room.opened["omar"]
        values = {each.name: each.value for each in form.fields}
        assert (values["secret"], values["quorum"]) == ("secret", 3)

    played(sets)


@pytest.mark.parametrize(
    "words",
    [
        "@Convene in this channel: as usual",
        "/convene defaults off",
        "/convene defaults none",
        "/convene defaults reset, please",
        "@Convene defaults off",
        "@Convene in diesem Kanal: aus",
    ],
)
def test_they_are_taken_back_by_whoever_is_there(words):
    async def sets(room):
        await room.says("lena", "/convene defaults secret", channel=True)
        assert await room.says("omar", words, channel=True) == []
        assert room.posted[-1][2] == USUAL.format("Omar Haddad")
        assert await room.says("lena", "/convene defaults", channel=True) == [NOTHING]

    played(sets)


@pytest.mark.parametrize("said", ["here, pizza", "in this channel, who wants pizza?"])
def test_what_is_said_of_here_is_not_meant_for_good(said):
    async def says(room):
        told = await room.says("lena", f"@Convene {said}", channel=True)
        assert not any("In this channel" in each or "in this channel:" in each for each in told)

    played(says)


@pytest.mark.parametrize(
    ("said", "channel", "told"),
    [
        ("/convene defaults with extra cheese", True, "I couldn't place “with extra cheese”."),
        ("@Convene defaults: glitter", True, "I couldn't place “glitter”."),
        ("/convene defaults closes Friday noon", True, "A deadline is of one decision, so I can't"),
        ("/convene defaults off", True, "Nothing is set for this channel: all is as usual."),
        ("/convene defaults secret", False, "Say that in the channel it is about, please."),
    ],
)
def test_what_cannot_be_set_is_said(said, channel, told):
    async def sets(room):
        # In a private conversation a command reaches nobody's channel.
        [answer] = await room.says("lena", said, channel=channel)
        assert answer.startswith(told)

    played(sets)


@pytest.mark.parametrize(
    "said",
    [
        "Kanal-Standard: geheim",
        "Kanalstandard: alle Abstimmungen geheim",
        "all polls here should be secret",
        "from now on polls in this channel are always secret",
        "Abstimmungen hier immer geheim",
    ],
)
def test_defaults_are_set_as_people_say_them(said):
    async def says(room):
        assert await room.says("lena", f"@Convene {said}", channel=True) == []
        await room.says("lena", "@Convene poll pizza or sushi", channel=True)
        assert room.decisions()[0].terms.secret

    played(says)


@pytest.mark.parametrize(
    "said",
    [
        "Kanal-Standard: Abstimmungen immer bis 17 uhr",
        "in this channel: polls always close at 5pm",
    ],
)
def test_a_deadline_is_of_one_decision(said):
    async def says(room):
        [told] = await room.says("lena", f"@Convene {said}", channel=True)
        assert told.startswith("A deadline is of one decision, so I can't set it for the channel")

    played(says)


@pytest.mark.parametrize(
    "said",
    [
        "polls in here always run a day",
        "Abstimmungen hier laufen immer einen Tag",
        "in this channel: polls close after 24 hours",
    ],
)
def test_how_long_each_is_open_can_be_usual(said):
    async def says(room):
        assert await room.says("lena", f"@Convene {said}", channel=True) == []
        assert "decided within 1 day" in room.posted[-1][-1]

    played(says)
