"""What people write who want that somebody be taken off."""

ENGLISH = """
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
