"""A new poll or sign-up asked for in private, while another is open: said → what is asked for."""

import pytest

from tests.conversation.choosing import polled, the_only
from tests.conversation.test_dialogues import in_a_room

OPEN = "@Convene poll Tea or coffee?"


@pytest.mark.parametrize(
    ("said", "question", "options"),
    [
        ("poll: design, search, speed", "Design, search, speed", "Design\nSearch\nSpeed"),
        ("poll: design, search, speed, points", "Design, search, speed", "Design\nSearch\nSpeed"),
        ("poll: red, green or blue?", "Red, green or blue?", "Red\nGreen\nBlue"),
        ("new poll: red or blue", "Red or blue", "Red\nBlue"),
        ("please start a poll: which colour? red or blue", "Which colour?", "Red\nBlue"),
        ("sign-up for yoga, 5 places", "Yoga", "Yes (5 places)\nNo"),
        ("Umfrage: rot, grün oder blau?", "Rot, grün oder blau?", "Rot\nGrün\nBlau"),
        ("Abstimmung: rot, grün oder blau", "Rot, grün oder blau", "Rot\nGrün\nBlau"),
        ("Anmeldung für Yoga, 5 Plätze", "Yoga", "Ja (5 places)\nNein"),
    ],
)
@pytest.mark.parametrize("who", ["lena", "dana"])
def test_it_is_a_request(who, said, question, options):
    @in_a_room
    async def plays(room):
        await polled(room, OPEN)
        await room.says(who, said)
        _, form = room.opened[who]
        values = {each.name: each.value for each in form.fields}
        assert (values["question"], values["options"]) == (question, options)
        assert the_only(room).round.ballots == {}

    plays()


@pytest.mark.parametrize(
    "said", ["poll: tea please", "poll: A or B?", "poll is still open?", "sign me up for tea"]
)
def test_what_is_said_of_the_open_one_is_none(said):
    @in_a_room
    async def plays(room):
        await polled(room, OPEN)
        assert await room.says("dana", said)
        assert room.opened == {}

    plays()
