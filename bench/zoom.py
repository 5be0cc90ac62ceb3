"""Measures how smoothly the map of Carcassonne zooms: python bench/zoom.py [TILES ...]

Starts a server and a browser, opens a table with so many tiles on the map, and zooms by wheel and by two fingers, with
the processor as it is and four times slower. Prints the time between frames, which grows on a busy machine, and the
processor time that the page itself needed for each.
"""

import itertools
import json
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import urllib.request

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from wawel import Match

STEPS = 24
SIZES = {"wheel": (1440, 900), "pinch": (390, 844)}
# frames from now on; the result is the time between each two of them in milliseconds
WATCH = """() => {
  const times = [];
  window.frames_seen = times;
  const see = (now) => { times.push(now); window.seeing = requestAnimationFrame(see); };
  window.seeing = requestAnimationFrame(see);
}"""
SEEN = "() => { cancelAnimationFrame(window.seeing); return window.frames_seen; }"


def position(tiles: int) -> str:
    """A position from a random game with so many tiles on the map, at the start of a turn of seat 0."""
    match = Match("carcassonne", 2, 5)
    chance = random.Random(5)
    while not match.over:
        view = match.view(0)
        if view["phase"] == "place" and view["turn"] == 0 and int(str(view["placed"])) >= tiles:
            return match.position
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.legal(seat)))
    raise SystemExit(f"no game has {tiles} tiles")


def open_table(address: str, tiles: int) -> str:
    seats = [{"kind": "here", "name": "Hania"}, {"kind": "bot", "name": "Bot", "level": "random"}]
    wish = {"game": "carcassonne", "seats": seats, "position": position(tiles), "seed": "zoom"}
    request = urllib.request.Request(
        f"{address}api/tables", json.dumps(wish).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return f"{address}table/{made['table']}#key={made['token']}"


def wheel(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y)
    for step in range(STEPS):
        page.mouse.wheel(0, -60 if step % STEPS < STEPS / 2 else 60)
        page.wait_for_timeout(30)


def pinch(page: Page, fingers: CDPSession, x: float, y: float) -> None:
    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + side * gap, "y": y, "id": side + 1} for gap in apart for side in (-1, 1)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 60)
    for step in range(STEPS):
        touch("touchMove", 60 + 4 * min(step, STEPS - step))
        page.wait_for_timeout(30)
    touch("touchEnd")


def busy(tools: CDPSession) -> float:
    """Processor seconds of the page so far."""
    metrics = tools.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))


def measure(page: Page, how: str, slower: int) -> str:
    box = page.get_by_role("application").bounding_box()
    assert box is not None
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    tools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(WATCH)
    before = busy(tools)
    if how == "wheel":
        wheel(page, x, y)
    else:
        pinch(page, tools, x, y)
    page.wait_for_timeout(400)  # drawn anew at rest
    times: list[float] = page.evaluate(SEEN)
    work = 1000 * (busy(tools) - before) / len(times)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    apart = [after - before for before, after in itertools.pairwise(times)]
    late = statistics.quantiles(apart, n=20)[-1]
    return f"median {statistics.median(apart):6.1f} ms   95 % {late:6.1f} ms   work {work:5.1f} ms a frame"


def report(browser: Browser, url: str, tiles: int) -> None:
    for how, (width, height) in SIZES.items():
        context = browser.new_context(viewport={"width": width, "height": height}, has_touch=how == "pinch")
        context.add_init_script("localStorage.setItem('wawel.first.carcassonne', 'play')")  # nobody is asked anything
        page = context.new_page()
        page.goto(url)
        page.get_by_role("group", name="Choices on the map").get_by_role("button").first.wait_for()
        for slower in (1, 4):
            told = measure(page, how, slower)
            sys.stdout.write(f"{tiles:4d} tiles, {how}, {slower} times slower: {told}\n")
        context.close()


def main() -> None:
    """Measure with each number of tiles."""
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "chromium"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "wawel.server", "--port", "0", "--data", folder]
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            try:
                for tiles in [int(text) for text in sys.argv[1:]] or [70, 100]:
                    report(browser, open_table(address, tiles), tiles)
            finally:
                server.terminate()
        browser.close()


main()
