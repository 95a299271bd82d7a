"""Words by which German says that something is good, or that it is not."""

from __future__ import annotations

from typing import Final

GOOD: Final = """
gut gute guter gutes toll tolle super hervorragend ausgezeichnet beste besten besser liebe lieben
empfehle empfehlen empfohlen empfehlenswert zuverlässig leicht günstig preiswert ruhig sicher robust
schnell bequem freundlich angenehm zufrieden lohnt perfekt ideal gesund gedeiht überlebt verträgt
pflegeleicht hilfreich schön lieblings vorteil vorteile stärke gelobt begeistert praktisch lecker
"""
BAD: Final = """
schlecht schlechte schlechter schlimm schlimmste schlechtesten hasse vermeiden problem probleme
ärger kaputt bricht starb gestorben tot eingegangen teuer laut gefährlich giftig schwierig langsam
unzuverlässig beschwerde beschwerden enttäuscht enttäuschend bereue scheitert gescheitert undicht
schwach hässlich schmutzig fehlt fehlen warnung risiko riskant krank allergisch allergie unhöflich
überfüllt langweilig nachteil nachteile nutzlos nervig schimmel schädlinge unbequem unpraktisch
"""
NOT: Final = """
nicht kein keine keiner keinen nie niemals ohne kaum nichts niemand
"""
BUT: Final = """
aber obwohl jedoch allerdings außer trotzdem dafür
"""
