"""What is only social, and what says something: message → whether it is."""

import pytest

from orchestration.language.talk.social import LONGEST, is_social


@pytest.mark.parametrize(
    "message",
    [
        "thanks!",
        "Thanks a lot, everyone!",
        "thank you so much for organising this 🙏",
        "danke",
        "Vielen Dank!!",
        "Danke dir, Convene",
        "merci",
        "hi",
        "Hello there!",
        "Hey Dana, good morning",
        "Guten Morgen zusammen",
        "Moin",
        "ok cool",
        "OK.",
        "okay, got it",
        "alles klar, danke",
        "Perfect, thanks 🎉",
        "👍",
        "👍🏽",
        "❤️",
        "🇩🇪",
        ":thumbsup:",
        ":+1:",
        "thanks :)",
        ";-)",
        "<3",
        "sounds good",
        "sounds good, see you all Thursday :)",
        "great, see you Friday!",
        "see you next week, thanks all",
        "you’re welcome",
        "I'll get back to you later",
        "let me check",
        "ich melde mich später",
        "einen Moment bitte",
        "thanks, that helps",
        "thanks, that really helps a lot!",
        "thank you, this was very helpful",
        "danke, das hilft mir sehr",
        "super, das war hilfreich",
    ],
)
def test_only_social(message):
    assert is_social(message, ("Dana Scott",))


@pytest.mark.parametrize(
    "message",
    [
        "",
        "?",
        "...",
        "yes",
        "no",
        "ja",
        "nein",
        "any time",
        "morning",
        "mornings please, thanks!",
        "Thanks, but not on Friday",
        "hi, I can't do Mondays",
        "works for me",
        "passt",
        "fine",
        "ok for me after 3",
        "good on Tuesdays",
        "see you Monday",
        "I'll check tomorrow",
        "later",
        "A",
        "1️⃣",
        "👍 for Tuesday",
        "✅ 10:00",
        "B > A",
        "help",
        "quux",
        "Mondays are blurgh",
        "nothing to add",
        "thanks " * LONGEST,
    ],
)
def test_says_something(message):
    assert not is_social(message)


def test_names_alone_are_no_greeting():
    assert not is_social("Dana", ("Dana",))
