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

// The newest screen that goes on with a table, beside those that stay as they are.
function boardOf(bodies, table) {
  return [...bodies].filter(([, body]) => body.live && body.table === table).at(-1)?.[0];
}

export class Stream {
  // With ``floats`` the board of a table stays below what else is told of the table.
  constructor(container, press, { tools = () => null, floats = false } = {}) {
    this.container = container;
    this.press = press;
    this.tools = tools;
    this.floats = floats;
    this.elements = new Map();
    this.bodies = new Map();
    this.empty = null;
    this.follows = true;
    this.latest = null;
    container.addEventListener("scroll", () => (this.follows = this.isAtEnd() || Math.abs(container.scrollTop - this.placed) < 3), { passive: true });
    new ResizeObserver(() => this.follow()).observe(container);
  }

  show(messages, empty) {
    this.elements.clear();
    this.bodies.clear();
    this.latest = null;
    this.empty = empty;
    this.container.replaceChildren(empty);
    for (const message of messages) this.put(message);
    this.latest = null;
    this.follows = true;
    this.follow();
  }

  // Brings what is shown to ``messages``, and leaves alone what is right already.
  sync(messages) {
    const ids = new Set(messages.map(({ id }) => id));
    for (const id of [...this.elements.keys()].filter((known) => !ids.has(known))) this.remove(id);
    const isNews = ({ id, body }) => JSON.stringify(this.bodies.get(id)) !== JSON.stringify(body);
    for (const message of messages.filter(isNews)) this.put(message);
  }

  isAtEnd() {
    const { scrollTop, clientHeight, scrollHeight } = this.container;
    return scrollHeight - clientHeight - scrollTop < NEAR_END;
  }

  // Keeps the end in sight, or for a while a new message that is told above the board.
  follow() {
    if (!this.follows) return;
    const element = this.latest && this.elements.get(this.latest.id);
    if (element?.isConnected) element.scrollIntoView({ block: element.offsetHeight > this.container.clientHeight ? "start" : "nearest" });
    else this.container.scrollTop = this.container.scrollHeight;
    this.placed = this.container.scrollTop;
  }

  put(message) {
    const { id, body } = message;
    if (isOlder(body, this.bodies.get(id))) return;
    const old = this.elements.get(id);
    const element = this.element(message);
    this.bodies.set(id, body);
    if (old) this.replace(old, element);
    else this.add(message, element);
    this.elements.set(id, element);
    this.empty.hidden = true;
    if (this.latest && body.table === this.latest.table && body.version > this.latest.version + 1) this.latest = null;
    this.follow();
  }

  add({ id, body }, element) {
    const board = this.floats ? boardOf(this.bodies, body.table) : undefined;
    const isBeside = board !== undefined && board !== id;
    this.latest = isBeside ? { id, table: body.table, version: body.version } : null;
    if (isBeside) this.elements.get(board).before(element);
    else this.container.append(element);
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
  point(id, { focuses = true } = {}) {
    const element = this.elements.get(id);
    element.scrollIntoView({ block: "end" });
    element.classList.add("pointed");
    setTimeout(() => element.classList.remove("pointed"), 1200);
    if (!focuses) return;
    const first = element.querySelector("button.card:not([aria-disabled])") ?? element.querySelector("button.button:not([aria-disabled])") ?? element;
    first.focus({ preventScroll: true });
  }
}

export function emptyNote(...lines) {
  return make("div", { class: "empty" }, ...lines);
}
