"""What is answered to German messages: no sentence is half in another language."""

import re

import pytest

from tests.conversation.test_dialogues import asked, at_the_vote, in_a_room
from tests.play.dialogues import comes_of

_GERMAN = re.compile(
    r"\b(?:konnte|einordnen|keine Regel|hier steht|passt|sag es|möglichst|kann|lieber|nicht)\b",
    re.IGNORECASE,
)
_ENGLISH = re.compile(
    r"\b(?:couldn't|place|could you|say it|how about|rule|covers|these|words|names a time)\b",
    re.IGNORECASE,
)
_QUOTED = re.compile(r"[„“][^„“”]*[“”]")
SAID = [
    "mittags mach ich zu",
    "ich kann dienstag erst später",
    "wie wärs mit freitag und so",
    "hauptsache nicht so früh",
    "montag ist irgendwie komisch",
    "nicht am Freitag, und dienstag mal sehen",
    "dienstags vielleicht oder auch nicht",
    "am 35. geht es",
    "freitags lieber nicht, danach eventuell",
    "kann ich per video dazukommen",
]


@pytest.mark.parametrize("words", SAID)
@pytest.mark.parametrize("stage", [asked, at_the_vote])
def test_no_sentence_mixes_two_languages(words, stage):
    @in_a_room
    async def says(room):
        await stage(room)
        for told in await room.says("omar", words):
            for line in told.split("\n"):
                bare = _QUOTED.sub("", line)
                assert not (_GERMAN.search(bare) and _ENGLISH.search(bare)), line

    says()


@in_a_room
async def test_what_was_not_understood_is_asked_about_in_one_language(room):
    await asked(room)
    [said] = await room.says("omar", "ich kann dienstag erst später")
    left = "„ich kann dienstag erst später“ konnte ich nicht einordnen. Wie passt es dienstags?"
    assert left in said
    [said] = await room.says("omar", "wednesday is a bit weird")
    assert "I couldn't place “wednesday is a bit weird”. How about Wednesdays?" in said


def test_a_button_that_bears_a_title_keeps_it():
    asked = [
        f"lena, channel: @Convene decide {each}?" for each in ("Salt or pepper", "Tea or milk")
    ]
    told = comes_of("use german", *asked, "raj, dm: bloß nicht so scharf")
    assert "[Salt or pepper?] [Tea or milk?] [Alle davon] [Immer]" in told
