// A press from button to answer: one at a time for each message, busy at once, answered once.

import { ask, newId, Stranger } from "./api.js";
import { notice } from "./alerts.js";
import { complaint, language, word } from "./words.js";

const waiting = new Set();

export function show(reply) {
  notice(complaint(reply) || reply.body.notice);
}

export function failed(error, onStranger) {
  if (error instanceof Stranger) return onStranger();
  notice(word("page-not-sent"));
}

function setBusy(element, isBusy) {
  if (!element) return;
  if (isBusy) element.dataset.busy = "true";
  else delete element.dataset.busy;
}

// Presses; gives the reply, or null where there is none. ``current`` finds the element by then.
export async function press({ message, button, token, why }, current, onStranger) {
  if (waiting.has(message.id)) return null;
  if (!token) {
    notice(why);
    return null;
  }
  waiting.add(message.id);
  setBusy(current(), true);
  button.setAttribute("aria-busy", "true");
  try {
    const reply = await ask("/api/press", { id: newId(), chat: message.chat, message: message.id, token, language: language() });
    show(reply);
    return reply.body;
  } catch (error) {
    failed(error, onStranger);
    return null;
  } finally {
    waiting.delete(message.id);
    setBusy(current(), false);
    button.removeAttribute("aria-busy");
  }
}

export async function say(chat, line, onStranger) {
  try {
    const reply = await ask("/api/say", { id: newId(), chat, line, language: language() });
    show(reply);
    return reply.status < 400 ? reply.body : null;
  } catch (error) {
    failed(error, onStranger);
    return null;
  }
}
