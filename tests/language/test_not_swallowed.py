"""Words that look like a courtesy, an order or an aside, and say something else."""

import re
from time import process_time

import pytest

from orchestration.language.choosing.asides import says_what_is_none
from orchestration.language.choosing.held.said_of_it import is_said_of_it
from orchestration.language.choosing.lists.list_orders import swapped_in, taken_off_in
from orchestration.language.clauses.taken_up import with_days_taken
from orchestration.language.inviting.own_times import own_times_apart
from orchestration.language.panels.meanings import ACCEPTED, STARTS_OVER, THANKED
from orchestration.language.talk.kept_quiet import asks_to_keep_quiet
from orchestration.language.talk.social import groans, is_social
from orchestration.language.votes.another_hour import names_another_hour
from orchestration.language.votes.the_rest import else_fine, without_no_matter, without_rest


@pytest.mark.parametrize("said", ["not again", "no not again", "nicht schon wieder"])
def test_a_groan_is_no_courtesy_beside_anything_else(said):
    assert groans(said)
    assert not is_social(said)


@pytest.mark.parametrize(
    ("said", "off"),
    [
        ("I'm taking Friday off", ""),
        ("I'd take two days off", ""),
        ("taking tomorrow off", ""),
        ("I'm taking Friday off the list", "Friday"),
        ("I'm taking Sushi off", "Sushi"),
        ("take Friday off", "Friday"),
        ("Ziehe Pizza bitte zurück", "Pizza"),
        ("Pizza ziehe ich bitte zurück", "Pizza"),
        ("Nehme Pizza hiermit zurück", "Pizza"),
    ],
)
def test_a_day_off_is_nothing_off_the_list(said, off):
    assert taken_off_in(said) == off


@pytest.mark.parametrize(
    ("said", "swap"),
    [
        ("scrap Dinner in the Dark, I meant Escape Room", ("Dinner in the Dark", "Escape Room")),
        ("replace Walk to the Sea with Pizza", ("Walk to the Sea", "Pizza")),
        ("forget Dinner by the lake, rather sushi", ("Dinner by the lake", "sushi")),
        ("swap pizza for Dinner in the Dark", ("pizza", "Dinner in the Dark")),
        ("scrap Dinner by the Sea for Pizza", ("Dinner by the Sea", "Pizza")),
        ("ersetze Rundgang zu Fuß durch Kino", ("Rundgang zu Fuß", "Kino")),
        ("change pizza to sushi", ("pizza", "sushi")),
        ("remove the typo in Dinner by the sea", None),
    ],
)
def test_a_title_may_have_the_small_words_of_a_swap(said, swap):
    assert swapped_in(said) == swap


@pytest.mark.parametrize(
    ("said", "is_talk"),
    [
        ("no cheese, no pizza", True),
        ("no pizza, no sushi", False),
        ("keine Pizza, kein Sushi", False),
        ("harbor klingt nach Fischmarkt", True),
        ("B feels like the right choice", False),
        ("C sounds like what we need", False),
    ],
)
def test_an_option_that_is_turned_down_or_praised_is_no_aside(said, is_talk):
    assert says_what_is_none(said, ("Pizza", "Sushi", "Harbor")) is is_talk


@pytest.mark.parametrize(
    ("said", "is_taken"),
    [
        ("i'll take the <option>", True),
        ("<option>, my final choice", True),
        ("<option>, my last word", True),
        ("<option>, my last choice", False),
        ("ich bleibe bei <option>", True),
        ("ich bleibe lieber nicht bei <option>", False),
        ("ich nehme die <option> nicht", False),
        ("i'd go for anything but <option>", False),
    ],
)
def test_what_is_turned_round_is_not_taken(said, is_taken):
    assert any(re.search(each, said, re.IGNORECASE) for each in ACCEPTED) is is_taken


@pytest.mark.parametrize(
    ("said", "starts"),
    [("neu", False), ("nochmal neu", False), ("fangt neu an", True), ("neu anfangen", True)],
)
def test_a_bare_new_does_not_start_over(said, starts):
    assert (STARTS_OVER.fullmatch(said) is not None) is starts


@pytest.mark.parametrize(
    ("said", "is_all"),
    [
        ("thanks for the help", True),
        ("thanks, that helps a lot", True),
        ("thanks, that helps but I need cheaper ones", False),
        ("danke für das, aber ich will was Kleines", False),
    ],
)
def test_thanks_with_a_but_is_not_all(said, is_all):
    assert (THANKED.search(said) is not None) is is_all


@pytest.mark.parametrize(
    ("said", "is_busy"),
    [
        ("got a client visit all tuesday", True),
        ("hab die ganze woche schulung", True),
        ("I have Homeoffice all week", False),
        ("we have sun all week", False),
        ("habe die ganze woche homeoffice", False),
    ],
)
def test_where_one_works_and_what_the_weather_is_takes_no_day(said, is_busy):
    assert ("busy" in (read := with_days_taken(said)) or "belegt" in read) is is_busy


@pytest.mark.parametrize(
    ("said", "own"),
    [
        ("30 min with Dana, I'm in Berlin, next week", ""),
        ("30 min with Dana next week, I can't do Friday", "I can't do Friday"),
        ("Team sync, I can't make coffee, Tuesday works for all", ""),
    ],
)
def test_a_time_behind_a_comma_is_not_of_what_one_can(said, own):
    assert own_times_apart(said)[0] == own


@pytest.mark.parametrize(
    ("said", "asks"),
    [
        ("quiet", False),
        ("private", False),
        ("it's quiet", False),
        ("keep it quiet", True),
        ("just between us", True),
        ("that's private", True),
    ],
)
def test_how_a_place_is_to_be_is_no_order_to_keep_quiet(said, asks):
    assert asks_to_keep_quiet(said) is asks


@pytest.mark.parametrize(
    ("said", "proposed", "is_other"),
    [
        ("2pm works", "standup at 14:00", False),
        ("half past ten works", "standup at 10:30", False),
        ("halb elf geht", "Standup um 10:30", False),
        ("viertel nach 2 geht", "Standup um 14:15", False),
        ("10.15 works", "standup at 10", True),
        ("2pm works", "standup at 2:00 am", True),
        ("14:00 works", "standup at 2", False),
    ],
)
def test_hours_are_compared_and_not_how_they_are_written(said, proposed, is_other):
    assert names_another_hour(said, proposed) is is_other


@pytest.mark.parametrize(
    ("piece", "is_said"),
    [
        ("my favourite", True),
        ("My Fair Lady", False),
        ("everybody loves it", True),
        ("Everybody Loves Raymond", False),
        ("There Will Be Blood", False),
    ],
)
def test_a_title_behind_a_comma_is_a_title(piece, is_said):
    assert is_said_of_it(piece) is is_said


@pytest.mark.parametrize("gap", [" ", " ,", "\n", ".", " -", ",. "])
def test_many_marks_between_two_words_of_a_vote_take_no_time(gap):
    def took(count):
        began = process_time()
        for each in (
            lambda x: without_rest(x, "AB"),
            lambda x: without_no_matter(x, "AB"),
            else_fine,
        ):
            each(f"A{gap * count}x")
        return process_time() - began

    assert without_rest(f"A{' ' * 3000}> the rest", "AB") == "A"
    assert min(took(3000) for _ in range(2)) < 0.5
