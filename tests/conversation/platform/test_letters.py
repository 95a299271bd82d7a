"""On platforms with an emoji of each letter, it votes for the option of its name."""

import pytest

from orchestration.conversation.ports.letters import drawn, emoji_of, option_of


@pytest.mark.parametrize(
    ("option", "emoji"),
    [("A", "🇦"), ("Z", "🇿"), ("AB", None), ("", None), ("a", None), ("1", None)],
)
def test_an_option_has_the_emoji_of_its_letter(option, emoji):
    assert emoji_of(option) == emoji


def test_a_longer_name_is_drawn_letter_by_letter():
    assert drawn("AB") == "🇦🇧"


@pytest.mark.parametrize(("emoji", "option"), [("🇧", "B"), ("🇩", None), ("🎉", None), ("", None)])
def test_an_emoji_votes_for_what_can_be_chosen(emoji, option):
    assert option_of(emoji, ["A", "B", "C"]) == option
