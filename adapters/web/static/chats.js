// What the tab knows of each chat, and what in it was not seen yet.

import { ask } from "./api.js";
import { isOlder } from "./stream.js";

export class Chats {
  constructor() {
    this.kept = new Map();
    this.unseen = new Set();
    this.names = new Set();
  }

  messages(chat) {
    return [...(this.kept.get(chat)?.values() ?? [])];
  }

  // Reads a chat anew from the bot.
  async read(chat) {
    const reply = await ask(`/api/chat?chat=${encodeURIComponent(chat)}`);
    const messages = reply.body.messages ?? [];
    this.kept.set(chat, new Map(messages.map((message) => [message.id, message])));
    messages.forEach((message) => this.meet(message));
  }

  // Keeps a message; gives what it was before, or undefined for one that must not be shown.
  put(message) {
    const chat = this.kept.get(message.chat);
    const before = chat?.get(message.id);
    if (!chat || isOlder(message.body, before?.body)) return { isNews: false };
    chat.set(message.id, message);
    this.meet(message);
    return { isNews: true, before: before?.body };
  }

  remove(chat, id) {
    this.kept.get(chat)?.delete(id);
  }

  meet(message) {
    if (message.body.kind === "said") this.names.add(message.body.name);
  }

  // A message of the chat that says exactly what ``body`` says.
  same(chat, body) {
    const text = JSON.stringify(body);
    return this.messages(chat).find((message) => JSON.stringify(message.body) === text);
  }

  // Whether a message of the chat still shows an older picture of what ``body`` shows.
  isBehind(chat, body) {
    return this.messages(chat).some((message) => isOlder(message.body, body));
  }

  // Whether a message of the chat goes on with the table of ``body``, and is no older.
  isTold(chat, body) {
    return this.messages(chat).some((message) => message.body.live && message.body.table === body.table && !isOlder(message.body, body));
  }

  // Whether ``body`` speaks of a challenge that has been taken since, or is gone.
  isPast(body) {
    const isLater = (than) => than.table === body.table && than.version > body.version && !than.ofChallenge;
    return Boolean(body.ofChallenge) && [...this.kept.values()].some((chat) => [...chat.values()].some((message) => isLater(message.body)));
  }

  awaits(chat) {
    return this.messages(chat).some((message) => message.body.attention);
  }
}
