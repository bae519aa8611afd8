"""A real browser without a window, driven over the DevTools protocol."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
import threading
import time
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0  # seconds after which something that was waited for has failed
NAMES = ("chromium", "chromium-browser", "google-chrome")

Json = dict[str, Any]


def binary() -> str | None:
    """Where the browser is, if there is one."""
    given = os.environ.get("CHROMIUM")
    return given or next((found for name in NAMES if (found := shutil.which(name))), None)


class Gone(Exception):
    """The page went elsewhere while it was asked something."""


class Browser:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.asked = 0
        self.pages: dict[str, Page] = {}

    def ask(self, method: str, session: str | None = None, **given: Any) -> Json:
        self.asked += 1
        number = self.asked
        message: Json = {"id": number, "method": method, "params": given}
        if session is not None:
            message["sessionId"] = session
        self.socket.send(json.dumps(message))
        while True:
            answer: Json = json.loads(self.socket.recv(timeout=PATIENCE))
            if answer.get("id") == number:
                if "error" in answer:
                    raise Gone(answer["error"]["message"])
                result: Json = answer["result"]
                return result
            if answer.get("sessionId") in self.pages:
                self.pages[answer["sessionId"]].hear(answer["method"], answer["params"])

    def visitor(self) -> Page:
        """A page of somebody who shares no cookies with the others."""
        context = self.ask("Target.createBrowserContext")["browserContextId"]
        target = self.ask("Target.createTarget", url="about:blank", browserContextId=context)
        target_id = target["targetId"]
        session = self.ask("Target.attachToTarget", targetId=target_id, flatten=True)["sessionId"]
        page = self.pages[session] = Page(self, session)
        for domain in ("Page", "Runtime", "Log"):
            page.ask(f"{domain}.enable")
        return page


class Page:
    """`complaints` is what the browser did not like: errors, and what the policy forbids."""

    def __init__(self, browser: Browser, session: str) -> None:
        self.browser = browser
        self.session = session
        self.complaints: list[str] = []

    def ask(self, method: str, **given: Any) -> Json:
        return self.browser.ask(method, self.session, **given)

    def hear(self, method: str, facts: Json) -> None:
        if method == "Runtime.exceptionThrown":
            details = facts["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description", str(details)))
        elif method == "Runtime.consoleAPICalled" and facts["type"] in ("error", "warning"):
            self.complaints.append(str([arg.get("value") for arg in facts["args"]]))
        elif method == "Log.entryAdded" and facts["entry"]["level"] in ("error", "warning"):
            entry = facts["entry"]
            self.complaints.append(f"{entry['text']} {entry.get('url', '')}")
        elif method == "Page.javascriptDialogOpening":
            self.complaints.append(f"dialog: {facts['message']}")

    def go(self, url: str) -> None:
        self.ask("Page.navigate", url=url)

    def run(self, script: str) -> Any:
        """The value of an expression, awaited if it is a promise."""
        found = self.ask(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in found:
            raise AssertionError(f"{script}: {found['exceptionDetails']}")
        return found["result"].get("value")

    def until(self, script: str) -> Any:
        """The value of an expression, as soon as it is true; the page itself keeps looking."""
        looking = f"""new Promise((found) => {{
            const look = () => {{
                const value = {script};
                if (value) found(value instanceof Node || value);
                return value;
            }};
            if (look()) return;
            const every = setInterval(() => look() && clearInterval(every), 15);
            setTimeout(() => (clearInterval(every), found(null)), 2000);
        }})"""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                value = self.run(looking)
            except Gone:
                continue
            if value:
                return value
        raise AssertionError(f"never came true: {script}\n{self.text()[:1000]}")

    def text(self) -> str:
        return str(self.run("document.body.innerText"))

    def fill(self, selector: str, text: str) -> None:
        found = json.dumps(selector)
        self.until(f"document.querySelector({found})")
        self.run(
            f"""{{ const field = document.querySelector({found}); field.value = {json.dumps(text)};
            field.dispatchEvent(new Event("input", {{ bubbles: true }}));
            field.dispatchEvent(new Event("change", {{ bubbles: true }})); }}"""
        )

    def submit(self, selector: str, text: str) -> None:
        """Type into a form's field and send it off, before the page can be drawn anew."""
        found = json.dumps(selector)
        self.until(f"document.querySelector({found})")
        self.run(
            f"""{{ const field = document.querySelector({found}); field.focus();
            field.value = {json.dumps(text)}; field.form.requestSubmit(); }}"""
        )

    def click(self, selector: str) -> None:
        found = json.dumps(selector)
        self.until(f"document.querySelector({found} + ':not(:disabled)')")
        self.run(
            f"""{{ const place = document.querySelector({found});
            place.dispatchEvent(new MouseEvent("click", {{ bubbles: true }})); }}"""
        )

    def picture(self, file: Path, width: int, height: int, dark: bool = False) -> None:
        """The whole page as it looks at that width."""
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.ask("Emulation.setEmulatedMedia", features=[scheme])
        screen = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        self.ask("Emulation.setDeviceMetricsOverride", **screen)
        taken = self.ask("Page.captureScreenshot", format="png", captureBeyondViewport=True)
        file.write_bytes(b64decode(taken["data"]))


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser of one's own, with a profile that is thrown away."""
    found = binary()
    assert found is not None, "no browser; name one in CHROMIUM"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [found, "--headless=new", "--remote-debugging-port=0", "--no-first-run"]
        command += [f"--user-data-dir={profile}", "--disable-gpu", "--disable-dev-shm-usage"]
        command += ["--disable-background-networking", "--disable-extensions"]
        if os.geteuid() == 0:
            command.append("--no-sandbox")
        process = subprocess.Popen([*command, "about:blank"], stderr=subprocess.PIPE, text=True)
        try:
            address = address_of(process)
            threading.Thread(target=read_on, args=(process,), daemon=True).start()
            with connect(address, max_size=None) as socket:
                yield Browser(socket)
        except ConnectionClosed as closed:
            raise AssertionError("the browser is gone") from closed
        finally:
            process.kill()
            process.wait(timeout=30)


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stderr is not None
    said = []
    for line in process.stderr:
        said.append(line)
        if found := re.search(r"ws://\S+", line):
            return found[0]
    raise AssertionError("the browser did not start:\n" + "".join(said))


def read_on(process: subprocess.Popen[str]) -> None:
    """To the end, since a browser whose complaints nobody reads stops in the middle of one."""
    assert process.stderr is not None
    with process.stderr:
        for _ in process.stderr:
            pass
