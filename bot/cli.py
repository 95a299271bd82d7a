"""The command line: what each command is called, what it takes, and how it answers.

A command imports what only it needs, so that `--help` and `tally` stay quick.
"""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from bot import clock
from orchestration.model.errors import BadInput

Answer = dict[str, Any]
Text = Callable[[Answer], str]

as_json_option = click.option("--json", "as_json", is_flag=True, help="Answer in JSON lines.")


@click.group(no_args_is_help=True)
def app() -> None:
    """Help a team take decisions together: meetings first."""


def main() -> None:
    """Run a command; bad input is one plain line on standard error and exit status 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without π still gets the rest
    try:
        sys.exit(app(standalone_mode=False))
    except BadInput as problem:
        _fail(str(problem))
    except click.exceptions.NoArgsIsHelpError as problem:
        click.echo(problem.format_message())
    except click.UsageError as problem:
        _fail(" ".join(problem.format_message().split()))
    except click.Abort:
        sys.exit(130)
    except BrokenPipeError:  # whoever read along, like `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def _fail(line: str) -> None:
    click.echo(line, err=True)
    sys.exit(2)


@app.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=Path)
@click.option("--ics", type=Path, help="Write the invite to this file.")
@as_json_option
def decide(files: Sequence[Path], ics: Path | None, as_json: bool) -> None:
    """Run meetings from scenario files, from the first answer to the invite."""
    from bot import scenarios

    if ics is not None and len(files) > 1:
        raise BadInput("--ics", str(ics), "only one scenario file beside it")
    now = clock.now()
    answers = [partial(scenarios.run, path, now, ics) for path in files]
    _say_all(answers, as_json, scenarios.text)


@app.command()
@click.argument("file")
@click.option("--rule", help="Wins over the rule in the file.")
@as_json_option
def tally(file: str, rule: str | None, as_json: bool) -> None:
    """Count the ballots in FILE; - reads JSON lines."""
    from bot import polls

    if file == "-":
        _say_lines(lambda line: polls.count_text(line, rule), as_json, polls.text)
    else:
        _say(polls.count_text(polls.read(Path(file)), rule), as_json, polls.text)


@app.command()
@click.argument("text")
@click.option("--now", help="An instant with its offset; the clock's unless given.")
@click.option("--timezone", default="UTC", show_default=True, help="An IANA name or ±HH:MM.")
@click.option("--window", nargs=2, metavar="START END", help="Two dates.")
@as_json_option
def understand(
    text: str, now: str | None, timezone: str, window: tuple[str, str] | None, as_json: bool
) -> None:
    """Show what is understood of TEXT; - reads JSON lines."""
    from bot import messages

    at = clock.now()
    if text == "-":
        _say_lines(lambda line: messages.from_line(line, at), as_json, messages.text)
        return
    dates = {"start": window[0], "end": window[1]} if window else None
    given = {"text": text, "timezone": timezone, "now": now, "window": dates}
    fields = {name: value for name, value in given.items() if value is not None}
    _say(messages.from_data(fields, at), as_json, messages.text)


@app.command()
@as_json_option
def demo(as_json: bool) -> None:
    """Show a whole sample meeting, from the question to the invite."""
    from bot import demo as show

    report = show.run(quiet=as_json)
    if as_json:
        click.echo(json.dumps(report))


@app.command()
@as_json_option
def migrate(as_json: bool) -> None:
    """Bring the database up to date, and make it where it is missing."""
    from bot.durable import prepare
    from bot.settings import read_settings

    _say(prepare(read_settings()), as_json, lambda done: "\n".join(map(str, done.values())))


def _say(answer: Answer, as_json: bool, text: Text) -> None:
    click.echo(json.dumps(answer) if as_json else text(answer))


def _say_lines(answer: Callable[[str], Answer], as_json: bool, text: Text) -> None:
    for line in sys.stdin:
        if line.strip():
            _say_or_error(partial(answer, line), as_json, text)


def _say_all(answers: Sequence[Callable[[], Answer]], as_json: bool, text: Text) -> None:
    """Give one answer, or several of which a bad one does not keep the others from coming."""
    if len(answers) == 1:
        _say(answers[0](), as_json, text)
        return
    for answer in answers:
        _say_or_error(answer, as_json, text)


def _say_or_error(answer: Callable[[], Answer], as_json: bool, text: Text) -> None:
    try:
        said = answer()
    except BadInput as problem:
        _say({"error": str(problem)}, as_json, lambda wrong: f"error: {wrong['error']}")
    else:
        _say(said, as_json, text)
