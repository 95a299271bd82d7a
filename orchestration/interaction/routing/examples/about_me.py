"""What people write to ask what is known of them."""

ENGLISH = """
what do you know about me
what have i said so far
show my wishes
which days did i rule out
what did i tell you
what's saved for me
list my preferences
did i say anything about fridays
what are my settings
which times did i give you for the retro
what info do you have on me
remind me what i put in
do you have me down as vegetarian
show me my standing rules
my answers so far?
what did you note from my last message
how did you understand me
what have you got for me
did you get that i can't on monday
which constraints of mine are active
read back what i wrote
do you remember my no mornings thing
i'd like to see all data stored concerning my person
what times am i free according to you
what's my current input
everything you know bout me pls
did i already give my availability for design sync
what do you think i want
show what i entered
when did i say i'm free
my profile?
have i any standing wishes
what did i say about thursday
can i see my own answers
what rules do you keep for me
check what you have for me next week
do you think im available on friday
let me see my stuff
which afternoons did i exclude
whats on file for me
quick q, what's under my name at the moment
can you recap my side of it
so according to you i'm available when exactly
just double checking, you know i blocked wednesday yes?
dump everything you've got under @priya (thats me)
hm i typed a lot yesterday, how much of it stuck with you
which of my answers are you working with for the kickoff
lemme check my inputs real quick
am i listed as flexible or as picky haha
whats my status food wise, did you write down the nut thing
sry i lost my overview, could you repeat to me what i gave you for next week before i add more
did the bit about my school run make it into your notes
mine so far?
i'd appreciate a short overview of the entries that belong to me
not sure if i told you about the physio already, did i
got any limits noted from my end
before i answer, what did i answer last time
which hours am i blocked for in your book
my constraints plz
do i have a rule about lunch or did i only imagine it
where do you think i stand on the venue question
tell me again what i asked for, i was half asleep
anything outdated among the things you remember from me?
how do you see my week
print my record
"""

GERMAN = """
was weißt du über mich
was hab ich bisher gesagt
zeig meine wünsche
welche tage hab ich ausgeschlossen
was hab ich dir geschrieben
was ist für mich gespeichert
meine vorlieben bitte auflisten
hab ich was zu freitag gesagt
was sind meine einstellungen
welche zeiten hab ich für die retro angegeben
welche infos hast du von mir
was hab ich da nochmal eingetragen
hast du mich als vegetarier drin
zeig mir meine dauerregeln
meine antworten?
was hast du dir von mir gemerkt
wie hast du mich verstanden
weißt du noch dass ich montags nicht kann
was steht bei mir
lies mal vor was ich geschrieben hab
merkst du dir das mit den vormittagen noch
ich möchte einsehen welche daten zu meiner person vorliegen
wann bin ich laut dir frei
was weisst du alles vo mir
alles was du von mir hast bitte
hab ich meine zeiten fürs design sync schon gegeben
was glaubst du dass ich will
wann hab ich gesagt dass ich kann
mein profil zeigen
hab ich irgendwelche dauerwünsche
was hab ich wegen donnerstag gmeint
kann ich meine eigenen angaben sehen
welche regeln gelten für mich
schau mal was du für nächste woche von mir hast
denkst du ich kann am freitag
zeig mal mein zeug
welche nachmittage hab ich gestrichen
was hast da über mich notiert
wie lauten meine angaben
was ist von mir angekommen bei den terminen
gib mal wieder was du von mir verstanden hast
hast du den elternabend bei mir auf dem schirm
wie schaut mein stand aus bei dir
servus, les ma bitte meine sachen vor
läuft bei mir noch die regel mit den kurzen meetings
wie viel weißt du von mir bis jetzt, ehrlich
kurz zum gegenchecken: meine freien slots laut dir?
was hab ich letzten dienstag bei dir abgeladen
bin ich bei dir als veganer gelistet oder hast du das vergessen
ich glaub ich hab mich widersprochen, zeig mir bitte mal beide angaben von mir nebeneinander
sag mir was ich dir gesagt hab, mein kopf ist ein sieb
kommt bei dir an dass ich im homeoffice bin am do
meine einträge
sind meine wünsche von jänner noch aktiv
wo hab ich überall zugestimmt bis jetzt
weißt eigentlich noch wos i vorige woch gsagt hob
was denkst du wann ich nächste woche kann
selbstauskunft pls
hast das mim kindergarten bei mir notiert
hab ich dir gegenüber schon mal sushi ausgeschlossen
mein aktueller input zum offsite?
zu welchen uhrzeiten hältst du mich für verfügbar
check mal meine constraints
check: was steht unter @lukas (bin ich)
wie hast du meinen satz von vorhin abgelegt
"""
