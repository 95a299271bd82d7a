"""How an app comes into workspaces of the local Slack, and goes: with Bolt's own OAuth flow."""

import pytest
from aiohttp import ClientSession
from slack_bolt.async_app import AsyncApp
from slack_bolt.oauth.async_oauth_settings import AsyncOAuthSettings
from slack_sdk.errors import SlackApiError
from slack_sdk.oauth.installation_store import FileInstallationStore
from slack_sdk.oauth.state_store import FileOAuthStateStore
from slack_sdk.web.async_client import AsyncWebClient

from tests.fakes.slack import App, NotPossible
from tests.fakes.slack.clients import bolt, by_http, by_socket, client
from tests.fakes.slack.running import on_slack

MANIFEST = {
    "display_information": {"name": "Convene"},
    "features": {
        "bot_user": {"display_name": "Convene"},
        "app_home": {"home_tab_enabled": True, "messages_tab_enabled": True},
        "slash_commands": [{"command": "/convene", "description": "Decide together"}],
        "shortcuts": [{"callback_id": "decide", "type": "message", "name": "Decide on this"}],
    },
    "oauth_config": {"scopes": {"bot": ["chat:write", "im:history", "commands"]}},
    "settings": {"event_subscriptions": {"bot_events": ["message.im", "app_home_opened"]}},
}
EXCUSED = pytest.mark.filterwarnings("ignore:BasicAuth is deprecated")  # slack-sdk still uses it


@on_slack(app=App.from_manifest(MANIFEST))
async def test_a_manifest_says_what_the_app_may(slack):
    team, lena = slack.teams[0], slack.user("lena")

    assert team.scopes == {"chat:write", "im:history", "commands"}
    await lena.writes("hello")
    await lena.writes("hello", in_="platform")
    assert [one.name for one in slack.deliveries] == ["message"]  # of the DM alone
    with pytest.raises(NotPossible, match="tidy is not a shortcut"):
        await lena.shortcut("tidy")


@EXCUSED
@on_slack()
async def test_two_workspaces_install_the_app(slack, tmp_path):
    acme, beta = slack.teams[0], slack.workspace(name="Beta", people=["bea"], installed=False)
    texts = []
    app = AsyncApp(
        client=AsyncWebClient(base_url=slack.api_url),
        signing_secret=slack.app.signing_secret,
        oauth_settings=AsyncOAuthSettings(
            client_id=slack.app.client_id,
            client_secret=slack.app.client_secret,
            scopes=["chat:write", "im:history"],
            installation_store=FileInstallationStore(base_dir=str(tmp_path)),
            state_store=FileOAuthStateStore(expiration_seconds=60, base_dir=str(tmp_path)),
        ),
    )

    @app.event("message")
    async def answer(event, say, context):
        texts.append((context.team_id, event["text"]))
        await say("heard")

    async with by_http(slack, app) as runner, ClientSession() as browser:
        host, port = runner.addresses[0][:2]
        slack.app.redirect_url = f"http://{host}:{port}/slack/oauth_redirect"
        for team in (acme, beta):
            await _install(browser, f"http://{host}:{port}/slack/install", team)
        await slack.user("omar").writes("from Acme")
        await slack.user("bea").writes("from Beta")
        await slack.settled()

    assert sorted(texts) == [(acme.id, "from Acme"), (beta.id, "from Beta")]
    assert [str(one) for one in beta.user("bea").dm.messages] == ["from Beta", "heard"]


async def _install(browser, url, team):
    async with browser.get(url) as page:
        authorize = (await page.text()).partition('href="https://slack.com')[2].partition('"')[0]
        kept = [f"{name}={one.value}" for name, one in page.cookies.items()]
    cookie = {"Cookie": "; ".join(kept)}  # it is marked Secure, and there is no TLS here
    back = team.approve(authorize.replace("&amp;", "&"))
    async with browser.get(back, headers=cookie) as done:
        assert done.status == 200


@EXCUSED
@on_slack()
async def test_a_code_is_good_once_and_for_who_asked(slack):
    team, app, api = slack.teams[0], slack.app, AsyncWebClient(base_url=slack.api_url)
    back = "http://127.0.0.1/back"
    url = f"/oauth/v2/authorize?client_id={app.client_id}&scope=chat:write&redirect_uri={back}"
    code = team.approve(url).partition("code=")[2].partition("&")[0]
    asked = {"client_id": app.client_id, "code": code, "redirect_uri": back}

    with pytest.raises(SlackApiError, match="bad_client_secret"):
        await api.oauth_v2_access(**asked, client_secret="guessed")
    granted = await api.oauth_v2_access(**asked, client_secret=app.client_secret)
    with pytest.raises(SlackApiError, match="invalid_code"):
        await api.oauth_v2_access(**asked, client_secret=app.client_secret)

    assert (granted["access_token"], granted["scope"]) == (team.token, "chat:write")
    assert granted["team"] == {"id": team.id, "name": "Acme"}


@on_slack()
async def test_an_app_that_is_removed_hears_of_it_and_may_do_nothing(slack):
    team, heard = slack.teams[0], []
    app, api = bolt(slack, team), client(slack, team)
    await app.client.auth_test()

    for name in ("tokens_revoked", "app_uninstalled"):

        @app.event(name)
        async def gone(event):
            heard.append(event["type"])

    async with by_socket(slack, app):
        await slack.user("omar").writes("before", in_="random")
        await api.apps_uninstall(
            client_id=slack.app.client_id, client_secret=slack.app.client_secret
        )
        await slack.until(lambda: len(slack.deliveries) == 2)

    assert team.token is None
    assert [one.name for one in slack.deliveries] == ["tokens_revoked", "app_uninstalled"]
    with pytest.raises(SlackApiError, match="account_inactive"):
        await api.chat_postMessage(channel=slack.channel("platform").id, text="still here")
    with pytest.raises(NotPossible, match="not installed"):
        await slack.user("lena").slash("/convene")
