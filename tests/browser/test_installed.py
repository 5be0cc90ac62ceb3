"""The client as an installed app: the browser accepts it, and says so clearly when there is no connection."""

import json
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Opener, Server
from tests.browser.test_pages import violations_by_day_and_night

SETTLED = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""


def test_it_is_installed_and_tells_when_there_is_no_connection(browser: Browser, server: Server) -> None:
    """The worker keeps the shell and nothing else; without a connection its page speaks the reader's language."""
    context = browser.new_context(locale="pl-PL", service_workers="allow", base_url=server.url)
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
        "/offline.html", "/offline.css", "/offline.js", "/theme.js", "/offline.svg", "/icons/wawel.svg"
    }  # fmt: skip

    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Most zwodzony jest w górze")).to_be_visible()
    expect(page.get_by_role("heading", name="The drawbridge is up")).to_be_hidden()
    assert violations_by_day_and_night(page) == []
    page.evaluate("localStorage.setItem('wawel.language', 'en')")
    page.get_by_role("button", name="Spróbuj ponownie").click()
    expect(page.get_by_role("heading", name="The drawbridge is up")).to_be_visible()
    context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page).to_have_title(re.compile("^Wawel"))
    expect(page.get_by_role("status").filter(has_text="The connection is back.")).to_be_attached()
    context.close()


# a headless browser installs nothing and offers nothing: what it would tell a page
OFFERS = """addEventListener('load', () => {
  const told = new Event('beforeinstallprompt', { cancelable: true });
  told.prompt = async () => void (window.prompted = true);
  setTimeout(() => dispatchEvent(told));
});"""
AGAIN = "localStorage.setItem('wawel.visits', localStorage.getItem('wawel.visits') ?? '2');"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_people_who_come_back_may_put_it_on_their_screen(open_page: Opener, size: dict[str, int]) -> None:
    """Offered once, from the second visit on; the browser's own question comes after a press."""
    first = open_page(size=size)
    first.add_init_script(OFFERS)
    back = open_page(size=size)
    back.add_init_script(AGAIN + OFFERS)
    home = open_page("/", size=size).url
    first.goto(home)
    back.goto(home)
    card = back.get_by_role("complementary", name="Wawel pod ręką")

    expect(card).to_be_in_viewport()
    assert violations_by_day_and_night(back) == []
    expect(first.get_by_role("complementary")).to_have_count(0)
    card.get_by_role("button", name="Nie teraz").press("Enter")
    expect(card).to_have_count(0)
    expect(back.get_by_role("button", name=re.compile("^Graj: ")).first).to_be_focused()
    back.wait_for_load_state("networkidle")
    back.reload()
    expect(back.get_by_role("heading", level=2).first).to_be_visible()
    expect(card).to_have_count(0)

    back.wait_for_load_state("networkidle")
    back.evaluate("localStorage.removeItem('wawel.install-after')")
    back.reload()
    card.get_by_role("button", name="Zainstaluj").click()
    expect(card).to_have_count(0)
    assert back.evaluate("window.prompted") is True


def test_on_apple_devices_two_steps_are_told(open_page: Opener) -> None:
    page = open_page(size=PHONE)
    page.add_init_script(f"Object.defineProperty(navigator, 'standalone', {{ value: false }}); {AGAIN}")
    page.goto(open_page("/").url)
    card = page.get_by_role("complementary", name="Wawel pod ręką")

    expect(card.get_by_role("listitem")).to_have_count(2)
    assert violations_by_day_and_night(page) == []
    card.get_by_role("button", name="Rozumiem").tap()
    expect(card).to_have_count(0)


# The browser's own push service is out of reach here, and a headless browser never gives leave. What a page would get
# from them stands in for both: leave, and a subscription with real keys.
PUSHES = """{
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  let found = null;
  PushManager.prototype.getSubscription = async () => found;
  PushManager.prototype.subscribe = async (wish) => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const point = await crypto.subtle.exportKey('raw', pair.publicKey);
    const keys = { p256dh: point, auth: crypto.getRandomValues(new Uint8Array(16)).buffer };
    const unsubscribe = async () => (found = null) === null;
    window.asked = wish;
    return (found = { endpoint: 'https://fcm.googleapis.com/x', getKey: (name) => keys[name], unsubscribe });
  };
}"""


def test_notices_are_switched_on_and_off_for_a_device(browser: Browser, server: Server) -> None:
    """Off at first; the server takes what the browser gives, and remembers it."""
    context = browser.new_context(locale="en-GB", service_workers="allow", base_url=server.url)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PUSHES)
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_function(SETTLED)
    kept = page.request.post("/api/me", data={"name": "Hania z telefonem", "password": "cztery smoki na wieży"})
    assert kept.ok, kept.text()
    page.goto(f"{server.url}/account/settings")
    switch = page.get_by_role("switch", name="Notices on this device")

    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    state = page.request.get("/api/me/notices").json()
    assert state["on"] is True
    assert page.evaluate("window.asked") == {"userVisibleOnly": True, "applicationServerKey": state["key"]}
    switch.press("Enter")
    expect(switch).to_have_attribute("aria-checked", "false")
    assert page.request.get("/api/me/notices").json()["on"] is False
    context.close()
