"""In which language each reader is spoken to: as they write, or as it was set where they are."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from orchestration.conversation.known.by_name import on_the_table
from orchestration.conversation.known.place_settings import SettingsPlace, rules_in
from orchestration.conversation.ports.exchange import Exchange
from orchestration.conversation.ports.inbound import Message, Via
from orchestration.conversation.ports.notes import Memory
from orchestration.conversation.ports.sessions import find_concerning, find_decision
from orchestration.conversation.ports.storage import LANGUAGE, Held
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision
from orchestration.interaction.routing.lexicon import language_begun, language_turned_to
from orchestration.interaction.translation import Translation
from orchestration.interaction.verbs import VERBS
from orchestration.language.ordered.own_tongue import (
    ENGLISH_NAME,
    GERMAN_NAME,
    OTHER,
    language_asked_for,
)
from orchestration.model.people import MemberId, SessionId, person_id
from orchestration.sessions.ports import Sessions

_SPOKEN: Final = {
    ENGLISH_NAME: "I write to you in English.",
    GERMAN_NAME: "I write to you in German.",
    OTHER: "I speak English and German, no other language yet.",
}
_NOBODY: Final = MemberId("")
_ALWAYS: Final = "always "
"""Stands before a language that somebody has asked for, whatever they write in."""

_SHORT_TITLE: Final = 4
"""Words of a title that are those of a name, and no sentence."""

_AS_ASKED: Final = "asked/"
"""Stands before the language in which somebody was asked who has not written yet."""


@dataclass(frozen=True, slots=True)
class ReaderLanguages:
    """Knows the language of people, and of channels; `above` is the channel a thread is in."""

    memory: Memory
    sessions: Sessions
    above: Callable[[str], str] = str

    async def of_person(
        self, who: MemberId, where: SettingsPlace | None = None, asker: MemberId | None = None
    ) -> Translation:
        """Return the language somebody is told things in: theirs, else that of where they are.

        Where neither is known, it is that of who asks them, and of what they press then.
        """
        noted = await self._noted(who)
        own = "" if noted.startswith(_AS_ASKED) else noted.removeprefix(_ALWAYS)
        if own := own or (await self._set_for(where) if where else ""):
            return Translation(own)
        asked = (await self.of_person(asker)).language if asker and asker != who else ""
        if asked and noted != f"{_AS_ASKED}{asked}":
            await self.memory.write(person_id(who), LANGUAGE, who, f"{_AS_ASKED}{asked}")
        return Translation(asked or noted.removeprefix(_AS_ASKED))

    async def of_session(self, held: Held, where: SettingsPlace, own: str = "") -> Translation:
        """Return the language of what a session shows: as it is set there, or it was asked for.

        What its asker writes later changes nothing of what others read. What is private, and stands
        at its asker's `own` address, goes by what they write.
        """
        if held.channel in ("", own):
            return await self.of_person(held.organiser, where)
        is_set = await self._set_for(where)
        return Translation(is_set or await self.begun(held.session, held.organiser))

    async def begun(
        self, session: SessionId, asker: MemberId, beside: SessionId | None = None
    ) -> str:
        """Return in which language a session, or one beside it, was asked for: that stays."""
        noted = await self.memory.read(session, LANGUAGE, _NOBODY)
        if noted:
            return noted
        now = await self.begun(beside, asker) if beside else (await self.of_person(asker)).language
        await self.memory.write(session, LANGUAGE, _NOBODY, now or ENGLISH_NAME)
        return now or ENGLISH_NAME

    async def heard(self, who: MemberId, words: str, about: SessionId | None = None) -> str:
        """Note in which language somebody writes; return the one they ask to be spoken to in."""
        asked = language_asked_for(words)
        if asked in _SPOKEN:
            await self.memory.write(person_id(who), LANGUAGE, who, f"{_ALWAYS}{asked}")
        else:
            await self.wrote(who, words, about)
        return asked

    async def wrote(self, who: MemberId, words: str, about: SessionId | None = None) -> None:
        """Note in which language somebody has written what is no word about it.

        The first words show it; another is taken for theirs where it is clear. Titles show none.
        """
        noted = await self._noted(who)
        is_first = not noted or noted.startswith(_AS_ASKED)
        shown = language_begun if is_first else language_turned_to
        if noted.startswith(_ALWAYS) or shown(words) in ("", noted):
            return
        if now := shown(await self._beside_titles(who, words, about)):
            await self.memory.write(person_id(who), LANGUAGE, who, now)

    async def _beside_titles(self, who: MemberId, words: str, about: SessionId | None) -> str:
        """Return words without those of the options that somebody may name."""
        found = await find_concerning(self.sessions, who)
        at = await find_decision(self.sessions, about)
        titles = {title for each in (*found, *([at] if at else ())) for title in _titles(each)}
        for each in sorted(titles, key=len, reverse=True):
            parts = [each, *(each.split() if len(each.split()) <= _SHORT_TITLE else ())]
            for part in parts:
                words = re.sub(rf"(?<!\w){re.escape(part)}(?!\w)", " ", words, flags=re.IGNORECASE)
        return words

    async def _noted(self, who: MemberId) -> str:
        return await self.memory.read(person_id(who), LANGUAGE, who)

    async def _set_for(self, where: SettingsPlace) -> str:
        here = SettingsPlace(where.team, self.above(where.channel))
        return (await rules_in(self.sessions, here)).language


def _titles(decision: Decision) -> list[str]:
    known = method_of(decision).catalogue(decision)
    return [each.title for each in (*on_the_table(decision), *(known.options if known else ()))]


async def heard(message: Message, exchange: Exchange) -> str:
    """Note in which language a message is; return what is said to who asks for one."""
    languages = ReaderLanguages(exchange.memory, exchange.access.sessions)
    asked = await languages.heard(message.who, _own_words(message), message.about)
    return _SPOKEN[asked] if asked and message.is_to_the_bot else ""


def _own_words(message: Message) -> str:
    """Return the words of a message without what a command is called by, whoever writes it."""
    verb, _, rest = message.text.partition(" ")
    is_called = message.via is Via.COMMAND and verb.lower() in VERBS
    return rest if is_called else message.text


def written_in(values: Iterable[object]) -> str:
    """Return what somebody has written into a form, where that is more than a word."""
    return "\n".join(each for each in values if isinstance(each, str) and " " in each.strip())
