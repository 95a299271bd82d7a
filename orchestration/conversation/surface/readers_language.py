"""How who did something is answered: in their language, by whatever the platform has for it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace

from orchestration.conversation.known.own_page import OwnPage
from orchestration.conversation.ports.inbound import Part
from orchestration.interaction.answers import is_receipt
from orchestration.interaction.form import Form
from orchestration.interaction.translation import Translation
from orchestration.model.people import SessionId


class InReadersLanguage(ABC):
    """Puts what is said to one person into their language; a platform only puts it there."""

    @abstractmethod
    async def reader(self) -> Translation:
        """Return what puts things into the language of who did it."""

    # What they are told, and nobody else

    async def say(self, words: str) -> None:
        """Say one sentence."""
        put = self.put_receipt if is_receipt(words) else self.put_words
        await put((await self.reader()).words(words))

    async def say_marked(self, words: str) -> None:
        """Say words in which people are named in the platform's own marks."""
        await self.put_marked((await self.reader()).words(words))

    async def show(self, parts: Sequence[Part]) -> None:
        """Show parts as one message."""
        await self.put_parts(await self._read(parts))

    async def show_home(self, parts: Sequence[Part]) -> None:
        """Show what they have to themselves."""
        await self.put_home(await self._read(parts))

    async def upload(
        self, name: str, content: bytes, *, title: str = "", above: Sequence[Part] = ()
    ) -> None:
        """Put a file into their private conversation, with the words of parts above it."""
        title = (await self.reader()).words(title)
        await self.put_file(name, content, title=title, above=await self._read(above))

    async def open_form(self, form: Form, session: SessionId | None) -> None:
        """Open a form."""
        await self.put_form((await self.reader()).form(form), session)

    async def open_request(self, form: Form, channel: str) -> None:
        """Open a form that asks for a session in a channel; "" has it ask in which."""
        await self.put_request((await self.reader()).form(form), channel)

    async def open_page(self, page: OwnPage) -> None:
        """Show a session as they see it."""
        reader = await self.reader()
        shown, said = await self._read(page.shown), reader.words(page.said)
        title, label = reader.words(page.title), reader.words(page.label)
        await self.put_page(replace(page, title=title, shown=shown, said=said, label=label))

    async def give(self, words: str, link: str) -> None:
        """Say something with an address behind it."""
        await self.put_link((await self.reader()).words(words), link)

    async def leave_on_message(self, note: str, gone: Sequence[str]) -> None:
        """Show a note on the message that was pressed, and take these actions off it."""
        await self.put_note((await self.reader()).words(note), gone)

    async def _read(self, parts: Sequence[Part]) -> list[Part]:
        reader = await self.reader()
        return [replace(each, layout=reader.layout(each.layout)) for each in parts]

    # How the platform does that

    @abstractmethod
    async def put_words(self, words: str) -> None:
        """Say one sentence."""

    async def put_receipt(self, words: str) -> None:
        """Say that what they have written counts, which a mere sign can tell them, too."""
        await self.put_words(words)

    @abstractmethod
    async def put_marked(self, words: str) -> None:
        """Say words in which people are named in the platform's own marks."""

    @abstractmethod
    async def put_parts(self, parts: Sequence[Part]) -> None:
        """Show parts as one message."""

    async def put_home(self, parts: Sequence[Part]) -> None:
        """Show what they have to themselves: as a message, where it has no place of its own."""
        await self.put_parts(parts)

    @abstractmethod
    async def put_file(
        self, name: str, content: bytes, *, title: str = "", above: Sequence[Part] = ()
    ) -> None:
        """Put a file into their private conversation, with the words of parts above it."""

    @abstractmethod
    async def put_form(self, form: Form, session: SessionId | None) -> None:
        """Open a form."""

    @abstractmethod
    async def put_request(self, form: Form, channel: str) -> None:
        """Open a form that asks for a session in a channel; "" has it ask in which."""

    async def put_page(self, page: OwnPage) -> None:
        """Show a session as they see it: as a message, where it has no place of its own."""
        await self.put_parts(page.parts)

    async def put_link(self, words: str, link: str) -> None:
        """Say something with an address behind it."""
        await self.put_words(f"{words} {link}")

    @abstractmethod
    async def put_note(self, note: str, gone: Sequence[str]) -> None:
        """Show a note on the message that was pressed, and take these actions off it."""
