"""What is asked beside the matter, told of others, or hangs on an if: said → one answer."""

import pytest

from orchestration.deciding.state import Phase
from orchestration.interaction.answers import CALENDAR_HOW, IS_A_BOT
from orchestration.interaction.introduction import HELP, SHORT_HELP
from tests.conversation.choosing import polled
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room


def _row(said, told):
    return [(each.strip(), told) for each in said.strip().splitlines()]


BEFORE_OPTIONS = [
    *_row(
        """
        if dana hasn't answered by 3 go ahead without her
        wenn dana bis 15 Uhr nicht geantwortet hat, mach ohne sie weiter
        """,
        "I can't go by an “if”. “Close it at 15:00” ends it then",
    ),
    *_row(
        """
        wenn heut keiner mehr antwortet dann lass es
        if nobody else answers today drop it
        falls keiner antwortet, sag es ab
        """,
        "I can't go by an “if”. It is open until Fri 8 Jan, 17:00; “cancel it” calls it off.",
    ),
    *_row(
        """
        already reminded everyone myself so no need
        i pinged them all myself, no reminder needed
        hab schon alle selbst erinnert, brauchst du nicht
        """,
        "Nobody is reminded now.",
    ),
    *_row(
        """
        actually make it 45 min
        """,
        "“hiring” is looked for like that already.",
    ),
]


@pytest.mark.parametrize(("said", "told"), BEFORE_OPTIONS)
def test_an_organiser_hears_what_can_be_done(said, told):
    @in_a_room
    async def says(room):
        await asked(room)
        before = room.decisions()
        answers = await room.says("lena", said)
        assert [each.startswith(told) for each in answers] == [True]
        assert room.decisions() == before

    says()


@pytest.mark.parametrize("said", ["did you remind them?", "has anyone been reminded yet"])
def test_who_asks_whether_they_were_reminded_is_told(said):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("lena", said)
        assert "nobody was reminded so far" in told

    says()


OF_A_MEMBER = [
    *_row(
        """
        raj said he'd love to join if there's room
        """,
        "Only who asked can add somebody: Lena Vogt.",
    ),
    *_row(
        """
        nothing special, u can see my calendar no?
        can you read my calendar?
        siehst du meinen kalender nicht?
        """,
        CALENDAR_HOW,
    ),
    *_row(
        """
        are you a real person lol
        are you a bot?
        bist du ein mensch
        """,
        IS_A_BOT,
    ),
    *_row(
        """
        hat lena das abgesagt oder warum hör ich nix mehr
        did lena cancel it or why do i hear nothing
        wurde das abgesagt?
        """,
        "“hiring”: 0 of 3 have answered.",
    ),
    *_row(
        """
        whats still open for me
        what do i still have to do
        was muss ich noch machen
        """,
        "“hiring”: 0 of 3 have answered.",
    ),
]


@pytest.mark.parametrize(("said", "told"), OF_A_MEMBER)
def test_a_member_is_told(said, told):
    @in_a_room
    async def says(room):
        await asked(room)
        before = room.decisions()
        answers = await room.says("omar", said)
        assert [each.startswith(told) for each in answers] == [True]
        assert room.decisions() == before

    says()


@pytest.mark.parametrize(
    "said",
    [
        "hey can you review my PR when you get a sec",
        "could you have a look at Figma when you have time",
        "i'll check my calendar and let you know",
        "mein bruder ist ein mensch der viel redet",
    ],
)
def test_what_is_for_a_colleague_is_no_order_and_no_question(said):
    @in_a_room
    async def says(room):
        await asked(room)
        answers = " ".join(await room.says("omar", said))
        assert not any(x in answers for x in ("can add somebody", CALENDAR_HOW, IS_A_BOT))

    says()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("hilfe wie geht das hier", SHORT_HELP),
        ("help", SHORT_HELP),
        ("help all", HELP),
        ("/convene help", HELP),
    ],
)
def test_a_newcomer_has_a_short_help_and_all_of_it_where_they_say_so(said, told):
    @in_a_room
    async def says(room):
        assert await room.says("omar", said) == [told]

    says()


@pytest.mark.parametrize(
    "said", ["can't do lunch after all, eat without me", "schaffs doch nicht, esst ohne mich"]
)
def test_who_misses_what_has_no_time_hears_that_nobody_is_told(said):
    @in_a_room
    async def says(room):
        options = await polled(room)
        await room.says("omar", "B", under=options)
        await room.closes("lena")
        [told] = await room.says("omar", said)
        assert told == "I tell nobody. Say it in the thread, so that the others know."

    says()


@in_a_room
async def test_what_was_just_asked_is_called_off_with_one_press(room):
    await decided(room)
    await room.says("lena", "@Convene sag den termin bitte ab", channel=True)
    await room.clicks("lena", "Call it off")
    assert room.decisions()[0].phase is Phase.CANCELLED
    assert room.opened == {}


@in_a_room
async def test_what_has_gone_on_since_is_asked_about_once_more(room):
    options = await at_the_vote(room)
    await room.says("lena", "cancel it")
    for who in ("lena", "omar", "dana"):
        await room.says(who, "A", under=options)
    await room.later(minutes=10)
    await room.clicks("lena", "Call it off")
    assert room.decisions()[0].phase is Phase.DECIDED
    assert "lena" in room.opened


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("can we close this now pls its been 2 days", ["Only Lena Vogt can close it"]),
        ("the later one pls", ["Which option is your vote for?"]),
        ("lieber den späteren bitte", ["Which option is your vote for?"]),
        ("can we close this?", []),
        ("can we close the window pls", []),
        ("the other one was better last year", []),
        ("pls bring the later one with you", []),
    ],
)
def test_in_a_thread_one_line_comes_in_private_or_nothing(said, told):
    @in_a_room
    async def says(room):
        options = await at_the_vote(room)
        before = room.decisions()
        answers = await room.says("omar", said, under=options)
        assert len(answers) == len(told)
        assert all(a.startswith(b) for a, b in zip(answers, told, strict=True))
        assert room.decisions() == before

    says()


@pytest.mark.parametrize(
    "said",
    [
        "we need a name for the new repo, collect ideas from everyone till thurs",
        "collect ideas for the team name",
        "sammel ideen für das motto der feier",
    ],
)
def test_ideas_are_collected_in_a_choice(said):
    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        [one] = room.decisions()
        assert (one.phase, one.terms.is_open) == (Phase.INTAKE, True)

    says()
