"""How workspaces install the app, and what people read who do, or do not."""

from html import unescape

import httpx
import pytest

from adapters.slack.installing import INSTALL_PATH
from tests.slack.running_bot import alone, running_bot, told

BASE = "https://convene.example"
EXCUSED = pytest.mark.filterwarnings("ignore:BasicAuth is deprecated")  # slack-sdk still uses it


class Browser:
    """Somebody's browser, for which the bot's public address leads to this machine."""

    def __init__(self, bot):
        self._here = f"http://127.0.0.1:{bot.port}"
        self.cookies = {}

    async def get(self, url):
        kept = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        async with httpx.AsyncClient(verify=False, base_url=self._here) as client:
            page = await client.get(url.removeprefix(BASE), headers={"Cookie": kept})
        for each in page.headers.get_list("set-cookie"):
            name, _, value = each.partition(";")[0].partition("=")
            self.cookies[name] = value
        return page

    async def begins(self):
        """Open our own page; the address that its button leads to."""
        page = await self.get(INSTALL_PATH)
        return unescape(page.text.partition('href="https://slack.com')[2].partition('"')[0])

    async def installs(self, team, **how):
        """Go all the way, and agree; the page at the end."""
        return await self.get(team.approve(await self.begins(), **how))


def installable(test):
    """Run a coroutine test with the bot, another workspace and a browser."""

    @alone
    async def with_bot(slack, tmp_path):
        beta = slack.workspace(name="Beta", people=["bea", "ben"], installed=False)
        slack.app.redirect_url = f"{BASE}/slack/oauth_redirect"
        app = {"SLACK_CLIENT_ID": "1.1", "SLACK_CLIENT_SECRET": slack.app.client_secret}
        address = {"CONVENE_BASE_URL": f"{BASE}/"}
        async with running_bot(slack, "http", data=tmp_path, **app, **address) as bot:
            await test(slack, bot, beta, Browser(bot))
        secret = (beta.token or "xoxb-").encode()
        assert secret not in (tmp_path / "convene.db").read_bytes()

    @EXCUSED
    def run_it(tmp_path):
        with_bot(tmp_path=tmp_path)

    return run_it


@installable
async def test_a_workspace_installs_the_app(slack, bot, beta, browser):
    page = await browser.installs(beta)
    assert (page.status_code, "Beta can use it from now on" in page.text) == (200, True)
    assert page.headers["cache-control"] == "no-store"

    await beta.user("bea").writes("never before 9 please")
    await told(slack, "bea", "[Keep]")
    assert bot.kept.teams.token(beta.id) == beta.token


@installable
async def test_the_public_address_is_where_people_are_sent_back(slack, bot, beta, browser):
    assert f"redirect_uri={BASE}/slack/oauth_redirect" in await browser.begins()


@installable
async def test_who_declines_reads_that_nothing_happened(slack, bot, beta, browser):
    page = await browser.get(beta.decline(await browser.begins()))
    assert page.status_code == 200
    assert "Slack says that it was declined. Nothing was kept." in page.text
    assert f'<a href="{INSTALL_PATH}">Begin again</a>' in page.text
    assert bot.kept.teams.token(beta.id) is None


@installable
async def test_a_whole_organisation_is_asked_to_choose_a_workspace(slack, bot, beta, browser):
    page = await browser.installs(beta, for_all=True)
    assert page.status_code == 400
    assert "choose a workspace where Slack asks where to install it" in page.text
    assert bot.kept.teams.token("") is bot.kept.teams.token(beta.id) is None
    assert beta.token is None  # given back


@installable
async def test_an_installation_is_good_once(slack, bot, beta, browser):
    address = await browser.begins()
    cookies = dict(browser.cookies)
    await browser.get(beta.approve(address))
    assert "Please begin here" in (await browser.get(beta.approve(address))).text

    browser.cookies = cookies
    again = await browser.get(beta.approve(address))
    assert (again.status_code, "good once" in again.text) == (400, True)


@installable
async def test_another_browser_cannot_end_what_this_one_began(slack, bot, beta, browser):
    page = await Browser(bot).get(beta.approve(await browser.begins()))
    assert "did not begin on our own page in this browser" in page.text
    assert bot.kept.teams.token(beta.id) is None


@installable
async def test_a_code_that_slack_does_not_know_is_refused(slack, bot, beta, browser):
    address = beta.approve(await browser.begins())
    slack.app.codes.clear()
    assert "Slack did not confirm it" in (await browser.get(address)).text


@installable
async def test_while_slack_does_not_answer_nobody_knows(slack, bot, beta, browser):
    address = beta.approve(await browser.begins())
    slack.faults.lose_request("oauth.v2.access", times=9)
    page = await browser.get(address)
    assert (page.status_code, "Slack did not answer" in page.text) == (503, True)


@installable
async def test_nobody_can_put_their_words_on_our_page(slack, bot, beta, browser):
    page = await browser.get("/slack/oauth_redirect?error=Call%20<b>me</b>")
    assert "Slack says: something else." in page.text


@installable
async def test_who_installs_again_brings_the_token_that_counts(slack, bot, beta, browser):
    await browser.installs(beta)
    before = beta.token
    await browser.installs(beta)
    assert before != beta.token == bot.kept.teams.token(beta.id)


@installable
async def test_word_of_a_removal_that_comes_late_removes_nothing(slack, bot, beta, browser):
    await browser.installs(beta)
    beta.removes_app()
    await slack.until(lambda: bot.kept.teams.token(beta.id) is None)
    await browser.installs(beta)
    beta.tell({"type": "tokens_revoked", "tokens": {"oauth": [], "bot": [beta.bot.id]}})
    beta.tell({"type": "app_uninstalled"})
    await beta.user("bea").writes("never before 9 please")
    await told(slack, "bea", "[Keep]")
    await slack.settled()
    assert bot.kept.teams.token(beta.id) == beta.token
