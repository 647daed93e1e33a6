// The bot's time, which everything counts down by: what this machine takes for the time says nothing.

import { make } from "./dom.js";
import { language, word } from "./words.js";

const LOOK_EVERY = 250;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LAST_PART = 4;

// The bot's time less this page's own, which only ever goes on.
let ahead = Date.now() - performance.now();

// Hears what time it was at the bot when it sent something.
export function hearTime(now) {
  if (now) ahead = now - performance.now();
}

const two = (number) => String(number).padStart(2, "0");

// Seconds in words: the two largest units that there are.
function inWords(seconds) {
  const [days, hours, minutes] = [Math.floor(seconds / DAY), Math.floor(seconds / HOUR), Math.floor(seconds / MINUTE)];
  if (days) return `${days} ${word("page-days")} ${hours % 24} ${word("page-hours")}`;
  if (hours) return `${hours} ${word("page-hours")} ${two(minutes % 60)} ${word("page-minutes")}`;
  if (minutes) return `${minutes} ${word("page-minutes")} ${two(seconds % 60)} ${word("page-seconds")}`;
  return seconds ? `${seconds} ${word("page-seconds")}` : word("page-time-up");
}

function show(element) {
  const { until, whole } = element.dataset;
  const left = Math.max(0, Math.ceil((until - ahead - performance.now()) / 1000));
  const words = inWords(left);
  const said = element.querySelector(".left");
  if (said.textContent !== words) said.textContent = words;
  element.classList.toggle("is-urgent", left * LAST_PART <= whole);
}

export function showTimes() {
  document.querySelectorAll("[data-until]").forEach(show);
}

// A line that counts down by itself. It is read on demand, not each second.
export function countdown({ text, until, seconds }) {
  const sign = make("span", { class: "sign", "aria-hidden": "true", text: "!" });
  const left = make("b", { class: "left", lang: language() });
  const element = make("p", { class: "countdown", role: "timer", "aria-live": "off", dir: "auto", "data-until": until, "data-whole": seconds }, sign, make("span", { text }), " ", left);
  show(element);
  return element;
}

setInterval(showTimes, LOOK_EVERY);
document.addEventListener("visibilitychange", showTimes);
