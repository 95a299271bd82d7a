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
from orchestration.model.errors import BadInput, EndlessError, OperatorError

Answer = dict[str, Any]
Text = Callable[[Answer], str]

as_json_option = click.option("--json", "as_json", is_flag=True, help="Answer in JSON lines.")


@click.group(no_args_is_help=True)
@click.version_option(package_name="convene", prog_name="convene", message="%(prog)s %(version)s")
def app() -> None:
    """Help a team decide together: when to meet, polls, and decisions of any other kind."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; bad input is one plain line on standard error and exit status 2.

    `arguments` are the process's own unless given.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without π still gets the rest
    try:
        sys.exit(app(arguments, standalone_mode=False))
    except click.exceptions.NoArgsIsHelpError as problem:
        click.echo(problem.format_message())
    except click.Abort:
        sys.exit(130)
    except BrokenPipeError:
        _leave_quietly()
    except Exception as problem:  # noqa: BLE001  # a fault of ours is one line too
        _fail(*_told(problem))


def _told(problem: Exception) -> tuple[str, int]:
    """Return what is said of a problem, in one line, and the exit status."""
    match problem:
        case BadInput() | OperatorError():
            return str(problem), 2
        case EndlessError():
            return f"convene: a fault inside: {problem}; please report it", 1
        case click.UsageError():
            return " ".join(problem.format_message().split()), 2
        case OSError():
            return f"output: got {problem.strerror}, expected a place to write to", 2
        case _:
            return f"convene: a fault inside ({type(problem).__name__}); please report it", 1


def _leave_quietly() -> None:
    """End as if all was read: whoever read along, like `head`, has seen enough."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(0)


def _fail(line: str, status: int = 2) -> None:
    click.echo(line, err=True)
    sys.exit(status)


@app.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=Path)
@click.option("--ics", type=Path, help="Write the invite to this file.")
@as_json_option
def decide(files: Sequence[Path], ics: Path | None, as_json: bool) -> None:
    """Run meetings and choices from scenario files, from the first answer to the outcome.

    - reads one from standard input.
    """
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
@click.argument("ask")
@click.option("--catalogue", type=Path, help="What there is to choose from: CSV or YAML.")
@click.option("--source", type=Path, multiple=True, help="A document to go by: .txt, .md, .pdf.")
@click.option("--seed", default=0, show_default=True, help="Another one brings other names.")
@click.option("--chat", is_flag=True, help="Read on from standard input: a line, a turn.")
@as_json_option
def panel(
    ask: str,
    catalogue: Path | None,
    source: Sequence[Path],
    seed: int,
    chat: bool,
    as_json: bool,
) -> None:
    """Ask a panel: personas that each vouch for one option of a catalogue."""
    from bot import panel as panels
    from bot.settings import read_panel_settings
    from bot.wiring import beside_panels

    beside = beside_panels(read_panel_settings())
    table = panels.opened(ask, catalogue, source, seed, clock.now(), beside)
    _say(table.answer(), as_json, partial(panels.text, table))
    if chat:
        for each in panels.chatted(table, sys.stdin, as_json=as_json):
            _say(each, as_json, partial(panels.text, table))


@app.command()
@click.argument("text")
@click.option("--now", help="An instant with its offset; the clock's unless given.")
@click.option("--timezone", default="UTC", show_default=True, help="An IANA name or ±HH:MM.")
@click.option("--window", nargs=2, metavar="START END", help="Two dates.")
@click.option("--explain", is_flag=True, help="Show what each word was read as, and what was left.")
@as_json_option
def understand(
    text: str,
    now: str | None,
    timezone: str,
    window: tuple[str, str] | None,
    explain: bool,
    as_json: bool,
) -> None:
    """Show what is understood of TEXT; - reads JSON lines, whose own fields go first."""
    from bot import messages
    from bot.settings import read_workspace_words

    at, words = clock.now(), read_workspace_words()
    dates = {"start": window[0], "end": window[1]} if window else None
    given = {"timezone": timezone, "now": now, "window": dates}
    fields = {name: value for name, value in given.items() if value is not None}
    if text == "-":
        _say_lines(
            lambda line: messages.from_line(line, at, words, explain, fields),
            as_json,
            messages.text,
        )
        return
    _say(messages.from_data(fields | {"text": text}, at, words, explain), as_json, messages.text)


