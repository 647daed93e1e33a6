// Cards as they lie on the table: faces, backs, and the groups that they stand in.

import { make } from "./dom.js";

// The selector after each sign keeps phones from drawing an emoji instead of a letter.
const TEXT = "\uFE0E";
const SIGNS = { c: "♣", d: "♦", h: "♥", s: "♠" };
const COURT = new Set(["J", "Q", "K"]);
const MOST_BACKS = 4;

function parts(notation) {
  const rank = notation[0] === "T" ? "10" : notation[0];
  return { rank, suit: notation[1], sign: SIGNS[notation[1]] + TEXT };
}

function drawn(face) {
  const { rank, sign } = parts(face.card);
  const corner = make("span", { class: "corner" }, make("b", { text: rank }), make("i", { text: sign }));
  const middle = COURT.has(rank) ? make("span", { class: "court", text: rank }) : null;
  return [corner, middle, make("span", { class: "pip", text: sign })];
}

function label(face, group) {
  const mark = face.mark === group.mark ? "" : face.markSpoken;
  return [face.spoken, mark, face.hint].filter(Boolean).join(", ");
}

// A sign on a card that stands out among its group: just drawn, or laid off by another.
function tagOf(face, group) {
  if (face.mark === "drawn" && face.markSpoken) return make("span", { class: "tag", "data-text": face.markSpoken });
  if (face.mark === "layoff" && group.mark !== "layoff") return make("span", { class: "tag plus", "data-text": "+", title: face.markSpoken });
  return null;
}

// A card is a button where pressing it does something, or where it can say why not.
export function cardElement(face, group, press) {
  const look = { class: `card suit-${parts(face.card).suit} is-${face.mark}`, "aria-label": label(face, group), "data-card": face.card };
  const tag = tagOf(face, group);
  if (!face.token && !face.hint) return make("span", { ...look, role: "img" }, ...drawn(face), tag);
  const key = { "data-key": `card ${face.card}`, type: "button", title: face.hint || null };
  const waits = face.token ? {} : { "aria-disabled": "true" };
  const button = make("button", { ...look, ...key, ...waits }, ...drawn(face), tag);
  button.addEventListener("click", () => press(button, face.token, face.hint));
  return button;
}

export function cardGroup(group, press) {
  const cards = make("div", { class: "cards" }, ...group.cards.map((face) => cardElement(face, group, press)));
  const caption = group.label ? make("figcaption", { text: group.label }) : null;
  const canPress = group.cards.some((face) => face.token || face.hint);
  return make("figure", { class: `group is-${group.mark}${canPress ? " pressable" : ""}`, role: "group", "aria-label": group.label || null }, cards, caption);
}

export function backsGroup(block) {
  const count = Math.min(block.count, MOST_BACKS);
  const backs = Array.from({ length: count }, () => make("span", { class: "card back" }));
  const cards = make("div", { class: "cards fanned", "aria-hidden": "true" }, ...(backs.length ? backs : [make("span", { class: "card none" })]));
  return make("figure", { class: "group is-backs", role: "group", "aria-label": block.label }, cards, make("figcaption", { text: block.label }));
}
