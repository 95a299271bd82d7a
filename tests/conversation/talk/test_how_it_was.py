"""What is told of a day that is over is no wish, in private too; what is off is told once."""

import asyncio

import pytest

from tests.play.played import settled


def told(setup, said, who="ines"):
    """Return what somebody is told of what they write in private."""

    async def dialogue():
        room = await settled([setup])
        return await room.says(who, said)

    return asyncio.run(dialogue())


@pytest.mark.parametrize(
    "said",
    [
        "had a terrible tuesday",
        "we had a rough monday here",
        "had a bad monday",
        "wednesday went badly",
        "tuesday was such a nightmare",
        "the client complained on wednesday, super annoying",
        "on friday the server went down, terrible",
        "ok cool ty, back to my tuesday fire drill",
        "der kunde hat sich mittwoch beschwert, nervt",
        "unsere chefin hat sich am freitag beschwert, doof",
        "am dienstag ist der server abgestürzt, ganz schlecht",
        "am montag lief es schlecht",
        "der montag lief echt mies",
        "hatte einen schlechten donnerstag",
        "hab am dienstag schlecht geschlafen",
        "am dienstag hab ich echt schlecht geschlafen",
        "slept really badly on tuesday",
    ],
)
def test_how_a_day_was_is_no_wish(said):
    assert told("meeting-asking", said) == []


def test_what_is_unknown_of_it_is_no_wish_either():
    assert "Got it" not in " ".join(
        told("meeting-asking", "my train was late on tuesday, so annoying")
    )


@pytest.mark.parametrize(
    ("said", "wish"),
    [
        ("had a look: tuesday is bad", "would rather avoid Tuesdays"),
        ("hab am dienstag schlecht zeit", "lieber nicht dienstags"),
        ("hab am dienstag schlecht geschlafen, montag geht nicht", "kann montags nicht"),
        ("hab nachgesehen, Mittwoch ist schlecht", "lieber nicht mittwochs"),
        ("had a terrible week, so please not tuesday", "would much rather avoid Tuesdays"),
        ("montag lief schief, also lieber nicht dienstag", "lieber nicht dienstags"),
        ("the client moved our call to wednesday, so that's out", "busy Wednesdays"),
        ("wednesday is awful for me", "would much rather avoid Wednesdays"),
        ("mittwoch ist jetzt dicht", "belegt mittwochs"),
        ("montag ist inzwischen voll", "belegt montags"),
        ("fyi im off wed + thu. also lena can u send me the deck", "busy Wednesdays and Thursdays"),
    ],
)
def test_what_is_ahead_is_a_wish(said, wish):
    assert f"• {wish}" in " ".join(told("meeting-asking", said))


@pytest.mark.parametrize(
    ("said", "wish"),
    [
        ("something came up, tue is out", "busy Tuesdays"),
        ("something came up, wed is out now", "busy Wednesdays"),
        ("something came up. tuesday is out for me now", "busy Tuesdays"),
        ("mir kam was dazwischen, mittwoch ist jetzt dicht", "belegt mittwochs"),
    ],
)
def test_who_says_what_is_off_is_not_asked_for_it(said, wish):
    [answer] = told("meeting-vote", said)
    assert f"• {wish}" in answer


def test_who_does_not_say_it_is():
    [answer] = told("meeting-vote", "something came up")
    assert "write which times are out" in answer
