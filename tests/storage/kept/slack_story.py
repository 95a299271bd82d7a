"""Sessions in Slack, each played to another point."""

from orchestration.deciding.commands import Close
from orchestration.model.people import MemberId

PEOPLE = {
    "lena": {"real_name": "Lena Vogt"},
    "omar": {"real_name": "Omar Haddad", "zone": "Asia/Dubai"},
    "dana": {"real_name": "Dana Reed", "zone": "America/New_York"},
    "raj": {"real_name": "Raj Patel", "zone": "Asia/Kolkata"},
    "kim": {"real_name": "Kim Novak"},
}
CHANNELS = {"platform": list(PEOPLE)}
THREE = ("lena", "omar", "dana")
MONDAY, FRIDAY = "2027-01-18", "2027-01-22"


class Story:
    """What people do, one thing after the other."""

    def __init__(self, bot):
        self.bot, self.slack = bot, bot.slack
        self.team = bot.slack.teams[0].id
        self.numbers = 0

    def user(self, name):
        return self.slack.user(name)

    def member(self, name):
        return MemberId(f"{self.team}-{self.user(name).id}")

    def meeting(self, subject):
        return self.bot.meetings()[subject]

    def envelope(self, session):
        self.numbers += 1
        return {"id": f"kept-{self.numbers}", "session": session, "at": self.bot.clock.now()}

    # By hand

    async def asks(self, subject, *others, **fields):
        """Lena asks for a meeting, by the form; returns the card."""
        lena, others = self.user("lena"), others or ("omar", "dana")
        named = " ".join(f"@{each}" for each in others)
        words = f"meet {subject}, 30 min with {named}"
        await lena.slash("/convene", words, channel="platform")
        days = {"What is it about?": subject, "From": MONDAY, "Until": FRIDAY}
        form = lena.modal
        if "From" not in str(form):
            await lena.clicks("More", in_=form)
            await self.bot.calm()
        await lena.submits(form, days | fields)
        assert form.errors == {}, form.errors
        await self.bot.calm()
        return next(each for each in reversed(self.bot.posts()) if subject in str(each))

    async def clicks(self, name, label, post=None):
        await self.user(name).clicks(label, in_=post)
        await self.bot.calm()

    async def any_time(self, *names):
        for each in names or THREE:
            await self.clicks(each, "Any time")

    async def says(self, name, words):
        """Write in the thread of what was told last, which says what it is about."""
        person = self.user(name)
        told = [each for each in person.dm.messages if each.author.is_bot and each.is_top]
        await person.writes(words, thread=told[-1])
        await self.bot.calm()

    async def reacts(self, name, emoji, post):
        await self.user(name).reacts(post, emoji)
        await self.bot.calm()

    async def fills(self, name, label, post, **fields):
        """Press what opens a form, fill it in over what it holds, and send it off."""
        person = self.user(name)
        await person.clicks(label, in_=post)
        form = person.modal
        await person.submits(form, fields)
        assert form.errors == {}, form.errors
        await self.bot.calm()

    async def organises(self, label, post, **fields):
        """Lena presses one of the buttons that she alone is shown, and fills in what it opens."""
        lena = self.user("lena")
        await self.clicks("lena", "Organise", post)
        await self.fills("lena", label, lena.ephemerals[-1], **fields)

    def options(self, subject):
        """Return the latest options of a session."""
        found = [each for each in self.bot.posts() if f"options for {subject} " in str(each)]
        return found[-1]

    async def at_the_vote(self, subject, *others, **fields):
        await self.asks(subject, *others, **fields)
        await self.any_time("lena", *(others or ("omar", "dana")))
        return self.options(subject)

    async def decide(self, subject, **fields):
        """Have all of them vote for the first; returns the post with the outcome."""
        post = await self.at_the_vote(subject, **fields)
        for each in THREE:
            await self.clicks(each, "Vote A", post)
        return next(each for each in reversed(self.bot.posts()) if "✅" in str(each))


