// Dragging, as another way to tap: a piece to where it shall go, a card from the hand to the board.
// Only with a mouse or a pen: a finger that moves looks around.

interface Held {
  pointer: number;
  from: HTMLElement | SVGElement;
  x: number;
  y: number;
  /** The card as it hangs from the pointer. */
  ghost: HTMLElement | null;
  begun: boolean;
}

const FAR = 8; // px, from where on a tap is a drag

/** On an element around board and hand; what can be dragged says `data-drag="piece"` or `"card"`. */
export function drag(root: HTMLElement): { destroy: () => void } {
  let held: Held | null = null;
  let dropped = -Infinity;
  const signal = new AbortController();

  function down(event: PointerEvent): void {
    const from = (event.target as Element).closest<HTMLElement | SVGElement>("[data-drag]");
    if (!from || event.button !== 0 || event.pointerType === "touch") return;
    held = { pointer: event.pointerId, from, x: event.clientX, y: event.clientY, ghost: null, begun: false };
  }

  function move(event: PointerEvent): void {
    if (held?.pointer !== event.pointerId) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.begun && Math.hypot(x, y) < FAR) return;
    if (!held.begun) begin(held);
    if (held.ghost) held.ghost.style.translate = `${x}px ${y}px`;
  }

  /** A piece is taken up, so that the places it can go to glow; a card only leaves the hand. */
  function begin(now: Held): void {
    now.begun = true;
    root.dataset.dragging = now.from.dataset.drag;
    if (now.from instanceof HTMLElement) {
      const { left, top, width, height } = now.from.getBoundingClientRect();
      const ghost = now.from.cloneNode(true) as HTMLElement;
      Object.assign(ghost.style, { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      Object.assign(ghost.style, { pointerEvents: "none", zIndex: "40", rotate: "4deg", transition: "none" });
      ghost.inert = true;
      now.from.after(ghost);
      now.ghost = ghost;
    } else press(now.from);
  }

  function up(event: PointerEvent): void {
    if (held?.pointer !== event.pointerId) return;
    const { from, begun } = held;
    stop();
    if (!begun) return;
    dropped = event.timeStamp;
    queueMicrotask(() => {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      if (!under?.closest(".board")) return;
      const goal = under.closest("[role=button]");
      if (from instanceof HTMLElement) press(from);
      else if (goal && goal !== from) press(goal);
    });
  }

  /** The browser takes the end of a drag for a click on whatever lies around both ends. */
  function click(event: MouseEvent): void {
    if (event.isTrusted && event.timeStamp - dropped < 50) event.stopPropagation();
  }

  function stop(): void {
    held?.ghost?.remove();
    delete root.dataset.dragging;
    held = null;
  }

  function press(what: Element): void {
    what.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
  }

  const options = { signal: signal.signal };
  root.addEventListener("pointerdown", down, options);
  addEventListener("pointermove", move, options);
  addEventListener("pointerup", up, options);
  addEventListener("pointercancel", stop, options);
  addEventListener("click", click, { ...options, capture: true });
  return {
    destroy() {
      stop();
      signal.abort();
    },
  };
}
