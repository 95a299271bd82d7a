"""German words that say nothing of their own in what is said of times."""

from __future__ import annotations

FILLER = """
    shit verdammt argh boah servus moin grüezi jeweils einschließlich calls call stehe stehen
    einfach hahaha haha hihi tja selbst puh ach naja oje uff äh ähm ehm öhm dauert ne hm
    hallo hi hey liebe grüße gruß danke dank vielen schönen guten zusammen team leute alle
    werde wird werden sein mal noch eigentlich leider normalerweise meist
    meistens so ganz dort hier zu zum zur auf bei aus wieder
    sich man ihr euch ihnen anbieten vorschlagen
    du dir bald viele gerade momentan aktuell zeitlich bereits
    jeweils geben sagen nun generell grundsätzlich allgemein bisschen etwas wie sowieso
    denke
    glaube finde sage einplanen sieht sieht's schaut nen ner halt eben echt total mega legen
    genauso ebensogut irgendwann irgendwie lol mach mache fang fange komm braucht brauchst
    reden sprechen machen nehmen uhrzeit zeiten zeitraum
    mindestens überhaupt sollte sollten dürfte richtig allerdings deutlich wesentlich
    erheblich viel weitaus eindeutig klar spürbar merklich
    ziemlich recht relativ einigermaßen halbwegs natürlich selbstverständlich vermutlich ohnehin eh
    gesetzt jedenfalls zumindest wenigstens tatsächlich persönlich meinerseits prinzipiell
    durchaus notorisch grad jetzt heuer mich mir lg gruss grüsse bzgl falls
    siehts alles so vg lg mfg komplett völlig absolut läuft weitere weiteres insgesamt zudem
    außerdem übrigens nämlich ehrlich gesagt rum herum sry geehrte geehrter kolleginnen kollegen
    trotzdem dennoch dagegen hingegen hiermit somit folglich demnach erstmal zunächst vorerst wohl
    nochmal nochmals einmal schonmal inzwischen mittlerweile kurz genau exakt pünktlich punkt quasi
    sozusagen praktisch grob hoffentlich angeblich offenbar anscheinend zufällig zwar sogar ebenso
    sofort hierfür dafür dazu mehr täte tät hiesiger hiesige hiesigen servus moin moinsen huhu
    tschüss ciao merci vielmals vorab kollegen
    annehme annehmen verständnis hauptsache
    eig geworden anfangen beginnen starten losgehen loslegen stattfinden wochentag
    fast beinahe nahezu immer tagsüber je nachdem daran darauf davon deshalb daher
"""

WRITTEN_AS_ONE = {
    "garnicht": ("gar", "nicht"),
    "garnix": ("gar", "nix"),
    "garnichts": ("gar", "nichts"),
    "garkein": ("gar", "kein"),
}
"""What many write as one word; read as a stranger to the rest, it would turn a no into a yes."""
