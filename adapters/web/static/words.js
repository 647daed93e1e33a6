// The page's own words in the reader's language, put into the places that ask for them.

import { ask } from "./api.js";

let known = { language: "en", languages: [], words: {}, commands: [] };

export const language = () => known.language;
export const languages = () => known.languages;
export const commands = () => known.commands;
export const word = (key) => known.words[key] ?? "";

// Whoever stands between page and bot may answer in its own way, without a sentence of ours.
const BARE = { 400: "page-not-read", 413: "page-too-long" };

// What a reply complains of; empty where it does not.
export function complaint({ status, body }) {
  return status < 400 ? "" : body.notice || word(BARE[status] ?? "page-refused");
}

export async function speak(tag) {
  const reply = await ask(`/api/words?language=${encodeURIComponent(tag)}`);
  known = reply.body;
  document.documentElement.lang = known.language;
  fillWords(document);
}

export function fillWords(root) {
  for (const place of root.querySelectorAll("[data-word]")) place.textContent = word(place.dataset.word);
  for (const place of root.querySelectorAll("[data-label]")) {
    place.setAttribute("aria-label", word(place.dataset.label));
    if (place.matches("button, a")) place.title = word(place.dataset.label);
  }
  for (const place of root.querySelectorAll("[data-placeholder]")) place.placeholder = word(place.dataset.placeholder);
}
