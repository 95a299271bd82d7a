"""A page is read in its reader's language; what they write, and what runs, is let be."""

import pytest

from adapters.pages.translated import asked_by_browser, in_language
from orchestration.interaction.translation import Translation

PAGE = """<!DOCTYPE html>
<html lang="en"><head><title>Retro</title><script>if (a < b) { "Decided" }</script></head>
<body><h1>Decided</h1><p>3 of 6 have answered</p><p title="Cancelled">Tom &amp; Ana</p>
<input placeholder="Voting" value="Decided" required><textarea>Decided</textarea></body></html>"""


def test_words_are_put_and_nothing_else():
    page = in_language(PAGE, Translation("german"))

    assert '<html lang="de">' in page
    assert '<script>if (a < b) { "Decided" }</script>' in page
    assert "<h1>Entschieden</h1><p>3 von 6 haben geantwortet</p>" in page
    assert '<p title="Abgesagt">Tom &amp; Ana</p>' in page
    assert 'placeholder="Abstimmung läuft" value="Decided" required>' in page
    assert "<textarea>Decided</textarea>" in page


@pytest.mark.parametrize("language", ["", "english"])
def test_in_the_house_s_own_it_stays(language):
    assert in_language(PAGE, Translation(language)) == PAGE


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de-DE,de;q=0.9,en;q=0.8", "german"),
        ("de", "german"),
        ("en-US,en;q=0.9,de;q=0.8", ""),
        ("den", ""),
        ("", ""),
    ],
)
def test_a_browser_asks_for_a_language(header, language):
    assert asked_by_browser(header) == language
