"""Orders and questions as they are given in German, and their English sisters."""

import pytest

from tests.play.dialogues import comes_of

GRAZ = "lena, thread: Graz"


@pytest.mark.parametrize("said", ["stimmt noch mal ab", "bitte noch mal abstimmen", "vote again"])
def test_an_open_vote_is_not_begun_anew(said):
    told = comes_of("use choice-vote", f"lena, dm: {said}")
    assert "to lena: This vote decides: no other round follows it." in told


@pytest.mark.parametrize(
    "said",
    [
        "lena, dm: stimmt noch mal ab",
        "lena, channel: @Convene lasst uns noch mal abstimmen",
        "lena, dm: vote again please",
    ],
)
def test_what_was_decided_is_voted_on_again(said):
    assert "I'm asking “What do we eat?” again." in comes_of("use choice-decided", said)


@pytest.mark.parametrize("said", ["was gilt in diesem Kanal?", "what applies in this channel?"])
def test_what_holds_in_a_channel_is_told(said):
    told = comes_of(f"lena, channel: @Convene {said}")
    assert "Nothing is set for this channel" in told


@pytest.mark.parametrize(
    "said", ["welche Serien laufen?", "welche Serien gibt es?", "which series are running?"]
)
def test_what_repeats_is_told(said):
    assert comes_of(f"lena, dm: {said}") == "to lena: Nothing repeats here."


@pytest.mark.parametrize(
    "said", ["Liste wieder öffnen", "öffne die Liste wieder", "mach die liste bitte wieder auf"]
)
def test_the_list_is_opened_again(said):
    assert "The list is open already." in comes_of("use choice-asking", f"lena, dm: {said}")


@pytest.mark.parametrize(
    "said", ["lena, dm: statt Graz lieber Linz", "lena, dm: lieber Linz statt Graz"]
)
def test_one_is_put_in_the_place_of_another(said):
    assert "On the list: Linz, in the place of Graz." in comes_of("use choice-asking", GRAZ, said)
