"""The language model: its settings, and how it is put behind the Language port."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from bot import clock
from orchestration.language.offline import OfflineLanguage
from orchestration.model.errors import MISSING, BadInput
from orchestration.model.panel import SpeechWay
from orchestration.sessions.ports import Chat, Coordinator, Drafter, Fields, Language, Voices

if TYPE_CHECKING:
    from adapters.openai.model import Model
    from adapters.openai.quotas import TeamQuotas
    from adapters.openai.usage import UsageBook

LONGEST_SECONDS = 45
"""The most that reading one message may take: an effect is leased for 60 seconds."""

WORDING_SECONDS = 8.0
"""How long people wait for a sentence to be put more nicely; it holds up what is shown after it."""

_BUDGET = re.compile(r"(\d{1,9}) calls, (\d{1,12}) tokens, (\d{1,6}) seconds")


class Way(StrEnum):
    """How a model and the rules share the work of understanding."""

    RULES_FIRST = "rules first"
    CHECKED = "model checked"
    ALONE = "model alone"


@dataclass(frozen=True, slots=True)
class Allowance:
    """What may be spent on a model a day: calls, tokens, seconds of waiting."""

    calls: int
    tokens: int
    seconds: int


FOR_A_SESSION = Allowance(60, 150_000, 300)
FOR_A_PERSON = Allowance(300, 750_000, 1800)
FOR_THE_WORKSPACE = Allowance(3000, 5_000_000, 7200)


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelSettings:
    """Which language model is asked, how, and how much.

    `seconds` is the limit for reading one message, however often the server is asked for it;
    `prompts` is a folder whose files stand in for the prompts of the same name; `panels` is how
    what personas say comes about.
    """

    url: str
    name: str
    key: str = field(default="", repr=False)
    way: Way = Way.RULES_FIRST
    seconds: float = 20.0
    session: Allowance = FOR_A_SESSION
    person: Allowance = FOR_A_PERSON
    team: Allowance = FOR_THE_WORKSPACE
    workspace: Allowance = FOR_THE_WORKSPACE
    prompts: Path | None = None
    panels: SpeechWay = SpeechWay.APART


def read_model_settings(given: Mapping[str, str]) -> ModelSettings | None:
    """Return how a model is reached, None where no server is set; BadInput names the variable."""
    url = given.get("CONVENE_MODEL_URL", "").strip()
    if not url:
        return None
    if not is_url(url):
        raise BadInput("CONVENE_MODEL_URL", url, "a URL like http://localhost:8080/v1")
    name = given.get("CONVENE_MODEL_NAME", "").strip()
    if not name:
        raise BadInput("CONVENE_MODEL_NAME", MISSING, "the name of a model that the server has")
    return ModelSettings(
        url=url,
        name=name,
        key=given.get("CONVENE_MODEL_KEY", ""),
        way=_way(given),
        seconds=_seconds(given),
        session=_allowance(given, "CONVENE_MODEL_SESSION_BUDGET", FOR_A_SESSION),
        person=_allowance(given, "CONVENE_MODEL_PERSON_BUDGET", FOR_A_PERSON),
        team=_allowance(given, "CONVENE_MODEL_TEAM_BUDGET", FOR_THE_WORKSPACE),
        workspace=_allowance(given, "CONVENE_MODEL_WORKSPACE_BUDGET", FOR_THE_WORKSPACE),
        prompts=_prompts(given),
        panels=_panels(given),
    )


def is_url(url: str) -> bool:
    """Tell whether something can be asked over HTTP."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _way(given: Mapping[str, str]) -> Way:
    said = given.get("CONVENE_MODEL_WAY", Way.RULES_FIRST)
    if said not in list(Way):
        raise BadInput("CONVENE_MODEL_WAY", said, f"one of {', '.join(Way)}")
    return Way(said)


def _panels(given: Mapping[str, str]) -> SpeechWay:
    said = given.get("CONVENE_PANEL_SPEECH", SpeechWay.APART)
    if said not in list(SpeechWay):
        raise BadInput("CONVENE_PANEL_SPEECH", said, f"one of {', '.join(SpeechWay)}")
    return SpeechWay(said)


def _seconds(given: Mapping[str, str]) -> float:
    said = given.get("CONVENE_MODEL_SECONDS", "20")
    try:
        seconds = float(said)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST_SECONDS:
        expected = f"a number of seconds up to {LONGEST_SECONDS}"
        raise BadInput("CONVENE_MODEL_SECONDS", said, expected)
    return seconds


def _allowance(given: Mapping[str, str], variable: str, usual: Allowance) -> Allowance:
    said = given.get(variable)
    if said is None:
        return usual
    numbers = _BUDGET.fullmatch(said.strip())
    if numbers is None:
        example = f"{usual.calls} calls, {usual.tokens} tokens, {usual.seconds} seconds"
        raise BadInput(variable, said, f"three numbers like “{example}”")
    return Allowance(*map(int, numbers.groups()))


def _prompts(given: Mapping[str, str]) -> Path | None:
    folder = given.get("CONVENE_PROMPTS", "")
    if folder and not Path(folder).is_dir():
        raise BadInput("CONVENE_PROMPTS", folder, "a folder with prompt files")
    return Path(folder) if folder else None


