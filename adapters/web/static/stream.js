// A chat on the page: its messages in order, redrawn in place, with the keyboard where it was.

import { make } from "./dom.js";
import { saidElement, screenElement } from "./messages.js";

const NEAR_END = 80;

export function isOlder(body, than) {
  return Boolean(than) && body.kind === "screen" && than.table === body.table && body.version < than.version;
}

function focusKey(element) {
  const active = document.activeElement;
  if (!element.contains(active)) return null;
  const cards = [...element.querySelectorAll("button.card")];
  return { key: active.dataset.key ?? "", at: cards.indexOf(active) };
}

// The same button; else the card that took its place; else the message itself.
function focusAgain(element, was) {
  const same = [...element.querySelectorAll("[data-key]")].find((one) => one.dataset.key === was.key);
  const cards = element.querySelectorAll("button.card");
  const target = same ?? (was.at >= 0 ? cards[Math.min(was.at, cards.length - 1)] : null) ?? element;
  target.focus({ preventScroll: true });
}

export class Stream {
  constructor(container, press, tools = () => null) {
    this.container = container;
    this.press = press;
    this.tools = tools;
    this.elements = new Map();
    this.bodies = new Map();
    this.empty = null;
  }

  show(messages, empty) {
    this.elements.clear();
    this.bodies.clear();
    this.empty = empty;
    this.container.replaceChildren(empty);
    for (const message of messages) this.put(message);
    this.toEnd();
  }

  toEnd() {
    this.container.scrollTop = this.container.scrollHeight;
  }

  isAtEnd() {
    const { scrollTop, clientHeight, scrollHeight } = this.container;
    return scrollHeight - clientHeight - scrollTop < NEAR_END;
  }

  put(message) {
    if (isOlder(message.body, this.bodies.get(message.id))) return;
    const atEnd = this.isAtEnd();
    const old = this.elements.get(message.id);
    const element = this.element(message);
    if (old) this.replace(old, element);
    else this.container.append(element);
    this.elements.set(message.id, element);
    this.bodies.set(message.id, message.body);
    this.empty.hidden = true;
    if (atEnd) this.toEnd();
  }

  replace(old, element) {
    const was = focusKey(old);
    const before = new Set([...old.querySelectorAll("[data-card]")].map((card) => card.dataset.card));
    for (const card of element.querySelectorAll("[data-card]")) card.classList.toggle("arrives", !before.has(card.dataset.card));
    if (old.dataset.busy) element.dataset.busy = "true";
    old.replaceWith(element);
    if (was) focusAgain(element, was);
  }

  element(message) {
    if (message.body.kind === "said") return saidElement(message);
    const element = screenElement(message, (button, token, why) => this.press({ message, element: this.elements.get(message.id), button, token, why }));
    const tools = this.tools(message);
    if (tools) element.querySelector(".screen-head").append(tools);
    return element;
  }

  remove(id) {
    this.elements.get(id)?.remove();
    this.elements.delete(id);
    this.bodies.delete(id);
    this.empty.hidden = this.elements.size > 0;
  }

  // Shows where a message is that the person asked for again.
  point(id) {
    const element = this.elements.get(id);
    element.scrollIntoView({ block: "end" });
    element.classList.add("pointed");
    setTimeout(() => element.classList.remove("pointed"), 1200);
    const first = element.querySelector("button.card:not([aria-disabled])") ?? element.querySelector("button.button:not([aria-disabled])") ?? element;
    first.focus({ preventScroll: true });
  }
}

export function emptyNote(...lines) {
  return make("div", { class: "empty" }, ...lines);
}
