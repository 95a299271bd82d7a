"""Small German words that rules look at as they are written."""

from __future__ import annotations

from orchestration.language.words.writing import words

MEANS_NO_ENGAGEMENT = words(
    """
    büro bürotag liebling lieblings lieblingstag wunsch wunschtag wunschtermin gut ruhig leer einzig
    einziger einzige einziges frei erst teilzeit vollzeit gleitzeit ordnung geburt geburtstag lang
    """
)
ONLY_SAYING = frozenset(
    words(
        """
        melde schreibe sage sags schaue gucke prüfe checke kläre entscheide gebe schicke sende frage
        antworte überlege versuche denke glaube hoffe warte erwarte vermute meine finde höre sehe
        verstehe kenne vergesse erinnere danke grüße buche trage plane nehme lasse bleibe fange
        beginne starte ende höre verschiebe bestätige bevorzuge wünsche brauche bräuchte wähle
        stimme möchte würde hätte wäre könnte sollte müsste dürfte bekomme werde gehe komme stehe
        schlage rate bitte zähle rechne freue
        """
    )
)
"""German verbs of the author's that keep nobody from meeting."""
WISHING = frozenset({"idealerweise"})
FULL = frozenset(words("voll belegt dicht ausgebucht verplant besetzt blockiert"))
ENDS_WITH_NOT = frozenset({"kann", "können", "könnte"})
HAS = frozenset({"hat"})
JOINING = frozenset(words("dabei dabeisein dazukommen teilnehmen mitmachen"))
PARTS = frozenset({"teil"})
AWAY = frozenset({"urlaub", "verreist", "abwesend"})
BEGINNINGS = frozenset(words("anfang beginn"))
PLEASE = frozenset(words("bitte"))
OUTRIGHT = frozenset({"nie", "niemals"})
BEGINS_A_SENTENCE = frozenset(
    words("moment da warte wart ach oh hm hmm sorry was wer wann wie wieso warum wo danke btw äh")
)
"""Behind a word that is cut short, these begin a sentence."""
LEADS = frozenset(words("zu zum am"))
LAST_PARTS = frozenset(words("ende schluss"))
GAINSAYING = frozenset(
    words("kaum selten falls abhängig je höchstens sofern witz scherz falsch statt")
)
THAT = frozenset({"das", "es", "den", "die", "ihn"})
ARTICLES = frozenset({"das", "dem", "den", "der", "die"})
LEADS_TO_A_SUBJECT = frozenset(words("für über zu zum zur wegen namens von"))
MINE = frozenset(words("meins | meinen | meinen vorschlag | mein vorschlag | meine idee"))
COURTESY = words(
    """
    wenn ihr mich fragt : | wenn ihr mich fragt , | wenn du mich fragst , |
    achso | achso und | ach so | ach so und | ach ja | ach ja und | ach ja , und | edit : |
    ps : | ps |
    hab noch vergessen | hab noch vergessen zu sagen | hab vergessen zu sagen | hab ich vergessen |
    hatte noch vergessen | habe noch vergessen | habe vergessen zu sagen | vergessen zu sagen |
    fast vergessen | was ich vergessen hab | was ich noch vergessen hab | noch was : |
    und noch was : |
    noch eins : | und noch eins : | eins noch : | eine sache noch : | noch etwas : | warte , |
    warte mal , | moment , | ach moment , | ach warte , |
    nur kurz | nur zur info | nur als info | nur so | nur schnell | nur fürs protokoll |
    nur der vollständigkeit halber | nur damit ihr es wisst | nur damit ihr bescheid wisst |
    aus privaten gründen | aus familiären gründen | aus persönlichen gründen |
    aus gesundheitlichen gründen | aus dienstlichen gründen | aus beruflichen gründen |
    aus organisatorischen gründen | zur gänze | voll und ganz | an und für sich | in der regel |
    im prinzip | im grunde | im normalfall | im allgemeinen | so gesehen | von der sache her |
    wie immer | wie üblich | aus bekannten gründen | aus gründen |
    und das lässt sich nicht ändern | das lässt sich nicht ändern | lässt sich nicht ändern |
    und daran lässt sich nichts ändern | lässt sich nicht verschieben |
    das lässt sich nicht verschieben | kann ich nicht verschieben | nicht verschiebbar |
    lässt sich leider nicht ändern | lässt sich leider nicht verschieben |
    , beim besten willen nicht | beim besten willen | diesmal | dieses mal | wie letzte woche |
    wie letztes mal | wie jede woche | wie jedes mal | wie gehabt | wie gewohnt
    """
)
"""What is said beside a wish and adds nothing to it."""
NOTHING_MORE = words(
    """
    das war's | das wars | das wär's | das war es | das wäre es |
    sonst nichts | sonst nix | sonst geht nichts | sonst geht nix | rest geht nicht |
    der rest geht nicht | sonst passt nichts | sonst geht es nicht |
    mehr ist nicht drin | mehr ist leider nicht drin | mehr geht nicht | mehr geht leider nicht |
    mehr ist nicht möglich | mehr hab ich nicht | mehr habe ich nicht | mehr schaffe ich nicht |
    mehr kann ich nicht anbieten | mehr kann ich nicht | mehr gibt mein kalender nicht her
    """
)
DONE_BY_PEOPLE = frozenset(words("kann könnte möchte will mag hasst bevorzugt meint sagt schafft"))
WITH_ES = {
    f"{word}s": (word, "es")
    for word in words(
        """
        wenn ob wär ist hat wird geht passt klappt gibt gäb macht kann könnt soll sollt würd hätt
        dürft möcht wollt bleibt schaut sieht sei fällt dauert ging hab
        """
    )
}
"""What people write as one word with the "es" behind it: "mir wärs lieber", "wenns nach 10 ist"."""
AT_WORK = frozenset(words("teilzeit arbeite arbeitstage unterricht unterrichte dienst schicht"))
"""Who says so of some days is off on those that are free."""
OTHER = frozenset({"andere", "anderen", "andre", "andren"})
