"""What an update of the board cost, read from a trace of the browser.

The page is made to leave two marks: when a message of the table has come, and when the next frame
has been drawn. What the main thread of the browser did in between is in its trace, with its
processor time.
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

CATEGORIES: Final = [
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
]

CAME: Final = "update-came"
SHOWN: Final = "update-shown"

# Ahead of the page's own listener. A message to oneself, sent when a frame begins, comes after it.
MARKS: Final = f"""
window.WebSocket = class extends WebSocket {{
  constructor(...given) {{
    super(...given);
    this.addEventListener("message", ({{ data }}) => {{
      if (JSON.parse(data).type !== "table") return;
      performance.mark("{CAME}");
      requestAnimationFrame(() => {{
        const {{ port1, port2 }} = new MessageChannel();
        port1.onmessage = () => performance.mark("{SHOWN}");
        port2.postMessage(null);
      }});
    }});
  }}
}};
"""

# What a frame is made of, after the script has changed the page.
DRAWING: Final = ("UpdateLayoutTree", "Layout", "PrePaint", "Layerize", "Paint", "Commit")

# The page's own work, put off until the frame, when promises are kept, or when a timer says so.
CALLED: Final = ("FireAnimationFrame", "RunMicrotasks", "TimerFire")

Event = dict[str, Any]


class Update(NamedTuple):
    """Milliseconds: of processor time on the main thread, and on the clock until it was drawn."""

    messages: int
    script: float
    drawing: float
    clock: float

    @property
    def work(self) -> float:
        return self.script + self.drawing


def updates(trace: bytes) -> list[Update]:
    """Each frame that showed news of the table; messages that share a frame are one update. What
    the browser does for whoever drives it is left out."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    marks = sorted((event for event in events if event["name"] in (CAME, SHOWN)), key=when)
    if not marks:
        return []
    thread = marks[0]["pid"], marks[0]["tid"]
    spans = [each for each in events if (each["pid"], each["tid"]) == thread and each["ph"] == "X"]
    tasks = [span for span in spans if span["name"] == "RunTask"]
    drawn = [span for span in spans if span["name"] in DRAWING]
    called = [span for span in spans if span["name"] in CALLED]
    found = []
    came: list[Event] = []
    for mark in marks:
        if mark["name"] == CAME:
            came.append(mark)
        elif came:
            reading = [task for task in tasks if any(holds(task, each) for each in came)]
            frame = [span for span in drawn if when(came[0]) < when(span) < when(mark)]
            later = [span for span in called if when(came[0]) < when(span) < when(mark)]
            script = processor_ms(outermost(reading + later))
            drawing = processor_ms(outermost(reading + later + frame)) - script
            clock = (when(mark) - when(came[0])) / 1000
            found.append(Update(len(came), script, drawing, clock))
            came = []
    return found


def when(event: Event) -> int:
    return int(event["ts"])


def holds(span: Event, mark: Event) -> bool:
    return bool(when(span) <= when(mark) <= when(span) + span["dur"])


def outermost(spans: list[Event]) -> list[Event]:
    """Without those that are part of another one, so that nothing counts twice."""
    found: list[Event] = []
    for span in sorted(spans, key=lambda each: (when(each), -each["dur"])):
        if not found or not holds(found[-1], span):
            found.append(span)
    return found


def processor_ms(spans: list[Event]) -> float:
    return sum(float(span["tdur"]) for span in spans) / 1000
