"""What holds for every kind of session, tried on a course of each: see courses.py."""

import asyncio
import json
from collections import defaultdict

import pytest

from adapters.clock.simulated import SimulatedClock
from adapters.discord.render import render as for_discord
from adapters.files.transcript import Transcript
from adapters.sandbox.render import render as for_sandbox
from adapters.slack.render import render as for_slack
from bot.wiring import in_memory, simulated
from orchestration.deciding.asked.own_record import own_layout, own_record
from orchestration.deciding.state import Decision
from orchestration.interaction.layout import Buttons
from orchestration.interaction.layouts import INVITE, screen
from orchestration.interaction.plain_text import in_words
from orchestration.interaction.wording import word
from orchestration.kinds.registry import KINDS
from orchestration.sessions.commands import ByMember, ChildEnded, Command
from orchestration.sessions.kind import UnhandledCommandError
from orchestration.views.base import MemberView
from storage.sql import SqlStore
from storage.vault import Vault
from tests.fakes.databases import migrated
from tests.fakes.discord.limits import message_problems as discord_problems
from tests.fakes.slack.blocks import message_problems
from tests.kinds.course import QUIET
from tests.kinds.courses import COURSES, EVERY_KIND, played
from tests.slack.every_view import views

each_kind = pytest.mark.parametrize("course", COURSES, ids=lambda course: course.kind.name)


class Seen(Transcript):
    """A Chat that remembers every view it was given, by who sees it; "#" is the channel."""

    def __init__(self):
        super().__init__()
        self.views = defaultdict(list)

    async def post(self, session, post, drawings, key):
        self.views["#"].append(post.view)

    async def tell(self, session, to, view, key):
        self.views[to].append(view)


def seen_of(course):
    """Play a course; return its end, and what was seen of it."""
    chat = Seen()
    simulation = in_memory(chat, course.now, kinds=EVERY_KIND)
    return asyncio.run(played(course, simulation)), chat.views


def test_every_kind_has_a_course():
    assert {course.kind for course in COURSES} == {*EVERY_KIND}


@each_kind
def test_it_comes_to_an_end(course):
    session, views = seen_of(course())

    assert type(session) is course.kind.state
    if course.kind.card:
        assert isinstance(views["#"][0], type(course.kind.card(session))), "its card comes first"
    assert {type(view) for seen in views.values() for view in seen} <= {*EVERY_KIND.views}


def samples():
    """Every view that some kind shows, once at least."""
    yield from views("Roadmap")
    for course in COURSES:
        _, seen = seen_of(course())
        yield from (view for each in seen.values() for view in each)


def test_every_view_has_words_a_layout_and_a_rendering_on_every_platform():
    shown = set()
    for view in samples():
        layout = screen(view, "olga")
        shown.add(type(view))
        assert word(view)
        assert in_words(layout.parts)
        assert for_sandbox(layout).blocks is not None
        assert message_problems(for_slack(layout, "s").blocks) == []
        assert discord_problems(for_discord(layout, "s").blocks) == []

    assert shown == {*EVERY_KIND.views}


@pytest.mark.parametrize(
    "course", [each for each in COURSES if each.kind.actions], ids=lambda course: course.kind.name
)
def test_every_button_that_it_shows_does_something(course):
    _, seen = seen_of(course())
    layouts = [screen(view, "olga") for views in seen.values() for view in views]
    rows = [part for layout in layouts for part in layout.parts if isinstance(part, Buttons)]
    shown = {each.action for row in rows for each in row.buttons}

    assert shown
    assert shown <= {INVITE, *course.kind.actions}


@each_kind
def test_what_others_said_in_private_is_seen_by_nobody_else(course):
    """Two courses that differ in Ben's words alone look the same to everybody but Ben."""
    played_twice = [seen_of(course(is_other=is_other)) for is_other in (False, True)]
    ends, (one, other) = zip(*played_twice, strict=True)

    for who in {*one, *other} - {QUIET}:
        assert bytes_of(one[who]) == bytes_of(other[who])
    of_one, of_other = map(own_pages, ends)
    assert of_one == of_other
    tells = [each for each in course.kind.views if issubclass(each, MemberView)]
    assert one[QUIET] or other[QUIET] or not tells


def own_pages(session):
    """What each of a decision but Ben has of it to themselves, as a chat shows it."""
    members = session.members if isinstance(session, Decision) else ()
    others = [each.id for each in members if each.id != QUIET]
    return {who: own_layout(own_record(session, who)) for who in others}


def bytes_of(seen):
    blocks = [for_slack(screen(view, None), "s").blocks for view in seen]
    return json.dumps([blocks, [word(view) for view in seen]]).encode()


@each_kind
def test_it_goes_on_from_what_is_stored_at_every_step(course, tmp_path):
    """After each step another process takes over, which knows what rows hold and nothing else."""
    expected, views = seen_of(course())
    url, chat, clock, made = migrated(tmp_path), Seen(), SimulatedClock(course.now), course()

    async def one_step():
        store = SqlStore.open(url, Vault(bytes(32)), EVERY_KIND)
        simulation = simulated(store, chat, clock, kinds=EVERY_KIND)
        try:
            session = store.session(made.session)
            if session is None:
                await simulation.begin(made.opening())
            elif not made.is_over(session):
                await simulation.step(made.moves(session, clock.now()))
            else:
                return session
        finally:
            store.close()
        return None

    while (session := asyncio.run(one_step())) is None:
        pass

    assert session == expected
    assert {who: [word(each) for each in seen] for who, seen in chat.views.items()} == {
        who: [word(each) for each in seen] for who, seen in views.items()
    }


@each_kind
def test_what_it_does_not_handle_is_refused_and_a_late_result_is_not(course):
    session, _ = seen_of(course())
    for command in EVERY_KIND.commands:
        if command in course.kind.handlers or not issubclass(command, ByMember):
            continue
        strange = object.__new__(command)
        with pytest.raises(UnhandledCommandError, match=command.__name__):
            EVERY_KIND.decide(session, strange)
    if ChildEnded not in course.kind.handlers:
        late = ChildEnded(id="9", session=session.id, at=course.now, child="c", outcome=None)
        assert EVERY_KIND.decide(session, late) == (session, ())


def test_every_command_is_handled_by_some_kind():
    """A command that nobody handles is a door that leads nowhere."""
    shipped = {each for each in below(Command) if each.__module__.startswith("orchestration.")}
    bases = {named(base) for each in shipped for base in each.__mro__[1:]}

    assert {named(each) for each in shipped} - bases == {named(each) for each in KINDS.commands}


def below(base):
    """Yield every class below one."""
    for each in base.__subclasses__():
        yield each
        yield from below(each)


def named(cls):
    """Return what a class is called: one with slots is made twice."""
    return f"{cls.__module__}.{cls.__qualname__}"
