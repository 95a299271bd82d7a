// A list of messages: a conversation's, or a thread's.

import { block, words } from "./blocks.js";
import { CLOCK, DAY, FULL, avatar, button, h, icon, inZone, tool } from "./dom.js";

const NEAR_END = 48; // pixels
const ANSWERED_WITHIN = 5000; // milliseconds
const NOT_YET = "You have not voted yet.";
const TOGETHER = 5 * 60_000; // messages of one person within this time share a head

/**
 * The messages of one place. `on` is what the page knows and does. A message that comes again takes its
 * place part by part: what did not change is not touched, no picture blinks and the focus stays.
 */
export class Log {
  #on;
  #list;
  #scroll;
  #more;
  #empty;
  #above;
  #below;
  #atEnd = true;
  #expecting = 0;

  constructor(on, label, empty, above = null, below = null) {
    this.#on = on;
    this.#below = h("div", { class: "next", hidden: true }, below);
    this.#list = h("div", { role: "log", "aria-live": "polite", "aria-label": label });
    this.#empty = h("div", "empty", empty);
    this.#above = h("p", "small above", above);
    this.#scroll = h("div", "scroll", this.#above, this.#list, this.#below, this.#empty);
    this.#more = button("button new", ["New messages", icon("down")], () => this.toEnd(), { hidden: true });
    this.element = h("div", "log-frame", this.#scroll, this.#more);
    this.#scroll.onscroll = () => this.#scrolled();
    this.#list.onkeydown = (event) => this.#key(event);
    this.#list.addEventListener("focusin", (event) => this.#rove(event.target.closest(".message")));
    const stay = new ResizeObserver(() => this.#atEnd && this.toEnd());
    stay.observe(this.#scroll);
    stay.observe(this.#list);
  }

  fill(messages) {
    this.#list.replaceChildren(...messages.map((message) => this.#article(message)));
    this.#arrange();
    this.toEnd();
  }

  /** Show a message: in its place if it is here, else at the end. */
  put(message) {
    const there = this.#find(message.id);
    if (there) {
      there.setAttribute("aria-live", "off"); // it has been read out; its progress need not be
      this.#dress(there, message);
      return;
    }
    this.#list.append(this.#article(message));
    this.#arrange();
    if (message.author.bot && Date.now() < this.#expecting) this.#show(this.#find(message.id));
    else if (this.#atEnd || message.author.id === this.#on.me) this.toEnd();
    else this.#more.hidden = false;
  }

  /** What Convene posts next answers what is being done here: it is to be seen. */
  expect() {
    this.#expecting = Date.now() + ANSWERED_WITHIN;
  }

  /** Scroll to a new message: to its beginning, where it is taller than the page. */
  #show(article) {
    if (article.offsetHeight < this.#scroll.clientHeight) { this.toEnd(); return; }
    this.#atEnd = false;
    this.#scroll.scrollTop = article.offsetTop;
  }

  /** Tell whether nothing is going on here: what can be done next is shown then. */
  rest(isAtRest) {
    this.#below.hidden = !isAtRest;
  }

  toEnd() {
    this.#atEnd = true;
    this.#more.hidden = true;
    this.#scroll.scrollTop = this.#scroll.scrollHeight;
  }

  /** Put the focus on a message, the newest unless said otherwise. */
  focus(id) {
    (this.#find(id) ?? this.#list.lastElementChild)?.focus();
  }

  #find(id) {
    return [...this.#list.children].find((each) => each.dataset.id === id);
  }

  #article(message) {
    const article = h("article", { class: "message", tabindex: "-1", "data-id": message.id });
    this.#dress(article, message);
    return article;
  }

  #dress(article, message) {
    const focused = article.contains(document.activeElement) && document.activeElement;
    const at = new Date(message.at);
    article.at = at.getTime();
    article.by = message.author.bot ? null : message.author.id;
    article.dataset.day = inZone(at, this.#on.zone, DAY);
    const spoken = message.author.ai ? " (AI)" : "";
    article.setAttribute("aria-label", `${message.author.name}${spoken}, ${inZone(at, this.#on.zone, CLOCK)}`);
    const old = [...article.children];
    const parts = this.#parts(message).map(([what, make]) => {
      const key = JSON.stringify(what);
      const found = old.findIndex((part) => part.key === key);
      const part = found < 0 ? make() : old.splice(found, 1)[0];
      part.key = key;
      return part;
    });
    for (const part of old) part.remove();
    parts.forEach((part, index) => {
      if (article.children[index] !== part) article.insertBefore(part, article.children[index] ?? null);
    });
    if (focused && !focused.isConnected) {
      const again = [...article.querySelectorAll("[data-key]")];
      (again.find((each) => each.dataset.key === focused.dataset.key) ?? article).focus();
    }
  }

  /** A message's parts: what each depends on, and how it is made. */
  #parts(message) {
    const { author, at, edited, text, blocks, reactions, replies, vote } = message;
    const alone = message.private && !message.conversation.startsWith("dm:");
    const votes = blocks.some((each) => each.options?.some((one) => one.tap?.action === "choose"));
    const own = vote?.said || (votes && NOT_YET); // its line is there from the start: nothing moves
    const body = blocks.length ? blocks : [{ type: "text", text }];
    return [
      [[author, at, edited], () => this.#head(message, alone)],
      ...body.map((each) => [[each, vote], () => block(each, message, this.#on) ?? words(text)]),
      ...(own ? [[["vote", own], () => words(own, "own")]] : []),
      [[reactions, replies], () => this.#foot(message)],
    ];
  }

  #head({ author, at, edited }, alone) {
    const { zone } = this.#on;
    const when = new Date(at);
    return h("header", "head", avatar(author), h("bdi", "name", author.name),
      author.bot && h("span", "tag", author.ai ? "AI" : "bot"),
      author.played && h("span", "tag", "sample"),
      h("time", { datetime: at, title: `${inZone(when, zone, FULL)} (${zone})` }, inZone(when, zone, CLOCK)),
      edited && h("span", "small", "edited"),
      alone && h("span", "tag", "for you only"));
  }

  #foot(message) {
    const { id, reactions, replies } = message;
    const { thread } = this.#on;
    const by = new Map(reactions.map((each) => [each.emoji, each.by]));
    const chips = [...by].map(([emoji, people]) => this.#chip(message, emoji, people));
    const like = thread && !by.has("👍") && this.#chip(message, "👍", []);
    return h("footer", "foot", chips,
      thread && replies > 0 && button("link", [icon("reply"), replies > 1 ? `${replies} replies` : "1 reply"],
        () => thread(id), { "data-key": "replies" }),
      thread && h("div", "tools", like, tool("reply", "Reply in a thread", () => thread(id), { "data-key": "reply" })));
  }

  #chip(message, emoji, people) {
    const mine = people.includes(this.#on.me);
    const who = people.map(this.#on.name).join(", ");
    const count = people.length;
    return button("chip", [h("span", null, emoji), h("b", null, count), who && h("span", "unseen", `: ${who}`)],
      (event) => this.#on.react(message, emoji, !mine, event.currentTarget),
      { "aria-pressed": String(mine), title: who || null, "data-key": emoji });
  }

  /** Give each day a heading, and messages of one person in a row one head. */
  #arrange() {
    let before = null;
    for (const each of this.#list.children) {
      const newDay = before?.dataset.day !== each.dataset.day;
      each.classList.toggle("new-day", newDay);
      each.classList.toggle("follows", !newDay && each.by && each.by === before.by && each.at - before.at < TOGETHER);
      before = each;
    }
    this.#empty.hidden = before !== null;
    this.#above.hidden = !before || !this.#above.textContent;
    if (!this.#list.querySelector("[tabindex='0']")) this.#rove(before);
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroll;
    this.#atEnd = scrollHeight - scrollTop - clientHeight < NEAR_END;
    if (this.#atEnd) this.#more.hidden = true;
  }

  /** One message is in the tab order: the one that was last looked at. */
  #rove(message) {
    for (const each of this.#list.children) each.tabIndex = each === message ? 0 : -1;
  }

  #key(event) {
    const here = event.target;
    if (!here.matches(".message")) return;
    const to = {
      ArrowUp: here.previousElementSibling, ArrowDown: here.nextElementSibling,
      Home: this.#list.firstElementChild, End: this.#list.lastElementChild,
    }[event.key];
    if (to) to.focus();
    else if (event.key === "Enter" && this.#on.thread) this.#on.thread(here.dataset.id);
    else return;
    event.preventDefault();
  }
}
