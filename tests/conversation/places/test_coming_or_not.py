"""Who is asked whether they come, with a maybe: said → yes, no or maybe, each for oneself."""

import pytest

from orchestration.deciding.state import Phase
from orchestration.model.ballots import Approvals
from tests.conversation.test_dialogues import in_a_room

PARTY = "@Convene party on friday, who's coming? yes, no, maybe - @omar @dana @raj"


@pytest.mark.parametrize(
    ("words", "titles"),
    [
        ("party on friday, who's coming? yes, no, maybe - @omar @dana @raj",
         ["Yes", "No", "Maybe"]),
        ("summer party on the 20th: who's coming? yes, no or maybe @omar @dana @raj",
         ["Yes", "No", "Maybe"]),
        ("who's in for bowling? yes/no", ["Yes", "No"]),
        ("sommerfest am 20., wer kommt? ja, nein, vielleicht @omar @dana @raj",
         ["Ja", "Nein", "Vielleicht"]),
    ],
)  # fmt: skip
def test_it_is_put_to_the_vote_at_once(words, titles):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {words}", channel=True)
        [choice] = room.decisions()
        assert [each.title for each in choice.listed] == titles
        assert choice.phase is Phase.VOTE
        assert choice.terms.gives_places

    plays()


@pytest.mark.parametrize(
    ("said", "letter"),
    [
        ("in!", "A"),
        ("me too", "A"),
        ("yes then", "A"),
        ("no, i'm at my sister's wedding", "B"),
        ("leider nicht", "B"),
        ("probably, depends on the babysitter", "C"),
        ("not sure yet", "C"),
        ("mal sehen, hängt vom babysitter ab", "C"),
        ("might, if the sitter can", "C"),
        ("probably not", "B"),
        ("maybe you can bring the grill?", None),
        ("can i bring someone?", None),
    ],
)
def test_what_is_said_is_a_yes_a_no_or_a_maybe(said, letter):
    @in_a_room
    async def plays(room):
        await room.says("lena", PARTY, channel=True)
        await room.says("omar", said)
        ballot = room.decisions()[0].round.ballots.get("omar")
        assert ballot == (Approvals((letter,)) if letter else None)

    plays()


@pytest.mark.parametrize("asked", ["so who's coming?", "who's in so far?", "wer kommt denn?"])
def test_who_comes_is_told(asked):
    @in_a_room
    async def plays(room):
        await room.says("lena", PARTY, channel=True)
        await room.says("omar", "in!")
        told = await room.says("lena", asked)
        assert "Yes: 1" in "\n".join(told)
        assert "Maybe: 0" in "\n".join(told)

    plays()


def test_who_comes_to_a_secret_vote_is_told_as_it_ends():
    @in_a_room
    async def plays(room):
        await room.says("lena", f"{PARTY}, secret", channel=True)
        told = await room.says("lena", "who's coming?")
        assert "Yes:" not in "\n".join(told)

    plays()
