"""Which zone a place is in, by the names that people have for it: English and German."""

from __future__ import annotations

from typing import Final

_PLACES: Final = {
    "Europe/Lisbon": "lisbon lissabon lisboa porto portugal",
    "Europe/London": "london manchester edinburgh birmingham bristol glasgow leeds cardiff belfast"
    " england scotland schottland wales uk|great britain|united kingdom",
    "Europe/Dublin": "dublin cork ireland irland",
    "Europe/Madrid": "madrid barcelona valencia sevilla seville spain spanien",
    "Europe/Paris": "paris lyon marseille toulouse bordeaux lille nice nizza strasbourg straßburg"
    " france frankreich",
    "Europe/Brussels": "brussels brüssel antwerp antwerpen ghent gent belgium belgien",
    "Europe/Amsterdam": "amsterdam rotterdam utrecht eindhoven netherlands niederlande"
    "|the hague|den haag|the netherlands",
    "Europe/Luxembourg": "luxembourg luxemburg",
    "Europe/Berlin": "berlin hamburg munich münchen muenchen cologne köln koeln frankfurt stuttgart"
    " düsseldorf duesseldorf leipzig dresden bremen hannover hanover nuremberg nürnberg bonn"
    " karlsruhe mannheim freiburg dortmund essen germany deutschland",
    "Europe/Zurich": "zurich zürich zuerich basel bern berne geneva genf lausanne switzerland"
    " schweiz",
    "Europe/Vienna": "vienna wien graz linz salzburg innsbruck austria österreich oesterreich",
    "Europe/Rome": "rome rom milan mailand turin naples neapel bologna florence florenz italy"
    " italien",
    "Europe/Copenhagen": "copenhagen kopenhagen aarhus denmark dänemark",
    "Europe/Oslo": "oslo bergen trondheim norway norwegen",
    "Europe/Stockholm": "stockholm gothenburg göteborg malmö malmo sweden schweden",
    "Europe/Helsinki": "helsinki tampere finland finnland",
    "Europe/Tallinn": "tallinn estonia estland",
    "Europe/Riga": "riga latvia lettland",
    "Europe/Vilnius": "vilnius lithuania litauen",
    "Europe/Warsaw": "warsaw warschau krakow kraków cracow krakau wroclaw wrocław gdansk gdańsk"
    " danzig poland polen",
    "Europe/Prague": "prague prag brno brünn czechia tschechien",
    "Europe/Bratislava": "bratislava slovakia slowakei",
    "Europe/Budapest": "budapest hungary ungarn",
    "Europe/Ljubljana": "ljubljana slovenia slowenien",
    "Europe/Zagreb": "zagreb split croatia kroatien",
    "Europe/Belgrade": "belgrade belgrad serbia serbien",
    "Europe/Bucharest": "bucharest bukarest cluj romania rumänien",
    "Europe/Sofia": "sofia bulgaria bulgarien",
    "Europe/Athens": "athens athen thessaloniki greece griechenland",
    "Europe/Kyiv": "kyiv kiev kiew lviv lwiw odesa ukraine",
    "Europe/Istanbul": "istanbul ankara izmir turkey türkei",
    "Europe/Moscow": "moscow moskau|saint petersburg|st petersburg",
    "Atlantic/Reykjavik": "reykjavik iceland island",
    "Asia/Jerusalem": "jerusalem haifa israel|tel aviv",
    "Asia/Beirut": "beirut lebanon libanon",
    "Asia/Riyadh": "riyadh riad jeddah",
    "Asia/Dubai": "dubai uae|abu dhabi",
    "Asia/Qatar": "doha qatar katar",
    "Asia/Tehran": "tehran teheran iran",
    "Asia/Karachi": "karachi lahore islamabad pakistan",
    "Asia/Kolkata": "kolkata mumbai delhi bangalore bengaluru chennai hyderabad pune india indien"
    "|new delhi|neu-delhi",
    "Asia/Dhaka": "dhaka bangladesh",
    "Asia/Kathmandu": "kathmandu nepal",
    "Asia/Colombo": "colombo|sri lanka",
    "Asia/Bangkok": "bangkok thailand|chiang mai",
    "Asia/Ho_Chi_Minh": "hanoi saigon vietnam|ho chi minh city",
    "Asia/Jakarta": "jakarta bandung",
    "Asia/Kuala_Lumpur": "malaysia|kuala lumpur",
    "Asia/Singapore": "singapore singapur",
    "Asia/Manila": "manila philippines philippinen",
    "Asia/Hong_Kong": "hongkong|hong kong",
    "Asia/Shanghai": "shanghai beijing peking shenzhen guangzhou china",
    "Asia/Taipei": "taipei taiwan",
    "Asia/Seoul": "seoul busan|south korea",
    "Asia/Tokyo": "tokyo tokio osaka kyoto japan",
    "Australia/Perth": "perth",
    "Australia/Adelaide": "adelaide",
    "Australia/Darwin": "darwin",
    "Australia/Brisbane": "brisbane",
    "Australia/Sydney": "sydney canberra",
    "Australia/Melbourne": "melbourne",
    "Pacific/Auckland": "auckland wellington christchurch|new zealand",
    "Africa/Cairo": "cairo kairo egypt ägypten",
    "Africa/Casablanca": "casablanca rabat marrakesh morocco marokko",
    "Africa/Tunis": "tunis tunisia tunesien",
    "Africa/Accra": "accra ghana",
    "Africa/Lagos": "lagos abuja nigeria",
    "Africa/Nairobi": "nairobi mombasa kenya kenia",
    "Africa/Addis_Ababa": "ethiopia äthiopien|addis ababa",
    "Africa/Johannesburg": "johannesburg durban pretoria|cape town|kapstadt|south africa|südafrika",
    "America/New_York": "nyc ny boston philadelphia washington miami atlanta pittsburgh baltimore"
    "|new york|new york city|washington dc",
    "America/Toronto": "toronto ottawa montreal montréal",
    "America/Halifax": "halifax",
    "America/St_Johns": "newfoundland|st. john's",
    "America/Chicago": "chicago houston dallas austin texas minneapolis|new orleans",
    "America/Winnipeg": "winnipeg",
    "America/Denver": "denver boulder colorado|salt lake city",
    "America/Phoenix": "phoenix arizona",
    "America/Edmonton": "calgary edmonton",
    "America/Los_Angeles": "la sf seattle california kalifornien oakland|los angeles"
    "|san francisco|san diego|las vegas",
    "America/Vancouver": "vancouver",
    "America/Anchorage": "anchorage alaska",
    "Pacific/Honolulu": "honolulu hawaii",
    "America/Mexico_City": "cdmx|mexico city|mexiko-stadt",
    "America/Bogota": "bogota bogotá medellin colombia kolumbien",
    "America/Lima": "lima peru",
    "America/Santiago": "santiago chile",
    "America/Caracas": "caracas venezuela",
    "America/Sao_Paulo": "rio brasilia|sao paulo|são paulo|rio de janeiro",
    "America/Argentina/Buenos_Aires": "argentina argentinien|buenos aires",
    "America/Montevideo": "montevideo uruguay",
}