async def tell(story):
    """Let all of it happen."""
    for each in (_for_good, _asked, _voted, _over, _forgotten):
        await each(story)


async def _for_good(story):
    """What holds beyond any session, kept and not kept."""
    for name, words in (("raj", "I never do Mondays."), ("dana", "I like mornings.")):
        await story.user(name).writes(words)
        await story.bot.calm()
    await story.clicks("raj", "Keep")


async def _asked(story):
    """Sessions that gather wishes."""
    await story.asks("Kickoff")

    card = await story.asks("Roadmap", "omar", "dana", "raj")
    await story.says("omar", "after 6pm is hard for me. nothing back to back please")
    await story.any_time("dana", "raj")
    await story.clicks("lena", "Organise", card)
    guest = {"Their name": "Anna Schmidt", "Their time zone": "Europe/Vienna"}
    await story.fills("lena", "Add someone", story.user("lena").ephemerals[-1], **guest)

    await story.asks("Budget", **{"Who has to be there?": "We need Omar."})
    await story.says("omar", "I prefer mornings. Wednesdays are a bit weird")

    await story.asks("Audit")

    await story.asks("Corner", Until=MONDAY)
    await story.any_time("lena", "dana")
    await story.says("omar", "I can't do Monday.")
    await story.clicks("omar", "Keep")


async def _voted(story):
    """Sessions with an open vote, by each form of ballot."""
    rule = "How is it decided?"
    post = await story.at_the_vote("Hiring")
    await story.reacts("lena", "one", post)
    await story.clicks("omar", "Vote B", post)

    post = await story.at_the_vote("Offsite", **{rule: "approval"})
    await story.reacts("lena", "one", post)
    await story.reacts("lena", "three", post)
    await story.fills("omar", "Say “if need be” …", post, A="if_need_be")

    post = await story.at_the_vote("Naming", **{rule: "irv"})
    places = {"order:1": "C", "order:2": "A", "order:3": "B"}
    await story.fills("omar", "Put them in order", post, **places)

    post = await story.at_the_vote("Sharing", **{rule: "cumulative"})
    given = {"points:A": "2", "points:B": "1"}
    await story.fills("omar", "Share out points", post, **given)

    post = await story.at_the_vote("Rating", **{rule: "rated"})
    await story.fills("omar", "Rate them", post, A="5", B="2")

    post = await story.at_the_vote("Secret", **{"Who sees your votes?": "secret"})
    await story.clicks("lena", "Vote A", post)
    await story.clicks("omar", "Abstain", post)

    shown = {"What does the channel see?": "open", "Until": MONDAY}
    await story.at_the_vote("Review", **shown)

    await story.asks("Vision", Until=MONDAY)
    await story.any_time("lena", "dana")
    await story.says("omar", "Evenings are best for me.")
    await story.clicks("omar", "Keep")
    post = story.options("Vision")
    for who, label in zip(THREE, ("Vote A", "Vote B", "Vote C"), strict=True):
        await story.clicks(who, label, post)


async def _over(story):
    """Sessions that were decided, or never will be."""
    await story.decide("Standup")
    await story.clicks("omar", "rate:4")

    post = await story.decide("Sync")
    await story.fills("lena", "I can't make it after all", post)
    await story.clicks("omar", "Vote D", story.options("Sync"))

    post = await story.decide("Lunch")
    await story.fills("dana", "I can't make it after all", post)

    await story.asks("Never")
    await story.bot.does(
        Close(**story.envelope(story.meeting("Never").id), by=story.member("lena"))
    )

    card = await story.asks("Party")
    await story.organises("Cancel", card)


async def _forgotten(story):
    """What nobody can read any more."""
    await story.asks("Picnic", "kim")
    await story.says("kim", "Mornings are best for me.")
    await story.asks("Townhall", "raj", "omar")
    story.bot.store.forget(story.member("kim"))
