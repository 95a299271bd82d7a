"""What people write who want a meeting."""

ENGLISH = """
we need a meeting next week, yesterday was a mess
find 30 min with dana next week
we need to talk about the budget
set up a meeting with omar and raj
can you get us a slot for design sync
i need an hour with ines before friday
schedule a retro for the team
let's have a call about the launch, when can everyone
when can we all meet
arrange a quick chat with lena
book a kickoff for the new project
looking for a time for a 1:1 with raj
please organise a meeting regarding the contract with dana and ines
find us a date for the team dinner
get everyone in a room this week
quick sync tomorrow with the backend folks?
45 minutes with omar about hiring, sometime soon
need to catch up with lena, find something
could we meet to go over the roadmap
plan a workshop, 2h, with all of us in october
start a search for a meeting on the outage
i want to discuss the pricing with raj, 20 min is enough
when does the whole team have time for a retro
postmortem meeting asap, me dana omar
let's sit down about the logo sometime next week
fix a call with ines and lena
find a time when omar and i are both free
new meeting: onboarding for lena, 1h
can you round up the team for half an hour on thursday or friday
we should talk, dana
interview slot with raj and ines next tuesday or wednesday
coffee with omar, find a moment
need a date for the sprint review
pls schedule 15 mins w/ lena re: invoices
let's get together on the migration plan
get me some time with dana
would it be possible to set an appointment with ms ines this week
meeting about jira cleanup, everybody in this channel
standup with the new folks, suggest times
the four of us need to speak before the demo
line up a call between raj and omar
appointment for planning please, two hours
search a slot for a pairing session with lena
i'd love to have lunch with ines and raj next week, when works
find a gap for a 1 hour brainstorm
when are dana and omar available for a talk on security
gather the design people for a review monday or tuesday
make a meeting w raj
we gotta discuss the berlin office, all hands on deck, 1h
let me talk to omar for ten minutes today
set smth up for the quarterly planning
could use 20 mins of carla's time this week
tim and i have to go through the contract, any gap?
pls organise the kickoff with sales, product and us
it'd be great if all five of us sat down before the quarter ends, can you find a window
kofi + me, half an hour, asap
set a planning for the next sprint
who's free when for a talk about hiring
let us meet with the agency people next month
i'd like to pick mehmet's brain on kubernetes, get me a slot
let's do a breakfast with the team sometime
a call is needed, sophie, hannes, me, re: the audit
fix something with yuki, mind she's in tokyo
schedule feedback talks with priya and bea, 45 mins each
when could the six of us hop on a call
we haven't had a team meeting in ages, find a date
make an appointment for the architecture review, 90 min, before christmas
let's huddle on the outage today
i want to see marta about her contract
please coordinate a date for the supplier negotiation with mr sven
gather jonas, tom and the two interns for an intro
date wanted: farewell drinks for marta, everyone
short sync on pricing pls, tmrw or wed
new meeting w/ the board, 1h, online
plan a session on accessibility with the frontend crowd
i need to borrow tim and sophie for a quarter of an hour
"""

GERMAN = """
wir brauchen einen termin, das treffen gestern war zu kurz
find 30 min mit dana nächste woche
wir müssen übers budget reden
mach ein meeting mit omar und raj
kannst du uns nen slot fürs design sync suchen
ich brauch ne stunde mit ines vor freitag
setz eine retro fürs team an
lasst uns wegen dem launch telefonieren, wann können alle
wann können wir uns alle treffen
organisier ein kurzes gespräch mit lena
kickoff fürs neue projekt einplanen
such eine zeit für ein 1:1 mit raj
bitte vereinbaren sie eine besprechung zum vertrag mit dana und ines
such uns ein datum fürs teamessen
bring diese woche alle an einen tisch
kurzer sync morgen mit den backend leuten?
45 minuten mit omar wegen recruiting, möglichst bald
muss mich mit lena abstimmen, find was
könnten wir uns zur roadmap zusammensetzen
workshop planen, 2h, wir alle, im oktober
starte eine terminsuche wegen dem ausfall
will mit raj die preise besprechen, 20 min reichen
wann hat das ganze team zeit für ne retro
postmortem so bald wie möglich, ich dana omar
hock ma uns nächste woche wegen dem logo zsamm
call mit ines und lena ausmachen
finde eine zeit wo omar und ich beide frei sind
neues meeting: einschulung für lena, 1h
trommel das team zusammen, halbe stunde do oder fr
dana, wir sollten reden
bewerbungsgespräch mit raj und ines, nächsten di oder mi
kaffee mit omar, such nen moment
brauch nen termin für das sprint review
bitte 15 min mit lena wegen rechnungen ansetzen
lass uns zum migrationsplan zusammenkommen
organisier mir zeit mit dana
wäre es möglich diese woche einen termin mit frau ines zu vereinbaren
meeting zum jira aufräumen, alle hier im kanal
standup mit den neuen, schlag zeiten vor
wir vier müssen uns vor der demo noch sprechen
mach nen call zwischen raj und omar klar
termin für die planung bitte, zwei stunden
such nen slot zum pairen mit lena
würd gern mit ines und raj essen gehn nächste woche, wann passts
finde eine lücke für 1 stunde brainstorming
wann sind dana und omar verfügbar für ein gespräch zu security
hol die design leute zusammen für ein review mo oder di
suech en termin mit em raj
müssen das büro berlin bereden, alle, ne stunde
ich muss heute zehn minuten mit omar sprechen
setz was an für die quartalsplanung
bräuchte 20 min von carla diese woche
jour fixe mit den linzern einrichten, jede partei zwei leute
kickoff mit vertrieb, produkt und uns organisieren bitte
aylin und ich kommen nie zusammen, schau mal wann es klappt
kofi und ich, halbe stunde, schnellstmöglich
einarbeitung für den neuen, lukas und ich, zwei stunden
wer hat wann zeit für ein gespräch zum thema recruiting
i tat gern mit da resi redn, wann geht's
will mehmet zu kubernetes löchern, besorg mir nen slot
bitte ein gehaltsgespräch mit frau berger in der kw 14
wir brauchen nen call, sophie, hannes, ich, wegen audit
brauchen krisensitzung, sofort, alle abteilungsleiter
feedbackgespräche mit priya und bea, je 45 min, bitte einplanen
such uns nen abend fürs kegeln mit dem ganzen haufen
ewig kein teammeeting gehabt, finde ein datum
lass lukas, max und mich mal ne halbe stunde über den vertrag schauen, irgendwann vor dem 20.
huddle wegen dem ausfall heute, wer kann wann
mit dem steuerberater und pauli was ausmachen
bitte koordinieren sie einen termin mit herrn sven für die lieferantenverhandlung
wann hätten die azubis zeit für ne führung mit mir
termin gesucht: abschiedsumtrunk für marta, alle
demo vorbesprechung, 15 min, das frontend team
neues treffen mit dem vorstand, 1h, online
terminfindung: elternabend firmenkita
tat gern mitm tim an kaffee trinken, find wos
"""
