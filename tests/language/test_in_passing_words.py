"""How people say in passing how they stand to a time, English and German: said → understood."""

import pytest

from tests.language.listening import lines

SAID = """
for prefers|wed: my heart says wednesday
for prefers|fri: i'd jump at friday
for prefers|tue: rooting for tuesday
for prefers|wed: mi wär der hammer
for prefers|fri: bin pro freitag
for prefers|tue: mit kusshand dienstag
accepts|thu: thu checks out
accepts|wed: wouldn't say no to wed
accepts|mon: mo wär machbar
accepts|thu: meinetwegen donnerstag
against prefers|tue: tue under protest
against prefers|mon: mornings and me are not friends, so monday reluctantly
against prefers|tue: di is eher mau
against prefers|fri: am freitag nur zähneknirschend
against prefers|mon: muss es unbedingt montag sein?
accepts|mon: mon-wed no prob
against must|tue: tue no longer works
against must|wed: wednesday i gotta bounce by 12
for prefers|thu: am ehesten noch do nachmittag
against must|mon: mon dont even ask
against must|fri: friday? over my dead body
against must|tue: dienstag fällt flach
against must|fri: freitag kannste knicken
against must|mon: i ko am mo ned, di vormittag passt ma guad
for prefers|tue: i ko am mo ned, di vormittag passt ma guad
against must|wed: i ko am mi leider ned
accepts|tue: di passt ma scho
for prefers|thu: do gaht's ma guat
"""


@pytest.mark.parametrize("line", SAID.strip().splitlines())
def test_what_is_said_in_passing_words_is_heard(line):
    expected, said = line.split(": ", 1)
    stance, day = expected.split("|")
    heard = [each for each in lines(said) if day in each]
    assert [each.split(":")[0] for each in heard] == [stance]


@pytest.mark.parametrize(
    "said", ["vor halb zehn geht da nix", "vor halb zehn geht nichts", "da geht nix vor halb zehn"]
)
def test_nothing_is_possible_then_wherever_it_stands(said):
    [heard] = lines(said)
    assert heard.startswith("against must")


@pytest.mark.parametrize("said", ["don't bother me before noon", "kann mi nicht erinnern"])
def test_what_only_looks_like_it_is_none(said):
    assert not [each for each in lines(said) if each.startswith(("for", "accepts"))]
