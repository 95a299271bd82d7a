"""What is called otherwise in another language: whoever writes "Rom" means the option "Rome".

Names that are a word of another sense somewhere ("nice", "island", "turkey") are left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_TEXT: Final = """
rome rom roma | milan mailand milano | naples neapel napoli | florence florenz firenze
venice venedig venezia | turin torino | genoa genua genova | vienna wien | prague prag praha
warsaw warschau warszawa | krakow krakau cracow | gdansk danzig | munich munchen muenchen
cologne koln koeln | nuremberg nurnberg nuernberg | hanover hannover | brunswick braunschweig
zurich zuerich | geneva genf geneve | bern berne | lucerne luzern | basel basle bale
lisbon lissabon lisboa | seville sevilla | athens athen | thessaloniki saloniki
brussels brussel bruessel bruxelles | antwerp antwerpen | bruges brugge bruegge
copenhagen kopenhagen kobenhavn | gothenburg goteborg goeteborg | moscow moskau | kyiv kiev kiew
bucharest bukarest | belgrade belgrad beograd | tehran teheran | cairo kairo | tokyo tokio
beijing peking | singapore singapur | strasbourg strassburg | tallinn reval | riyadh riad
marrakesh marrakesch | dubrovnik ragusa | ljubljana laibach | bratislava pressburg
edinburgh edinburg | germany deutschland | italy italien italia | france frankreich
spain spanien espana | greece griechenland | austria osterreich oesterreich | switzerland schweiz
norway norwegen | sweden schweden | denmark danemark daenemark | poland polen | croatia kroatien
hungary ungarn | ireland irland | scotland schottland | netherlands niederlande holland
belgium belgien | czechia tschechien | romania rumanien rumaenien | bulgaria bulgarien
slovenia slowenien | egypt agypten aegypten | morocco marokko | india indien | tunisia tunesien
sicily sizilien sicilia | sardinia sardinien | corsica korsika | tuscany toskana toscana
bavaria bayern | crete kreta | majorca mallorca | brittany bretagne | normandy normandie
tyrol tirol
"""


def _others() -> Mapping[str, frozenset[str]]:
    """Return what each name is called as well."""
    found: dict[str, frozenset[str]] = {}
    for each in _TEXT.replace("\n", " | ").split("|"):
        names = frozenset(each.split())
        found |= {name: found.get(name, frozenset()) | (names - {name}) for name in names}
    return found


_OTHERS: Final = _others()


def also_called(word: str) -> frozenset[str]:
    """Return by what other names a word goes, in small letters without accents."""
    return _OTHERS.get(word, frozenset())
