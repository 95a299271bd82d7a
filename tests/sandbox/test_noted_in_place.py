"""What needs no message of its own: it stands where it was asked, or told, and is ticked off."""

import asyncio

from adapters.sandbox.records import GENERAL
from tests.sandbox.at_hand import at_hand, offered

ASKED = "@Convene find 60 minutes with @ben and @jonas about the roadmap, 11 to 15 January"
QUESTION = (
    "Ana Ribeiro is looking for 60 minutes with you and 1 other, 11–15 Jan, about “roadmap”. When "
    "suits you, and when doesn't it? Write it as you'd say it, or drop a calendar file here. By "
    "Fri 8 Jan, 18:00 your time, please."
)
NOTED = (
    "Any time: noted. You'll hear from me when there are options; you can change this any time by "
    "writing here."
)
GERMAN = "Jederzeit: notiert. Ich melde mich, wenn es Optionen gibt; "
ASSUMED = "• assumed: your day is 8:00–18:00 in Lagos, and no nights (22:00–7:00)"


def shown(message):
    """What a message says, and what can be pressed on it."""
    return message["text"], [each["label"] for each in offered(message)]


def ticks(message):
    return [each["emoji"] for each in message["reactions"]]


def play(tmp_path, story):
    with at_hand(tmp_path) as bench:
        return asyncio.run(story(bench))


def test_any_time_in_words_stands_in_the_question_and_is_ticked(tmp_path):
    async def story(bench):
        await bench.says("ana", ASKED, GENERAL)
        await bench.says("ben", "any time works")
        return bench.sees("ben")

    question, said = play(tmp_path, story)
    assert shown(question) == (f"{QUESTION}\n{NOTED}\n{ASSUMED}", ["Take back"])
    assert (said["text"], ticks(said)) == ("any time works", ["✅"])


def test_any_time_by_a_tap_stands_there_with_what_is_assumed(tmp_path):
    async def story(bench):
        await bench.says("ana", ASKED, GENERAL)
        await bench.presses("ben", "any-time")
        first = bench.sees("ben")
        await bench.presses("ben", "take-back")
        taken = bench.sees("ben")
        await bench.presses("ben", "put-back")
        return first, taken, bench.sees("ben")

    first, taken, back = play(tmp_path, story)
    assert [shown(each) for each in first] == [(f"{QUESTION}\n{NOTED}\n{ASSUMED}", ["Take back"])]
    assert [shown(each)[1] for each in taken] == [["Put back", "Take back"]]
    assert [shown(each) for each in back] == [shown(each) for each in first]


def test_what_is_said_after_it_is_listed_below_and_the_question_keeps_its_words(tmp_path):
    async def story(bench):
        await bench.says("ana", ASKED, GENERAL)
        await bench.says("ben", "any time works")
        await bench.says("ben", "not on Mondays")
        return bench.sees("ben")

    question, _, _, listed = play(tmp_path, story)
    assert shown(question) == (f"{QUESTION}\n{NOTED}\n{ASSUMED}", [])
    assert listed["text"].splitlines()[1:3] == [
        "• flexible",
        "• can't do Mondays · against 29 of 145 start times",
    ]


def test_a_vote_elsewhere_is_marked_among_the_options_told_in_private(tmp_path):
    async def story(bench):
        await bench.says("ana", ASKED, GENERAL)
        for who in ("ana", "ben", "jonas"):
            await bench.says(who, "any time works")
        await bench.later(hours=1)
        before = bench.sees("ben")
        await bench.reacts("ben", "🇦")
        voted = bench.sees("ben")
        await bench.reacts("ben", "🇦", on=False)
        return before, voted, bench.sees("ben")

    before, voted, back = play(tmp_path, story)
    text, labels = shown(before[-1])
    assert labels == ["Vote A", "Vote B", "Vote C"]
    assert [each["id"] for each in voted] == [each["id"] for each in before]
    assert shown(voted[-1]) == (
        f"{text}\nYour vote: A.",
        ["Vote B", "Vote C"],
    )
    assert shown(back[-1]) == (text, labels)


def test_both_are_said_in_german(tmp_path):
    async def story(bench):
        await bench.says("ana", ASKED, GENERAL)
        await bench.says("ben", "auf Deutsch bitte")
        for who in ("ana", "ben", "jonas"):
            await bench.says(who, "any time works" if who != "ben" else "mir passt alles")
        await bench.later(hours=1)
        await bench.reacts("ben", "🇦")
        return bench.sees("ben")

    seen = play(tmp_path, story)
    assert seen[0]["text"].splitlines()[1:] == [
        f"{GERMAN}du kannst das jederzeit ändern, schreib einfach hier.",
        "• angenommen: dein Tag ist 8:00–18:00 in Lagos, und nachts nie (22:00–7:00)",
    ]
    assert seen[-1]["text"].splitlines()[-1] == "Deine Stimme: A."
