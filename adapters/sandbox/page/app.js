// Who is here, what is open, what comes and goes.

import { composer } from "./composer.js";
import { fill, zoom } from "./dialogs.js";
import { $, button, h, icon, notice, outdate } from "./dom.js";
import { Log } from "./log.js";
import { Refused, fileOf, follow, get, post, upload } from "./server.js";
import { drawer, openSwitcher, showConversations, showMe, showTeam, slug } from "./side.js";
import { meetOthers } from "./tabs.js";

const TWICE = "You have this open in another tab too. Both show the same; either will do.";
const TO_ALL = "Everybody in this channel reads that. To ask Convene, begin with /convene or @Convene.";
const EXAMPLE = "/convene meet Release retrospective, 45 min with everybody, next week";
const messages = new Map();
let space, here, log, box, thread;

const person = (id) => space.people.find((each) => each.id === id);
const me = () => person(space.me);
const dm = () => space.conversations.find((each) => each.kind === "dm");

/** Do something that the server may refuse: what it says is shown, and nothing returned. */
async function attempt(doing) {
  try {
    return await doing();
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    notice(problem.message);
    return null;
  }
}

const ask = (conversation, more) => get("/api/messages", { as: space.me, conversation, ...more });

/** Send something that may be answered with a dialog; true once all of it was taken. */
const send = (path, body) => sent(() => post(path, { as: space.me, ...body }));

/** Say something in a conversation, with a file beside it where there is one. */
const write = (body, file) => (file ? sent(() => upload(file, { as: space.me, ...body })) : send("/api/say", body));

async function sent(doing) {
  log.expect();
  const answer = await attempt(doing);
  if (answer?.open) open(answer.open, "_blank", "noopener");
  if (!answer?.dialog) return answer !== null;
  const { name: dialog, context } = answer.dialog;
  return fill(answer.dialog, (values) => {
    log.expect();
    return post("/api/dialog", { as: space.me, dialog, context, values });
  });
}

async function press(pressed, path, body) {
  if (pressed.ariaDisabled) return;
  pressed.ariaDisabled = "true";
  await send(path, body);
  pressed.ariaDisabled = null;
}

const on = (openThreadOf) => ({
  me: space.me,
  zone: me().zone,
  zoom,
  thread: openThreadOf,
  name: (id) => `${person(id)?.name ?? id}${space.playing.includes(id) ? " (sample)" : ""}`,
  file: (path) => fileOf(path, space.me),
  act: ({ id }, action, value, pressed) => press(pressed, "/api/act", { message: id, action, value }),
  react: ({ id }, emoji, turned, pressed) => press(pressed, "/api/react", { message: id, emoji, on: turned }),
});

async function attach(file) {
  const query = { as: space.me, conversation: dm().id };
  if (await attempt(() => upload(file, query)) === null) return;
  if (here !== dm()) notice(`${file.name} went to Convene alone; nobody else sees it.`);
  location.hash = "dm";
}

const isTable = (file) => /\.(csv|ya?ml)$/iu.test(file.name);

const isOwn = (file) => here === dm() || /\.ics$/iu.test(file.name);

/** What is given in a channel waits for words of its own; a calendar is for Convene alone. */
const attachHere = (file) => (isOwn(file) ? attach(file) : box.hold(file));

/** The same in a thread, where a panel takes a document at once, and a choice a table. */
function attachThere(file) {
  if (isOwn(file)) return attach(file);
  if (!(isTable(file) ? thread.tables : thread.documents)) return thread.box.hold(file);
  return attempt(() => upload(file, { as: space.me, conversation: here.id, thread: thread.id }));
}

const FILES = { icon: "document", says: "Give Convene what there is to choose from (.csv, .yaml), a document, or your calendar (.ics)",
  accept: ".csv,.yaml,.yml,.txt,.md,.markdown,.pdf,.ics,text/calendar" };
const DOCUMENT = { icon: "document", says: "Give the panel a document (.txt, .md, .pdf)", accept: ".txt,.md,.markdown,.pdf" };

const TABLE = { icon: "document", says: "Put what a table has on the list (.csv, .yaml)", accept: ".csv,.yaml,.yml" };

const listed = (id) => [...messages.values()].filter((each) => each.conversation === id && !each.thread);

