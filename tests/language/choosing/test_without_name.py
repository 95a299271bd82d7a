"""That a name is not to be shown: said in any words, anywhere, it never is."""

import pytest

from orchestration.language.choosing.held.labels import labelled
from orchestration.language.choosing.held.without_name import hides_name
from orchestration.model.preferences import Visibility

HIDES = """
you can show that without my name
darfst du zeigen aber ohne namen
others may see this but not who
others can see it, just not that it's me
share it, w/o my name
you can share it but nobody needs to know it's me
show it to everyone, no name though
show it, no names please
share it but don't say who said it
dont say its me, rest is fine to show
tell the others, just dont mention me
tell the others but keep my name out of it
show it but leave my name off
show it but hide my name
you can tell everyone. just not my name
feel free to share, please don't quote me by name
no need to mention me, but you can show it
they don't have to know it was me but show it
people can see the reason, not the name
everyone can see it, my name should stay out of it
kannst du anonym zeigen
können alle sehen, nur nicht von wem
alle dürfen das lesen, aber nicht wer
darfst du zeigen, muss keiner wissen dass das von mir ist
muss ja niemand wissen wer das war
das können ruhig alle wissen, nur nicht dass ich das war
zeig es gern, aber lass meinen namen weg
zeig es allen, mein name bitte nicht
zeigs gern, aber nenn mich nicht
kannst du teilen ohne mich zu nennen
kannst du teilen ohne zu sagen wer
kannst du zeigen, aber ohne dass jemand weiß, dass ich das bin
bitte zeigen, aber namenlos
darf jeder sehen, nur eben nicht unter meinem namen
bitte sag nicht wer das geschrieben hat
sag den anderen bitte nicht dass das von mir kommt
meinen namen bitte nicht dazuschreiben
share it off the record
show it without saying who
share it minus my name
you may show the reason but never my name
please share but i'd rather not be named
others can see that but i don't want to be named
ich will nicht genannt werden, aber zeigen ist ok
zeigen ok, mein name muss da nicht stehen
show it, but i want to stay anonymous
it can be public as long as no one knows its from me
es dürfen alle sehen solange keiner weiß dass es von mir ist
nobody has to know who wrote it
you can show that unless my name is on it
nur ohne meinen namen
don't put my name on it
just don't show who i am
tell them but dont say ines said it
others can know but not that its from me
dürfen alle wissen, aber nicht dass es um mich geht
you can share it. id rather stay unnamed
"""
DOES_NOT = """
you can show that with my name
others can see that, i don't like fish
alle dürfen das wissen: ich mag keinen fisch
kannst du allen zeigen, ich kann freitag nicht
show it to everyone, it does not work for me
you can tell everyone why, no problem
darfst du zeigen mit meinem namen
everyone can see that, i'm not there on monday
share it, nobody likes queueing
alle können das sehen, mir ist es nicht wichtig
no idea who else comes, but you can show that
ich kann da nicht, können ruhig alle wissen
others can see that, i can't eat nuts
tell the others that i'm not coming
show it, i don't know the place
sag den anderen, dass ich nicht komme
das darfst du zeigen, ich esse kein fleisch
"""
LEAVES = ["you can show that", "share with my name", "das dürfen alle sehen", "others may know"]


def lines(text):
    return [each for each in text.splitlines() if each]


@pytest.mark.parametrize("said", lines(HIDES))
def test_it_is_heard(said):
    assert hides_name(said)
    seen = labelled(f"it has to be quick, {said}").visibility
    assert seen is not Visibility.SHARED


@pytest.mark.parametrize("leave", LEAVES)
@pytest.mark.parametrize("said", lines(HIDES))
def test_it_stands_against_every_leave(said, leave):
    for words in (f"{leave}, {said}", f"quick please. {said}. {leave}", f"{said}, quick, {leave}"):
        assert labelled(words).visibility is not Visibility.SHARED


@pytest.mark.parametrize("said", lines(DOES_NOT))
def test_other_words_hide_nobody(said):
    assert not hides_name(said)


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("you can show that, just not who said it", Visibility.ANONYMOUS),
        ("zeig es gern, aber lass meinen namen weg", Visibility.ANONYMOUS),
        ("muss keiner wissen, dass das von mir ist, darfst du aber zeigen", Visibility.ANONYMOUS),
        ("nobody needs to know it's me", Visibility.PRIVATE),
        ("meinen namen bitte nicht dazuschreiben", Visibility.PRIVATE),
        ("others may see it", Visibility.SHARED),
    ],
)
def test_it_is_parted_from_what_is_said(said, seen):
    told = labelled(f"nur wenn es schnell geht, {said}")
    assert (told.words, told.visibility) == ("nur wenn es schnell geht", seen)


@pytest.mark.parametrize(
    "said", ["nimm mich raus", "lass mich da raus", "take me off this", "leave me out of it"]
)
def test_who_leaves_says_nothing_of_a_name(said):
    assert labelled(said).visibility is None


@pytest.mark.parametrize("said", ["feel free to share, just leave me out of it"])
def test_beside_a_leave_to_show_it_they_hide_it(said):
    told = labelled(f"because it's cheap, {said}")
    assert (told.words, told.visibility) == ("because it's cheap", Visibility.ANONYMOUS)


@pytest.mark.parametrize(
    "said",
    [
        "you can quote me",
        "quote me on that",
        "feel free to quote me",
        "you may use my name",
        "you can put my name on that",
        "happy to be quoted",
        "that's on the record",
        "i'd say that publicly",
        "darfst du gern zitieren",
        "du kannst mich damit zitieren",
        "darfst du weitersagen",
        "da steh ich dazu",
    ],
)
def test_a_leave_to_quote_shows_it_with_the_name(said):
    told = labelled(f"on-call has to be paid, {said}")
    assert (told.words, told.visibility) == ("on-call has to be paid", Visibility.SHARED)


@pytest.mark.parametrize(
    "said",
    ["don't quote me on that", "please do not quote me", "off the record", "zitier mich nicht"],
)
def test_who_is_not_to_be_quoted_is_not(said):
    told = labelled(f"on-call has to be paid, {said}")
    assert (told.words, told.visibility) == ("on-call has to be paid", Visibility.PRIVATE)


@pytest.mark.parametrize(
    "said",
    [
        "we should quote the union rules",
        "they can mention the price",
        "quote",
        "it is public",
        "das kann man teilen",
        "wir dürfen teilen",
        "i record it",
    ],
)
def test_what_only_speaks_of_quoting_is_no_leave(said):
    told = labelled(f"on-call has to be paid, {said}")
    assert told.visibility is None
