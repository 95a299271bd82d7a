"""The book of what a model is asked: kept durably, and where each day's budget begins."""

import asyncio
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from adapters.clock.simulated import SimulatedClock
from adapters.files.transcript import Transcript
from adapters.openai.budget import Budgeted
from adapters.openai.model import Budget, BudgetSpentError
from adapters.openai.usage import Recorded, UsageBook
from bot.settings import read_settings
from bot.wiring import decisions_in, mind, runner_of
from orchestration.model.spent import NOTHING as NOTHING_SPENT
from orchestration.sessions.model_usage import spent_on
from storage.memory import MemoryStore
from storage.sql import SqlStore
from storage.usage import SqlLedger
from storage.vault import Vault
from tests.fakes.databases import migrated
from tests.fakes.model.ledger import (
    TODAY,
    FailingLedger,
    FailingOnceLedger,
    HangingLedger,
    ListedLedger,
    call,
)
from tests.fakes.model.listed import Listed
from tests.fakes.model.scripted import KEY, NAME, serving
from tests.fakes.patience import until
from tests.language.listening import hearing
from tests.openai.asking import NOTHING, request, run

PLENTY = Budget(10**6, 10**9, 10**9)
MIDNIGHT = TODAY.replace(hour=0)
EVER = datetime.fromtimestamp(0, UTC)
SECRET = "chemotherapy"


def book_in(ledger, now=TODAY, **fields):
    return UsageBook(now=lambda: now, ledger=ledger, **fields)


def ask(model, *sessions):
    """Ask once for each session; say who was answered."""
    answered = []
    for session in sessions:
        try:
            run(model.complete(request(session=session)))
            answered.append(session)
        except BudgetSpentError:
            answered.append("spent")
    return answered


# Kept


def test_a_call_is_kept_as_it_stands_in_the_book():
    ledger = ListedLedger()
    book = book_in(ledger)
    ask(Recorded(Listed([NOTHING] * 2), book, model="m"), "s", None)

    assert ledger.wait_for(2) == list(book.calls)
    assert [(each.session, each.at, each.model) for each in ledger.calls] == [
        ("s", TODAY, "m"),
        (None, TODAY, "m"),
    ]


def test_a_ledger_can_come_later():
    ledger, book = ListedLedger(), UsageBook()
    model = Recorded(Listed([NOTHING] * 2), book)
    ask(model, "s")
    book.keep_in(ledger)
    ask(model, "t")

    assert [each.session for each in ledger.wait_for(1)] == ["t"]


def test_a_disk_that_hangs_holds_up_nobody():
    ledger = HangingLedger()
    model = Recorded(Listed([NOTHING] * 3), book_in(ledger))

    assert ask(model, "s", "t", "u") == ["s", "t", "u"]
    assert ledger.calls == []
    ledger.let_go.set()
    assert [each.session for each in ledger.wait_for(3)] == ["s", "t", "u"]


def test_a_disk_that_fails_is_a_line_in_the_log_and_the_next_call_is_kept(caplog):
    ledger = FailingOnceLedger()
    ask(Recorded(Listed([NOTHING] * 2), book_in(ledger)), "s", "t")

    assert [each.session for each in ledger.wait_for(1)] == ["t"]
    assert "a call of the language model was not kept: OSError" in caplog.text


# Where a day begins


def budgeted(ledger, session=PLENTY, workspace=PLENTY, now=TODAY, **fields):
    """A model that has been put together anew, as a restart does."""
    book = book_in(ledger, now, **fields)
    return Budgeted(Recorded(Listed([NOTHING] * 9), book), session, workspace, book=book)


def test_a_restart_fills_no_purse_again():
    ledger, two = ListedLedger(), Budget(2, 10**9, 10**9)
    assert ask(budgeted(ledger, two), "s", "t") == ["s", "t"]
    ledger.wait_for(2)
    assert ask(budgeted(ledger, two), "s", "s", "t") == ["s", "spent", "t"]
    ledger.wait_for(4)
    assert ask(budgeted(ledger, two), "s", "t", "u") == ["spent", "spent", "u"]


