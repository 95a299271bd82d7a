"""What people write who want that somebody be taken off."""

ENGLISH = """
take raj off the list
remove dana please
omar doesn't need to be in this
tom left the company, kick him out of the session
can you drop lena from the participants
priya shouldn't be part of that round
mehmet isn't on the project anymore, delete him from it
why is kofi in here? throw him out
please exclude sophie
no need to ask ines, strike her from the poll
we can do it without the boss, remove him from the meeting
added the wrong tom, take him off pls
un-invite omar
dana has nothing to do with that, leave her out
count lena out, she moved to sales
could you unlist mehmet as participant
get kofi off this
Please delete Mr. Schmidt from the participant list.
the interns can be dropped from the vote
sophie asked me to take her out of this
that's the wrong ines, remove
kick the test user
don't involve raj in this decision
priya's on maternity leave so take her off the session
Tom should be not in this group, please to take away
only the core team please, so out with omar and dana
wrong person invited: remove lena k.
strike mehmet's name from this
would you disinvite kofi, he isn't affected
marketing isn't needed, drop sophie
please carry on without ines in the session
discard raj from the participants
i added omar by mistake, undo that and get him off the round
kofi raus pls
take Jonas off the list, he left the club
please drop Mrs Patel from this session
kick dave from this
can you uninvite Sophie
Omar isn't needed for this one, take him out
remove @tilda
Could you kindly delete Sanjay from the participants
we don't need marketing in this, take Beth off
pls get Rob out of this poll, he's from the other team
Hanna's been added by mistake, please remove her
without Keith please, he moved to ward 9
cross Amelia off
@finn shouldn't be in here, can u take him out
leave Priya out of this vote, she has asked me to tell you to take her off
strike Mr Hobbs from the list of people, he's retired from the council
exclude the interns from this one
Linus doesn't play anymore so stop counting him, remove him
I added the wrong Chris, take that one out
ditch Karl from the session lol
Would you mind taking Dr Mensah off the participants
no need to have both coaches, lose Tommy from the round
unlist greta pls
the two guests from Lyon should be taken off this session
get rid of the old treasurer on the list, Pam
minus Josh for this one please
Let's do it without Ivan. Take him off please.
please take my wife out of this group, Nadia
boot Marco, he's only here by accident
Remove the whole bar crew from the vote
I'd like Yusuf not to be among those asked any more
drop lucy, she quit
could the bot stop including Bernard in this meeting
Deepa need not be part of this, kindly exclude her
edit the attendees: no more Callum
Entferne @sven
take dave off the list
plaese remove anna, she left the team
tom doesn't need to be in this
can you kick raj from the session
drop the interns
mike's not part of this anymore, take him out
remove @kev
uninvite the sales guys please
lena shouldn't be asked, she's on sick leave for months, please remove her
why is the cfo in here lol, get him out
without susi please, she's on another project now
delete chris from the participants
wrong ben! take @ben.miller out please
we don't need legal in this, take them off
exclude the freelancers
cut paul from the round
one too many: please strike omar
Please withdraw Ms. Keller from the group of participants.
and take kim out too
leave out the vienna office, this is a berlin thing
i added helen by mistake, undo that person
pull dana off this please
she quit last week so remove her
ok lose the boss, otherwise nobody's honest haha
no need to ask finn, take him off
the client must not be in this session, remove quickly
dave's never gonna answer, just take him out
make it without jonas, he asked me to have him removed
can the externals be dropped from this vote
scratch @yuki from the list of people
wirf raj raus
@kev entfernen
dave antwortet eh nie, nimm ihn einfach raus
take omar off the list
dana need not come
she is not needed
remove raj
ines doesn't have to be there
uninvite lena
kick omar from the poll
without dana please
drop raj from the meeting
he left the company, remove him
we can do this without ines
lena isnt part of this project, take her out
raj shouldn't be in there
do not ask omar any more, he's not involved
strike dana from the participants
delete ines from design sync
no need for raj in this one
please exclude lena from the vote
leave omar out of it
it's enough if dana comes, not raj
wrong lena, remove her
let ines off the hook for the retro
omar out
kindly withdraw the invitation of mr raj
we dont need dana for that
take her off
exclude him please
added raj by accident, get him out again
only us two, drop the others
ines can be spared here
mehmet has nothing to do with it, off the list
skip sophie for this one
tim's leaving us, kick him from the planning
we can spare carla the kickoff
hey i included the wrong hannes, there's two of them, so please take the one from finance out
cross kofi off
priya out of the mascot vote pls
no sales people needed, take them all out
uninvite the contractor
don't wait for bea and don't count her, she's not on the team
yuki can stay asleep, it's 3am there, remove her from this call
minus jonas
boot @sven
tom was only a guest, delete him
i want marta excluded
the interns don't have to sit through that, drop them
it should only be us devs, get rid of the rest
please disinvite ms carla
she's on maternity leave so she should be taken off the meeting
reduce the group to tim and me
no longer ask sven about it
leave kofi in, take mehmet out
bea isn't required
unlist hannes from dinner
free priya from the thursday series
"""

