"""What a group gains where one member lets one wish give way."""

from __future__ import annotations

from enum import StrEnum


class Gain(StrEnum):
    """In what an option is better then, in the order in which options are put."""

    NEEDED = "needed"
    ATTENDANCE = "attendance"
    RATIO = "ratio"
    SCORE = "score"
