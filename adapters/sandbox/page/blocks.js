// The parts of a message. `on` is what the page can do.

import { avatar, button, h, icon } from "./dom.js";

const STATES = {
  intake: "Gathering wishes", vote: "Voting", decided: "Decided", cancelled: "Cancelled",
};
const RARE = ["add", "close", "cancel", "review-on", "again"];
const MANY = 3;
const LEAD = /^[^:]*: /; // “no longer: …”: the button beside it says so itself
const unfolded = new Set();
const MARKS = { ok: "", no: "Not possible: ", ask: "", gone: "" }; // words say the rest themselves

/** Words: lines are kept, each in its own direction; what is in backticks is code. */
export const words = (text, style = "normal") => h("p", `words ${style}`,
  text.split(/`([^`\n]+)`/).map((part, index) => (index % 2 ? h("code", null, part) : part)));

/** Make a block; null where its kind is not known here. */
export const block = (data, message, on) => KINDS[data.type]?.(data, message, on) ?? null;

const KINDS = {
  text: (data) => words(data.text, data.style),
  card: ({ title, lines, state, progress }) => h("div", { class: "card", role: "group", "aria-label": title },
    h("header", null, h("h2", null, title),
      state && h("span", `state ${state}`, STATES[state] ?? state)),
    lines.map((line) => h("p", null, line)),
    progress && bar(progress)),
  options: (data, message, on) => h("ol", "options", data.options.map((each) => option(each, message, on))),
  list: (data, message, on) => h("ul", "marks", data.items.map((each) => item(each, message, on))),
  buttons: ({ buttons }, message, on) => {
    const make = (each) => act(each, message, on, `button ${each.style ?? ""}`);
    const rare = buttons.filter((each) => RARE.includes(each.action));
    if (rare.length < MANY) return h("div", "buttons", buttons.map(make));
    return h("div", "buttons", buttons.filter((each) => !rare.includes(each)).map(make), folded(message, rare.map(make)));
  },
  image,
  file: ({ href, name, note }, message, on) => h("a",
    { class: "file", href: on.file(href), download: name, "data-key": href },
    icon("calendar"), h("span", null, h("strong", null, name), note && h("small", null, note))),
  link: ({ href, label }) => h("p", "words", h("a", { href, target: "_blank", rel: "noopener" }, label),
    href === label && navigator.clipboard && copier(href)),
  table,
  select: (data, message, on) => choice(data, (value, pressed) => on.act(message, data.action, value, pressed)),
  speaker: ({ name, emoji, picture }) => h("p", "speaker",
    avatar({ id: `persona/${name}`, name, emoji, picture }), h("bdi", "name", name), h("span", "tag", "AI")),
  stars: (data, message, on) => h("div", "rating",
    stars(data, (value, star) => on.act(message, data.action, value, star))),
};

/** An address that is to be handed on is copied in one tap. */
const copier = (address) => button("button small", "Copy the link", async (event) => {
  const pressed = event.currentTarget;
  await navigator.clipboard.writeText(address);
  pressed.textContent = "Copied";
}, { "data-key": `copy ${address}` });

/** Buttons that are seldom needed, under one; it stays open when the message is drawn anew. */
function folded({ id }, buttons) {
  const fold = h("details", { class: "rare", open: unfolded.has(id) },
    h("summary", { class: "button", "data-key": `more ${id}` }, "More"), h("div", "buttons", buttons));
  fold.addEventListener("toggle", () => (fold.open ? unfolded.add(id) : unfolded.delete(id)));
  return fold;
}

const bar = ({ value, of }) => h("div", "progress",
  h("progress", { max: of, value, "aria-label": `${value} of ${of} have answered` }),
  h("span", { "aria-hidden": "true" }, `${value} of ${of}`));

// A row is its button: a tap on it is a vote, and says what the option means for who reads it.
function option({ id, when, facts = [], reasons = [], warning, tap, yours, serves }, message, on) {
  const { vote } = message;
  const mine = vote?.options.includes(id) ?? false;
  const votes = tap?.action === "choose";
  const said = [
    h("span", "letter", id),
    h("span", "what",
      h("span", "when", when),
      yours && h("span", `yours ${yours.mark}`, icon(yours.mark), `For you: ${yours.text}`),
      facts.length > 0 && h("span", "facts",
        serves && h("span", { class: "serves", "aria-hidden": "true" }, people(...serves)), facts.join(" · ")),
      warning && h("span", "warning", icon("warn"), warning),
      reasons.map((each) => h("span", "facts", each))),
    mine && !tap && h("span", "facts", "✓ Your vote"),
    votes && h("span", { class: "button small tap", "aria-hidden": "true" }, mine ? ["✓", " Your vote"] : `Vote ${id}`)];
  const press = (event) => on.act(message, tap.action, tap.value, event.currentTarget);
  // Once the vote is closed a tick says it: what is filled would look like what was decided.
  return h("li", mine && tap && "mine",
    tap ? button("option", said, press, { "aria-pressed": votes && String(mine), "data-key": `option ${id}` })
      : h("div", "option", said));
}

/** A dot for each of those who have answered, filled for who can come; a bar where they are many. */
const people = (count, of) => (of > 12 ? h("progress", { max: of, value: count })
  : Array.from({ length: of }, (_, index) => h("i", index < count && "in")));

const item = ({ text, mark, action }, message, on) => h("li", null,
  h("span", `mark ${mark}`, icon(mark), MARKS[mark] && h("span", "unseen", MARKS[mark])),
  h("span", "words", text),
  action && act(action, message, on, "button small", { "aria-label": `${action.label}: ${mark === "gone" ? text.replace(LEAD, "") : text}` }));

const act = ({ action, value = "", label }, message, on, look, more) => button(look, label,
  (event) => on.act(message, action, value, event.currentTarget),
  { "data-key": `${action} ${JSON.stringify(value)}`, "aria-pressed": pressed(action, value, message.vote), ...more });

/** Tell whether a button that is a vote says how one has voted; null for any other button. */
function pressed(action, value, vote) {
  if (action === "abstain") return String(vote?.abstains ?? false);
  if (action === "none-of-these") return String(vote?.none ?? false);
  return action === "choose" ? String(vote?.options.includes(value.split("/")[1]) ?? false) : null;
}

function image(data, message, on) {
  const scale = Math.min(1, 420 / data.width, 460 / data.height);
  const src = on.file(data.src);
  const [width, height] = [data.width, data.height].map((each) => Math.round(each * scale));
  return button("picture", h("img", { src, alt: data.alt, width, height }),
    () => on.zoom({ ...data, src }), { title: "Enlarge", "data-key": src });
}

// Where it is too wide for the page it is scrolled, with the keys too.
function table({ caption, heads, rows }) {
  const cell = (scope) => (each) => h(each && scope ? "th" : "td", { scope: each ? scope : null }, h("span", null, each));
  const row = ([name, ...cells]) => h("tr", null, cell("row")(name), cells.map(cell()));
  return h("div", { class: "table", role: "region", tabindex: "0", "aria-label": caption, "data-key": caption },
    h("table", null, h("caption", null, caption),
      h("thead", null, h("tr", null, heads.map(cell("col")))), h("tbody", null, rows.map(row))));
}

function choice({ label, options, value }, choose) {
  const list = h("select", { "data-key": `choose ${label}` }, options.map((each) =>
    h("option", { value: each.value, selected: each.value === value }, each.label)));
  return h("div", "choice", h("label", null, h("span", null, label), list),
    button("button", "Choose", (event) => choose(list.value, event.currentTarget), { "aria-label": `Choose: ${label}` }));
}

function stars({ name, label, value }, rate) {
  const row = h("span", "stars", [1, 2, 3, 4, 5].map((count) => button("star", icon("star"), (event) => {
    show(count);
    rate(`${name}/${count}`, event.currentTarget);
  }, { "aria-label": `${count} of 5`, "data-key": `${name} ${count}` })));
  const show = (given) => [...row.children].forEach((star, index) => {
    star.classList.toggle("lit", index < given);
    star.setAttribute("aria-pressed", index + 1 === given);
  });
  show(value ?? 0);
  return h("div", { role: "group", "aria-label": label }, h("p", null, label), row);
}
