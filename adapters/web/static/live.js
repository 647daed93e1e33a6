// The live line: news as they happen. A lost line is picked up again by itself, then all is read anew.

import { hearTime } from "./clock.js";
import { session } from "./session.js";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;

export class LiveLine {
  // ``heard`` gets each piece of news; ``changed`` hears "open" and "lost".
  constructor(heard, changed) {
    this.heard = heard;
    this.changed = changed;
    this.pause = FIRST_PAUSE;
    this.socket = null;
    this.timer = 0;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
  }

  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ user: session.tab.user, key: session.tab.key, name: session.tab.name }));
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.lost();
  }

  // Joins anew under another name.
  reopen() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.open();
  }

  hear({ now, ...news }) {
    hearTime(now);
    if (!this.isOpen) {
      this.isOpen = true;
      this.pause = FIRST_PAUSE;
      this.changed("open");
    }
    this.heard(news);
  }

  lost() {
    this.isOpen = false;
    this.changed("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  hurry() {
    if (this.socket?.readyState === WebSocket.CLOSED) this.open();
  }
}