function openConversation(conversation) {
  here = conversation;
  const alone = here === dm();
  const title = alone ? here.name : `# ${here.name}`;
  $("title").textContent = title;
  $("subtitle").textContent = alone
    ? "Between you and the bot; nobody else reads this" : `${space.people.length} people and Convene`;
  log = new Log(on(alone ? null : (id) => { location.hash = `${slug(here)}/${id}`; }), `Messages in ${title}`,
    alone ? welcomeAlone() : welcome(), alone ? null : `${who()} ${HOW}`, alone ? null : next());
  box = composer({
    label: `Write to ${title}`,
    hint: alone ? "Say it as you’d say it" : `Write to ${title}, or /`,
    send: (text, file) => {
      if (!alone && !/^\/|@convene\b/iu.test(text)) notice(TO_ALL);
      return write({ conversation: conversation.id, thread: null, text }, file);
    },
    attach: attachHere,
    takes: alone ? undefined : FILES,
    keep: `draft ${space.me} ${here.id}`,
    up: () => log.focus(),
  });
  $("conversation").replaceChildren(log.element, box.element);
  log.fill(listed(here.id));
  look();
}

const welcomeAlone = () => [icon("mark", "solid big"), h("h2", null, "Just between you and Convene"),
  h("p", null, "It writes here when it needs you. Answer as you’d say it, or drop a calendar file.")];

const welcome = () => [icon("mark", "solid big"), h("h2", null, "Find a time, or decide together"),
  h("p", null, "Say what, how long, and when; or what there is to choose from, like “/convene poll pizza or sushi?”. "
    + "Convene asks everybody in private, and brings what suits best here."),
  h("code", "example", EXAMPLE),
  button("button primary", "Fill it in for me", () => box.write(EXAMPLE)),
  h("p", "small", who())];

const who = () => `You are ${me().name}; the others are a sample team${space.playing.length ? ", and answer by themselves" : ""}.`;

const HOW = "Each tells Convene in private what suits them; it proposes, and the group votes.";

const next = () => [h("p", null, "Now something of your own:"),
  button("button", "Ask for a meeting", () => box.write(EXAMPLE)),
  button("button", "Start a poll", () => box.write("/convene poll pizza or sushi?"))];

const leaveThread = () => { location.hash = slug(here); };

async function openThread(id) {
  if (thread?.id === id) return;
  const conversation = here.id;
  const found = await attempt(() => ask(conversation, { thread: id }));
  if (!found?.messages.length || here.id !== conversation) return;
  found.messages.forEach(remember);
  const { documents, tables } = found;
  thread = { id, documents, tables, log: new Log(on(null), "Messages in the thread", []) };
  thread.box = composer({
    label: "Reply in the thread",
    hint: "Reply",
    warning: found.warning,
    send: (text, file) => write({ conversation, thread: id, text }, file),
    attach: (documents || tables) && attachThere,
    takes: documents ? DOCUMENT : TABLE,
    keep: `draft ${space.me} ${id}`,
    up: () => thread.log.focus(),
  });
  $("thread-where").textContent = `in # ${here.name}`;
  $("thread-conversation").replaceChildren(thread.log.element, thread.box.element);
  $("thread").hidden = false;
  thread.log.fill([...messages.values()].filter((each) => [each.id, each.thread].includes(id)));
  thread.box.box.focus();
}

function closeThread() {
  if (!thread) return;
  const focused = $("thread").contains(document.activeElement);
  $("thread").hidden = true;
  if (focused) log.focus(thread.id);
  thread = null;
}

/** Open what the address names: #general, #dm, #general/m12. */
function route() {
  const [place, id] = location.hash.slice(1).split("/");
  const conversation = space.conversations.find((each) => slug(each) === place) ?? space.conversations[0];
  drawer(false);
  if (here !== conversation) {
    closeThread();
    openConversation(conversation);
    if (matchMedia("(hover: hover)").matches) box.box.focus();
  }
  if (id) openThread(id);
  else closeThread();
  showTeam(space, changeTeam); // its links keep the place
}

const seenKey = (id) => `seen ${space.me} ${id}`;

function unread(id) {
  const all = listed(id);
  const last = all.findIndex((each) => each.id === localStorage.getItem(seenKey(id)));
  return all.slice(last + 1).filter((each) => each.author.id !== space.me).length;
}

