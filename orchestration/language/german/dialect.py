"""German words as they are spoken in a dialect, and as they are written elsewhere."""

from __future__ import annotations

AS_SPOKEN = {
    **dict.fromkeys(("nich", "net", "ned", "nöd", "nid"), "nicht"),
    **dict.fromkeys(("nimmer", "nimma"), "nicht"),
    **dict.fromkeys(("gaht", "goht", "gayt"), "geht"),
    **dict.fromkeys(("isch", "iss"), "ist"),
    **dict.fromkeys(("mäntig", "mändig", "montig"), "montag"),
    **dict.fromkeys(("zischtig", "ziischtig", "dienstig"), "dienstag"),
    **dict.fromkeys(("mittwuch", "mittwuche"), "mittwoch"),
    **dict.fromkeys(("donnstig", "dunnschtig", "donschtig"), "donnerstag"),
    **dict.fromkeys(("friitig", "frytig", "fritig"), "freitag"),
    **dict.fromkeys(("nami", "nomi", "namittag", "nomittag"), "nachmittag"),
    **dict.fromkeys(("vormi", "vormittog"), "vormittag"),
    **dict.fromkeys(("au", "ah"), "auch"),
    **dict.fromkeys(("ko", "kon"), "kann"),
    **dict.fromkeys(("guad", "guat"), "gut"),
    "scho": "schon",
    "ma": "mir",
    "de": "der",
    "heit": "heute",
    "kan": "kann",
    "dinstag": "dienstag",
    "schaff": "schaffe",
    "müsst": "müsste",
}