GERMAN = """
nimm raj bitte raus
dana muss nicht dabei sein, streich sie
kannst du omar aus der runde entfernen
tom hat die firma verlassen, wirf ihn raus
lena hat damit nichts zu tun, bitte austragen
priya soll nicht mitstimmen, nimm sie von der liste
mehmet ist nicht mehr im projekt, bitte löschen aus der teilnehmerliste
falscher tom, bitte wieder entfernen
Bitte nehmen Sie Herrn Schmidt von der Teilnehmerliste.
den chef brauchen wir nicht, lad ihn aus
lass sophie außen vor, sie ist in elternzeit
ines hat mich gebeten sie hier rauszunehmen
die praktikanten können raus aus der abstimmung
- omar bitte
schmeiß den testuser raus
frag raj nicht, der gehört nicht dazu
hab aus versehen lena k. eingeladen, bitte wieder weg mit ihr
ohne dana bitte, die ist jetzt im vertrieb
könntest du mehmet ausschließen, betrifft ihn nicht
nimm die Petra bitte raus
Lukas kann von der Liste gestrichen werden
kannst du Herrn Moser aus der Runde entfernen
schmeiß den flo raus, der spielt nimma mit
ohne Aylin bitte, sie ist nicht mehr im Team
Bitte entfernen Sie Frau Brunner von der Teilnehmerliste
den Beat braucht's da nicht, bitte wieder rausnehmen
hab aus versehen die falsche Julia eingeladen, nimm sie raus
die Praktikanten bitte aus der Abstimmung nehmen
der Ali gehört nicht in diese Sitzung, bitte austragen
lad den Max wieder aus
streich mal bitte die Oma Gerti von den Teilnehmern
Tom muss nicht dabei sein, bitte löschen von der liste
Bitte die Kollegin Weber aus dieser Umfrage herausnehmen
Resi raus, die is beim andern Verein
könntest du Noah wieder abmelden aus der gruppe
kick mal den Henrik aus der session
die zwei Leute von der Technik bitte nicht mehr mitzählen, nimm sie raus
Frau Dr. Kern hat gewechselt, bitte aus dem Verteiler dieser Abstimmung nehmen
nimm dave von der liste
bitte anna entfernen, die ist nicht mehr im team
tom muss da nicht dabei sein, nimm ihn raus
die praktis bitte wieder austragen
mike hat damit nichts mehr zu tun, streich ihn
warum ist der cfo hier drin lol, hol den raus
falscher ben, nimm bitte @ben.miller wieder raus
lena ist monatelang krankgeschrieben, die bitte rausnehmen
legal brauchen wir hier nicht, bitte raus mit denen
Bitte nehmen Sie Frau Keller aus dem Teilnehmerkreis heraus.
und kim kannst du auch streichen
lass die wiener weg, das betrifft nur berlin
helen hab ich aus versehen hinzugefügt, bitte wieder runter
ohne susi bitte, die ist jetzt in nem anderen projekt
der kunde darf da nicht drin sein, schnell entfernen
schmeiß die externen aus der abstimmung
jonas bat mich drum, kannst du ihn bitte austragen
sie hat letzte woche gekündigt, also raus aus der liste
omar bitte löschen, einer zu viel
nimm omar von der liste
dana muss nicht kommen
sie wird nicht gebraucht
raj entfernen
ines braucht nicht dabei sein
lad lena wieder aus
schmeiß omar aus der umfrage
ohne dana bitte
streich raj aus dem meeting
der ist nicht mehr in der firma, nimm ihn raus
das geht auch ohne ines
lena gehört nicht zum projekt, raus mit ihr
raj sollte da nicht drin sein
frag omar nicht mehr, der hat damit nix zu tun
dana von den teilnehmern streichen
lösch ines aus dem design sync
für raj nicht nötig diesmal
bitte lena von der abstimmung ausschließen
lass omar da außen vor
reicht wenn dana kommt, raj nicht
falsche lena, nimm sie raus
erspar ines die retro
omar raus
bitte ziehen sie die einladung von herrn raj zurück
dana bruuchts nöd
die kannst weglassen, die lena
tu ihn bitte weg von der liste
hab raj ausversehen dazugetan, wieder raus bitte
nur wir zwei, die anderen weg
auf ines können wir da verzichten
mehmet hat damit nix zu schaffen, runter von der liste
lukas ist nur vertretung, kann weg
tim hört bei uns auf, schmeiß ihn aus dem planning
die azubis haben schule, streich sie vom jour fixe
hab den falschen hannes erwischt, es gibt zwei, bitte den aus der buchhaltung wieder rausnehmen
den florian lass ma aussn
priya raus aus der maskottchen wahl
frau berger bitte nicht mehr einplanen
den externen wieder ausladen
resi wurde versetzt und hat mit dem thema nix mehr am hut, also entferne sie
bei yuki ist es 3 in der früh, nimm sie aus dem call
pauli abziehen
@sven kicken
max muss da nicht durch, nimm den raus
marta soll nicht mit abstimmen, raus
aylin versehentlich eingeladen, korrigier das
nur wir devs, den rest raus
ohne die linzer diesmal
die ist in karenz, die gehört aus dem meeting entfernt
den praktikanten wieder streichen
den sven brauchst nimmer fragen
frag die chefin nicht, sie soll gar nicht auf der liste sein
bea ist nicht erforderlich
schick lukas aus der runde
den jonas tua wieder weg
"""
