"""What is understood alone has the same answer with a reason or a courtesy beside it."""

import asyncio
import re

import pytest

from orchestration.language.choosing.held.told_why import parted_from_why
from tests.play.played import Seen, settled
from tests.play.played import newest_thread as thread

BEHIND = [
    "{}, I'm starving",
    "{}. they closed the other place",
    "{}, because I have to run",
    "{} - sorry, long day",
    "{}, weil ich gleich los muss",
    "{}, hab's eilig",
    "{} 🙏",
    "{} (the kids are sick)",
]
BEFORE = [
    "sorry, was in meetings all day. {}",
    "ok, {}",
    "the queue was endless yesterday, so {}",
]
SIGN_UP = "@Convene workshop signup: Pottery (2 places), Climbing (8 places)"
STAGES = {
    "vote": ("choice-vote", []),
    "voted": ("choice-vote", [("omar", "pizza")]),
    "motion": ("motion", []),
    "objected": ("motion", [("raj", "I object: it collides with the client call")]),
    "decided": ("choice-decided", []),
    "repeats": ("choice-decided", [("lena", "ask this every thursday at 10")]),
    "signup": ("", [("lena", SIGN_UP)]),
    "seated": ("", [("lena", SIGN_UP), ("omar", "pottery"), ("dana", "climbing")]),
}
SAID = [
    ("vote", "omar", "pizza"),
    ("vote", "omar", "sushi for me"),
    ("vote", "raj", "bin für ramen"),
    ("vote", "dana", "b or d"),
    ("vote", "ines", "anything but pizza"),
    ("vote", "ines", "enthalte mich"),
    ("vote", "omar", "ich nehm falafel"),
    ("vote", "lena", "close it at 11:30"),
    ("vote", "lena", "remind them please"),
    ("vote", "lena", "close it"),
    ("vote", "lena", "cancel it"),
    ("vote", "raj", "who is missing?"),
    ("voted", "omar", "no wait, ramen"),
    ("voted", "omar", "ramen instead"),
    ("voted", "omar", "take my vote back please"),
    ("voted", "omar", "ich nehm doch lieber sushi"),
    ("motion", "dana", "fine by me"),
    ("motion", "ines", "von mir aus"),
    ("motion", "omar", "no objection"),
    ("motion", "raj", "I abstain"),
    ("objected", "raj", "I withdraw my objection"),
    ("objected", "raj", "ich ziehe meinen Einwand zurück"),
    ("objected", "raj", "I'm fine with it now"),
    ("decided", "lena", "ask again without sushi"),
    ("decided", "lena", "can we redo the vote?"),
    ("decided", "lena", "reopen it"),
    ("decided", "lena", "ask this every thursday at 10"),
    ("decided", "lena", "nochmal abstimmen bitte"),
    ("decided", "lena", "let's look at this again in 4 weeks"),
    ("decided", "omar", "can we switch to ramen?"),
    ("decided", "lena", "cancel that decision"),
    ("repeats", "lena", "skip next week"),
    ("repeats", "lena", "stop asking this"),
    ("signup", "omar", "pottery"),
    ("signup", "omar", "me for climbing please"),
    ("signup", "omar", "put me down for climbing"),
    ("signup", "dana", "how many places are left in pottery?"),
    ("signup", "dana", "am I in?"),
    ("seated", "omar", "I can't make it after all"),
    ("seated", "omar", "ich muss doch absagen"),
    ("seated", "omar", "swap me to climbing"),
    ("seated", "omar", "take me off please"),
]


async def came_of(stage, who, said):
    """Return what comes of words under what stands there."""
    setup, before = STAGES[stage]
    room = await settled([setup] if setup else [])
    for author, words in before:
        is_call = words.startswith("@")
        await room.says(author, words, channel=is_call, under=None if is_call else thread(room))
    seen = Seen(room)
    await room.says(who, said, under=thread(room))
    told = "\n".join(seen.since(room))
    told = re.sub(r" ?Only the vote counts, not “.*?”\.| Your note stays [^.]*\.", "", told)
    return re.sub(r"\n *\[Show it with my name\]", "", told)


def comes_of(stage, who, said):
    return asyncio.run(came_of(stage, who, said))


@pytest.mark.parametrize("said", SAID)
def test_a_reason_beside_it_changes_nothing(said):
    stage, who, words = said
    alone = comes_of(stage, who, words)
    assert alone != "(nothing)"
    for each in (*BEHIND, *BEFORE):
        assert comes_of(stage, who, each.format(words)) == alone, each


@pytest.mark.parametrize(
    "said",
    [
        "close it, unless somebody is still thinking",
        "remind them, but not omar",
        "close it, just kidding",
        "cancel it. never mind",
        "remind them if it's still open tomorrow",
        "skip it, instead we do pizza",
        "close it, or should we wait for Dana?",
        "schließ es, wenn alle da waren",
        "close it, not now though",
        "cancel it, nur Spaß",
    ],
)
def test_what_turns_it_is_no_reason(said):
    assert [each for each in parted_from_why(said) if each.why] == []


@pytest.mark.parametrize(
    ("stage", "who", "said"),
    [
        ("motion", "dana", "no, I was there yesterday"),
        ("motion", "dana", "yes, the kids are sick"),
        ("vote", "omar", "they have no salad left so we went home"),
        ("vote", "omar", "I had pizza yesterday, it was great"),
        ("decided", "raj", "the sushi was great, we had two plates"),
        ("seated", "omar", "the kids are sick, my wife is away"),
    ],
)
def test_what_is_told_to_others_stays_theirs(stage, who, said):
    assert "ballot" not in comes_of(stage, who, said)
