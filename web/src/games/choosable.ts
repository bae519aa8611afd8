// What makes a drawing a choice: it can be pointed at, tabbed to, and taken.
import type { SVGAttributes } from "svelte/elements";
import type { Choice } from "./face";

export function choosable(
  choice: Choice,
  onchoose: (action: number) => void,
  onhover: (action: number | null) => void,
): SVGAttributes<SVGGElement> {
  const point = () => onhover(choice.action);
  const leave = () => onhover(null);
  return {
    role: "button",
    tabindex: 0,
    "aria-label": choice.text,
    onclick: () => onchoose(choice.action),
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onchoose(choice.action);
    },
    onpointerenter: point,
    onpointerleave: leave,
    onfocus: point,
    onblur: leave,
  };
}
