// What reaches a person who looks elsewhere: notices, words for the ear, the title, notifications.

import { byId, make } from "./dom.js";
import { options } from "./session.js";
import { word } from "./words.js";

const NOTICE_SECONDS = 9;

// An open dialog silences and hides all that is outside it.
export function raiseVoices() {
  const top = document.querySelector("dialog[open]") ?? document.body;
  if (byId("voices").parentNode !== top) top.append(byId("voices"));
}

export function notice(text) {
  if (!text) return;
  raiseVoices();
  const toasts = byId("toasts");
  const close = make("button", { type: "button", class: "icon-button", "aria-label": word("page-close"), text: "×" });
  const toast = make("div", { class: "toast" }, make("p", { dir: "auto", text }), close);
  const isOver = () => toast.matches(":hover, :focus-within");
  const end = () => (isOver() ? setTimeout(end, 1000) : toast.remove());
  close.addEventListener("click", () => toast.remove());
  toasts.replaceChildren(toast);
  setTimeout(end, NOTICE_SECONDS * 1000);
}

export function tell(text) {
  raiseVoices();
  byId("spoken").textContent = text;
}

let isWaitedFor = false;
let isToBeCalled = true;
let hasRung = false;
let notification = null;

const isLookedAt = () => !document.hidden && document.hasFocus();

function entitle() {
  const sign = hasRung ? "🔔" : "●";
  document.title = isToBeCalled && (isWaitedFor || hasRung) ? `${sign} ${word("page-your-turn")} · Deadwood` : "Deadwood";
}

export function showTurn(isWaited) {
  isWaitedFor = isWaited;
  if (!isWaited) calm();
  entitle();
}

// Whoever wants no notices reads whose turn it is on the page alone.
export function wantNotices(isWanted) {
  isToBeCalled = isWanted;
  if (!isWanted) calm();
  entitle();
}

// Calls a person who looks elsewhere; ``chat`` keeps the calls of two people in one browser apart.
export function ring(chat, title) {
  if (isLookedAt()) return;
  hasRung = true;
  entitle();
  if (!options.notifications || globalThis.Notification?.permission !== "granted") return;
  notification = new Notification(word("page-your-turn"), { body: title, icon: "/static/favicon.svg", tag: `deadwood ${chat}` });
  notification.onclick = () => {
    window.focus();
    calm();
  };
}

function calm() {
  hasRung = false;
  notification?.close();
  notification = null;
}

function look() {
  if (!isLookedAt()) return;
  calm();
  entitle();
}

addEventListener("focus", look);
document.addEventListener("visibilitychange", look);

// Whether the browser lets us notify, after asking the person once.
export async function mayNotify() {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}
