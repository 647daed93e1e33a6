// What a person sets for themselves: language, looks of the cards, notifications, private messages.

import { ask } from "./api.js";
import { mayNotify, notice } from "./alerts.js";
import { byId, make } from "./dom.js";
import { options } from "./session.js";
import { complaint, language, languages, word } from "./words.js";

const SHORTCUTS = [
  ["/", "page-shortcut-say"],
  ["h", "page-shortcut-hand"],
  ["b", "page-shortcut-board"],
  ["1 2 3", "page-shortcut-channels"],
  ["← →", "page-shortcut-cards"],
  ["Enter", "page-shortcut-press"],
  ["Esc", "page-shortcut-close"],
  ["?", "page-shortcut-help"],
];

export function applyLook() {
  document.documentElement.classList.toggle("four-colours", options.fourColours);
  document.documentElement.classList.toggle("large-cards", options.largeCards);
}

export function showLanguages(choose) {
  for (const group of document.querySelectorAll(".languages")) {
    const buttons = languages().map(({ code, name }) => make("button", { type: "button", class: "chip", lang: code, "aria-pressed": String(code === language()), text: name, onclick: () => choose(code) }));
    group.replaceChildren(...buttons);
  }
}

export function showShortcuts() {
  const lines = SHORTCUTS.flatMap(([keys, says]) => [make("dt", {}, ...keys.split(" ").map((key) => make("kbd", { text: key }))), make("dd", { text: word(says) })]);
  byId("shortcuts").replaceChildren(...lines);
}

const CHANGES = {
  async notifications(isOn) {
    const isAllowed = isOn && (await mayNotify());
    if (isOn && !isAllowed) notice(word("page-notifications-refused"));
    options.set("notifications", isAllowed);
    return isAllowed;
  },
  async privateOpen(isOn) {
    const reply = await ask("/api/private", { open: isOn, language: language() });
    notice(complaint(reply));
    return reply.body.privateOpen ?? !isOn;
  },
};

async function change(box) {
  const name = box.dataset.option;
  if (CHANGES[name]) {
    box.checked = await CHANGES[name](box.checked).catch(() => !box.checked);
    return;
  }
  options.set(name, box.checked);
  applyLook();
}

export function watchSettings(isPrivateOpen) {
  for (const box of document.querySelectorAll("[data-option]")) {
    box.checked = box.dataset.option === "privateOpen" ? isPrivateOpen : options[box.dataset.option];
    box.onchange = () => change(box);
  }
}