PLACES: Final = {
    name: zone
    for zone, names in _PLACES.items()
    for group, phrases in enumerate(names.split("|"))
    for name in (phrases.split() if group == 0 else (phrases,))
}
"""The zone of each place, by its name in small letters."""

_WORDS_TOO: Final = frozenset({"nice", "rio", "uk", "male"})
"""Names of places that are words as well: “a nice time” is on no clock."""

_IN_GERMAN: Final = {
    **dict.fromkeys(("pariser", "lyoner"), "Europe/Paris"),
    **dict.fromkeys(("mailänder", "römer"), "Europe/Rome"),
    **dict.fromkeys(("münchner", "kölner", "bremer", "dresdner"), "Europe/Berlin"),
    **dict.fromkeys(("zürcher", "basler", "genfer"), "Europe/Zurich"),
    **dict.fromkeys(("indischer", "indische"), "Asia/Kolkata"),
    **dict.fromkeys(("britischer", "britische", "englischer"), "Europe/London"),
    **dict.fromkeys(("japanischer", "japanische"), "Asia/Tokyo"),
    **dict.fromkeys(("portugiesischer", "portugiesische", "lissabonner"), "Europe/Lisbon"),
    "athener": "Europe/Athens",
    "moskauer": "Europe/Moscow",
    "prager": "Europe/Prague",
    "dubliner": "Europe/Dublin",
}
"""What a clock of a place is called where it is not the place with “er” behind it."""

_PLAIN: Final = {
    name: zone for name, zone in PLACES.items() if name.isalpha() and name not in _WORDS_TOO
}
"""Places by names of one word: “den Haag” begins as other words do."""

IN_ENGLISH: Final = {f"{name} time": zone for name, zone in _PLAIN.items()}
"""Whose clock is meant by “Kolkata time”."""

IN_GERMAN: Final = {
    **{f"{name} zeit": zone for name, zone in _PLAIN.items()},
    **{f"{name}er zeit": zone for name, zone in _PLAIN.items()},
    **{f"{name[:-1]}er zeit": zone for name, zone in _PLAIN.items() if name[-1:] in "oe"},
    **{f"{name} zeit": zone for name, zone in _IN_GERMAN.items()},
}
"""Whose clock is meant by “Kolkata-Zeit”, or “Londoner Zeit”."""

OFFSETS: Final = {
    "+3:30": "Asia/Tehran",
    "+4:30": "Asia/Kabul",
    "+5:30": "Asia/Kolkata",
    "+5:45": "Asia/Kathmandu",
    "+6:30": "Asia/Yangon",
    "+9:30": "Australia/Darwin",
}
"""The zones that stay at half an hour or a quarter; whole hours have names of their own."""

_BY_LOCALE: Final = {
    "bg": "Europe/Sofia",
    "cs": "Europe/Prague",
    "da": "Europe/Copenhagen",
    "de": "Europe/Berlin",
    "el": "Europe/Athens",
    "en-gb": "Europe/London",
    "es-es": "Europe/Madrid",
    "fi": "Europe/Helsinki",
    "fr": "Europe/Paris",
    "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb",
    "hu": "Europe/Budapest",
    "it": "Europe/Rome",
    "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul",
    "lt": "Europe/Vilnius",
    "nl": "Europe/Amsterdam",
    "no": "Europe/Oslo",
    "pl": "Europe/Warsaw",
    "pt-br": "America/Sao_Paulo",
    "pt-pt": "Europe/Lisbon",
    "ro": "Europe/Bucharest",
    "sv": "Europe/Stockholm",
    "sv-se": "Europe/Stockholm",
    "th": "Asia/Bangkok",
    "tr": "Europe/Istanbul",
    "uk": "Europe/Kyiv",
    "vi": "Asia/Ho_Chi_Minh",
    "zh-cn": "Asia/Shanghai",
    "zh-tw": "Asia/Taipei",
}


def likely_zone(locale: str) -> str:
    """Return in which zone most of those are who have a locale; "" where no one is likely."""
    return _BY_LOCALE.get(locale.casefold().replace("_", "-"), "")