/** Take the open conversation as looked at, and show what is new elsewhere. */
function look() {
  const last = listed(here.id).at(-1);
  if (last && !document.hidden) localStorage.setItem(seenKey(here.id), last.id);
  const cards = listed(here.id).flatMap((each) => each.blocks).filter((each) => each.type === "card");
  log.rest(cards.length > 0 && cards.every((each) => ["decided", "cancelled"].includes(each.state)));
  showConversations(space.conversations, here.id, unread);
  const fresh = space.conversations.reduce((sum, each) => sum + unread(each.id), 0);
  $("fresh").hidden = !fresh;
  $("fresh").replaceChildren(fresh, h("span", "unseen", " new"));
  $("open-side").ariaLabel = `Conversations and people${fresh ? `, ${fresh} new` : ""}`;
  document.title = `${fresh ? `(${fresh}) ` : ""}${$("title").textContent} · ${me().name} · Convene`;
}

/** Keep what was asked for; what came as an event is never older. */
function remember(message) {
  if (!messages.has(message.id)) messages.set(message.id, message);
}

const happenings = {
  message(message) {
    if (message.author.bot && !messages.has(message.id)) outdate();
    messages.set(message.id, message);
    if (message.conversation === here.id && !message.thread) log.put(message);
    if (thread && [message.id, message.thread].includes(thread.id)) thread.log.put(message);
    look();
  },
  notice: ({ text }) => notice(text),
  people(team) {
    Object.assign(space, team);
    showTeam(space, changeTeam);
  },
};

/** Send a change alone, not how all of it stands: who clicks twice need not wait for the answer. */
const changeTeam = (change) => send("/api/team", change);

/** Tell that the connection comes or goes; what was begun anew meanwhile is loaded anew. */
async function turn(connected, last) {
  const lost = $("offline").textContent;
  $("offline").textContent = connected ? "" : "Reconnecting …";
  if (!connected || !lost) return;
  const now = await attempt(() => ask(here.id));
  if (now?.seq < last) location.reload();
}

function key(event) {
  if (document.querySelector("dialog")) return;
  const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
  if (plain && /^\S$/u.test(event.key) && !event.target.matches("input, textarea")) box.box.focus();
  const number = event.altKey && /^Digit([1-9])$/.exec(event.code);
  const place = number && space.conversations[number[1] - 1];
  if (place) location.hash = slug(place);
  else if ((event.ctrlKey || event.metaKey) && event.key === "k") openSwitcher(space);
  else if (event.key === "Escape" && $("main").inert) drawer(false);
  else if (event.key === "Escape" && thread) leaveThread();
  else return;
  event.preventDefault();
}

function drag(event) {
  const { type, dataTransfer: { types, files } } = event;
  const over = types.includes("Files");
  if (over && type !== "dragleave") event.preventDefault();
  $("app").classList.toggle("dropping", over && type === "dragover");
  if (type === "drop") [...files].forEach(thread ? attachThere : attachHere);
}

function turnTheme() {
  const { dataset } = document.documentElement;
  const dark = dataset.theme ? dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  dataset.theme = localStorage.theme = dark ? "light" : "dark";
}

function listen() {
  addEventListener("hashchange", route);
  addEventListener("keydown", key);
  for (const each of ["dragover", "dragleave", "drop"]) addEventListener(each, drag);
  document.addEventListener("visibilitychange", look);
  $("me").onclick = $("me-small").onclick = () => openSwitcher(space);
  $("open-side").onclick = () => drawer(true);
  $("close-side").onclick = $("veil").onclick = () => drawer(false);
  $("close-thread").onclick = leaveThread;
  $("theme").onclick = turnTheme;
  // What is drawn anew under a finger is not pressed by the second half of a double tap
  document.addEventListener("click", (event) => {
    if (event.detail > 1 && event.target.closest(".message button")) event.stopPropagation();
  }, true);
  $("skip").onclick = (event) => { event.preventDefault(); box.box.focus(); };
  setInterval(() => showTeam(space, changeTeam), 60_000);
}

async function start() {
  const as = new URLSearchParams(location.search).get("as") ?? sessionStorage.getItem("as") ?? "ana";
  space = await attempt(() => get("/api/workspace", { as })) ?? await get("/api/workspace", { as: "ana" });
  space.people = space.people.filter((each) => !each.bot);
  sessionStorage.setItem("as", space.me);
  history.replaceState(null, "", `?as=${encodeURIComponent(space.me)}${location.hash}`);
  const lists = await Promise.all(space.conversations.map(({ id }) => ask(id)));
  for (const list of lists) list.messages.forEach(remember);
  showMe(me());
  listen();
  route();
  follow(space.me, Math.min(...lists.map((list) => list.seq)), happenings, turn);
  meetOthers(space.me, () => notice(TWICE));
}

attempt(start);