def test_a_restart_gives_nobody_a_new_quota_and_a_new_day_does():
    ledger, two = ListedLedger(), Budget(2, 10**9, 10**9)

    def asked(who, now=TODAY):
        model = replace(budgeted(ledger, now=now), person=two)
        try:
            run(model.complete(request(session="s", who=who)))
        except BudgetSpentError:
            return "spent"
        ledger.wait_for(len(ledger.calls))
        return who

    came = []
    for number, who in enumerate(["lena", "lena", "omar"], 1):
        came.append(asked(who))
        ledger.wait_for(number)
    assert [*came, asked("lena"), asked("omar")] == ["lena", "lena", "omar", "spent", "omar"]
    assert asked("lena", TODAY + timedelta(days=1)) == "lena"


def test_the_workspaces_purse_is_what_all_have_spent():
    ledger = ListedLedger(call("s"), call("t"), call(None))

    assert ask(budgeted(ledger, workspace=Budget(4, 10**9, 10**9)), "u", "u") == ["u", "spent"]
    assert ask(budgeted(ledger, workspace=Budget(9, 300, 10**9)), None) == ["spent"]
    assert ask(budgeted(ledger, workspace=Budget(9, 10**9, 6)), "s") == ["spent"]


def test_what_was_spent_yesterday_is_of_no_account():
    one = Budget(1, 10**9, 10**9)
    ledger = ListedLedger(call("s", MIDNIGHT - timedelta(seconds=1)), call("t", MIDNIGHT))

    assert ask(budgeted(ledger, one), "s", "t") == ["s", "spent"]


def test_a_disk_that_fails_keeps_no_model_from_being_asked(caplog):
    assert ask(budgeted(FailingLedger(), Budget(1, 10**9, 10**9)), "s", "s") == ["s", "spent"]
    assert "what was spent before is not known: OSError" in caplog.text


def test_a_disk_that_hangs_is_not_waited_for_long(caplog):
    ledger = HangingLedger()
    model = budgeted(ledger, Budget(1, 10**9, 10**9), patience=0.01)

    async def twice():
        asked = [model.complete(request(session="s")) for _ in range(2)]
        ended = await asyncio.gather(*asked, return_exceptions=True)
        ledger.let_go.set()
        return [type(each) for each in ended]

    assert BudgetSpentError in asyncio.run(twice())  # in real time: a thread hangs
    assert "what was spent before is not known: TimeoutError" in caplog.text


def test_who_asks_while_a_day_begins_waits_for_its_purses():
    ledger = ListedLedger(call("s"), call("s"))
    model = budgeted(ledger, Budget(3, 10**9, 10**9))

    async def at_once():
        asked = [model.complete(request(session="s")) for _ in range(5)]
        return await asyncio.gather(*asked, return_exceptions=True)

    assert sum(isinstance(each, BudgetSpentError) for each in run(at_once())) == 4


# Put together


@contextmanager
def store_in(folder):
    url = migrated(folder)
    store = SqlStore.open(url, Vault(bytes(32)))
    try:
        yield store, SqlLedger.beside(store)
    finally:
        store.close()


def understood(script, store, said):
    """Have words understood by a mind that is put together for a store."""

    async def understand():
        async with serving(*script) as server:
            given = {"CONVENE_MODEL_URL": server.url, "CONVENE_MODEL_NAME": NAME}
            thinks = mind(read_settings({**given, "CONVENE_MODEL_KEY": KEY}))
            runner_of(store, Transcript(), SimulatedClock(TODAY), thinks)
            return await thinks.language.understand(said, hearing())

    return run(understand())


def test_what_is_asked_stands_in_the_database_of_the_sessions(tmp_path):
    with store_in(tmp_path) as (store, ledger):
        understood(["no json", NOTHING], store, f"Tuesdays and {SECRET} zumba don't mix.")
        until(lambda: len(ledger.since(EVER)) == 2)
        first, second = ledger.since(EVER)
    on_disk = b"".join(each.read_bytes() for each in tmp_path.glob("convene.db*"))

    assert (first.ended, second.ended) == ("UnusableReplyError", "answered")
    assert first.model == NAME
    assert spent_on([first, second]).tokens > 0
    assert SECRET.encode() not in on_disk.lower()


def test_what_a_meeting_has_cost_is_told_from_there(tmp_path):
    with store_in(tmp_path) as (store, ledger):
        ledger.keep(call("meeting-1"))
        assert decisions_in(store).spent("meeting-1") == spent_on([call()])
    assert decisions_in(MemoryStore()).spent("meeting-1") == NOTHING_SPENT


def test_without_a_database_nothing_is_kept_and_all_goes_on():
    assert understood([NOTHING], MemoryStore(), "Zorbing day is Tuesday.").not_understood
