"""What is said in private is never shown: by type, by the list of doors, and by two runs."""

import ast
import copy
import dataclasses
import pickle
import re
import typing
from pathlib import Path

import pytest

from orchestration.interaction.wording import word
from orchestration.model.preferences import (
    Kind,
    NotUnderstood,
    Polarity,
    Preference,
    Strength,
    Visibility,
)
from orchestration.privacy import Private, PublicReason, Reader, declassify, reveal
from orchestration.sessions.effects import Post
from orchestration.views import documents
from orchestration.views.base import ChannelView
from storage.names import NAMES
from tests.fakes.sessions import played

ROOT = Path(__file__).parents[1]
SECRET = "chemotherapy"

DOORS = {
    "orchestration/kinds/own_data.py": {"owner"},
    "orchestration/deciding/rounds/assessment.py": {"DECISION"},
    "orchestration/deciding/wishes/clarify.py": {"DECISION"},
    "orchestration/deciding/wishes/intake.py": {"DECISION"},
    "orchestration/deciding/wishes/musts.py": {"DECISION"},
    "orchestration/deciding/ended/afterwards.py": {"DECISION"},
    "orchestration/deciding/wishes/going_on.py": {"DECISION"},
    "orchestration/deciding/wishes/overheard.py": {"DECISION"},
    "orchestration/deciding/wishes/own_clock.py": {"DECISION"},
    "orchestration/deciding/wishes/own_wishes.py": {"DECISION"},
    "orchestration/deciding/rounds/suggesting.py": {"DECISION"},
    "orchestration/deciding/wishes/why_not.py": {"DECISION"},
    "orchestration/deciding/presentation/record.py": {"DECISION", "owner"},
    "orchestration/deciding/votes/votes.py": {"owner"},
    "orchestration/deciding/actions/ballots/notes.py": {"owner"},
    "orchestration/deciding/actions/ballots/noting.py": {"owner"},
    "orchestration/deciding/votes/notes.py": {"owner"},
    "orchestration/deciding/presentation/labelled.py": {"DECISION"},
    "orchestration/deciding/votes/receipts.py": {"DECISION", "owner"},
    "orchestration/deciding/wishes/reasking.py": {"DECISION"},
    "orchestration/deciding/presentation/questions.py": {"DECISION"},
    "orchestration/deciding/presentation/views.py": {"owner"},
    "orchestration/deciding/state.py": {"DECISION"},
    "orchestration/kinds/panel/kept/cards.py": {"owner"},
    "orchestration/kinds/panel/handling.py": {"owner"},
    "orchestration/kinds/panel/performing.py": {"owner"},
    "orchestration/kinds/person/kind.py": {"DECISION"},
    "orchestration/kinds/choice/beside.py": {"DECISION"},
    "orchestration/kinds/choice/doubles.py": {"DECISION"},
    "orchestration/kinds/choice/own_orders.py": {"owner"},
    "orchestration/kinds/choice/state.py": {"DECISION"},
    "orchestration/kinds/choice/turns.py": {"DECISION"},
    "orchestration/kinds/choice/performing.py": {"LANGUAGE"},
    "orchestration/kinds/person/own_zone.py": {"DECISION"},
    "orchestration/kinds/choice/proposals.py": {"DECISION"},
    "orchestration/deciding/wishes/undoing.py": {"DECISION"},
    "orchestration/kinds/meeting/agenda.py": {"DECISION"},
    "orchestration/kinds/choice/statements.py": {"DECISION"},
    "orchestration/kinds/choice/stands.py": {"DECISION"},
    "orchestration/kinds/meeting/calendars.py": {"DECISION"},
    "orchestration/kinds/meeting/engagements.py": {"DECISION"},
    "orchestration/kinds/person/engagements.py": {"DECISION"},
    "orchestration/kinds/meeting/reschedule.py": {"DECISION"},
    "orchestration/kinds/meeting/performing.py": {"LANGUAGE", "CALENDARS"},
    "orchestration/sessions/performing.py": {"LANGUAGE", "owner"},
    "adapters/files/answer.py": {"OPERATOR"},
    "adapters/sandbox/places.py": {"owner"},
    "orchestration/conversation/voted/note_in_own_words.py": {"owner"},
    "orchestration/conversation/voted/own_ballot.py": {"owner"},
    "orchestration/conversation/voted/own_vote.py": {"owner"},
    "orchestration/conversation/voted/votes_in_messages.py": {"owner"},
    "orchestration/conversation/voted/which_vote.py": {"owner"},
    "orchestration/conversation/ports/notes.py": {"owner"},
    "orchestration/conversation/shown/told_alone.py": {"owner"},
    "orchestration/conversation/ports/happened.py": {"owner"},
    "orchestration/conversation/surface/form_steps.py": {"owner"},
    "orchestration/retrieval/library.py": {"owner"},
    "storage/documents.py": {"STORE"},
    "storage/mapping.py": {"STORE"},
    "storage/slack.py": {"STORE"},
}
"""Every file that reads private values, and as whom."""


def test_private_value_never_prints():
    box = Private("ana", SECRET)

    assert SECRET not in f"{box} {box!r} {box!s} {box:>40} {[box]} { {'a': box} }"


def test_private_value_never_pickles_or_hashes():
    box = Private("ana", SECRET)

    with pytest.raises(TypeError):
        pickle.dumps(box)
    with pytest.raises(TypeError):
        copy.deepcopy(box)
    with pytest.raises(TypeError):
        hash(box)


def test_only_its_owner_and_named_readers_read():
    box = Private("ana", SECRET)

    assert reveal(box, to="ana") == SECRET
    assert reveal(box, to=Reader.DECISION) == SECRET
    with pytest.raises(PermissionError) as refused:
        reveal(box, to="ben")
    assert SECRET not in str(refused.value)


