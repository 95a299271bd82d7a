// The column at the left: who one is, the conversations, the team; and the switcher.

import { show } from "./dialogs.js";
import { $, CLOCK, avatar, h, icon, inZone, mark } from "./dom.js";

const pageOf = (person) => `?as=${encodeURIComponent(person)}${location.hash}`;

/** A conversation's name in the address. */
export const slug = ({ kind, id }) => (kind === "dm" ? "dm" : id);

export function showMe(me) {
  $("me").replaceChildren(avatar(me), h("span", "label", h("small", null, "You are"), h("bdi", null, me.name)), icon("down"));
  $("me-small").replaceChildren(avatar(me));
  const initials = $("me-small").textContent;
  $("me-small").setAttribute("aria-label", `${initials}: you are ${me.name}. Be somebody else`);
}

/** Show which conversation is open, and what is new in the others. */
export function showConversations(conversations, open, unread) {
  $("conversations").replaceChildren(...conversations.map((each) => {
    const count = unread(each.id);
    return h("li", null, place(each, { class: `row ${count ? "fresh" : ""}`,
      "aria-current": each.id === open && "page" },
    count > 0 && h("span", "count", count, h("span", "unseen", " new"))));
  }));
}

const place = (each, more, after) => h("a",
  { class: "row", href: `#${slug(each)}`, ...more },
  each.kind === "dm" ? mark() : h("span", { class: "hash", "aria-hidden": "true" }, "#"),
  h("span", "label", each.name, each.kind === "dm" && h("small", null, "just you two")), after);

function person(each, me, note) {
  const there = `${inZone(Date.now(), each.zone, CLOCK)} in ${each.zone.split("/").at(-1).replaceAll("_", " ")}`;
  return h("a", { class: "row", href: pageOf(each.id), "aria-current": each.id === me && "true" },
    avatar(each), h("span", "label", h("bdi", null, each.name),
      h("small", null, each.id === me ? "you" : note ?? there)));
}

/** Show the team: what time it is where they are, and who answers by themselves. One is oneself. */
export function showTeam({ people, me, playing, pace }, change) {
  const focused = document.activeElement.id;
  const toggle = ({ id, name }) => h("input", { type: "checkbox", role: "switch", id: `plays-${id}`,
    checked: playing.includes(id), "aria-label": `${name} answers by themselves`,
    onchange: (event) => change({ playing: { [id]: event.target.checked } }) });
  $("team").replaceChildren(...people.map((each) =>
    h("li", null, person(each, me, playing.includes(each.id) ? null : "waits for you"),
      each.id !== me && h("label", "switch", toggle(each)))));
  if (focused.startsWith("plays-")) $(focused)?.focus();
  const slider = $("pace");
  const said = () => { $("pace-said").textContent = `${slider.value} s`; };
  if (focused !== "pace") slider.value = pace;
  slider.oninput = said;
  slider.onchange = () => change({ pace: Number(slider.value) });
  said();
}

/** Let somebody choose whom to be, or where to go. */
export function openSwitcher({ people, me, conversations }) {
  const persons = people.map((each) => h("li", null, person(each, me),
    h("a", { class: "tool", href: pageOf(each.id), target: "_blank", rel: "noopener", title: "Open in a new tab",
      "aria-label": `Open as ${each.name} in a new tab` }, icon("tab"))));
  const places = conversations.map((each, index) =>
    h("li", null, place(each, {}, h("kbd", null, `Alt ${index + 1}`))));
  const find = h("input", { type: "search", placeholder: "Whom to be, or where",
    "aria-label": "Find a person or a conversation" });
  const lists = [["Be somebody else", persons], ["Go to", places]].map(([title, rows]) =>
    h("section", null, h("h2", null, title), h("ul", null, rows)));
  const dialog = show("panel switcher", "Switch", true, find, lists);
  const rows = () => [...dialog.querySelectorAll("li:not([hidden]) .row")];

  dialog.addEventListener("click", (event) => event.target.closest("a") && dialog.close());
  find.oninput = () => {
    const wanted = find.value.trim().toLocaleLowerCase();
    for (const row of [...persons, ...places]) {
      row.hidden = !row.querySelector(".label").textContent.toLocaleLowerCase().includes(wanted);
    }
  };
  dialog.onkeydown = (event) => {
    const at = rows().indexOf(document.activeElement);
    const to = { ArrowDown: rows()[at + 1], ArrowUp: rows()[at - 1] ?? find }[event.key];
    if (to) to.focus();
    else if (event.key === "Enter" && event.target === find) rows()[0]?.click();
    else return;
    event.preventDefault();
  };
}

/** Draw the column over the page, or away again, where the page is narrow. */
export function drawer(open) {
  if ($("app").classList.toggle("drawn", open) === $("main").inert) return;
  $("open-side").setAttribute("aria-expanded", String(open));
  $("main").inert = open;
  $(open ? "close-side" : "open-side").focus();
}
