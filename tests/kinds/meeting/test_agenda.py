"""What members want to talk about: in the outcome and the invite, as far as they allow."""

import pytest

from orchestration.interaction.layouts import screen
from orchestration.interaction.wording import word
from orchestration.kinds.meeting.effects import SendInvite
from orchestration.language.saying.restate import restate
from orchestration.model.preferences import (
    Kind,
    Polarity,
    Preference,
    Strength,
    Topic,
    Understanding,
    Visibility,
)
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.commands import Label, PreferencesUnderstood, TellPrivately
from orchestration.sessions.effects import Post, Tell
from orchestration.views.channel import Decided
from tests.kinds.meeting.table import Table

SIX = ("ana", "ben", "cem", "dia", "eva", "fay")


def brings(table, member, words, visibility=Visibility.PRIVATE):
    """A member brings a topic."""
    topic = Topic.of(words)
    wish = Preference(
        author=member,
        kind=Kind.TOPIC,
        polarity=Polarity.FOR,
        strength=Strength.PREFERS,
        applies=topic,
        restatement=restate(Kind.TOPIC, Polarity.FOR, Strength.PREFERS, topic),
        visibility=visibility,
    )
    table(TellPrivately, member=member, text=Private(member, words), visibility=visibility)
    return table(
        PreferencesUnderstood,
        member=member,
        message=0,
        visibility=visibility,
        understanding=Private(member, Understanding((wish,))),
    )


def decided(table):
    """Everybody answers and votes; what follows."""
    members = [each.id for each in table.session.members]
    table.answers(*members)
    return table.votes(**dict.fromkeys(members, "A"))


def agenda(effects):
    (post,) = [each.view for each in effects if isinstance(each, Post) and _decides(each)]
    return list(post.agenda)


def _decides(post):
    return isinstance(post.view, Decided)


@pytest.mark.parametrize(
    ("members", "visibility", "seen"),
    [
        (SIX, Visibility.PRIVATE, []),
        (SIX, Visibility.ANONYMOUS, ["the budget"]),
        (SIX[:3], Visibility.ANONYMOUS, []),
        (SIX[:3], Visibility.SHARED, ["the budget (Ana)"]),
    ],
)
def test_a_topic_is_seen_as_its_author_allows(members, visibility, seen):
    table = Table(*members)
    brings(table, "ana", "the budget", visibility)

    effects = decided(table)

    assert agenda(effects) == seen
    (invite,) = [each.invite for each in effects if isinstance(each, SendInvite)]
    assert list(invite.agenda) == seen


def test_a_topic_that_its_author_lets_be_seen_later_is_seen():
    table = Table("ana", "ben", "cem")
    brings(table, "ana", "the budget")
    table(Label, member="ana", preference=1, visibility=Visibility.SHARED)

    assert agenda(decided(table)) == ["the budget (Ana)"]


def test_a_topic_is_read_back_with_what_it_takes_to_be_seen():
    table = Table("ana", "ben")
    (told,) = [each for each in brings(table, "ana", "the budget") if isinstance(each, Tell)]

    assert word(reveal(told.view, to=Reader.OPERATOR)).splitlines()[1] == (
        "• for the agenda: “the budget” (let others see it, and it goes into the invite)"
    )


def test_a_topic_changes_nothing_of_what_is_proposed():
    plain, talkative = Table("ana", "ben", "cem"), Table("ana", "ben", "cem")
    brings(talkative, "ana", "the budget", Visibility.SHARED)
    plain.answers("ana", "ben", "cem")
    talkative.answers("ana", "ben", "cem")

    assert talkative.session.round.options == plain.session.round.options


def test_the_outcome_lists_the_agenda():
    table = Table("ana", "ben", "cem")
    brings(table, "ana", "the budget", Visibility.SHARED)
    brings(table, "ben", "hiring", Visibility.SHARED)
    (view,) = [each.view for each in decided(table) if isinstance(each, Post) and _decides(each)]

    *_, agenda_shown, _ = screen(view).parts
    assert agenda_shown.words == "For the agenda:\n• the budget (Ana)\n• hiring (Ben)"


def test_a_long_topic_is_shortened():
    assert len(Topic.of("budget " * 100).words) <= 120
