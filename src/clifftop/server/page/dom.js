// Elements are made, never written as markup: whatever people type is text and nothing else.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  const there = children.flat(4).filter((child) => child !== null && child !== undefined && child !== false);
  element.append(...there);
  return element;
}

/** `make("p", { class: "quiet", click: leave }, "text", another)` */
export function make(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

export function draw(name, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

export function button(label, click, attributes = {}) {
  return make("button", { type: "button", click, ...attributes }, label);
}

/** One line to fill in. `done` gets what was typed. */
export function lineForm(label, action, done, attributes = {}) {
  const input = make("input", { required: true, autocomplete: "off", ...attributes });
  const submit = (event) => {
    event.preventDefault();
    done(input.value, input);
  };
  return make("form", { class: "line", submit }, make("label", {}, label, input), make("button", {}, action));
}

export function choice(label, options, attributes = {}) {
  const select = make("select", attributes, options.map(([value, text]) => make("option", { value }, text)));
  return { select, field: make("label", {}, label, select) };
}

export function tick(label, checked, change) {
  const box = make("input", { type: "checkbox", checked, change: () => change && change(box.checked) });
  return { box, field: make("label", { class: "tick" }, box, label) };
}

/** A link or a code to take away. */
export function toKeep(text, copyLabel) {
  const input = make("input", { readonly: true, value: text, "aria-label": copyLabel, focus: () => input.select() });
  const copy = () => (input.select(), navigator.clipboard ? navigator.clipboard.writeText(text) : null);
  return make("div", { class: "line keep" }, input, button(copyLabel, copy));
}

export function section(title, ...children) {
  return make("section", {}, make("h2", {}, title), ...children);
}
