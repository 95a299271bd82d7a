"""How much the channel sees, as people say it in a request, wherever that stands."""

import pytest

from orchestration.deciding.state import Phase
from orchestration.model.terms import Disclosure
from tests.conversation.choosing import the_only, titles
from tests.conversation.requests.test_catalogues import PLACES
from tests.conversation.test_dialogues import in_a_room

LIST = ["Fox", "Owl", "Bear"]


@pytest.mark.parametrize(
    "said",
    [
        "poll mascot, keep it discreet: fox, owl, bear",
        "poll mascot: fox, owl, bear, keep it discreet",
        "poll mascot: fox, owl, bear. keep this discreet please",
        "poll mascot: fox, owl, bear; it should stay discreet",
        "poll mascot: fox, owl, bear, without anyone seeing who wants what",
        "poll mascot: fox, owl, bear – so that nobody sees who wants what",
        "poll mascot: fox, owl, bear, bitte diskret",
        "poll mascot: fox, owl, bear – halt es diskret",
        "poll mascot: fox, owl, bear. das soll diskret bleiben",
        "poll mascot: fox, owl, bear, ohne dass man sieht, wer was will",
        "poll mascot, ohne dass jemand sieht wer was will: fox, owl, bear",
        "mascot? pls keep it discreet. fox, owl or bear",
    ],
)
def test_discreet_is_heard_as_a_clause(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        asked = the_only(room).terms
        assert (asked.disclosure, asked.subject.rstrip("?")) == (Disclosure.DISCREET, "Mascot")
        assert titles(room) == LIST

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "poll mascot, secret: fox, owl, bear",
        "poll mascot: fox, owl, bear, so dass keiner sieht, wer was wählt",
        "poll mascot: fox, owl, bear, nobody should see who votes for what",
    ],
)
def test_what_is_said_of_votes_is_that_they_are_secret(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        asked = the_only(room).terms
        assert asked.secret
        assert asked.disclosure is Disclosure.COUNTS
        assert (asked.subject, titles(room)) == ("Mascot", LIST)

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "where shall we eat friday, places are in the csv, keep it discreet",
        "where shall we eat friday, the options are in the file, be discreet",
        "where shall we eat friday keep it discreet (list attached)",
        "decide where shall we eat friday. keep this discreet please",
    ],
)
def test_with_a_file_too_of_which_the_question_says_nothing(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {said}", channel=True, files=[("p.csv", PLACES)])
        asked = the_only(room).terms
        assert asked.disclosure is Disclosure.DISCREET
        assert asked.subject == "Where shall we eat friday"

    plays()


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("poll colour of the discreet logo: red, blue", ["Red", "Blue"]),
        ("poll old desk: keep it, sell it", ["Keep it", "Sell it"]),
        ("poll trip, by train: Ulm, Bonn", ["Ulm", "Bonn"]),
        ("poll tone: discreet, loud", ["Discreet", "Loud"]),
    ],
)
def test_what_is_asked_about_stays_whole(said, listed):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert the_only(room).terms.disclosure is Disclosure.COUNTS
        assert titles(room) == listed

    plays()


@in_a_room
async def test_a_discreet_choice_names_nobody_under_its_options(room):
    await room.says("lena", "@Convene decide salary band: low, mid, high; discreet", channel=True)
    for who in ("omar", "dana", "raj", "ines"):
        await room.presses(who, "any-time")
    await room.later(days=2)
    shown = room.shown[room.latest("options/")].words
    assert "A  High" in shown or "A  Low" in shown or "A  Mid" in shown
    assert "Lena" not in shown


@pytest.mark.parametrize("others", [(), ("omar",)])
def test_what_one_of_few_has_told_is_read_off_no_count(others):
    """Who is silent is named; so what one or two have told in private is in no count of them."""
    shown = []

    def told(words):
        @in_a_room
        async def plays(room):
            await room.says("lena", "/convene decide tracker? Linear, Jira, Trello", channel=True)
            await room.says("raj", words)
            for each in others:
                await room.says(each, "anything goes")
            await room.closes("lena")
            await room.later(minutes=5)
            assert the_only(room).phase is Phase.VOTE
            shown.append([words for _, name, words in room.posted if name == "options/1"][-1])

        plays()

    told("no jira")
    told("anything goes")
    assert "can live with" not in "".join(shown)
    assert "Not heard from" in shown[0]
