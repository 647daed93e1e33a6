// Play by keys: arrows walk through a hand, single letters jump to the places of the page.

import { byId } from "./dom.js";
import { options } from "./session.js";

const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

function walk(event) {
  const card = event.target.closest?.("button.card");
  if (!card) return false;
  const cards = [...card.closest("article").querySelectorAll("button.card")];
  const at = cards.indexOf(card);
  const target = { Home: 0, End: cards.length - 1 }[event.key] ?? at + (STEPS[event.key] ?? 0);
  if (target === at || !(event.key in STEPS || event.key === "Home" || event.key === "End")) return false;
  cards[Math.min(Math.max(target, 0), cards.length - 1)].focus();
  return true;
}

function isTyping(element) {
  return element.closest?.("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null;
}

function letter(event, ways) {
  const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
  if (!options.shortcuts || !isPlain || isTyping(event.target) || document.querySelector("dialog[open]")) return false;
  const way = ways[event.key] ?? (/^[1-9]$/.test(event.key) ? () => ways.channel(Number(event.key) - 1) : null);
  way?.();
  return Boolean(way);
}

// ``ways`` says where each letter leads; ``channel`` takes the number of one.
export function listen(ways) {
  document.addEventListener("keydown", (event) => {
    if (walk(event) || letter(event, ways)) event.preventDefault();
  });
}

export function firstButton(container) {
  const awaits = container.querySelector("article.awaits") ?? [...container.querySelectorAll("article.screen")].at(-1);
  const card = awaits?.querySelector("button.card:not([aria-disabled])");
  return card ?? awaits?.querySelector(".button:not([aria-disabled])") ?? awaits ?? container;
}

export function openDialog(id) {
  byId(id).showModal();
}
