// Elements. Whatever was said goes in as text nodes, so that nothing said can be markup.

export const $ = (id) => document.getElementById(id);

/** Make an element; `has` is its class, or its attributes and listeners (on…). */
export function h(tag, has, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(typeof has === "string" ? { class: has } : has ?? {})) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child || child === 0));
  return element;
}

export const button = (look, content, onclick, more = {}) =>
  h("button", { type: "button", class: look, onclick, ...more }, content);

export const tool = (name, label, onclick, more = {}) =>
  button("tool", icon(name), onclick, { "aria-label": label, title: label, ...more });

/** Make an icon; it is decoration, whatever holds it has a name. */
export function icon(name, look = "") {
  const [svg, use] = ["svg", "use"].map((tag) =>
    document.createElementNS("http://www.w3.org/2000/svg", tag));
  svg.setAttribute("class", `icon ${look}`);
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

/** The bot's picture. */
export const mark = () => h("span", "avatar bot", icon("mark", "solid"));

/** Make an author's picture: the bot's, a persona's own or its emoji, or initials on a colour of their own. */
export function avatar({ id, name, bot, ai, emoji, picture: drawn }) {
  if (drawn) return h("img", { class: "avatar", src: drawn, alt: "", width: 32, height: 32 });
  if (emoji) return h("span", { class: "avatar face", "aria-hidden": "true" }, emoji);
  if (bot && !ai) return mark();
  const names = name.trim().split(/\s+/);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  const initials = ends.map((each) => [...each][0]).join("").toLocaleUpperCase();
  const picture = h("span", { class: "avatar", "aria-hidden": "true" }, initials);
  const hue = [...id].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 360, 7);
  picture.style.setProperty("--hue", hue);
  return picture;
}

/** Characters that a box takes, as many as the server does; a browser cuts off what is pasted beyond. */
export const LONGEST = 20_000;

const FRESH = 2500; // milliseconds

/** Show a notice, in the place of the last, as long as it takes to read; pointed at, it stays. */
export function notice(text) {
  const note = h("div", "notice", h("p", null, text), tool("no", "Dismiss", () => note.remove()));
  note.since = Date.now();
  $("notices").replaceChildren(note);
  const leave = () => (note.matches(":hover, :focus-within") ? setTimeout(leave, 2000) : note.remove());
  setTimeout(leave, 5000 + 60 * text.length);
}

/** Take a notice away that speaks of what was before: something newer is here now. */
export function outdate() {
  const note = $("notices").firstChild;
  if (note && Date.now() - note.since > FRESH && !note.matches(":hover, :focus-within")) note.remove();
}

/** Tell those who listen rather than look. */
export const say = (text) => { $("said").textContent = text; };

export const CLOCK = { hour: "2-digit", minute: "2-digit" };
export const DAY = { weekday: "long", day: "numeric", month: "long" };
export const FULL = { ...DAY, year: "numeric", ...CLOCK };

const formats = new Map();

/** Write a moment as it is in a zone. */
export function inZone(moment, timeZone, options) {
  const key = timeZone + JSON.stringify(options);
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat("en-GB", { timeZone, ...options }));
  return formats.get(key).format(moment);
}
