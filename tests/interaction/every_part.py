"""One of each part that a screen may have, and of a persona that speaks."""

from datetime import UTC, datetime

from orchestration.interaction import layout as s
from orchestration.model.options import Slot
from orchestration.views.speaker import Speaker

NINE = datetime(2027, 1, 11, 9, tzinfo=UTC)
ROBIN = Speaker("Robin", "🦊")
PARTS = (
    ROBIN,
    s.Text("Robin and Alex see it differently."),
    s.Card(title="Lunch", lines=("where to eat on Friday",), state="vote", progress=(1, 3)),
    s.Lines((s.Line("nothing over 30 €", s.Mark.OK, s.Button("take-back", "Take back", "1")),)),
    s.Options(
        zone="UTC",
        round=1,
        options=(
            s.OptionRow(option=Slot("A", NINE, NINE.replace(hour=10)), facts=("3",), reasons=()),
        ),
        by_letter=False,
        one_tap=True,
    ),
    s.Table(
        "What they say, side by side",
        ("", "Noodle House", "Pizza Roma", "Canteen"),
        (
            ("price", "12 € for a bowl", "9 € for a small one", "6 €"),
            ("way there", "eight minutes on foot", "the bus, or half an hour on foot", "here"),
            ("step-free", "yes", "one step", ""),
        ),
    ),
    s.Select("lean", "Whom do you want to ask?", (("r", "Robin"), ("a", "Alex")), "a"),
    s.Link("The menu of the Noodle House", "https://example.org/menu?day=fri&for=2"),
    s.Image("A map of the three places", drawing=0),
    s.Image("Two bowls of noodles", "https://example.org/bowls.png"),
    s.Stars("rate", "wishes", "Were your wishes taken into account?"),
    s.Buttons((s.Button("done", "Done", "", s.Look.PRIMARY), s.Button("more", "Call somebody in"))),
)
SCREEN = s.Layout(words="Robin and Alex see it differently.", parts=PARTS)
