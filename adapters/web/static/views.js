// The parts of the page beside the messages: channels, people, the two views of a phone, dots.

import { byId, make } from "./dom.js";
import { avatar } from "./messages.js";
import { word } from "./words.js";

const PHONE = matchMedia("(max-width: 719px)");

export function showChannels(channels, current, unseen, choose) {
  const items = channels.map(({ chat, name }) => {
    const dot = unseen.has(chat) ? make("span", { class: "dot" }, make("span", { class: "unseen", text: word("page-news") })) : null;
    const button = make("button", { type: "button", "aria-current": chat === current ? "page" : null, onclick: () => choose(chat) }, make("span", { class: "hash", "aria-hidden": "true", text: "#" }), make("span", { dir: "auto", text: name }), dot);
    return make("li", {}, button);
  });
  byId("channels").replaceChildren(...items);
}

export function showPeople(names, own, challenge) {
  const items = names.map((name) => {
    const face = avatar(name, name);
    if (name === own) return make("li", {}, make("span", { class: "person" }, face, make("span", { dir: "auto", text: name }), make("small", { text: word("page-you") })));
    const button = make("button", { type: "button", class: "person", title: word("page-challenge"), onclick: () => challenge(name) }, face, make("span", { dir: "auto", text: name }), make("small", { text: word("page-challenge") }));
    return make("li", {}, button);
  });
  byId("people").replaceChildren(...items);
}

export function currentView() {
  return document.body.dataset.view ?? "room";
}

export function isSeen(view) {
  return !PHONE.matches || currentView() === view;
}

export function showView(view) {
  document.body.dataset.view = view;
  for (const button of byId("switch").children) button.setAttribute("aria-pressed", String(button.dataset.view === view));
  showDot(view, false);
}

export function showDot(view, isOn) {
  const button = byId("switch").querySelector(`[data-view=${view}]`);
  const dot = button.querySelector(".dot");
  dot.hidden = !isOn;
  dot.replaceChildren(make("span", { class: "unseen", text: word("page-news") }));
}

// The drawer with the channels, where the page is too narrow to show it always.
export function watchDrawer() {
  const opener = byId("open-side");
  const set = (isOpen) => {
    document.body.classList.toggle("side-open", isOpen);
    opener.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) byId("channels").querySelector("button").focus();
  };
  const isOpen = () => document.body.classList.contains("side-open");
  opener.addEventListener("click", (event) => {
    event.stopPropagation();
    set(!isOpen());
  });
  document.addEventListener("click", (event) => (event.target.closest("#side") && !event.target.closest("button, a") ? null : set(false)));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    set(false);
    opener.focus();
  });
}
