"""The three platforms as places where somebody asks for lunch: in memory, sandbox, Slack.

On each of them people are called the same. `alone` is all that the bot has told somebody alone,
`channel` what everybody reads, oldest first.
"""

import json
from contextlib import asynccontextmanager

from adapters.sandbox.records import BOT, GENERAL, dm_of
from orchestration.conversation.asked.home import Home, OwnData
from orchestration.conversation.surface.user_actions import SentForm
from orchestration.model.people import MemberId
from tests.conversation.room import PEOPLE, THURSDAY, Alone, Room
from tests.conversation.stages import SLACK_PEOPLE
from tests.kinds.lunch import Lunch
from tests.sandbox import at_hand as sandbox
from tests.slack import at_hand as slack
from tests.slack.at_hand import Clock

GUESTS = ("lena", "omar", "dana")


def _values(dishes, secret, people=GUESTS):
    return {"dishes": dishes, "people": list(people), "secret": "yes" if secret else "no"}


class Place:
    """What holds on every platform, over its store."""

    def session(self):
        """The lunch, None where none was asked for."""
        found = (self.store.session(each) for each in self.store.sessions())
        return next((each for each in found if isinstance(each, Lunch)), None)

    def outcome(self):
        """The dish that was decided."""
        return self.session().outcome.option.title


class InMemory(Place):
    """The room."""

    def __init__(self, kinds):
        self._room = Room(at=THURSDAY, kinds=kinds)
        self.store = self._room.store

    async def asks(self, who, dishes, *, secret=False):
        reply = await self._requested(who, _values(dishes, secret))
        room = self._room
        await room.during(who, room.actions.perform(reply, None, Alone(room, who)))

    async def asks_wrongly(self, who, dishes):
        reply = await self._requested(who, _values(dishes, secret=False))
        return " ".join(reply.errors.values())

    async def _requested(self, who, values):
        room = self._room
        form = SentForm(name="lunch", values=values)
        return await room.actions.request(form, room.does(who), room.people)

    async def presses(self, who, label, *, public=False):
        await self._room.clicks(who, label)

    async def submits(self, who):
        await self._room.fills(who)

    async def reacts(self, who, place):
        await self._room.reacts(who, "ABC"[place])

    async def says(self, who, words):
        await self._room.says(who, words)

    async def later(self, **span):
        await self._room.later(**span)

    async def open_for(self, who):
        home = Home(self._room.access, OwnData(None, None), "Room")
        shown = "".join(each.layout.words for each in await home.shown(MemberId(who)))
        return "Lunch" if "Lunch" in shown else ""

    def alone(self, who):
        return [words for to, words in self._room.told if to == who]

    def channel(self):
        return [words for _, _, words in self._room.posted]


class InSandbox(Place):
    """The workspace in the browser, whose list of open sessions is an answer."""

    def __init__(self, bench):
        self._bench, self._form = bench, None
        self.store = bench.store

    async def asks(self, who, dishes, *, secret=False):
        assert not await self._request(who, _values(dishes, secret))

    async def asks_wrongly(self, who, dishes):
        return " ".join((await self._request(who, _values(dishes, secret=False))).values())

    async def _request(self, who, values):
        event, bench = self._bench.event(who), self._bench
        wrong = await bench.inbound.fill(event, "lunch", {"conversation": GENERAL}, values)
        await bench.runner.settle()
        return wrong

    async def presses(self, who, label, *, public=False):
        where = GENERAL if public else dm_of(who)
        label = label.removeprefix("Vote ")
        found = [
            (message, each)
            for message in self._bench.sees(who, where)
            for each in sandbox.offered(message)
            if each.get("label") == label
        ]
        message, button = found[-1]
        action, value = button["action"], button["value"]
        event = self._bench.event(who)
        pressed = self._bench.inbound.act(event, message["id"], action, value)
        self._form = (await self._bench.until_in(pressed)).get("dialog")

    async def submits(self, who):
        assert not await self._bench.fills(who, self._form)

    async def reacts(self, who, place):
        await self._bench.reacts(who, "🇦🇧🇨"[place])

    async def says(self, who, words):
        await self._bench.says(who, words)

    async def later(self, **span):
        await self._bench.later(**span)

    async def open_for(self, who):
        await self._bench.says(who, "status")
        said = self.alone(who)[-1]
        return "Lunch" if "“Lunch”: 0 of 3 have answered" in said else ""

    def alone(self, who):
        seen = self._bench.workspace.listed(who, dm_of(who))
        return [each.body.text for each in seen if each.author == BOT]

    def channel(self):
        return [json.dumps(each, ensure_ascii=False) for each in self._bench.sees("raj", GENERAL)]


