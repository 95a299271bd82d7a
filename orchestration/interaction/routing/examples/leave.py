"""What people write who want that they be left out."""

ENGLISH = """
count me out
take me off this
go ahead without me
i will not take part
i'm out
remove me please
don't need me there
leave me out of this one
not joining
i don't want to vote on this
you guys do it without me
i'll sit this one out
skip me
drop me from the retro
i have nothing to contribute, take me out
im not eating with you so leave me off
no interest, thanks
decide without me, im fine
please remove my name from the participants
i wont be coming at all
i'd like to withdraw from the vote
opt out
not my topic, i'm off
not for me, pass
i shouldnt be on this list
unlist me
i quit this poll
i'm not part of that team anymore, pls take me off
have fun without me
i decline
won't participate in lunch this week
you don't have to wait for me
no need to plan around me
i bow out
leave me off the meeting, raj can represent me
nah im not coming
me out
i do not wish to attend
strike me from the list
do design sync without me from now on
cant be bothered with this one, exclude me
ill pass on the offsite
take my name off
i resign from this round
don't plan with me
i'd rather be excluded from this
can you scratch me off
y'all can plan without consulting me
not gonna be part of the kickoff
plz unsubscribe me from the venue vote, i'm not going there
i've switched teams so this isn't mine any more, remove me from the meeting
i bring my own lunch, leave me out
please release me from this round
exit
i recuse myself, conflict of interest
take me off the hook here
not me, thanks
i don't need to be in that workshop
you won't need my vote
go on, i'm skipping the dinner
cross my name out
kindly exempt me from this survey
i've got no opinion and no time so let the others sort it out and strike me off the participants
get me out of this group thing
this one's without yours truly
dont include me pls
thanks for asking but no, i'm not participating
deregister me
nobody asked me if i wanted in, i don't
can i get off this list
ignore me for the offsite
i retire from the chair debate
i'll refrain from joining
for the planning: minus me
as i'm leaving the company soon i should not be in there
let me go from this poll
i'd like out
i don't belong to that group, off please
no participation from me
won't be in it, save my seat for somebody else
please do not count on my presence at the workshop
sit out the whole vote, that's what i'll do
i step back from this
let the experts decide, i'm off the list
cut me from the thursday thing
"""

GERMAN = """
nimm mich raus
ohne mich
zählt nicht auf mich
ich mach nicht mit
bin raus
bitte entfern mich
braucht mich da nicht
lasst mich da außen vor
komm nicht mit
will darüber nicht abstimmen
macht das ohne mich
diesmal setz ich aus
überspring mich
streich mich aus der retro
hab nix beizutragen, nimm mich weg
ich ess nicht mit, also tragt mich aus
kein interesse danke
entscheidet ohne mich, passt schon
bitte streichen sie meinen namen von der teilnehmerliste
ich komm gar nicht
ich zieh mich aus der abstimmung zurück
austragen bitte
nicht mein thema, bin weg
nix für mich, ich passe
ich sollte da gar nicht drauf sein
nimm mi aussi
i bi nid derbi
steig aus der umfrage aus
bin nicht mehr im team, nehmt mich bitte runter
viel spaß ohne mich
ich lehne ab
beim mittagessen diese woche nicht dabei
auf mich müsst ihr nicht warten
plant nicht mit mir
ich klink mich aus
lass mich weg vom meeting, raj vertritt mich
nö ich komm nicht
mich raus
ich möchte nicht teilnehmen
tu mich von der liste
design sync in zukunft ohne mich
ihr könnt mich streichen
beim offsite pass ich
meld mich bitte ab
für mich nicht, danke, lasst mich aus
tragt mich bitte aus
hier bin ich falsch, bitte austragen
macht ihr mal, ich bin nicht dabei beim kickoff
betriebsausflug ohne mich, ich hab höhenangst
hab mein eigenes essen mit, lasst mich weg
hob ka zeit für so wos, streichts mi
befangen, ich ziehe mich zurück
ich tret meinen platz ab
beim workshop muss ich nicht sein
lukas macht das für mich, ich kann also runter von der liste
danke fürs fragen aber nein, ich mach da nicht mit
kein bedarf, nehmt mich raus
hab weder meinung noch zeit, klärt das untereinander und nehmt mich von der teilnehmerliste
entfernt mich bitte aus der essensrunde, ich faste
das essen lass ich aus, plant einen weniger
wird ohne mich stattfinden müssen, ich nehm grundsätzlich an dem thema nicht mehr teil
abmelden von der umfrage mit den stühlen
ich enthalt mich nicht, ich will gar nicht erst gefragt werden, also raus
ignoriert mich fürs offsite
tschüss, bin aus der abstimmung draußen
bin dann mal weg aus der runde
will nicht mehr mitmachen
bitte befreien sie mich von dieser umfrage
streich mich, danke
ich halt mich da raus
sommerfest ist nix für mich, sagt einen platz weniger an
mich nicht mitzählen bitte
meld mich vom firmenlauf ab
auf meine anwesenheit könnt ihr verzichten
lasst mich in dieser sache weg
lösch mich aus dem termin mit den externen
nicht mein bier, ohne mich bitte
gehör nicht zu dem team, bitte entfernt mich
als externer will ich da nicht mitentscheiden, nimm mich raus
ich bin da fehl am platz, nimmst mich bitte raus
zieht mich von der gruppe ab
donnerstag ohne mich, und zwar generell raus aus der serie
ich schenk mir das meeting, bitte als teilnehmer löschen
loss mi do aussen vor
auf mi brauchts ned zöhln
"""
