"""Requests, proposals and noes as they are typed in passing: said → what is asked, or listed."""

import pytest

from orchestration.model.ballots import NoneOfThese
from tests.conversation.choosing import asked, in_a_crowd, polled, the_only
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("said", "question", "options"),
    [
        ("poll snacks (choose up to 2): nuts, fruit", "Snacks", ["Nuts", "Fruit"]),
        ("poll snacks (secret): nuts, fruit", "Snacks", ["Nuts", "Fruit"]),
        ("umfrage snacks (geheim): nüsse, obst", "Snacks", ["Nüsse", "Obst"]),
        ("poll where (we pay): nuts, fruit", "Where (we pay)", ["Nuts", "Fruit"]),
        ("vim vs. emacs vs. nano", "Vim vs. emacs vs. nano", ["Vim", "Emacs", "Nano"]),
        ("tea vs coffee", "Tea vs coffee", ["Tea", "Coffee"]),
        ("tabs/spaces/mix?", "Tabs/spaces/mix?", ["Tabs", "Spaces", "Mix"]),
        (
            "do a quick poll about the team name please: Falcons or Bears",
            "The team name",
            ["Falcons", "Bears"],
        ),
        (
            "mach mal bitte eine Umfrage zum Teamnamen: Falken oder Bären",
            "Teamnamen",
            ["Falken", "Bären"],
        ),
        ("decide on a mascot. options: fox, owl", "A mascot", ["Fox", "Owl"]),
        ("entscheidet bitte über das Logo, Optionen: Stern, Mond", "Das Logo", ["Stern", "Mond"]),
        ("poll favourite options: calls, puts", "Favourite options", ["Calls", "Puts"]),
        ("umfrage: Ausflug - Zoo, Kino, See", "Ausflug", ["Zoo", "Kino", "See"]),
        ("poll: options, futures", "Options, futures", ["Options", "Futures"]),
    ],
)
def test_a_request_is_read_without_what_leads_to_it(said, question, options):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        choice = the_only(room)
        assert choice.terms.subject == question
        assert [each.title for each in choice.listed] == options

    plays()


@in_a_room
async def test_what_stands_in_brackets_and_cannot_be_is_named(room):
    told = await room.says("lena", "@Convene poll snacks (asap): a1, b2", channel=True)
    assert told == ["I left out: “asap”."]


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("ich hätte noch Thai Garden, aber sag nicht von wem", "Thai Garden"),
        ("I'd also suggest Pizza Roma, but don't say it's from me", "Pizza Roma"),
        ("put Noodle House on the list, please don't mention my name", "Noodle House"),
        ("can you add Salad Bar anonymously?", "Salad Bar"),
        ("ich schlage Heron vor, aber verrat niemandem, dass es von mir ist", "Heron"),
    ],
)
def test_what_is_proposed_in_private_without_a_name_has_none(said, title):
    @in_a_crowd
    async def plays(room):
        await asked(room)
        await room.says("dana", said)
        [listed] = the_only(room).listed
        assert (listed.title, listed.proposed_by) == (title, "")

    plays()


@pytest.mark.parametrize(
    "said", ["nothing of that, all too far", "nix davon, alles zu weit", "nothing of these"]
)
def test_nothing_of_that_is_a_vote_for_none(said):
    @in_a_room
    async def plays(room):
        await polled(room)
        await room.says("dana", said, under=room.latest("options/"))
        assert the_only(room).round.ballots == {"dana": NoneOfThese()}

    plays()


@pytest.mark.parametrize("said", ["nothing of that matters to me", "there is nothing of it left"])
def test_what_only_sounds_like_it_is_no_vote(said):
    @in_a_room
    async def plays(room):
        await polled(room)
        await room.says("dana", said, under=room.latest("options/"))
        assert the_only(room).round.ballots == {}

    plays()
