"""Whatever a model replies within its schema, every session stays sound."""

import pytest

from orchestration.privacy import Reader, reveal
from tests.fakes.model.nonsense import Nonsense
from tests.openai.asking import WAYS, language
from tests.openai.meetings import assert_sound, played_with


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", range(8))
def test_a_meeting_survives_nonsense(way, seed):
    meeting, transcript = played_with(language(way, Nonsense(seed)))

    assert_sound(meeting, transcript)


def test_nonsense_does_mean_something():
    """Or the test above would be an empty one."""
    found = [
        wish
        for seed in range(8)
        for boxed in played_with(language("alone", Nonsense(seed)))[0].profiles.values()
        for wish in reveal(boxed, to=Reader.DECISION).preferences
    ]

    assert len({each.kind for each in found}) >= 8
