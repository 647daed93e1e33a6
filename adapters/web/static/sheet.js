// Answers for the presser alone, on a sheet above the page: rules, statistics, a question.

import { raiseVoices } from "./alerts.js";
import { newId } from "./api.js";
import { byId } from "./dom.js";
import { isOlder } from "./stream.js";
import { screenElement } from "./messages.js";

export class Sheet {
  constructor(press) {
    this.dialog = byId("sheet");
    this.body = byId("sheet-body");
    this.press = press;
    this.message = null;
  }

  show(chat, body) {
    this.message = { id: `~${newId()}`, chat, body };
    this.draw();
    if (!this.dialog.open) this.dialog.showModal();
    this.current().focus({ preventScroll: true });
    this.body.scrollTop = 0;
  }

  redraw(id, body) {
    if (this.message?.id !== id || isOlder(body, this.message.body)) return;
    const isTaken = this.message.isTaken || (this.message.body.ofChallenge && !body.ofChallenge);
    this.message = { ...this.message, body, isTaken };
    this.draw();
  }

  // Closes over what is of no use any more; under a press it waits for what the press leads to.
  closeIf(isUseless) {
    if (this.dialog.open && this.message && !this.current().dataset.busy && isUseless(this.message)) this.dialog.close();
  }

  draw() {
    const key = document.activeElement?.dataset?.key;
    const message = this.message;
    const element = screenElement(message, (button, token, why) => this.press({ message, button, token, why }));
    this.body.replaceChildren(element);
    const same = key && [...element.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key);
    if (this.dialog.open) (same || element).focus({ preventScroll: true });
  }

  current() {
    return this.body.firstElementChild;
  }
}

// Every dialog closes by its button, by Escape, and by a press beside it.
export function closable(dialog) {
  for (const button of dialog.querySelectorAll("[data-close]")) button.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", raiseVoices);
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}
