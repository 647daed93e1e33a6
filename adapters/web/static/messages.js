// One message into elements: what a person said, or a screen of the bot.

import { backsGroup, cardGroup } from "./cards.js";
import { countdown } from "./clock.js";
import { make } from "./dom.js";
import { language, word } from "./words.js";

const COLOURS = 6;

function time(at) {
  const shown = new Date(at).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
  return make("time", { datetime: new Date(at).toISOString(), text: shown });
}

function hue(author) {
  return [...author].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 997, 7) % COLOURS;
}

export function avatar(name, author) {
  return make("span", { class: `avatar hue-${hue(author)}`, "aria-hidden": "true", text: [...name][0] ?? "" });
}

export function saidElement(message) {
  const { name, text } = message.body;
  const head = make("header", {}, make("b", { dir: "auto", text: name }), time(message.at));
  return make("article", { class: "said", "data-id": message.id }, avatar(name, message.author), make("div", {}, head, make("p", { dir: "auto", text })));
}

function line(block) {
  return make("p", { class: `line is-${block.tone}`, dir: "auto", text: block.text });
}

function grid(block) {
  const [head, ...rows] = block.rows;
  const cells = (row) => row.map((cell, at) => (at ? make("td", { text: cell }) : make("th", { scope: "row", text: cell })));
  const top = make("tr", {}, ...head.map((cell) => (cell ? make("th", { scope: "col", text: cell }) : make("td"))));
  return make("div", { class: "grid", tabindex: "0", role: "group" }, make("table", {}, make("thead", {}, top), make("tbody", {}, ...rows.map((row) => make("tr", {}, ...cells(row))))));
}

const LINES = { line, grid, countdown };

const isOnFelt = (block) => block.kind === "cards" || block.kind === "backs";

// Cards that follow one another lie side by side on one piece of the table.
function blocks(screen, press) {
  const parts = [];
  let felt = null;
  for (const block of screen.blocks) {
    if (!isOnFelt(block)) felt = null;
    else if (felt === null) parts.push((felt = make("div", { class: "felt" })));
    if (block.kind === "cards") felt.append(cardGroup(block, press));
    else if (block.kind === "backs") felt.append(backsGroup(block));
    else parts.push(LINES[block.kind](block));
  }
  return parts;
}

function pressable(button, at, press) {
  const waits = button.enabled ? {} : { "aria-disabled": "true" };
  const element = make("button", { type: "button", class: `button ${button.style}`, "data-key": `button ${at}`, title: button.why || null, ...waits, text: button.label });
  element.addEventListener("click", () => press(element, button.enabled ? button.token : "", button.why));
  return element;
}

function rows(screen, press) {
  if (!screen.rows.length) return null;
  const lines = screen.rows.map((row, y) => make("div", { class: "row" }, ...row.map((button, x) => pressable(button, `${y} ${x}`, press))));
  return make("div", { class: "rows" }, ...lines);
}

// ``press`` is called with the element, its token (empty when it can not be pressed) and why not.
export function screenElement(message, press) {
  const screen = message.body;
  const titleId = `title-${message.id}`;
  const title = make("h3", { id: titleId, dir: "auto", text: screen.title });
  const turn = screen.attention ? make("span", { class: "turn", text: word("page-your-turn") }) : null;
  const head = make("header", { class: "screen-head" }, title, turn);
  const body = make("div", { class: "screen-body" }, ...blocks(screen, press));
  const look = { class: `screen${screen.attention ? " awaits" : ""}`, "data-id": message.id, "aria-labelledby": titleId, tabindex: "-1", lang: screen.language };
  const buttons = rows(screen, press);
  return make("article", look, head, ...(screen.buttonsFirst ? [buttons, body] : [body, buttons]));
}

// The sentences of a screen, for telling what is new in them.
export function sentences(screen) {
  return screen.blocks.flatMap((block) => (block.kind === "line" ? [block.text] : []));
}
