"""Taking back is one act: of what is named, or else of the last that somebody did there."""

import pytest

from tests.play.dialogues import comes_of

WISHED = (
    "use meeting-asking",
    "omar, dm: not before 9 please",
    "omar, dm: Thursdays are difficult",
)
VOTED = ("use choice-vote", "omar, thread: sushi")
LISTED = ("use choice-asking", "dana, thread: Vienna")
BARE = ["undo that", "nehm ich zurück", "never mind my last one", "strike that", "I take that back"]
LOOSE = ["doch nicht", "das war quatsch", "cancel that", "on second thought, no"]


@pytest.mark.parametrize("said", [*BARE, *LOOSE])
def test_the_last_wish_goes(said):
    told = comes_of(*WISHED, f"omar, dm: {said}")
    assert "No longer: would much rather avoid Thursdays" in told
    assert "• would much rather avoid anything before 09:00" in told


@pytest.mark.parametrize(
    "said",
    [
        "scrap what I said about Thursdays",
        "vergiss das mit Donnerstag",
        "das mit Donnerstag nehm ich zurück",
        "the bit about thursdays, delete it",
        "actually ignore thursdays being hard",
    ],
)
def test_what_is_named_goes(said):
    before = "omar, dm: mornings are bad"
    told = comes_of(*WISHED, before, f"omar, dm: {said}")
    assert "No longer: would much rather avoid Thursdays" in told


@pytest.mark.parametrize("said", ["streich die 9 uhr grenze", "forget the 9am limit"])
def test_an_hour_names_the_wish_that_has_it(said):
    told = comes_of(*WISHED, f"omar, dm: {said}")
    assert "No longer: would much rather avoid anything before 09:00" in told
    assert "• would much rather avoid Thursdays" in told


@pytest.mark.parametrize("said", BARE)
@pytest.mark.parametrize("where", ["thread", "dm"])
def test_a_vote_goes(said, where):
    assert "Your vote is taken back" in comes_of(*VOTED, f"omar, {where}: {said}")


@pytest.mark.parametrize("said", ["doch nicht", "das war falsch"])
def test_in_private_few_words_take_a_vote_back(said):
    assert "Your vote is taken back" in comes_of(*VOTED, f"omar, dm: {said}")
    assert "taken back" not in comes_of(*VOTED, f"omar, thread: {said}")


@pytest.mark.parametrize("said", BARE)
def test_the_last_proposal_goes_where_it_was_put_forward(said):
    assert comes_of(*LISTED, f"dana, thread: {said}").startswith("to dana: Off the list: Vienna.")


@pytest.mark.parametrize("said", [*BARE, "doch nicht"])
def test_an_end_that_was_ordered_is_put_back(said):
    told = comes_of("use choice-vote", "lena, thread: close at 5pm", f"lena, thread: {said}")
    assert "“What do we eat?”: decided by Fri 8 Jan, 17:00." in told


@pytest.mark.parametrize("said", [*BARE, "doch nicht"])
def test_how_a_meeting_is_searched_is_put_back(said):
    told = comes_of("use meeting-asking", "lena, dm: make it 30 minutes", f"lena, dm: {said}")
    assert "It is looked for as before." in told


@pytest.mark.parametrize("said", [*BARE, "doch nicht"])
def test_who_cannot_come_can_after_all(said):
    told = comes_of("use meeting-decided", "omar, dm: I can't make it", f"omar, dm: {said}")
    assert "Omar Haddad can make it to “planning call” after all." in told


@pytest.mark.parametrize("said", BARE)
def test_what_was_offered_is_left(said):
    told = comes_of("use choice-vote", "lena, thread: cancel it", f"lena, thread: {said}")
    assert told == "to lena: It stays as it is, then."


@pytest.mark.parametrize(
    "said", ["forget the food poll", "vergiss die essens-umfrage", "never mind the lunch vote"]
)
def test_what_is_open_is_named(said):
    assert "Call “What do we eat?” off?" in comes_of("use choice-vote", f"lena, dm: {said}")


@pytest.mark.parametrize(
    "said",
    [
        "I always forget things on monday",
        "can you take that back to lena",
        "ich nehme den Zug zurück um 5",
        "I take the train back at 5",
        "we had to scrap the old car",
    ],
)
def test_what_is_said_of_other_things_takes_nothing_back(said):
    assert "No longer" not in comes_of(*WISHED, f"omar, dm: {said}")
    assert "taken back" not in comes_of(*VOTED, f"omar, thread: {said}")
