"""Draws the icons of the installed client and the picture of a shared link, from our own heads and games:
`python -m tests.docs.icons` with a built client."""

import base64
import tempfile
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.chromium import arguments, executable
from tests.server.running import Process

PUBLIC = Path(__file__).parents[2] / "web" / "public"
GROUND = "#2a6549"
# A maskable icon may be cut to a circle of four fifths of its side.
SAFE = 0.72
# The cards of the lobby themselves, moved to a ground of their own: what they are drawn from stays where it is.
PREVIEW = """(head) => {
  const cards = document.querySelector('.cards');
  const ground = document.createElement('div');
  ground.className = 'preview on-ground';
  ground.innerHTML = `<div class="top"><img src="${head}" alt=""><h1>Vervet</h1></div>`;
  ground.append(cards);
  document.body.append(ground);
  const say = (selector, styles) => {
    for (const one of document.querySelectorAll(`.preview${selector}`)) Object.assign(one.style, styles);
  };
  const green = 'linear-gradient(var(--ground), var(--ground-deep))';
  say('', { position: 'fixed', inset: '0', zIndex: '9', display: 'grid', background: green });
  say('', { alignContent: 'space-evenly', justifyItems: 'center' });
  say(' .top', { display: 'flex', gap: '30px', alignItems: 'center' });
  say(' .top img', { width: '170px' });
  say(' h1', { fontSize: '110px' });
  say(' .cards', { gridTemplateColumns: 'repeat(3, 340px)', gap: '36px' });
  say(' .card', { height: '340px', border: '0', flexDirection: 'column', justifyContent: 'center' });
  say(' .card > .emblem', { width: '270px', height: '230px', display: 'grid', alignContent: 'center' });
  say(' .name', { fontSize: '34px' });
  say(' .about', { display: 'none' });
  say(' .range', { display: 'none' });
}"""


def icon(page: Page, name: str, size: int, share: float, ground: str) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f'<body style="margin:0;background:{ground};display:grid;place-items:center;height:100vh">'
        f'<img src="{head()}" style="width:{share:.0%}">'
    )
    page.screenshot(path=PUBLIC / name, omit_background=ground == "transparent")


def head() -> str:
    drawn = base64.b64encode((PUBLIC / "favicon.svg").read_bytes()).decode()
    return f"data:image/svg+xml;base64,{drawn}"


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Process(f"{folder}/vervet.sqlite")) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable(), args=arguments())
        page = browser.new_page(color_scheme="light")
        for size in (192, 512):
            icon(page, f"icon-{size}.png", size, 1.0, "transparent")
        icon(page, "icon-maskable-512.png", 512, SAFE, GROUND)
        page.set_viewport_size({"width": 1200, "height": 630})
        page.goto(f"http://127.0.0.1:{site.port}/")
        expect(page.locator("label .emblem svg").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.evaluate(PREVIEW, head())
        page.screenshot(path=PUBLIC / "preview.png")
        browser.close()


if __name__ == "__main__":
    main()
