"""What has to go is said: how much of a list, and that a text goes on."""

from dataclasses import replace

import pytest

from orchestration.interaction.card import lines_with_progress, state_in_words
from orchestration.interaction.fitting import fitted, packed, shares, short, within
from orchestration.interaction.for_everyone import ORGANISE, for_everyone, for_the_organiser
from orchestration.interaction.layout import Button, Buttons, Card, Layout, Text
from orchestration.model.people import MemberId

LENA = MemberId("lena")


@pytest.mark.parametrize(
    ("wanted", "room", "given"),
    [
        ([1, 2, 3], 10, [1, 2, 3]),
        ([100, 2, 100], 10, [4, 2, 4]),
        ([100, 100], 11, [5, 6]),
        ([], 10, []),
    ],
)
def test_small_parts_have_what_they_need(wanted, room, given):
    assert shares(wanted, room) == given


def test_a_list_says_how_much_of_it_is_left_out():
    lines = [f"line {number}" for number in range(20)]
    kept = within(lines, 80)
    assert kept[-1] == f"… and {20 - len(kept) + 1} more"
    assert len("\n".join(kept)) <= 80
    assert within(lines, 1000) == lines


def test_a_text_says_that_it_goes_on():
    assert (short("Roadmap", 7), short("Roadmap", 6), short(" ", 6)) == ("Roadmap", "Roadm…", "…")


def test_pieces_stay_whole():
    assert packed(["aaa", "bb", "cc", "\n"], 5) == ["aaabb", "cc"]


# What is for one person


PARTS = (Text("Roadmap"), Buttons((Button("tell", "Tell me"),)))
THEIRS = Buttons((Button("cancel", "Cancel it"),), only=LENA)


def labels(parts):
    return [button.label for each in parts if isinstance(each, Buttons) for button in each.buttons]


def test_what_is_for_one_person_stands_behind_a_button_for_everyone_else():
    whole = Layout(words="", parts=(*PARTS, THEIRS))
    shown = for_everyone(whole)
    assert labels(shown) == ["Tell me", "Organise"]
    assert shown[-1].buttons[-1].action == ORGANISE
    assert labels(for_everyone(whole, LENA)) == ["Tell me", "Cancel it"]
    assert labels(for_everyone(replace(whole, language="german"))) == ["Tell me", "Organisieren"]
    assert for_everyone(Layout(words="", parts=PARTS)) == list(PARTS)


def test_the_organiser_is_shown_theirs_alone():
    alone = for_the_organiser(Layout(words="", parts=(*PARTS, THEIRS)))
    assert labels(alone.parts) == ["Cancel it"]
    assert labels(for_everyone(alone)) == ["Cancel it"]
    assert for_the_organiser(Layout(words="", parts=PARTS)).parts == ()


# A card


def card(*lines, progress):
    return Card(title="Roadmap", lines=lines, state="intake", progress=progress)


def test_a_card_shows_how_many_have_answered_once():
    assert state_in_words(card(progress=None)) == "Gathering wishes"
    said = card("30 min", "1 of 2 have answered", progress=(1, 2))
    assert lines_with_progress(said) == ["30 min", "▰▱ 1 of 2 have answered"]
    assert lines_with_progress(card("30 min", progress=(0, 30)))[-1] == (
        "▱▱▱▱▱▱▱▱▱▱ 0 of 30 have answered"
    )


@pytest.mark.parametrize(("room", "made"), [(9, ["aa", "bbbbb"]), (5, ["aa", "bbb"])])
def test_the_largest_part_gives_way(room, made):
    def cut(part, room):
        return [part[:room]]

    assert fitted(["aa", "bbbbb"], room, cut, lambda texts: len("".join(texts))) == made
