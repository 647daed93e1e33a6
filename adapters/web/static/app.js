// The page from its first word to its last: who is here, what is shown where, what is sent.

import { ask } from "./api.js";
import { notice, ring, showTurn, tell, wantNotices } from "./alerts.js";
import { Chats } from "./chats.js";
import { Composer } from "./composer.js";
import { byId, make } from "./dom.js";
import { firstButton, listen, openDialog } from "./keyboard.js";
import { LiveLine } from "./live.js";
import { sentences } from "./messages.js";
import { press, say } from "./presses.js";
import { options, session } from "./session.js";
import { applyLook, showLanguages, showShortcuts, watchSettings } from "./settings.js";
import { closable, Sheet } from "./sheet.js";
import { emptyNote, Stream } from "./stream.js";
import { isSeen, showChannels, showDot, showPeople, showView, watchDrawer } from "./views.js";
import { hello, welcomed } from "./welcome.js";
import { fillWords, language, speak, word } from "./words.js";

const LOST_AFTER = 1200;
const ARRIVES_WITHIN = 1000;
const LOOK_EVERY = 40;

const chats = new Chats();
let place = null;
let channel = "";
let people = [];
let room = null;
let hands = null;
let sheet = null;
let line = null;
let composers = {};
let buffered = null;
let lostTimer = 0;

const streamOf = (chat) => (chat === place.private ? hands : chat === channel ? room : null);
const viewOf = (chat) => (chat === place.private ? "private" : "room");

// The bot no longer knows the key of this tab: become a new person of the same name.
function onStranger() {
  session.forget(session.tab?.user);
  location.reload();
}

async function chooseLanguage(code) {
  options.set("language", code);
  await speak(code);
  redrawWords();
}

function redrawWords() {
  fillWords(document);
  showLanguages(pickLanguage);
  showShortcuts();
  if (!room) return;
  showSides();
  showAll();
}

// The bot knows best what a person reads: they may have told it by a command.
async function follow(code) {
  if (code && code !== language()) await chooseLanguage(code);
}

// The bot learns the language too, so that its private messages follow.
async function pickLanguage(code) {
  await chooseLanguage(code);
  if (place) await say(place.private, `/language ${code}`, onStranger);
}

function showSides() {
  showChannels(place.channels, channel, chats.unseen, chooseChannel);
  showPeople(people, session.tab.name, (name) => composers.room.begin(`/gin ${/\s/.test(name) ? `@"${name}"` : `@${name}`}`));
  byId("me").textContent = session.tab.name;
  byId("new-name").value = session.tab.name;
}

function showChannel(chat) {
  channel = chat;
  chats.unseen.delete(chat);
  sessionStorage.setItem("deadwood-channel", chat);
  byId("room-name").textContent = `#${place.channels.find((one) => one.chat === chat).name}`;
  showSides();
  room.show(chats.messages(chat), emptyNote(make("h2", { text: word("page-room-empty") }), make("p", { text: word("page-room-empty-hint") })));
}

function chooseChannel(chat) {
  showChannel(chat);
  showView("room");
}

function showAll() {
  showChannel(channel || sessionStorage.getItem("deadwood-channel") || place.channels[0].chat);
  hands.show(chats.messages(place.private), emptyNote(make("h3", { text: word("page-private-empty") }), make("p", { text: word("page-private-empty-hint") })));
  showAttention();
}

function showAttention() {
  const isWaitedFor = chats.awaits(place.private);
  showTurn(isWaitedFor);
  if (isWaitedFor && !isSeen("private")) showDot("private", true);
}

async function readAll() {
  buffered = [];
  try {
    for (const chat of [...place.channels.map((one) => one.chat), place.private]) await chats.read(chat);
  } finally {
    const news = buffered;
    buffered = null;
    room.sync(chats.messages(channel));
    hands.sync(chats.messages(place.private));
    clearSheet();
    showAttention();
    news.forEach(hear);
  }
}

function hear(news) {
  if (news.kind === "notices") return wantNotices(news.wanted);
  if (buffered && news.kind !== "people") return buffered.push(news);
  const kinds = { message: () => take(news.message), removed: () => lose(news.chat, news.id), people: () => meet(news.people), ring: () => call(news) };
  return kinds[news.kind]?.();
}

function meet(names) {
  people = names;
  showSides();
}

function call({ chat, id, nonce }) {
  const title = chats.messages(chat).find((message) => message.id === id)?.body.title ?? "";
  if (session.isNewCall(nonce)) ring(chat, title);
}

function lose(chat, id) {
  chats.remove(chat, id);
  streamOf(chat)?.remove(id);
  showAttention();
}

function take(message) {
  const { isNews, before } = chats.put(message);
  if (!isNews) return;
  streamOf(message.chat)?.put(message);
  clearSheet();
  const isOther = message.chat !== place.private && message.chat !== channel;
  if (isOther) chats.unseen.add(message.chat);
  else if (!isSeen(viewOf(message.chat)) && message.author !== session.tab.user) showDot(viewOf(message.chat), true);
  if (isOther) showSides();
  else announce(message, before);
  showAttention();
}

