"""Emoji for the letter of an option: written -> as it is read."""

import pytest

from orchestration.language.choosing.known_by.letter_signs import with_letters


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("🅰", "A"),
        ("🅰️", "A"),
        ("🇧", "B"),
        ("1️⃣", "A"),
        (":one:", "A"),
        (":b:", "B"),
        (":regional_indicator_c:", "C"),
        (":keycap_ten: or 🔟", "J  or  J"),
        ("🇧 > 🇦", "B  >  A"),
        ("I'm in 🇩🇪 this week", "I'm in 🇩🇪 this week"),
        ("1 o'clock, :wave:", "1 o'clock, :wave:"),
    ],
)
def test_a_sign_is_read_as_its_letter(written, read):
    assert with_letters(written) == read