@app.command()
@as_json_option
def demo(as_json: bool) -> None:
    """Show a whole sample meeting, from the question to the invite."""
    from bot import demo as show

    report = show.run(quiet=as_json)
    if as_json:
        click.echo(json.dumps(report))


@app.command()
@click.option("--port", default=8321, show_default=True, help="0 takes any that is free.")
@click.option("--pace", default=1.0, show_default=True, help="Seconds between the team's acts.")
@click.option("--anywhere", is_flag=True, help="Let other machines in; there are no passwords.")
@click.option("--zoneless", is_flag=True, help="Let nobody's time zone be known.")
def sandbox(port: int, pace: float, anywhere: bool, zoneless: bool) -> None:
    """Serve a workspace in the browser, where a sample team plays along."""
    from bot.sandbox import serve
    from bot.settings import read_settings

    serve(port, read_settings().data / "sandbox", pace, anywhere=anywhere, zoneless=zoneless)


@app.command()
def run() -> None:
    """Serve the platforms whose tokens are set, until stopped."""
    from bot.run import serve
    from bot.settings import read_settings

    serve(read_settings())


@app.command()
@as_json_option
def migrate(as_json: bool) -> None:
    """Bring the database up to date, and make it where it is missing."""
    from bot.durable import prepare
    from bot.settings import read_settings

    _say(prepare(read_settings()), as_json, lambda done: "\n".join(map(str, done.values())))


@app.command()
@click.argument("member", required=False)
@click.option("--decision", metavar="ID", help="Write a decision that has ended, as JSON.")
@click.option("--decisions", is_flag=True, help="Write the records of all decisions.")
@click.option("--format", "form", default="md", type=click.Choice(["md", "csv"]), show_default=True)
@as_json_option
def export(
    member: str | None, decision: str | None, decisions: bool, form: str, as_json: bool
) -> None:
    """Show all that is kept of MEMBER, a member's id; or one decision, for `verify`; or all."""
    from bot import decisions as all_of_them
    from bot import members
    from bot.settings import read_settings

    if [member is None, decision is None, not decisions].count(False) != 1:
        expected = "the id of a member, or --decision with that of a session, or --decisions"
        raise BadInput("MEMBER", member, expected)
    if decisions:
        found = all_of_them.records(read_settings())
        rows = all_of_them.as_rows(found)
        click.echo(json.dumps(rows) if as_json else all_of_them.written(found, form), nl=as_json)
    elif decision is not None:
        click.echo(json.dumps(members.exported_decision(read_settings(), decision)))
    elif member is not None:
        _say(members.export(read_settings(), member), as_json, members.exported)


@app.command()
@click.argument("file")
@as_json_option
def verify(file: str, as_json: bool) -> None:
    """Recount the exported decision in FILE, and check its log and its seed; - reads it here.

    The exit status is 1 where it does not hold.
    """
    from bot import exports

    answer = exports.verified(file)
    _say(answer, as_json, exports.text)
    if not answer["holds"]:
        sys.exit(1)


@app.command()
@click.argument("member")
@as_json_option
def forget(member: str, as_json: bool) -> None:
    """Make all that is private of MEMBER unreadable, for good."""
    from bot import members
    from bot.settings import read_settings

    _say(members.forget(read_settings(), member), as_json, members.forgotten)


@app.command()
@click.option("--days", default=7, show_default=True, type=click.IntRange(1, 3650))
@as_json_option
def usage(days: int, as_json: bool) -> None:
    """Show what a language model was asked in the last days, and what it cost."""
    from bot import usage as asked
    from bot.settings import read_settings

    _say(asked.report(read_settings(), days, clock.now()), as_json, asked.text)


@app.command()
@as_json_option
def doctor(as_json: bool) -> None:
    """Show what is missing where the settings lead, and what to do about it."""
    from bot import doctor as examined
    from bot.settings import read_settings

    answer = examined.examine(read_settings())
    _say(answer, as_json, examined.text)
    if not answer["well"]:
        sys.exit(1)


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
        _say({"error": str(problem)}, as_json, _error_text)
    except (ArithmeticError, LookupError, TypeError, ValueError) as problem:
        # A fault of ours must not keep the others from their answers.
        fault = f"a fault inside ({type(problem).__name__}); please report it"
        _say({"error": fault}, as_json, _error_text)
    else:
        _say(said, as_json, text)


def _error_text(answer: Answer) -> str:
    return f"error: {answer['error']}"