class InSlack(Place):
    """The local Slack."""

    def __init__(self, bot):
        self._bot = bot
        self.store = bot.store

    async def asks(self, who, dishes, *, secret=False):
        assert await self._request(who, dishes, secret=secret) is None

    async def asks_wrongly(self, who, dishes):
        wrong = await self._request(who, dishes, secret=False)
        return " ".join(wrong["errors"].values())

    async def _request(self, who, dishes, *, secret):
        person, channel = self._bot.slack.user(who), self._bot.slack.channel("platform")
        team = person.account.team.id
        people = [self._bot.slack.user(each).id for each in GUESTS]
        values = {
            "dishes": {"text": {"type": "plain_text_input", "value": dishes}},
            "people": {"people": {"type": "multi_users_select", "selected_users": people}},
            "secret": {"text": {"type": "plain_text_input", "value": "yes" if secret else "no"}},
        }
        view = {
            "id": "V1",
            "callback_id": "lunch",
            "private_metadata": json.dumps({"channel": channel.id}),
            "state": {"values": values},
            "blocks": [{"type": "input", "block_id": each} for each in values],
        }
        return await self._bot.hands_in(
            {
                "type": "view_submission",
                "team": {"id": team},
                "user": {"id": person.id},
                "view": view,
            }
        )

    async def presses(self, who, label, *, public=False):
        person = self._bot.slack.user(who)
        await person.clicks(label, in_=self._options() if public else self._last(person, label))
        await self._bot.calm()

    async def submits(self, who):
        person = self._bot.slack.user(who)
        await person.submits(person.modal, {})
        await self._bot.calm()

    async def reacts(self, who, place):
        emoji = ("one", "two", "three")[place]
        await self._bot.slack.user(who).reacts(self._options(), emoji)
        await self._bot.calm()

    async def says(self, who, words):
        await self._bot.slack.user(who).writes(words)
        await self._bot.calm()

    async def later(self, **span):
        await self._bot.later(**span)

    async def open_for(self, who):
        person = self._bot.slack.user(who)
        await person.opens_home()
        await self._bot.calm()
        return "Lunch" if "Lunch" in str(person.home) else ""

    def alone(self, who):
        person = self._bot.slack.user(who)
        posts = [each for each in person.dm.posts if each.author.is_bot]
        told = sorted([*posts, *person.ephemerals], key=lambda each: each.ts)
        return [each.text for each in told]

    def channel(self):
        return [f"{each} {each.text}" for each in self._bot.posts()]

    def _options(self):
        return [each for each in self._bot.posts() if "Vote A" in each.buttons][-1]

    def _last(self, person, label):
        found = [each for each in person.dm.posts if label in each.buttons]
        assert found, [(str(e), e.buttons) for e in person.dm.posts]
        return found[-1]


@asynccontextmanager
async def lunch_on(platform, folder, kinds):
    """Set up a platform of this name, on which sessions of these kinds can be asked for."""
    if platform == "memory":
        yield InMemory(kinds)
    elif platform == "sandbox":
        people = tuple(PEOPLE.values())
        with sandbox.at_hand(folder, Clock(THURSDAY), people, kinds) as bench:
            yield InSandbox(bench)
    else:
        async with slack.at_hand(folder, people=SLACK_PEOPLE, kinds=kinds) as bot:
            yield InSlack(bot)
