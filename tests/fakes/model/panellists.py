"""A model that makes up panels, behind a server of its own: it answers each prompt by its name.

What it is asked is kept, and what is wrong with that. An answer is a reply as data, a function of
the request's user part that returns one, or one of the troubles of `scripted`.
"""

import asyncio
import json
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.fakes.in_thread import serving_in_thread
from tests.fakes.model.scripted import KEY, NAME, faults_in, played

CRITERIA = ["depth", "quickness", "ease of learning", "tension", "look"]
WORDS = {"depth": ["deep"], "quickness": ["quick"], "ease of learning": ["easy"]}
GAMES: dict[str, list[int]] = {
    "Chess": [5, 2, 2, 4, 3],
    "Go": [5, 1, 3, 4, 4],
    "Patchwork": [3, 4, 4, 3, 4],
    "Hive": [4, 4, 4, 4, 3],
    "Jaipur": [2, 5, 5, 3, 4],
    "Carcassonne": [3, 3, 4, 3, 5],
}
LINES = ["plays in cafés", "has a board at home", "likes to sew", "travels light", "trades", "maps"]


def field_of(games=GAMES, criteria=CRITERIA):
    """A reply that proposes these options."""
    return {
        "criteria": [{"name": each, "words": WORDS.get(each, [])} for each in criteria],
        "options": [
            option(name, grades, LINES[at % len(LINES)], criteria)
            for at, (name, grades) in enumerate(games.items())
        ],
    }


def option(name, grades, line="plays a lot", criteria=CRITERIA):
    """An option as it is proposed: for the sake of what it is best in."""
    best = sorted(range(len(criteria)), key=lambda at: -grades[at] if at < len(grades) else 0)
    cares_for = [criteria[at] for at in best[:3]]
    return {"option": name, "persona": line, "cares_for": cares_for, "grades": grades}


def speech(*sentences, question="Do you travel much?"):
    """A reply in which a persona says these, each a text and the numbers of its facts."""
    said = [{"text": text, "facts": list(facts)} for text, *facts in sentences]
    return {"sentences": said, "question": question}


def facts_in(words):
    """Return the facts that a persona was given, in order."""
    lines = words.partition("Its facts, each as a JSON string:")[2].splitlines()
    return [json.loads(each.partition(". ")[2]) for each in lines if each[:1].isdigit()]


def first_fact(words):
    """Have a persona say the first fact that there is."""
    fact = facts_in(words)[0].partition(" (written as")[0]
    return speech((f"{fact}.", 1))


@dataclass
class Panellists:
    """What the server answers by the name of the prompt, and what it was asked.

    It takes `pace` seconds for each letter of a reply.
    """

    answers: dict[str, Any]
    asked: list[Any] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    url: str = ""
    pace: float = 0.0

    async def answer(self, request):
        """Answer a request by its prompt."""
        body = await request.json()
        self.asked.append(body)
        self.faults += faults_in(body, request.headers)
        reply = self.answers[self.name_of(body)]
        reply = reply(self.words_of(body)) if callable(reply) else reply
        await asyncio.sleep(self.pace * len(json.dumps(reply)) if isinstance(reply, dict) else 0)
        return await played(reply, request)

    def words(self, prompt):
        """The user parts of what was asked by a prompt, in order."""
        return [self.words_of(each) for each in self.asked if self.name_of(each) == prompt]

    def environment(self):
        """The settings that lead to this server."""
        return {
            "CONVENE_MODEL_URL": self.url,
            "CONVENE_MODEL_NAME": NAME,
            "CONVENE_MODEL_KEY": KEY,
            "CONVENE_MODEL_SECONDS": "5",
        }

    @staticmethod
    def name_of(body):
        """The prompt that is asked."""
        return body["response_format"]["json_schema"]["name"]

    @staticmethod
    def words_of(body):
        """What it was filled in with."""
        return body["messages"][1]["content"]


@contextmanager
def panellists(pace=0.0, **answers):
    """Serve a model that proposes games, unless it is to answer otherwise."""
    shipped = {"propose_field": field_of(), "speak_persona": first_fact}
    made = Panellists({**shipped, **answers}, pace=pace)
    app = web.Application()
    app.router.add_post("/v1/chat/completions", made.answer)
    with serving_in_thread(app) as url:
        made.url = f"{url}/v1"
        yield made
    assert not made.faults, made.faults
