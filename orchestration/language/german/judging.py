"""German adjectives that judge a time: "der Donnerstag ist grausam", "14 Uhr wäre herrlich".

Each of them is something else as well, and judges only where a verb like "ist", a day or a colon
stands before it.
"""

from __future__ import annotations

from orchestration.language.values import Stance
from orchestration.language.words.marks import TOO_EARLY, TOO_LATE
from orchestration.language.words.vocabulary import Played
from orchestration.language.words.writing import phrases
from orchestration.model.preferences import Polarity, Strength

_JUDGED: tuple[tuple[Stance, str], ...] = (
    (
        # what will do
        Stance(Polarity.FOR, Strength.PREFERS, denied=Strength.MUST, accepts=True),
        """
        tragbar | vernünftig | brauchbar | unproblematisch | problemlos | realistisch | vertretbar |
        passabel | ordentlich | zumutbar | akzeptabel | annehmbar | eine option | eine möglichkeit |
        erträglich | auszuhalten | locker | verkraftbar | nicht schlecht | nicht übel
        """,
    ),
    (
        # what is good
        Stance(Polarity.FOR, Strength.PREFERS),
        """
        herrlich | super duper | hammer | cool | nice | geil | stark | paradiesisch | traumhaft |
        wunderbar | fantastisch | phantastisch | großartig | grandios | genial | hervorragend |
        ausgezeichnet | exzellent | angenehm | entspannt | bequem | günstig | willkommen |
        wunderschön | fabelhaft | mega | bombe | sahne | gold wert | ein segen | ein geschenk |
        goldrichtig | vorteilhaft | praktisch
        """,
    ),
    (
        # what is rather not wanted
        Stance(Polarity.AGAINST, Strength.PREFERS),
        """
        schlimm | übel | ungeeignet | hart | nervig | wild | ermüdend | dumm | unsicher |
        ungemütlich | unangenehm | bitter | haarig | verrückt | verflixt | lästig | unrealistisch |
        unpraktisch | unvorteilhaft | ätzend | wahnsinn | wahnsinnig | überladen | überfüllt |
        eine zumutung | eine quälerei | ein kraftakt | ein problem | eine herausforderung |
        nicht realistisch | ein graus | ein krampf | nicht ohne | grenzwertig | unglücklich |
        nicht so prickelnd | nicht prickelnd | nicht der bringer | nicht so der bringer | heikel
        """,
    ),
    (
        # what is hard
        Stance(Polarity.AGAINST, Strength.STRONGLY),
        """
        grausam | schrecklich | furchtbar | fürchterlich | unzumutbar | unmenschlich | tödlich |
        mörderisch | eine katastrophe | katastrophal | horror | der horror | ein horror | höllisch |
        die hölle | unerträglich | ein albtraum | ein alptraum | der wahnsinn | verheerend
        """,
    ),
    (
        # what cannot be
        Stance(Polarity.AGAINST, Strength.MUST),
        """
        gestorben | gelaufen | futsch | abgeschrieben | hinüber | keine option | undenkbar |
        nicht machbar
        """,
    ),
)
JUDGING: dict[str, object] = {
    phrase: stance for stance, text in _JUDGED for phrase in phrases(text)
}
_TOO_EARLY = phrases(
    "zu früh | arg früh | viel zu früh | etwas früh | ein bisschen früh | bissl früh"
)
_TOO_LATE = tuple(each.replace("früh", "spät") for each in _TOO_EARLY)
_RATHER_AGAINST = Stance(Polarity.AGAINST, Strength.PREFERS)
TOO_FAR: dict[str, object] = {
    **dict.fromkeys(_TOO_EARLY, Played(TOO_EARLY, _RATHER_AGAINST)),
    **dict.fromkeys(_TOO_LATE, Played(TOO_LATE, _RATHER_AGAINST)),
}
"""What is against an hour, and against all that is earlier, or later."""
