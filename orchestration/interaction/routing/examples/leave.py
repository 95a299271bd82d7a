"""What people write who want that they be left out."""

ENGLISH = """
leave me out of this one please
no need to include me, i don't work on that project
i won't be taking part
can you remove me from the poll
not participating, thx
i'd like to opt out
this doesn't concern me, drop me from the list
pass. do it without me
i don't want to be in this session
you guys decide, i'm not joining
unsubscribe me from this decision
why am i in here? kindly take me out
not my circus, remove me 🤡
as an intern i don't think i should be in it, take me out pls
i'm leaving the team friday so exclude me
plan without me
nah i'm good, go ahead without me
sign me off from this round
don't ask me, i'm not part of this lunch group
I do not participate, sorry
get me outta here
delete me from the participants please
i quit this round
i was added by mistake, let me out
i have no stake in the naming thing, leave me off
no thanks, not taking part this time
i wish to withdraw as a participant
I'm not taking part in this one
leave me out of it please
take me off the list
this isn't my thing, I'm out
I'd like to withdraw from this round
pls remove me from the session
I've got nothing to contribute here so decide without me
don't include me
im gonna sit this one out
Kindly exclude me from this discussion
I don't need to be in this meeting
No longer on the committee, so kindly take my name off
skip me this time
you guys do it, I'm not joining
I shan't be participating
not playing this season so drop me from the poll
do it w/o me 🙏
can I get out of this
unsubscribe me from this vote
it doesn't concern me, please let me go
don't wait for me, I won't be part of it
I want to leave the session
how bout no, I'm not in
whatever you choose, I'm not coming along, so leave me out
I'd rather not be involved
exclude me pls im on mat leave
remove myself
I'll pass on the whole thing
wrong person, I'm not in that club, take me out
please strike me from the participants
i steig aus
i halt mi da raus
i'm out, you guys decide
don't need me for this
count me out, no strong feelings about the logo
i won't take part in this
why am i in here? please remove me
i'd rather not participate
carry on without me, i'm only consulting there
can i opt out
i've got nothing to do with the offsite so take me off the list
nah not for me this time
wrong jenny lol, you want the one in sales. kick me out please
drop me from the session
pass. you don't need my vote
I don't think I belong in this round; please let me leave it.
i changed teams in march so you can decide without me
thanks for asking but i'll sit this one out
not taking part, sorry
how do i put this nicely… i want out
let me go lol i'm on parental leave
i'm bowing out, whatever you choose is fine by me
exclude me from this poll
i don't do team lunches, so go on without me
not involved here, please strike me off
please go ahead and plan without me, i'm just an intern here until friday
i abstain from the whole thing
leaving this one
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
I will abstain from this and not take part.
ich bin raus
nimm mich da bitte raus
lasst mich bei der sache außen vor
bitte mich austragen
betrifft mich nicht, kannst mich streichen
plant ohne mich
ich möchte an dieser Runde nicht teilnehmen
bin da falsch, hat mich jemand aus versehen reingenommen, bitte entfernen
hab mit dem projekt nichts zu tun, zähl mich nicht mit
entscheidet ihr mal, ich halt mich raus
nö, kein interesse, bin nicht dabei
ich verzichte auf die teilnahme, mfg
melde mich hiermit ab
will hier nicht mitmachen pls
ich setz diesmal aus
könnte man mich von der teilnehmerliste nehmen?
ich steig aus der abstimmung aus
nimm mich bitte von der liste
Ich nehme an dieser Runde nicht teil
macht das mal ohne mich
bin bei dem nicht dabei
Bitte streichen Sie mich aus der Teilnehmerliste
ich muss da nicht mit dabei sein
betrifft mich nicht, lass mich raus
entscheidet ihr, ich mach nicht mit
melde mich hiermit ab von der umfrage
auf mich braucht ihr nicht warten, ich nehm nicht teil
Ich möchte mich aus dieser Abstimmung zurückziehen
kein interesse, bin nicht dabei
plant mich nicht ein, ich mach da nicht mit
bin seit mai nimmer im verein, bitte rausnehmen
dieses mal setz ich aus
nicht mein topic, take me off please
nim mich da bitte raus
ich bin raus, entscheidet ihr mal
mach da nicht mit
ohne mich bitte
geht mich nichts an, bitte streich mich von der liste
ich enthalte mich komplett, macht ihr
Ich möchte an dieser Abstimmung nicht teilnehmen.
wieso bin ich hier drin? bitte austragen
falsche jenny :D du meinst die aus dem vertrieb, nimm mich raus
bin seit märz im anderen team, plant ohne mich
kann ich mich hier ausklinken?
brauchst mich nicht zu fragen, ich nehm nicht teil
lass mich weg, mir ist das logo egal
ich steig aus
bin in elternzeit, lass mich aus der runde bitte
das ist nicht mein thema, ich bin da raus
diesmal nicht, ich beteilige mich nicht
danke fürs fragen, aber ich halte mich da raus
trag mich bitte aus dieser runde aus
team lunch ist nix für mich, plant einfach ohne mich
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
