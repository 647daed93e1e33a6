// The command line: what is typed, and suggestions for commands and people.

import { byId, make } from "./dom.js";
import { commands, word } from "./words.js";

const LONGEST_LINE = 500;
const MOST_PEOPLE = 16;

function quoted(name) {
  return /\s/.test(name) ? `@"${name}"` : `@${name}`;
}

// What fits what stands before the caret: commands for a first word, people after an @.
function suggestions(line, people) {
  const start = line.match(/^\/(\S*)$/u);
  if (start) {
    const begun = start[1].toLowerCase();
    const fits = commands().filter((one) => [one.name, ...one.spellings].some((name) => name.startsWith(begun)));
    return fits.map((one) => ({ insert: `/${one.name} `, title: `/${one.name}`, hint: one.arguments, note: one.description }));
  }
  const person = line.match(/(^|\s)@"?([^"]*)$/u);
  if (!person) return [];
  const begun = person[2].toLowerCase();
  const fits = people.filter((name) => name.toLowerCase().startsWith(begun)).slice(0, MOST_PEOPLE);
  const before = line.slice(0, person.index) + person[1];
  return fits.map((name) => ({ insert: `${before}${quoted(name)} `, title: `@${name}`, note: "" }));
}

export class Composer {
  constructor(form, { send, people }) {
    this.form = form;
    this.people = people;
    this.send = send;
    this.chosen = -1;
    const listId = `suggested-${form.dataset.for}`;
    this.list = make("ul", { id: listId, class: "suggested", role: "listbox", "data-label": "page-suggestions", hidden: true });
    this.input = make("input", { type: "text", maxlength: LONGEST_LINE, autocomplete: "off", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": listId, enterkeyhint: "send", "data-label": `page-say-${form.dataset.for}`, "data-placeholder": `page-say-${form.dataset.for}` });
    this.button = make("button", { class: "send", "data-label": "page-send" });
    this.button.append(byId("send-icon").content.cloneNode(true));
    form.append(this.list, this.input, this.button);
    this.input.addEventListener("input", () => this.suggest());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("blur", () => this.close());
    form.addEventListener("submit", (event) => this.submit(event));
  }

  begin(text) {
    this.input.value = text;
    this.input.focus();
    this.suggest();
  }

  suggest() {
    const at = this.input.selectionStart ?? this.input.value.length;
    this.found = at === this.input.value.length ? suggestions(this.input.value, this.people()) : [];
    this.chosen = -1;
    this.list.replaceChildren(...this.found.map((one, index) => this.option(one, index)));
    this.list.hidden = !this.found.length;
    this.input.setAttribute("aria-expanded", String(!this.list.hidden));
    this.input.removeAttribute("aria-activedescendant");
  }

  option(one, index) {
    const title = make("b", { dir: "auto", text: one.title });
    const hint = one.hint ? make("code", { text: one.hint }) : null;
    const option = make("li", { id: `${this.list.id}-${index}`, role: "option", "aria-selected": "false" }, title, hint, one.note ? make("span", { text: one.note }) : null);
    option.addEventListener("pointerdown", (event) => event.preventDefault());
    option.addEventListener("click", () => this.take(index));
    return option;
  }

  close() {
    this.list.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
  }

  choose(step) {
    const options = [...this.list.children];
    options[this.chosen]?.setAttribute("aria-selected", "false");
    this.chosen = (this.chosen + step + options.length + (this.chosen < 0 && step < 0 ? 1 : 0)) % options.length;
    const option = options[this.chosen];
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", option.id);
  }

  take(index) {
    this.begin(this.found[index].insert);
  }

  key(event) {
    if (this.list.hidden) return;
    const ways = { ArrowDown: () => this.choose(1), ArrowUp: () => this.choose(-1), Escape: () => this.close(), Tab: () => this.take(Math.max(this.chosen, 0)) };
    const picks = event.key === "Enter" && this.chosen >= 0;
    const way = picks ? () => this.take(this.chosen) : ways[event.key];
    if (!way || event.isComposing || (event.key === "Tab" && event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    way();
  }

  async submit(event) {
    event.preventDefault();
    const line = this.input.value.trim();
    if (!line || this.form.dataset.busy) return;
    this.close();
    this.form.dataset.busy = "true";
    const wasSent = await this.send(line);
    delete this.form.dataset.busy;
    if (wasSent && this.input.value.trim() === line) this.input.value = "";
  }
}