function announce({ body }, before) {
  if (body.kind === "said") return tell(`${body.name}: ${body.text}`);
  const known = new Set(before ? sentences(before) : []);
  const fresh = sentences(body).filter((sentence) => !known.has(sentence));
  const isMyTurn = body.attention && !before?.attention;
  return tell([isMyTurn ? word("page-your-turn") : "", before ? "" : body.title, ...fresh].filter(Boolean).join(" · "));
}

async function pressed(event) {
  const { message } = event;
  const isOnSheet = message.id.startsWith("~");
  const current = () => (isOnSheet ? sheet.current() : streamOf(message.chat)?.elements.get(message.id));
  const reply = await press(event, current, onStranger);
  if (reply?.redraw && isOnSheet) sheet.redraw(message.id, reply.redraw);
  else if (reply?.redraw) take({ ...message, body: reply.redraw });
  await showPrivate(reply?.private, message.chat);
  clearSheet();
}

// The sheet makes room when its challenge is gone, or was taken on it and the hand lies in private.
function clearSheet() {
  sheet.closeIf(({ body, isTaken }) => chats.isPast(body) || (isTaken && chats.isTold(place.private, body)));
}

// Shows an answer for the presser alone, asked for in ``chat``; a hand that already lies in private
// is pointed at instead.
async function showPrivate(body, chat, isTyped = false) {
  if (!body || chats.isPast(body)) return;
  const known = await lyingThere(body);
  if (!known) return sheet.show(chat, body);
  sheet.dialog.close();
  showView("private");
  hands.point(known.id, { focuses: !(isTyped && chat === place.private) });
}

// The private message that says what ``body`` says; one that is behind is waited for a moment.
async function lyingThere(body) {
  for (let waited = 0; waited < ARRIVES_WITHIN && chats.isBehind(place.private, body); waited += LOOK_EVERY) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  return chats.same(place.private, body);
}

async function send(chat, words) {
  const reply = await say(chat, words, onStranger);
  if (!reply) return false;
  await follow(reply.language);
  await showPrivate(reply.private, chat, true);
  return true;
}

// A button that stands for a typed line; what it leads to needs the room of the dialog it is in.
function sendLine(button) {
  button.closest("dialog")?.close();
  return send(channel, button.dataset.line);
}

function removeTool(message) {
  const button = make("button", { type: "button", class: "icon-button remove", "data-key": "remove", "aria-label": word("page-remove"), title: word("page-remove"), text: "×" });
  button.addEventListener("click", () => ask("/api/remove", { message: message.id }).catch(() => notice(word("page-not-sent"))));
  return button;
}

function lineChanged(state) {
  clearTimeout(lostTimer);
  const status = byId("status");
  const show = () => {
    status.textContent = word("page-lost");
    status.hidden = false;
  };
  if (state === "lost") lostTimer = setTimeout(show, LOST_AFTER);
  else {
    status.hidden = true;
    readAll().catch(() => line.reopen());
  }
}

async function rename(event) {
  event.preventDefault();
  const name = byId("new-name").value.trim();
  if (!name) return null;
  const { refused } = await hello(name, session.tab).catch(() => ({ refused: word("page-not-sent") }));
  if (refused) return notice(refused);
  line.reopen();
  showSides();
  return byId("settings").close();
}

function watch() {
  for (const dialog of document.querySelectorAll("dialog")) closable(dialog);
  for (const button of byId("switch").children) button.addEventListener("click", () => showView(button.dataset.view));
  for (const button of document.querySelectorAll("[data-line]")) button.addEventListener("click", () => sendLine(button));
  byId("open-settings").addEventListener("click", () => openDialog("settings"));
  byId("rename").addEventListener("submit", rename);
  watchDrawer();
  listen({
    "/": () => (showView("room"), composers.room.begin("/")),
    h: () => (showView("private"), firstButton(byId("private-stream")).focus()),
    b: () => (showView("room"), firstButton(byId("room-stream")).focus()),
    "?": () => openDialog("settings"),
    channel: (at) => place.channels[at] && chooseChannel(place.channels[at].chat),
  });
}

async function start() {
  applyLook();
  await speak(options.language || navigator.language);
  showLanguages(pickLanguage);
  showShortcuts();
  const back = session.tab ? await hello(session.tab.name, session.tab) : { refused: "" };
  if (back.refused) notice(back.refused);
  place = "refused" in back ? await welcomed() : back;
  await follow(place.language);
  room = new Stream(byId("room-stream"), pressed, { floats: true });
  hands = new Stream(byId("private-stream"), pressed, { tools: removeTool });
  sheet = new Sheet(pressed);
  for (const form of document.querySelectorAll(".composer")) {
    const chat = form.dataset.for;
    composers[chat] = new Composer(form, { send: (words) => send(chat === "private" ? place.private : channel, words), people: () => [...new Set([...people, ...chats.names])].filter((name) => name !== session.tab.name) });
  }
  watch();
  fillWords(document);
  watchSettings(place.privateOpen);
  byId("app").hidden = false;
  showAll();
  line = new LiveLine(hear, lineChanged);
  line.open();
}

await start();
