"""Messages as colleagues type them: none is read wrongly, but for those that are known to be.

They are known by how they begin.
"""

from __future__ import annotations

from tests.benchmarks.understanding.rounds import Outcome, lines, outcome

KNOWN = {
    "School run till 9:15 every day, and pickup at 3 on Mondays and Wednesdays. In between I'm ",
    "I can do 9:15, but I can't do 9:00, because drop-off.",
    "no can do weds, thurs after 4 either",
    "Tue 12: no\nWed 13: pm only\nThu 14: yes\nFri 15: before 11",
    "Dienstags Homeoffice, da geht es auch spät; sonst bitte bis 16 Uhr fertig sein",
    "Jen: 'he's never in on Fridays'. Not true since November, I'm in every Friday. What I'm no",
    "Dienstag früh um 8 wäre für mich als Frühaufsteher ideal, für die anderen wohl nicht ;)",
    "mi oder do, hauptsache nicht nach 16 uhr",
    "after 9.30 and before 4 ta",
    "Whatever you do please don't make it 5pm on a Friday again 😭",
    "ANY TIME BUT MONDAY 9AM. sorry caps lock",
    "any morning bar Wednesday",
    "before 5 IST pls",
    "Himself is away from the 11th to the 14th so I've all three kids on my own. That means I c",
    (
        "- on call 11-13 (can join, might drop off)\n- 14: deep work, pls no\n- 1"
        "5: ✅\n- 18-22: ✅ exce"
    ),
    "Montag ist mein freier Tag, sonst bin ich von 8 bis 16 Uhr da",
    "Tuesday's no good, I've got the boiler man coming sometime between 8 and 1. Rest of that d",
    "either week's grand, just tuesdays from 4 there's choir and I'm the only tenor",
    "on earlies 11th-13th so im done by 3.30 & free then, after that 2 days off which id like t",
    "Sooo my mother in law is visiting 13-15 and I'm taking half days: mornings I'm working, af",
    "I'm in the office Tue + Thu if you want it in person, otherwise remote is fine any day. Ju",
    "Any day except Thursdays (I do toddler group w/ the little one until 12, so technically Th",
    "ok so basically January is a mess, we've got year end close till the 14th which means I'm ",
    "Before 4 please, I've got nursery pickup at 4:30 and they charge by the minute",
    "Sydney here (AEDT). I can stretch to 7pm my time but not later, and not Friday evenings, t",
    "I'm GMT+8, so pls keep it before 10am UK time, otherwise its past 6 for me. Can do a late ",
    "Egal. Hauptsache nicht so früh, vor 9 krieg ich keinen geraden Satz raus",
    "wednesdays are school run days for me, so 10 to 2 only on those. the rest is open apart fr",
    "Thursdays from 10, Fridays until 1. other days I'm not in",
    "lunch meetings don't work for me",
    "free: 12th 9-11, 20th 13-17. that's it",
    "I'm in New York, so before 2pm London is a no for me",
    "Am liebsten am 20. oder 21. vormittags, zur Not auch am 15. nach dem Mittag",
    "So I was going to say Tuesday because that's usually my quiet day but then Marion moved th",
    "oh god, meetings. ok. so the thing is I've got the boiler man coming at some point on Mond",
    "Tokyo time 17:00 or later is fine for me, except Wednesday (no overtime day).",
    "Hi! I do school pickup at 3 every day so anything before 14:30 please",
    "Freelancing so my Tuesdays and Thursdays belong to another client. Mon/Wed/Fri any time 10",
    "Back to back on Monday 11th till 3, then free. Tuesday I'm out. Wednesday to Friday just b",
    "Mo: frei / Di: bis 12 / Mi: nicht / Do: ab 13 / Fr: frei (gilt für beide Wochen)",
    "Jan (my boss) can do Tue 12 10:00-11:00, Wed 13 after 15:30, or Mon 18 anytime before noon",
    "Could you do the Wednesday? I mean the second one, not next week. Between 11 and 1 if you ",
    "evenings only for me, I'm on site 7.30 til 5.30",
    "Usually I'd say Wed but second week I've got training that day, so Wed 13 only. Or any Thu",
    "I've got physio on Thursdays at 8.30, should be at my desk by 10.",
    "Could we avoid lunchtimes? I know some people don't mind but I do.",
    "Board papers due on the 20th so I'd rather keep the 19th and the morning of the 20th clear",
    "Dentist Thursday 14th at 11:15, I'll be numb until about 1 so take me out for that.",
    "Sorry autocorrect. I meant I am FREE on the 19th not FRIED",
    "mo di ok, mi nich, do ab 14h, fr nich",
    "Ich bin nicht frei in Montag, weil mein Kollege ist krank und ich mache sein Arbeit auch",
    "13. ❌ 14. ❌ 15. 👍 ab 11",
    "I was going to say Tuesday 12th, but then I remembered the fire drill, so no, Wednesday 13",
    "Not the 14th. Hang on, yes the 14th, it's the 15th that's the funeral.",
    "I could do the 13th at 9 if someone brings coffee; I could do the 13th at 10 without.",
    "Early shift this rota: clock off at 2.30, so anything from 3 onward, any day, I'm yours.",
    "The only gap my calendar and I have agreed on is 14 January, 16:00 to 17:30.",
    "Entweder ihr legt es auf den 13. um 14 Uhr, oder ich bin nicht dabei. Klingt hart, ist abe",
    "I work Tuesday to Thursday, 9 to 2. Nothing outside that, sorry.",
    "Let me see... the 11th I've got the dentist in the afternoon (root canal, pray for me), th",
    (
        "Ich hätte folgende Termine frei:\nMo, 11.1., 9–11 Uhr\nMi, 13.1., 13–16 "
        "Uhr\nFr, 22.1., ab 10"
    ),
    "I could do Friday at 5 if you hate me, but honestly I'd rather eat my keyboard. Tuesday mo",
    "whenever, just not over lunch",
    "Only thu tbh, 1-5",
    "Have to leave at 3:30 for school pickup every day, before that all good",
    "Mo 14 Uhr. ach ne, da ist Teamrunde. dann Mo 15:30",
    "I only work mornings (8 till 12.30), Mon to Thu.",
    "Teilzeit: Mo, Di und Do jeweils 8 bis 14 Uhr.",
    "can't tlk. 12th 9-10 or nothing",
    "Ich arbeite nur vormittags, Mo bis Do von 8 bis 12.30.",
    "West coast here. 8-10am Pacific on Tue or Thu, that's the only overlap I've got with you f",
}
FEWEST_RIGHT = 1872


def test_what_is_known_is_read_wrongly_alone_and_no_less_is_read_rightly() -> None:
    found = {line["text"]: outcome(line) for line in lines()}
    assert {text[:90] for text, how in found.items() if how is Outcome.WRONG} == KNOWN
    assert sum(how is Outcome.RIGHT for how in found.values()) >= FEWEST_RIGHT
