"""Who has nothing to say, and has said so: “nothing to add from me”, “nix hinzuzufügen”."""

from __future__ import annotations

import re
from typing import Final

_LEAD: Final = (
    r"(?:(?:ok(?:ay)?|hi|hey|hm+|no|nope|nah|nein|nee?|well|so|also|sorry|all good|alles gut|i|ich"
    r"|we|i['’]ve|have|['’]ve|got|i['’]d|there['’]?s|es gibt|gibt['’]?s|habe?|really|just"
    r"|eigentlich|honestly|ehrlich gesagt|bei mir|from me|(?:from|on) my (?:side|end)|von mir"
    r"|von meiner seite|meinerseits|(?:gibt|kommt)(?: es)?)\b[\s,.!:–-]*)*"
)
_NOTHING: Final = (
    r"(?:nothing|nothin|nix|nichts)(?: (?:more|else|new|further|weiter|mehr|weiteres|neues))*"
    r" (?:to (?:add|say|contribute|mention|report)|hinzuzufügen|zu ergänzen|beizutragen|zu sagen"
    r"|beizusteuern|anzumerken)"
    r"|keine (?:ergänzungen|anmerkungen)|no (?:additions|remarks|comments)"
)
_REST: Final = (
    r"(?:[\s,.!:–-]+(?:from me|from my (?:side|end)|on my (?:side|end)|here|for now|right now|today"
    r"|this time|atm|so far|either|really|myself|von mir|von meiner seite|meinerseits|bei mir|hier"
    r"|gerade|diesmal|heute|im moment|momentan|weiter|mehr|dazu|auch|sorry|thanks|thank you|thx"
    r"|danke|cheers|guys|all|leute|bitte|habe? ich))*[\s.!,]*"
)
_SAID: Final = re.compile(rf"{_LEAD}(?:{_NOTHING}){_REST}", re.IGNORECASE)


def has_nothing_to_add(text: str) -> bool:
    """Tell whether somebody says that they have nothing to say."""
    return _SAID.fullmatch(text.strip()) is not None
