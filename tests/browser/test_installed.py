"""The client as an installed app: the browser accepts it, and says so clearly when there is no connection."""

import json
import re

from playwright.sync_api import Browser, expect

from tests.browser.conftest import PATIENCE, Server

SETTLED = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""


def test_it_is_installed_and_tells_when_there_is_no_connection(browser: Browser, server: Server) -> None:
    """The worker keeps the shell and nothing else; without a connection its page speaks the reader's language."""
    context = browser.new_context(locale="pl-PL", service_workers="allow")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_function(SETTLED)
    session = context.new_cdp_session(page)
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    manifest = json.loads(session.send("Page.getAppManifest")["data"])
    page.reload()  # now everything goes through the worker
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_function(f"({KEPT})().then((kept) => kept.some((path) => path.startsWith('/assets/')))")
    kept = page.evaluate(KEPT)

    assert [problem for problem in problems if problem["errorId"] != "in-incognito"] == []
    assert manifest["start_url"] == "/"
    assert not [path for path in kept if path.startswith("/api")]
    assert {path for path in kept if not path.startswith("/assets/")} == {
        "/offline.html", "/offline.css", "/offline.js", "/theme.js", "/icons/wawel.svg"
    }  # fmt: skip

    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Nie ma połączenia")).to_be_visible()
    expect(page.get_by_role("heading", name="No connection")).to_be_hidden()
    page.evaluate("localStorage.setItem('wawel.language', 'en')")
    page.get_by_role("button", name="Spróbuj ponownie").click()
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page).to_have_title(re.compile("^Wawel"))
    context.close()
