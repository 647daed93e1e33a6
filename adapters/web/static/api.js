// Requests to the bot. What a person does bears an id and is sent again until it is answered.

import { hearTime } from "./clock.js";
import { session } from "./session.js";

const RETRY_AFTER = [400, 800, 1500, 3000, 5000, 8000, 8000];
const TOO_LONG = 20000;

export class Unanswered extends Error {}
export class Stranger extends Error {}

export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function headers() {
  const tab = session.tab;
  const bearer = tab ? { Authorization: `Tab ${tab.user}:${tab.key}:${encodeURIComponent(tab.name)}` } : {};
  return { "Content-Type": "application/json", "Accept-Language": document.documentElement.lang, ...bearer };
}

async function once(path, body) {
  const how = body === undefined ? { method: "GET" } : { method: "POST", body: JSON.stringify(body) };
  const reply = await fetch(path, { ...how, headers: headers(), signal: AbortSignal.timeout(TOO_LONG) });
  if (reply.status === 401) throw new Stranger();
  if (reply.status >= 500) throw new Unanswered();
  const isJson = (reply.headers.get("Content-Type") ?? "").includes("json");
  const { now, ...rest } = isJson ? await reply.json() : {};
  hearTime(now);
  return { status: reply.status, body: rest };
}

// Asks until there is an answer; the same body, and so the same id, every time.
export async function ask(path, body) {
  for (const pause of [...RETRY_AFTER, null]) {
    try {
      return await once(path, body);
    } catch (error) {
      if (error instanceof Stranger) throw error;
      if (pause === null) throw new Unanswered();
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
