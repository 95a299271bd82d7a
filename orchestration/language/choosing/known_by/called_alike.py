"""What goes by several names, in the two languages, on lists of food, venues and the like.

A list says “italian”, and somebody wishes for “was italienisches”: each line is one meaning.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from orchestration.language.choosing.words import plain

_ALIKE_TEXT: Final = """
italian, italienisch, italiener
german, deutsch
french, französisch, franzose
greek, griechisch, grieche
spanish, spanisch, spanier
turkish, türkisch, türke
indian, indisch, inder
chinese, chinesisch, chinese
japanese, japanisch, japaner
korean, koreanisch, koreaner
thai, thailändisch, thailänder
vietnamese, vietnamesisch, vietnamese
mexican, mexikanisch, mexikaner
american, amerikanisch
lebanese, libanesisch, libanese
asian, asiatisch, asiate
mediterranean, mediterran
oriental, orientalisch
soup, suppe, eintopf
salad, salat
noodles, noodle, nudel, nudeln
pasta
rice, reis
fish, fisch
meat, fleisch
chicken, hähnchen, huhn
fries, pommes
sandwich, sandwiches, stulle, belegte brötchen
cake, kuchen, torte
ice cream, eis
bread, brot
fruit, obst
breakfast, frühstück
lunch, mittagessen
dinner, abendessen
drinks, getränke
coffee, kaffee
tea, tee
beer, bier
wine, wein
vegetarian, vegetarians, veggie, vegetarisch, vegetarier, vegetarierin
vegan, veganer, veganerin, rein pflanzlich, plant based
gluten free, glutenfrei, ohne gluten, no gluten
lactose free, laktosefrei, dairy free
halal
kosher, koscher
organic, bio
spicy, scharf
warm, hot, warmes essen
cold, kalt
sweet, süß
step free, barrierefrei, stufenlos, rollstuhlgerecht, wheelchair accessible, accessible, ebenerdig
outdoor, outside, draußen, im freien, terrasse, terrace, garten, garden
indoor, inside, drinnen
quiet, ruhig, leise
loud, laut
sea, meer, beach, strand
mountain, mountains, berge, gebirge
lake, see
city, stadt
forest, wald
museum
cinema, kino, movies
theatre, theater
bowling, kegeln
climbing, klettern, bouldern
hiking, hike, wandern, wanderung
cycling, radfahren, radtour, bike tour
swimming, schwimmen
boat, boot, schiff
dog, hund
cat, katze
red, rot
blue, blau
green, grün
yellow, gelb
black, schwarz
white, weiß
orange
purple, violet, lila, violett
grey, gray, grau
january, januar, jänner
february, februar, feber
march, märz
april
june, juni
july, juli
august
october, oktober
december, dezember
monday, mon, montag
tuesday, tue, tues, dienstag
wednesday, wed, weds, mittwoch
thursday, thu, thur, thurs, donnerstag
friday, fri, freitag
saturday, samstag
sunday, sonntag
spring, frühling, frühjahr
summer, sommer
autumn, herbst
winter
"""
_ONE_WAY: Final = {"may": ("mai",), "fall": ("herbst",)}
"""What is called otherwise in the other language, where a word there says something else too."""
_ENDINGS: Final = ("er", "em", "es", "en", "e")
"""What a German adjective ends in: "was italienisches"."""

_INFLECTED: Final = ("isch", "frei", "ig", "deutsch", "arm", "warm", "kalt", "rot", "blau", "grün")


def _spelt(name: str) -> Iterator[str]:
    yield plain(name)
    if name.endswith(_INFLECTED):
        yield from (plain(f"{name}{ending}") for ending in _ENDINGS)


def _alike() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for line in _ALIKE_TEXT.strip().splitlines():
        names = tuple(dict.fromkeys(x for each in line.split(", ") for x in _spelt(each)))
        found |= {each: tuple(x for x in names if x != each) for each in names}
    return found


_OTHERS: Final = _alike()
_WORDS: Final = frozenset(name for name in _OTHERS if " " not in name)


def is_known(word: str) -> bool:
    """Tell whether a word, in small letters and without accents, is a thing that lists go by."""
    return word in _WORDS


def others_for(name: str) -> tuple[str, ...]:
    """Return what else a thing is called, in small letters: “italienisch” for “italian”."""
    return _OTHERS.get(plain(name), _ONE_WAY.get(plain(name), ()))
