"""The Pictures port with Pillow."""

from __future__ import annotations

from adapters.pictures.draw import draw
from orchestration.views.documents import Drawing, Picture


class DrawnPictures:
    """Draws with Pillow."""

    def draw(self, picture: Picture) -> Drawing:
        """Return the picture as PNG, with a text alternative."""
        return draw(picture)
