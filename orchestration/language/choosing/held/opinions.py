"""What somebody holds, where it reads like an order; and that they hold nothing."""

from __future__ import annotations

import re
from typing import Final

_TALK: Final = (
    r"\s*(?:(?:well|so|ok(?:ay)?|hm+|honestly|personally|sorry|yes|no|also|ja|nein|na|tja|ehrlich"
    r"(?: gesagt)?|and|und|but|aber)[,.…:\s]+)*"
)
_I_HOLD: Final = (
    r"(?:i(?:['’]d| would| do| really| still| also| just)*\s+"
    r"(?:think|find|feel|believe|hold|reckon|guess|say)\b"
    r"|(?:in|to) my (?:view|opinion|mind|eyes)\b|imh?o\b|my (?:view|opinion|take|point) is\b"
    r"|if you ask me\b"
    r"|ich (?:finde|denke|glaube|meine|würde sagen|bin (?:der meinung|dafür|dagegen))\b"
    r"|(?:meiner|nach meiner) (?:meinung|ansicht)(?: nach)?\b|aus meiner sicht\b|m\.\s?e\.)"
)
_THEY: Final = (
    r"(?!(?:i|you|can|could|will|would|ich|du|ihr|sie|kannst|please|bitte|when|if|wenn)\b)"
)
_SHOULD: Final = (
    rf"(?:{_THEY}[\w’'-]+\s+){{1,4}}?(?:should(?:n['’]?t)?|must(?:n['’]?t)?|ought to"
    r"|(?:needs?|ha(?:s|ve)) to|soll(?:te)?n?|muss|müssen|müss?ten?|darf|dürfen"
    r"|braucht?|brauchen)\b"
)
_VIEW: Final = re.compile(rf"{_TALK}(?:{_I_HOLD}|{_SHOULD})", re.IGNORECASE)
_OF_OURS: Final = re.compile(
    r"\b(?:vote|voting|poll|deadline|drafts?|statements?|ranking|list|rounds?|abstimmung|umfrage"
    r"|frist|entw[uü]rfe?|runden?|liste)\b|@"
    r"|\b(?:close|end|extend|cancel|stop|finish|reopen|prolong|shorten|drop|restart|call off"
    r"|rank)\s+(?:it|this|that|them|now|here)\b"
    r"|\bremind\s+(?:everyone|everybody|all|the others|those|them)\b|\bcall (?:it|this|that) off\b"
    r"|\b(?:das|es|jetzt|hier)\s+(?:\w+\s+){0,3}?(?:schließen|beenden|verlängern|abbrechen|abblasen"
    r"|zumachen|aufhören)\b|\b(?:alle|die anderen)\s+(?:\w+\s+){0,2}?erinnern\b"
    r"|\b(?:more time|mehr zeit)\b[\s.!]*$",
    re.IGNORECASE,
)
_ORDERS: Final = re.compile(
    rf"{_TALK}(?:(?:please|pls|bitte|can you|could you|kannst du|könntest du|let['’]?s"
    rf"|lasst? uns|i want"
    r" to|ich will|ich möchte|we (?:should|could)|wir sollten),?\s+)*"
    r"(?:close|end|extend|prolong|cancel|stop|finish|reopen|remind|add|remove|delete|invite|kick|move"
    r"|postpone|shift|restart|repeat|skip|start|begin|open|schlie(?:ß|ss)\w*|beende\w*|verlänger\w*"
    r"|erinner\w*|lade?|füge?|entfern\w*|verschieb\w*|wiederhol\w*|starte?|stopp?e?)"
    r"(?:\W*$|\s+(?:it|this|that|now|here|until|till|by|to|for|at|on|everyone|everybody|all|them|those|me"
    r"|us|him|her|the (?:others|rest|team)|next|tomorrow|es|das|jetzt|hier|bis|um|am|auf|alle"
    r"|mich|uns"
    r"|ihn|sie|die anderen|morgen)\b(?! (?:laptop|office|other)))"
    r"|\bgive\b.*\b(?:more|another|extra|longer)\b|\bmore time\b",
    re.IGNORECASE,
)
"""What is ordered of the bot, and would be odd to hold of anything else: “close it at six”."""

