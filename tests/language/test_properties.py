"""What holds of every text whatsoever."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from orchestration.language.english.stances import PHRASES as STANCES
from orchestration.language.english.times import PHRASES as TIMES
from orchestration.language.german.stances import PHRASES as GERMAN_STANCES
from orchestration.language.german.times import PHRASES as GERMAN_TIMES
from orchestration.language.inviting.invitation import read_invitation
from orchestration.language.understand import understand
from orchestration.model.people import Member, MemberId
from tests.examples import thorough
from tests.language.listening import hearing, slots

CANARY = "zyxomma"
_WORDS = [
    *STANCES,
    *TIMES,
    ",",
    ".",
    "and",
    "or",
    "but",
    "-",
    "to",
    "3",
    "14:30",
    "2027-01-12",
    "B",
    CANARY,
]
_GERMAN = [*GERMAN_STANCES, *GERMAN_TIMES, "und", ",", ".", "am", "um", "14", "Uhr", "5.", CANARY]
_SENTENCES = st.lists(st.sampled_from(_WORDS), max_size=12).map(" ".join)
_GERMAN_SENTENCES = st.lists(st.sampled_from(_GERMAN), max_size=12).map(" ".join)
_TEXTS = st.one_of(st.text(max_size=80), _SENTENCES, _GERMAN_SENTENCES)


@settings(max_examples=thorough(150))
@given(_TEXTS, st.booleans())
def test_any_text_is_heard_safely(text: str, windowed: bool) -> None:
    how = hearing(options=slots()) if windowed else hearing(window=None)
    found = understand(text, how)
    sources = [wish.source for wish in found.preferences]
    sources += [left.source for left in found.not_understood]
    for source in sources:
        assert source is not None
        assert source.message == 2
        assert 0 <= source.start < source.end <= len(text)
        assert text[source.start : source.end].strip()
    for wish in found.preferences:
        assert wish.author == "lena"
        assert not wish.confirmed
        assert CANARY not in wish.restatement
        assert wish.restatement


@settings(max_examples=thorough(100))
@given(_TEXTS)
def test_any_invitation_is_read(text: str) -> None:
    members = [Member(MemberId("dana"), "Dana Whitfield", "Europe/Berlin", role="Designer")]
    found = read_invitation(text, hearing().frame, members)
    for each in found.not_understood:
        assert each.text


@settings(max_examples=thorough(50))
@given(_SENTENCES)
def test_understanding_is_repeatable(text: str) -> None:
    assert understand(text, hearing()) == understand(text, hearing())
