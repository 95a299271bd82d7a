"""Faces made of signs are read as signs that are no letters, glad or sad as they were."""

import pytest

from orchestration.language.words.emoticons import with_plain_faces


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("B :D", "B 🙂"),
        ("none of these, because of room 3 :(", "none of these, because of room 3 🙁"),
        ("fine ;)", "fine 🙂"),
        ("A: D", "A: D"),
    ],
)
def test_a_face_names_no_option_and_stays_as_glad_as_it_was(said, read):
    assert with_plain_faces(said) == read
