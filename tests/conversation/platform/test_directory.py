"""Whom a text names is known by what the platform knows of its people, who are asked for once."""

import asyncio
import re
from datetime import UTC, datetime, timedelta

import pytest

from orchestration.conversation.known.invitees import cannot_ask, chosen, concerned, named_in_vain
from orchestration.conversation.ports.directory import (
    FRESH_FOR,
    Directory,
    Lookup,
    Mentions,
    first_seen,
)
from orchestration.model.people import Member, MemberId

run = asyncio.run
MENTIONS = Mentions(
    person=re.compile(r"\{(\w+)\}"),
    group=re.compile(r"\[(\w+)\]"),
    everybody=re.compile(r"!all"),
    plain=lambda words: words.replace("~", ""),
    member=lambda team, user: MemberId(f"{team}-{user}"),
    name=lambda user: f"{{{user}}}",
)


class People(Lookup):
    """A platform with some people; nobody whose name begins with a bot."""

    def __init__(self, *users, here=(), **groups):
        self.users, self.here, self.groups, self.asked = users, here or users, groups, []

    async def person(self, team, user):
        self.asked.append(user)
        if user not in self.users:
            return None
        return Member(MENTIONS.member(team, user), user.title(), "UTC")

    async def group(self, team, group):
        return self.groups[group]

    async def channel(self, team, channel):
        return [*self.here, "bot"]


class Hours:
    time = datetime(2027, 1, 11, 9, tzinfo=UTC)

    def now(self):
        return self.time


def directory(*users, **more):
    people = People(*users, **more)
    return Directory(people, MENTIONS, Hours().now), people


def found_in(words, *users, channel="C", **more):
    return run(concerned(directory(*users, **more)[0], "T", "lena", channel, words))


@pytest.mark.parametrize(
    ("words", "read", "asked"),
    [
        ("meet {omar}", "meet @Omar", "meet <@Tomar>"),
        ("meet {zoe}", "meet @somebody", "meet <@Tzoe>"),
        ("meet [team] now", "meet @them now", "meet <@Tomar>, <@Tdana> now"),
        ("!all ~at once", "everyone at once", "everyone at once"),
    ],
)
def test_a_text_names_people_as_its_writer_sees_them_and_as_a_request_reads_them(
    words, read, asked
):
    known, _ = directory("lena", "omar", "dana", team=["omar", "dana"])
    assert run(known.as_written("T", words, "@")) == read
    assert run(known.for_a_request("T", words)) == asked


def test_somebody_is_asked_for_again_after_a_while():
    hours, people = Hours(), People("lena")
    known = Directory(people, MENTIONS, hours.now)
    run(known.member("T", "lena"))
    run(known.member("T", "lena"))
    assert people.asked == ["lena"]
    hours.time += FRESH_FOR + timedelta(seconds=1)
    run(known.member("T", "lena"))
    assert people.asked == ["lena", "lena"]


def names(members):
    return [each.name for each in members]


def test_a_request_concerns_those_it_names_and_else_the_channel():
    found = found_in("meet [team]", "lena", "omar", "dana", team=["omar"]).invitees
    assert (names(found.named), names(found.usual)) == (["Omar"], ["Lena", "Omar", "Dana"])


@pytest.mark.parametrize(
    ("team", "told"),
    [
        (["omar"], ""),
        ([], "I can't see who is in the group that you name: name each of them, please."),
    ],
)
def test_a_group_that_shows_nobody_is_said_to(team, told):
    found = found_in("meet [team] and {omar}", "lena", "omar", team=team)
    assert named_in_vain(MENTIONS, found) == told


def test_people_of_a_large_channel_are_not_asked_unless_they_are_named():
    many = [f"p{number}" for number in range(20)]
    assert names(found_in("meet", "lena", *many).invitees.usual) == ["Lena"]


def test_who_cannot_be_asked_is_left_out_of_the_words():
    found = found_in("meet {zoe} and {omar}", "lena", "omar")
    assert (found.gone, found.invitees.words) == (["zoe"], "meet  and <@Tomar>")
    assert cannot_ask(["Zoe"]) == "I can't ask Zoe: not here any more, or a bot."


def test_who_is_not_known_cannot_ask():
    assert found_in("meet {omar}", "omar").invitees is None


def test_a_form_says_how_many_of_its_people_cannot_be_asked():
    known, _ = directory("lena", "omar")
    people, wrong = run(chosen(known, "T", ["lena", "omar", "zoe", "zoe"]))
    assert (names(people.values()), list(wrong)) == (["Lena", "Omar"], ["people"])
    assert run(chosen(known, "T", ["lena"]))[1] == {}


BLANK = (None, "", "  ", "\u3164", "\u200b \u2800", "\u115f\uffa0", "\u202e")


@pytest.mark.parametrize("blank", BLANK)
def test_a_name_in_which_nothing_is_seen_is_none(blank):
    assert first_seen(blank, blank, "lena") == "lena"


@pytest.mark.parametrize("name", ["李", "🦉", "x", "Ω-3", "‹Lena›", "\u202eLena"])
def test_a_name_in_any_writing_is_one(name):
    assert first_seen("\u3164", name, "lena") == name


def test_what_a_group_is_called_in_one_team_is_not_known_in_another():
    class Named(People):
        async def group_name(self, team, group):
            return f"{group} of {team}"

    known = Directory(Named("ana"), MENTIONS, Hours().now)
    assert run(known.as_written("T", "ask [cooks]")) == "ask cooks of T"
    assert run(known.as_written("U", "ask [cooks]")) == "ask cooks of U"
