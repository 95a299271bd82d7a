"""Whole meetings in Slack: what somebody does, and all that the bot sends to Slack then."""

import asyncio

from tests.fakes.slack.app import NotPossible
from tests.golden.as_slack_gets_it import Listening
from tests.golden.committed import holds
from tests.slack.at_hand import PEOPLE, at_hand
from tests.storage.kept.left_in_slack import BUSY

WISHES = "When suits you, and when doesn't it?"


class Told:
    """A meeting as it goes on, written down."""

    def __init__(self, bot):
        self.bot, self._listening, self._lines = bot, Listening(bot.slack), []

    @property
    def text(self):
        return "\n".join(self._lines)

    async def step(self, said, doing):
        """Have somebody do something, and write down what comes of it, or that nobody could."""
        try:
            await doing
        except NotPossible:
            self._lines += [f"▸ {said}: cannot be done", ""]
            return
        await self.bot.calm()
        self._lines += [f"▸ {said}", *self._listening.new(), ""]

    async def writes(self, name, words, **more):
        await self.step(f"{name} writes: {words}", self.user(name).writes(words, **more))

    async def clicks(self, name, label, post=None):
        await self.step(f"{name} presses [{label}]", self.user(name).clicks(label, in_=post))

    async def reacts(self, name, emoji, post):
        await self.step(f"{name} reacts :{emoji}:", self.user(name).reacts(post, emoji))

    async def submits(self, name, values):
        filled = ", ".join(f"{label}: {value}" for label, value in values.items())
        await self.step(f"{name} sends off {filled or 'it'}", self._submits(name, values))

    async def _submits(self, name, values):
        person = self.user(name)
        if person.modal is None:
            raise NotPossible(f"{name} has no form on the screen")
        await person.submits(person.modal, values)

    async def asks(self, name, words):
        asking = self.user(name).slash("/convene", f"meet {words}", channel="platform")
        await self.step(f"{name} types /convene meet {words}", asking)

    async def later(self, **span):
        said = ", ".join(f"{number} {unit}" for unit, number in span.items())
        await self.step(f"{said} go by", self.bot.later(**span))

    def user(self, name):
        return self.bot.slack.user(name)

    def post(self, words):
        """The latest post in the channel that says this."""
        return [each for each in self.bot.posts() if words in str(each)][-1]


def played(meeting, folder):
    async def play():
        async with at_hand(folder) as bot:
            told = Told(bot)
            await meeting(told)
            assert bot.slack.complaints == []
            assert bot.slack.doubles() == []
            return told.text

    return asyncio.run(play())


def test_five_people_find_a_time(tmp_path, request):
    holds(request, "slack/five-people.txt", played(_five_people, tmp_path))


async def _five_people(told):
    await told.asks("lena", "Roadmap, 45 min with @omar @dana @ines @raj, 18 to 22 January")
    card = told.post("Roadmap")
    await told.writes("omar", "after 6pm is hard for me. nothing back to back please")
    await told.clicks("omar", "That's all")
    dropped = told.user("dana").uploads("dana.ics", BUSY)
    await told.step("dana drops a calendar file", dropped)
    await told.clicks("dana", "Any time")
    await told.clicks("ines", "Tell me what suits you", card)
    await told.submits("ines", {WISHES: "afternoons please. Wednesdays are a bit weird"})
    await told.clicks("ines", "That's all")
    await told.writes("raj", "evenings are fine")
    await told.clicks("raj", "That's all")
    await told.clicks("lena", "Afternoons")

    options = told.post("options for Roadmap")
    await told.reacts("lena", "one", options)
    await told.reacts("omar", "two", options)
    await told.step("omar takes that back", told.user("omar").unreacts(options, "two"))
    await told.clicks("dana", "Vote B", options)
    await told.writes("ines", "A please", thread=options)
    await told.clicks("omar", "Vote A", options)
    await told.clicks("raj", "Abstain", options)

    await told.clicks("ines", "Nothing to change")
    for name in PEOPLE:
        await told.clicks(name, "Vote A", told.post("options for Roadmap"))
    await told.clicks("omar", "rate:3")
    await told.clicks("lena", "Organise", told.post("Roadmap"))


def test_they_look_again_and_go_rounds(tmp_path, request):
    holds(request, "slack/again.txt", played(_again, tmp_path))


async def _again(told):
    await told.writes("raj", "I never do Mondays.")
    await told.clicks("raj", "Keep")
    await told.asks("lena", "Hiring with @omar and @raj")
    days = {"From": "2027-01-18", "Until": "2027-01-19", "Rounds, at most": "2"}
    about = {"How is it decided?": "irv", "What else has to be?": "We need Raj."}
    await told.clicks("lena", "More", told.user("lena").modal)
    await told.submits("lena", days | about)
    await told.clicks("lena", "Right")
    await told.writes("omar", "I can't do Tuesday. Evenings are best for me.")
    await told.clicks("omar", "That's all")
    await told.clicks("lena", "Any time")
    await told.clicks("omar", "A firm no")
    await told.later(days=1, hours=20)
    await told.later(hours=8)

    await told.clicks("lena", "Put them in order", told.post("options for Hiring"))
    await told.submits("lena", {})
    await told.later(days=2)
    await told.clicks("lena", "I can't make it after all", told.post("✅"))
    await told.submits("lena", {})
    await told.clicks("raj", "Put them in order", told.post("options for Hiring"))
    for name in ("omar", "lena"):
        await told.clicks(name, "Put them in order", told.post("options for Hiring"))
        await told.submits(name, {"order:1": "D"})
    await told.clicks("omar", "rate:2")
    await told.clicks("lena", "Organise", told.post("Hiring"))
    await told.clicks("lena", "Call it off")
    await told.submits("lena", {})
    await told.step("lena opens the home tab", told.user("lena").opens_home())