_FEWEST_WORDS: Final = 2
_NOTHING: Final = re.compile(
    rf"{_TALK}(?:(?:i(?:['’]ve)?|we|ich)\s+(?:have|got|hold|hab(?:e)?)\s+)?"
    r"(?:(?:no|not any|keine?n?|zero)(?: (?:real|strong|particular|special|own|starke|besondere"
    r"|echte|eigene|feste))?\s+(?:opinions?|views?|comments?|thoughts?|stance|meinung(?:en)?"
    r"|kommentare?|ansichten?)"
    r"|nothing (?:to (?:add|say|tell|contribute|change)|from me|more from me|on my side)"
    r"|no thoughts|no changes?|keine änderung\w*"
    r"|nichts (?:hinzuzufügen|zu sagen|beizutragen|zu ändern|von mir|weiter)"
    r"|nix (?:hinzuzufügen|zu sagen|zu ändern|von mir|weiter)|von mir (?:kommt )?(?:nichts|nix)"
    r"|(?:i )?(?:don['’]?t|do not) (?:care|mind|know|have (?:an|any) (?:opinion|view|thoughts))"
    r"|(?:das )?(?:ist |is )?(?:mir |is(?:t)? )?(?:egal|wurscht|wumpe)(?: mir)?|weiß (?:ich )?nicht"
    r"|(?:i )?(?:abstain|pass)|ich enthalte mich|enthaltung|keine ahnung|no idea)"
    r"(?:\s+(?:on|about|to|for|of|dazu|hierzu|zu|of mine)\b[\w\s]{0,30})?"
    r"(?:[,;]\s*(?:really|sorry|honestly|whatever(?: you \w+)?|i['’]?m (?:fine|ok|good) with \w+"
    r"|alles gut|passt|von meiner seite))?(?:\s+(?:really|here|dazu|either|auch|so far|yet))?"
    r"[\s.!]*",
    re.IGNORECASE,
)
_AS_IT_IS: Final = re.compile(
    rf"{_TALK}(?:"
    r"(?:absolutely |really |well |gar |eigentlich |überhaupt )?(?:nothing|nothin|nix|nichts|nada"
    r"|none|nope|nö)(?: (?:at all|really|much|eigentlich|really|here|from here|dazu|mehr))*"
    r"|(?:i(?:['’]?d| would)? |would )?(?:leave|keep) (?:it|this|that)"
    r"(?: (?:all|exactly|just))*(?: as (?:it|this) is| like (?:this|that)| so)?"
    r"|(?:i(?:['’]?d| would)? )?change nothing|i (?:wouldn['’]?t|would not) change"
    r" (?:anything|a thing|it)"
    r"|(?:ich )?(?:würde?|will|möchte) (?:gar )?(?:nichts|nix) (?:dran |daran )?ändern"
    r"|(?:(?:es|das|alles) )?(?:kann|soll|lass\w*) (?:(?:es|das|alles) )?(?:gern\w* |bitte )?so"
    r"(?: (?:bleiben|lassen|stehen lassen))?|(?:bitte )?so lassen"
    r"|(?:das |es )?(?:passt|ist gut|is gut|alles gut)(?: für mich| mir)? so)"
    r"(?:\s*[,;.!–-]+\s*(?:(?:it|this|that|das|es)(?:['’]?s| is| ist|s)? )?"
    r"(?:really |already |all )?"
    r"(?:good|fine|ok|okay|great|perfect|gut|passt|super)(?: (?:as it is|as is|like this|already|so"
    r"|enough|for me))*)?[\s.!]*",
    re.IGNORECASE,
)
"""Who is asked what they would change, and would change nothing."""


def is_view(text: str) -> bool:
    """Tell whether words say what somebody holds: “we should close the chat at six”.

    What is of the vote itself, or of those who are asked, is no view: “I think we should close it”.
    """
    return _VIEW.match(text) is not None and not _OF_OURS.search(text)


def may_be_view(text: str) -> bool:
    """Tell whether words that read like an order may be what somebody holds: “answer within hours”.

    What names nothing but the vote, or those who are asked, is an order: “close it”, “remind them”.
    """
    is_order = _OF_OURS.search(text) or _ORDERS.match(text) or "?" in text
    return len(text.split()) >= _FEWEST_WORDS and not is_order


_NO_VIEW: Final = re.compile(
    r"\W*(?:(?:hm+|äh|uh|oh|well|sorry|please|pls|bitte|ok|also|na ja|puh)[\s,.…]+)*(?:"
    r"(?:re)?vote(?: again| now)?|ballot|draft|abstimm(?:en|ung)(?: jetzt)?"
    r"|(?:jetzt |noch ?mal )?abstimmen|entwurf"
    r"|(?:i )?(?:don['’]?t know|do not know|dunno|idk|no idea|no clue|not sure|undecided|unsure)"
    r"(?: (?:yet|now|really|tbh|honestly))*"
    r"|(?:i(?:['’]m| am) )?(?:still )?(?:undecided|unsure|not sure|thinking)(?: yet)?"
    r"|(?:(?:ich )?wei(?:ß|ss)(?: ich| es| das)*(?: noch| gerade| ehrlich gesagt)* nicht(?: genau)?"
    r"|keine ahnung|kein plan|bin (?:mir )?(?:noch )?(?:unsicher|nicht sicher|unentschlossen)"
    r"|(?:ich )?überlege noch)(?: noch)?)(?:[\s,]+(?:please|pls|bitte|jetzt|now))*[\s.!…]*",
    re.IGNORECASE,
)


def is_no_view(text: str) -> bool:
    """Tell whether words name an order, or say that one does not know: “vote”, “no idea yet”."""
    return _NO_VIEW.fullmatch(text) is not None


def holds_nothing(text: str) -> bool:
    """Tell whether all that words say is that their author holds nothing: “no opinion”, “nix”."""
    return any(each.fullmatch(text) is not None for each in (_NOTHING, _AS_IT_IS))
