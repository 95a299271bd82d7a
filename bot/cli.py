"""The command line: what each command is called, what it takes, and how it answers."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any

import click
import typer

from bot import clock
from orchestration.model.errors import BadInput

app = typer.Typer(
    name="convene",
    help="Helps a team take decisions together: meetings first.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON, one object per line.")]
Answer = dict[str, Any]


def main() -> None:
    """Run a command; bad input is one plain line on standard error and exit status 2."""
    try:
        status = app(standalone_mode=False)
    except BadInput as problem:
        _fail(str(problem))
    except click.UsageError as problem:
        _fail(_usage(problem))
    except click.exceptions.Abort:
        sys.exit(130)
    sys.exit(status if isinstance(status, int) else 0)


def _fail(line: str) -> None:
    print(line, file=sys.stderr)
    sys.exit(2)


def _usage(problem: click.UsageError) -> str:
    """Return what click has to say in one line."""
    return " ".join(problem.format_message().split())


@app.command()
def decide(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files.")],
    as_json: AsJson = False,
    ics: Annotated[Path | None, typer.Option(help="Write the invite to this file.")] = None,
) -> None:
    """Run meetings from scenario files, from the first answer to the invite."""
    from bot import scenarios

    if ics is not None and len(files) > 1:
        raise BadInput("--ics", str(ics), "only one scenario file beside it")
    now = clock.now()
    _answer_each(files, lambda path: scenarios.run(path, now, ics), as_json, scenarios.text)


@app.command()
def tally(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A poll; - reads JSON lines.")],
    as_json: AsJson = False,
    rule: Annotated[str | None, typer.Option(help="Wins over the rule in the file.")] = None,
) -> None:
    """Count ballots."""
    from bot import polls

    if file == "-":
        _answer_lines(lambda line: polls.count_text(line, rule), as_json, polls.text)
    else:
        _say(polls.count_text(polls.read(Path(file)), rule), as_json, polls.text)


@app.command()
def understand(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="A message; - reads JSON lines.")],
    as_json: AsJson = False,
    now: Annotated[str | None, typer.Option(help="An instant with its offset.")] = None,
    timezone: Annotated[str, typer.Option(help="An IANA name or ±HH:MM.")] = "UTC",
    window: Annotated[
        tuple[str, str] | None, typer.Option(metavar="START END", help="Two dates.")
    ] = None,
) -> None:
    """Show what the bot understands of a message."""
    from bot import messages

    if text == "-":
        _answer_lines(lambda line: messages.from_line(line, clock.now()), as_json, messages.text)
        return
    fields: dict[str, object] = {"text": text, "timezone": timezone}
    if now is not None:
        fields["now"] = now
    if window is not None:
        fields["window"] = {"start": window[0], "end": window[1]}
    _say(messages.from_data(fields, clock.now()), as_json, messages.text)


@app.command()
def demo(as_json: AsJson = False) -> None:
    """Show a whole sample meeting, from the question to the invite."""
    from bot import demo as show

    report = show.run(quiet=as_json)
    if as_json:
        print(json.dumps(report))


@app.command()
def migrate(as_json: AsJson = False) -> None:
    """Bring the database up to date."""
    from bot.durable import prepare
    from bot.settings import read_settings

    _say(prepare(read_settings()), as_json, lambda done: "\n".join(map(str, done.values())))


def _say(answer: Answer, as_json: bool, text: Callable[[Answer], str]) -> None:
    print(json.dumps(answer) if as_json else text(answer))


def _answer_each(
    paths: list[Path],
    answer: Callable[[Path], Answer],
    as_json: bool,
    text: Callable[[Answer], str],
) -> None:
    """Answer one file, or several of which a bad one does not keep the others from theirs."""
    if len(paths) == 1:
        _say(answer(paths[0]), as_json, text)
        return
    for path in paths:
        _say_or_error(lambda path=path: answer(path), as_json, text)


def _answer_lines(
    answer: Callable[[str], Answer], as_json: bool, text: Callable[[Answer], str]
) -> None:
    for line in _lines(sys.stdin):
        _say_or_error(lambda line=line: answer(line), as_json, text)


def _lines(stream: Iterable[str]) -> Iterable[str]:
    return (line for line in stream if line.strip())


def _say_or_error(
    answer: Callable[[], Answer], as_json: bool, text: Callable[[Answer], str]
) -> None:
    try:
        said = answer()
    except BadInput as problem:
        _say({"error": str(problem)}, as_json, lambda wrong: f"error: {wrong['error']}")
    else:
        _say(said, as_json, text)
    sys.stdout.flush()
