// The first sight: asks for a name once, or offers to come back as somebody known here.

import { notice } from "./alerts.js";
import { ask } from "./api.js";
import { cardElement } from "./cards.js";
import { byId, make } from "./dom.js";
import { session } from "./session.js";
import { complaint, language, word } from "./words.js";

const FAN = ["Js", "Qh", "Kc", "Ad"];

// Says hello as ``tab`` or as a new person; gives where the tab is now, or why it is nowhere.
export async function hello(name, tab) {
  const known = tab ? { user: tab.user, key: tab.key, known_as: tab.name } : {};
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const reply = await ask("/api/hello", { name, language: language(), zone, ...known });
  if (reply.status >= 400) return { refused: complaint(reply) };
  notice(reply.body.notice);
  const { user, key, name: given, ...rest } = reply.body;
  session.keep({ user, key, name: given });
  return rest;
}

function fan() {
  const faces = FAN.map((card) => cardElement({ card, mark: "plain", spoken: "", markSpoken: "" }, { mark: "plain" }, null));
  document.querySelector(".fan").replaceChildren(...faces);
}

function comeBack(done) {
  const met = session.met();
  const chips = met.map((tab) => make("button", { type: "button", class: "chip", dir: "auto", text: tab.name, onclick: () => done(tab.name, tab) }));
  byId("welcome-back").hidden = !met.length;
  document.querySelector("#welcome-back .chips").replaceChildren(...chips);
}

// Resolves with what the bot said to the person's hello.
export function welcomed() {
  fan();
  const page = byId("welcome");
  const form = byId("welcome-form");
  const field = byId("name");
  page.hidden = false;
  field.focus();
  return new Promise((resolve) => {
    const done = async (name, tab) => {
      form.dataset.busy = "true";
      const place = await hello(name, tab).catch(() => ({ refused: word("page-not-sent") }));
      delete form.dataset.busy;
      field.setCustomValidity(place.refused ?? "");
      if (place.refused) return form.reportValidity();
      page.hidden = true;
      return resolve(place);
    };
    comeBack(done);
    field.oninput = () => field.setCustomValidity("");
    form.onsubmit = (event) => {
      event.preventDefault();
      const name = field.value.trim();
      if (name && !form.dataset.busy) done(name, session.met().find((tab) => tab.name === name));
    };
  });
}
