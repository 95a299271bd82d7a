"""Every European letter is drawn; what cannot be drawn is seen to be missing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.pictures.letters import NOTE, SUBJECT, drawable, fitted, font, length, wrapped

ALPHABETS = {
    "Albanian": "çë",
    "Azerbaijani": "əğıöşüç",
    "Basque, Catalan, Spanish": "àçèéíïñòóúü·¿¡",
    "Belarusian": "абвгдеёжзійклмнопрстуўфхцчшыьэюя",
    "Bulgarian": "абвгдежзийклмнопрстуфхцчшщъьюя",
    "Croatian, Bosnian": "čćđšž",
    "Czech, Slovak": "áäčďéěíĺľňóôŕřšťúůýž",
    "Danish, Norwegian, Swedish": "åäæöø",
    "Dutch": "áäéëíïóöúüĳ",
    "Estonian, Finnish": "äöõüšž",
    "Faroese, Icelandic": "áæðéíóöøúýþ",
    "French": "àâæçéèêëîïôœùûüÿ«»",
    "German": "äöüßẞ„“",
    "Greek": "αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ",
    "Polytonic Greek": "ἀἁἂἃᾶὡῷ",
    "Hungarian": "áéíóöőúüű",
    "Irish, Scottish, Welsh": "áàéèíìóòúùâêîôûŵŷẃẁẅ",
    "Italian, Maltese": "àèéìòóùċġħż",
    "Latvian, Lithuanian": "āčēģīķļņšūžąęėįų",
    "Macedonian, Serbian": "абвгдѓѕжзијклљмнњопрстћќуфхцчџшђ",
    "Polish": "ąćęłńóśźż",
    "Portuguese": "ãâáàçéêíõôóú",
    "Romanian": "ăâîșțşţ",
    "Russian": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "Sami": "áčđŋšŧž",
    "Slovene": "čšž",
    "Turkish": "âçğıİîöşûü",
    "Ukrainian": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    "Signs": "0123456789 .,:;!?()[]/&%+-–—…·'\"’€£@#*=<>≥°→×",
}


@pytest.mark.parametrize("language", ALPHABETS)
@pytest.mark.parametrize("weight", [400, 700])
def test_every_letter_has_a_shape(language, weight):
    letters = ALPHABETS[language] + ALPHABETS[language].upper()
    missing = bytes(font(32, weight).getmask("\U0010ffff"))

    for letter in letters:
        assert bytes(font(32, weight).getmask(letter)) != missing, letter


@pytest.mark.parametrize("language", ALPHABETS)
def test_every_letter_stays_itself(language):
    text = ALPHABETS[language]

    assert drawable(text) == " ".join(text.split())


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("Ĳmuiden", "Ĳmuiden"),
        ("ŉ", "ʼn"),
        ("a\u0306", "ă"),
        ("会議", "□□"),
        ("Plan 🎉", "Plan □"),
        ("two\nlines\tand  gaps", "two lines and gaps"),
        ("bell\x07", "bell□"),
        ("right\u202eleft", "right□left"),
    ],
)
def test_missing_letters_are_seen(said, drawn):
    assert drawable(said) == drawn


@given(st.text(max_size=60), st.integers(20, 300))
def test_fitted_words_never_run_over(words, width):
    assert length(fitted(words, width, NOTE), NOTE) <= width


@given(st.text(max_size=200), st.integers(1, 4))
def test_wrapped_words_never_run_over(words, most):
    lines = wrapped(words, 200, SUBJECT, most)

    assert 1 <= len(lines) <= most
    assert all(length(line, SUBJECT) <= 200 for line in lines)


def test_long_words_end_in_an_ellipsis():
    assert wrapped("One two three four five six seven", 60, NOTE, 2)[-1].endswith("…")


def test_endless_subject_is_cut_quickly():
    assert len(drawable("word " * 100_000)) < 500
