// Who this tab is: a person of its own, kept in the tab; the browser remembers people it met.

const TAB = "deadwood-tab";
const RUNG = "deadwood-rung";
const PEOPLE = "deadwood-people";
const OPTIONS = "deadwood-options";
const REMEMBERED = 6;

function stored(storage, key, otherwise) {
  try {
    return JSON.parse(storage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function store(storage, key, value) {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays until the tab is closed.
  }
}

// A tab opened as a new person must not inherit the one that opened it.
if (new URLSearchParams(location.search).has("new")) {
  sessionStorage.removeItem(TAB);
  history.replaceState(null, "", "/");
}

export const session = {
  tab: stored(sessionStorage, TAB, null),

  keep(tab) {
    this.tab = tab;
    store(sessionStorage, TAB, tab);
    const others = this.met().filter((one) => one.user !== tab.user && one.name !== tab.name);
    store(localStorage, PEOPLE, [tab, ...others].slice(0, REMEMBERED));
  },

  // The people who played in this browser before, the latest first.
  met() {
    return stored(localStorage, PEOPLE, []);
  },

  // Whether a call is new to this tab: a bot that was cut off while it called may call again.
  isNewCall(nonce) {
    const isNew = stored(sessionStorage, RUNG, "") !== nonce;
    store(sessionStorage, RUNG, nonce);
    return isNew;
  },

  forget(user) {
    store(localStorage, PEOPLE, this.met().filter((one) => one.user !== user));
    sessionStorage.removeItem(TAB);
    this.tab = null;
  },
};

const DEFAULTS = { fourColours: false, largeCards: false, notifications: false, shortcuts: true, language: "" };

export const options = {
  ...DEFAULTS,
  ...stored(localStorage, OPTIONS, {}),

  set(name, value) {
    this[name] = value;
    const kept = Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, this[key]]));
    store(localStorage, OPTIONS, kept);
  },
};