def wish(visibility):
    return Preference(
        author="ana",
        kind=Kind.TIME,
        polarity=Polarity.AGAINST,
        strength=Strength.PREFERS,
        applies=None,
        restatement="rather not on Mondays",
        visibility=visibility,
    )


@pytest.mark.parametrize(
    ("visibility", "group", "shown"),
    [
        (Visibility.PRIVATE, 20, None),
        (Visibility.ANONYMOUS, 5, None),
        (Visibility.ANONYMOUS, 6, "somebody: rather not on Mondays"),
        (Visibility.SHARED, 2, "Ana: rather not on Mondays"),
    ],
)
def test_reasons_are_shown_as_labelled(visibility, group, shown):
    assert declassify(wish(visibility), "Ana", group) == shown


def types_within(annotation, seen):
    """Yield every type that a value of this annotation could hold, however deep."""
    if annotation in seen:
        return
    seen.add(annotation)
    yield annotation
    for argument in typing.get_args(annotation):
        yield from types_within(argument, seen)
    if isinstance(annotation, type) and dataclasses.is_dataclass(annotation):
        for field_type in typing.get_type_hints(annotation).values():
            yield from types_within(field_type, seen)


@pytest.mark.parametrize(
    "view",
    [*NAMES.family(ChannelView), *typing.get_args(documents.Picture), Post],
)
def test_channel_types_cannot_hold_private_values(view):
    held = set(types_within(view, set()))

    assert not held & {Private, Preference, NotUnderstood, typing.Any, object}
    assert not any(typing.get_origin(each) is Private for each in held)


def files_of_the_rooms():
    """Every file but the tests'; folders that are hidden, as an environment is, are no rooms."""
    rooms = [each for each in ROOT.iterdir() if each.name[0] != "." and each.name != "tests"]
    return [path for room in rooms for path in room.rglob("*.py")]


def readers_in(path):
    """Yield as whom a file reads private values."""
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)) if "reveal" in text else ():
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "reveal":
            reader = [*node.args[1:], *(keyword.value for keyword in node.keywords)][0]
            named = (
                isinstance(reader, ast.Attribute) and getattr(reader.value, "id", "") == "Reader"
            )
            yield reader.attr if named else "owner"


def test_only_the_listed_doors_reveal():
    found = {}
    for path in files_of_the_rooms():
        name = path.relative_to(ROOT).as_posix()
        if name == "orchestration/privacy.py":
            continue
        if readers := set(readers_in(path)):
            found[name] = readers

    assert found == DOORS


def channel_text(members, **fields):
    _, transcript = played(members, **fields)
    return [word(view) for view in transcript.channel.values()]


@pytest.mark.parametrize("disclosure", ["open", "counts", "discreet"])
def test_channel_is_the_same_for_other_private_words(disclosure):
    """Two sessions with the same typed wishes, told in different words, post the same bytes."""
    plain = channel_text(
        {"ana": "I can't do Mondays.", "ben": "I prefer mornings."}, disclosure=disclosure
    )
    telling = channel_text(
        {
            "ana": f"Mondays are impossible for me. {SECRET.title()} ward 7.",
            "ben": "Mornings are better.",
        },
        disclosure=disclosure,
    )

    first = [text for text in plain if "round 1" in text]
    assert first == [text for text in telling if "round 1" in text]
    assert not any(SECRET in text.lower() for text in telling)


def test_nothing_private_reaches_the_channel_or_others():
    members = {
        "ana": f"I can't do Mondays, {SECRET} at the clinic. {SECRET.upper()} again on Friday!",
        "ben": "Tuesday afternoon would be best.",
        "cem": {"says": ["No Wednesdays."], "replies": [f"{SECRET} moved to Thursday"]},
    }
    _, transcript = played(members, disclosure="open")

    for view in transcript.channel.values():
        assert SECRET not in (word(view) + repr(view)).lower()
    for owner, view in transcript.private.values():
        if owner == "ben":
            assert SECRET not in word(view).lower()


def test_shared_reason_is_shown_with_its_name():
    texts = channel_text(
        {
            "ana": {
                "name": "Ana Lima",
                "says": [{"text": "I prefer Tuesdays.", "visibility": "shared"}],
            },
            "ben": {"says": ["I prefer Tuesdays."]},
        }
    )

    assert any("Ana Lima: prefers" in text for text in texts)
    assert not any("ben:" in text for text in texts)


@pytest.mark.parametrize(
    ("disclosure", "seen", "unseen"),
    [
        ("open", ["works for", "suits"], []),
        ("counts", ["works for"], ["suits", "against"]),
        ("discreet", ["A  "], ["works for", "suits", "against"]),
    ],
)
def test_each_level_shows_what_it_says(disclosure, seen, unseen):
    texts = channel_text(
        {"ana": "No Mondays.", "ben": "I prefer Monday.", "cem": "any time"}, disclosure=disclosure
    )
    options = next(text for text in texts if "round 1" in text)

    assert all(word in options for word in seen)
    assert not any(word in options for word in unseen)


def test_small_group_is_warned():
    assert any("lets others guess" in text for text in channel_text({"ana": [], "ben": []}))


def test_a_public_reason_is_only_made_at_the_door():
    makers = [
        path.relative_to(ROOT).as_posix()
        for path in files_of_the_rooms()
        if re.search(r"\bPublicReason\(", path.read_text())
    ]

    assert issubclass(PublicReason, str)
    assert [name for name in makers if not name.startswith("storage/")] == [
        "orchestration/privacy.py"
    ]
