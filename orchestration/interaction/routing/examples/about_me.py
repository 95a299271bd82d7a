"""What people write to ask what is known of them."""

ENGLISH = """
what did i tell you earlier?
remind me what i answered, i've lost track
what do you have on me
show me everything you've stored about yours truly
did you actually get my availability? what's in there
which days did i say i could do again
can you read my own answer back to me
i forget, was it tuesday or wednesday i gave you?
what's in my file lol
so what exactly have you noted down for me
pls show my data
could you repeat my preferences, i typed them in a hurry
do you remember that i'm vegan or do i have to say it each time
do you still have my old rules saved
not sure my message went through. what do you see from me?
what are you keeping about me from previous rounds
i'd like a summary of what i've given you so far
hey bot, what's my profile look like
am i down as free on friday?
idk what i wrote last night at 2am, can you paste it
which of my statements did you save
list my constraints pls
Let me see how you understood my answer.
what personal info of mine do you hold
did you write down the thing with my kids' pickup
just checking what you believe i can and can't do
is the no-mornings thing still recorded for me?
How you have understood me? please tell me what is saved of me
what am i on record as saying
my answer so far?
Under GDPR I'd like to know what you have recorded about me.
did you put me as unavailable thursday? want to double check
what was it i said about the food
got amnesia, what were my times
what did i say again
which times did I give you
show me my answers
Could you tell me what information you keep about me?
did I already tell you my availability
what have you noted for me
remind me what I told you about Friday
do you remember my allergies
list what u saved about me
what's in my profile
What preferences of mine are on record, please
have i mentioned the night shifts to you
Kindly show the details you have stored against my name
what's stored on me
what was the last thing I told you
which days did I say I was free
what are my standing rules
am I down as vegetarian with you
pls show me everything you've remembered about me
what did I answer about the 14th
I can't recall what I'd put in, would you read it back
do u have my kids schedule saved or not
under GDPR I'd like a copy of the data you hold on me
what do you think my habits are
did I say thursdays were bad or fridays
what's your file on me look like
how much do you know about my week
my info?
what did I write you in private last night
Did I mention to you that I can't do stairs
can I see what I've entered so far
tell me what you've got down for me, I've forgotten
remind me what times i gave you
what have you stroed about me
do you still know my preferences from last time?
which days did i tell you for the offsite
sorry brain fog, did i mention wednesday to you
what do you know about me lol
can you show me my answer once more
did my message about thursday get through, what have you noted for me
show me everything you keep on me
did i already tell you i'm vegetarian?
how did you understand my last message, what did you write down for me
what was it that i answered this morning
list my standing rules please
curious what you remember of me
do you have my timezone right?
I would like to see which personal data you hold about me.
and what have you got down for me now
did i say before or after 3?
wait which slots did i give, i was half asleep
have you got me as free on monday?
play back what i told you in private
what's your file on me, robot
do you remember that i don't do mornings
just double checking what i entered
is there anything saved under my name
what times do you have for me
am i down as vegan or not in your notes?
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
was hab ich dir nochmal gesagt?
was weißt du eigentlich über mich
zeig mal meine gespeicherten Angaben
welche Tage hatte ich angegeben?
hast du noch drin dass ich vegetarisch esse?
Was steht bei mir drin?
könntest du mir bitte vorlesen, was ich geantwortet habe
ich weiß nicht mehr was ich gestern geschrieben hab, sag mal
welche Daten von mir sind bei dir hinterlegt
wie hast du meine Antwort verstanden
meine angaben bitte nochmal
bin ich bei dir für donnerstag als frei eingetragen?
Ich hätte gern eine Übersicht, was ihr über mich speichert. mfg
hatte ich montag oder dienstag gesagt?
ist meine Nachricht von vorhin angekommen, und was hast du daraus gemacht?
was liegt von mir vor
welche festen regeln hast du von mir
merkst du dir das von mir mit den kitazeiten noch?
kurz gedächtnis auffrischen: was war meine antwort?
welche zeiten hab ich angegeben
Welche Daten haben Sie über mich gespeichert?
was hast du von mir notiert
zeig mir meine angaben
hab ich dir schon gesagt dass ich vegetarier bin
was hab i gestern gschrieben an di
merkst du dir was über mich und was
Ich hätte gern Auskunft über meine gespeicherten Daten
hatte ich dienstag oder mittwoch als schlecht angegeben
weißt du noch was ich zum Samstag gemeint hab
meine bisherigen antworten bitte anzeigen
was ist unter meinem namen hinterlegt
hast du dir meine allergie gemerkt
Können Sie mir vorlesen, was ich Ihnen mitgeteilt habe
was hab ich bei den uhrzeiten eingegeben, weiß es nimmer
kennst du meine vorlieben
welche dauerregeln hast du von mir
was hab ich nochmal gesagt
welche zeiten hate ich dir gegeben?
was hast du alles von mir gespeichert
zeig mir nochmal meine antwort
hast du dir von letztem mal noch was gemerkt zu mir
Welche personenbezogenen Daten hast du zu mir abgelegt?
was steht bei dir unter meinem namen
war das vor oder nach drei, was ich angegeben hab
hast du mich für montag als frei drin
wie hast du meine letzte nachricht verstanden, was hast du notiert
sorry war halb im schlaf, welche tage hatte ich genannt
kennst du meine regeln noch
ist das angekommen mit donnerstag von mir?
was hast du dir zu mir aufgeschrieben
weißt du noch dass ich morgens nie kann
und was hast du jetzt für mich eingetragen
Bitte einmal auflisten, was du über mich weißt.
hab ich dir mittwoch eigentlich genannt
was war meine angabe von heute früh
in welcher zeitzone führst du mich
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
