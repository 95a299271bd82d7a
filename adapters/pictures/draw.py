"""Draws any picture of a session."""

from __future__ import annotations

from adapters.pictures.heatmap import draw_heatmap
from adapters.pictures.rounds import draw_rounds
from adapters.pictures.text import heatmap_words, rounds_words
from orchestration.views.documents import Drawing, Heatmap, Picture


def draw(picture: Picture) -> Drawing:
    """Return the picture as PNG, 1080 pixels wide, and the same in words."""
    if isinstance(picture, Heatmap):
        return Drawing(draw_heatmap(picture), heatmap_words(picture))
    return Drawing(draw_rounds(picture), rounds_words(picture))
