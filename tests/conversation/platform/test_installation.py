"""Who comes back from an installation is who has set out, and reads what came of it."""

from datetime import UTC, datetime, timedelta

import pytest

from orchestration.conversation.shown.installation import (
    NOT_KEPT,
    STATE_SECONDS,
    InstallPage,
    InstallStates,
    why_not_installed,
)


class Hours:
    def __init__(self):
        self.time = datetime(2027, 1, 11, 9, tzinfo=UTC)

    def now(self):
        return self.time


@pytest.mark.parametrize(
    ("seconds", "is_good"), [(STATE_SECONDS - 1, True), (STATE_SECONDS, False)]
)
def test_a_state_is_good_for_ten_minutes(seconds, is_good):
    hours = Hours()
    states = InstallStates("secret", hours.now)
    state = states.issue()
    hours.time += timedelta(seconds=seconds)
    assert states.consume(state) is is_good


@pytest.mark.parametrize("wrong", ["", ".", "a.b.c", "9999999999.x.y", "9999999999.x.\xfc"])
def test_a_state_that_is_not_ours_is_not_good(wrong):
    assert InstallStates("secret", Hours().now).consume(wrong) is False


def test_a_state_of_another_app_is_not_good():
    state = InstallStates("another", Hours().now).issue()
    assert InstallStates("secret", Hours().now).consume(state) is False


def test_two_who_begin_at_once_do_not_have_the_same():
    states = InstallStates("secret", Hours().now)
    one, other = states.issue(), states.issue()
    assert [states.consume(each) for each in (one, other, one)] == [True, True, False]


@pytest.mark.parametrize("reason", [NOT_KEPT, "access_denied", "strange"])
def test_why_nothing_was_installed_is_said_in_the_platform_s_name(reason):
    page = why_not_installed("Corner", reason)
    assert "Corner" in page.words
    assert "{" not in f"{page.title}{page.words}"


def test_what_others_have_written_does_not_act_on_the_page():
    page = InstallPage("<b>", "<script>")
    assert "<script>" not in page.html("/install")
    assert "<b>" not in page.html("/install")