def model_language(
    settings: ModelSettings, book: UsageBook | None = None, model: Model | None = None
) -> Language:
    """Return the Language port with this model behind it; BadInput names a prompt that is wrong.

    What the model is asked is written into the book. One `model` made by `open_model` can serve
    several ports: then they share its budget.
    """
    from adapters.openai.language import ModelChecked, ModelLanguage, RulesFirst
    from adapters.openai.reader import Reader
    from prompts.loader import load_prompt

    reader = Reader(
        model=model or open_model(settings, book),
        message=load_prompt("read_message", settings.prompts),
        invitation=load_prompt("read_invitation", settings.prompts),
        seconds=settings.seconds,
    )
    rules = OfflineLanguage()
    match settings.way:
        case Way.RULES_FIRST:
            return RulesFirst(reader, rules)
        case Way.CHECKED:
            return ModelChecked(reader, rules)
        case Way.ALONE:
            return ModelLanguage(reader, rules)


def model_coordinator(settings: ModelSettings, model: Model) -> Coordinator:
    """Return the Coordinator port with this model behind it, within limits."""
    from adapters.openai.coordinator import ModelCoordinator
    from prompts.loader import load_prompt

    return ModelCoordinator(
        model=model,
        propose=load_prompt("propose_times", settings.prompts),
        evaluate=load_prompt("judge_times", settings.prompts),
        propose_listed=load_prompt("propose_options", settings.prompts),
        evaluate_listed=load_prompt("judge_options", settings.prompts),
        seconds=min(settings.seconds, LONGEST_SECONDS / 2),
    )


def judging(language: Language, settings: ModelSettings, model: Model) -> Language:
    """Return the Language port with criteria judged by this model, within limits."""
    from adapters.openai.judge import CriterionJudge
    from adapters.openai.qualities import MOST, WithQualities
    from prompts.loader import load_prompt

    prompt = load_prompt("judge_criterion", settings.prompts)
    return WithQualities(language, CriterionJudge(model, prompt, settings.seconds / MOST))


def model_drafter(settings: ModelSettings, model: Model) -> Drafter:
    """Return the Drafter port with this model behind it, within limits."""
    from adapters.openai.drafter import ModelDrafter
    from prompts.loader import load_prompt

    return ModelDrafter(model, load_prompt("draft_statements", settings.prompts), settings.seconds)


def model_fields(settings: ModelSettings, model: Model) -> Fields:
    """Return the Fields port with this model behind it, within limits."""
    from adapters.openai.fields import ModelFields
    from prompts.loader import load_prompt

    return ModelFields(model, load_prompt("propose_field", settings.prompts), settings.seconds)


def model_voices(settings: ModelSettings, model: Model) -> Voices | None:
    """Return the Voices port with this model behind it, within limits; None: templates speak."""
    from adapters.openai.voices import ModelVoices, StreamVoices
    from prompts.loader import load_prompt

    match settings.panels:
        case SpeechWay.APART:
            prompt = load_prompt("speak_persona", settings.prompts)
            return ModelVoices(model, prompt, settings.seconds)
        case SpeechWay.STREAM:
            prompt = load_prompt("speak_all", settings.prompts)
            return StreamVoices(model, prompt, settings.seconds)
        case SpeechWay.TEMPLATES:
            return None


def rephrased(chat: Chat, settings: ModelSettings, model: Model) -> Chat:
    """Return the chat with its reasons worded by this model, within limits."""
    from adapters.openai.wording import ModelWording, Rephrased
    from prompts.loader import load_prompt

    wording = ModelWording(model, load_prompt("word_reasons", settings.prompts))
    return Rephrased(chat, wording, min(settings.seconds, WORDING_SECONDS))


def quotas_told(chat: Chat, quotas: TeamQuotas) -> Chat:
    """Return the chat, which tells whose words this model reads no more today."""
    from adapters.openai.quotas import QuotaTold

    return QuotaTold(chat, quotas)


def new_book() -> UsageBook:
    """Return an empty book of what a model is asked, by this machine's clock."""
    from adapters.openai.usage import UsageBook

    return UsageBook(now=clock.now)


def quotas_of(settings: ModelSettings, book: UsageBook) -> TeamQuotas:
    """Return what tells how often this model is asked for a team, within the day's budgets."""
    from adapters.openai.model import Budget
    from adapters.openai.quotas import TeamQuotas

    team, person = (
        Budget(each.calls, each.tokens, each.seconds) for each in (settings.team, settings.person)
    )
    return TeamQuotas(book, team, person)


def open_model(
    settings: ModelSettings, book: UsageBook | None = None, quotas: TeamQuotas | None = None
) -> Model:
    """Return the model with everything that stands in front of it: the last named is met first."""
    from adapters.openai.again import AskedAgain
    from adapters.openai.budget import Budgeted
    from adapters.openai.cache import Cached
    from adapters.openai.client import OpenAIModel, Server
    from adapters.openai.in_turn import InTurn
    from adapters.openai.model import Budget
    from adapters.openai.patient import Patient
    from adapters.openai.usage import Recorded

    server = Server(settings.url, settings.key, settings.name, settings.seconds)
    session, workspace, team, person = (
        Budget(each.calls, each.tokens, each.seconds)
        for each in (settings.session, settings.workspace, settings.team, settings.person)
    )
    book = book or new_book()
    recorded = Recorded(OpenAIModel(server), book, model=settings.name)
    counted = Budgeted(
        recorded, session, workspace, book=book, team=team, person=person, quotas=quotas
    )
    return Cached(AskedAgain(Patient(InTurn(counted), settings.seconds)), settings.name)
