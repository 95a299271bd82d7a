// Native dialogs: what the server asks for, and a picture at full size.

import { LONGEST, button, h, say, tool } from "./dom.js";
import { Refused } from "./server.js";

const ORDERED = "No ties here: each option has a place of its own.";
const REST = "Below this line: last, and equal";
let ids = 0;

/** Open a dialog; it is gone once closed. `light`: a press beside it closes it. */
export function show(look, label, light, ...content) {
  const dialog = h("dialog", { class: look, "aria-label": label }, content);
  dialog.addEventListener("close", () => dialog.remove());
  if (light) dialog.onclick = (event) => { if (event.target === dialog) dialog.close(); };
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

export function zoom({ src, alt, width, height }) {
  const dialog = show("zoom", alt, true, tool("no", "Close", () => dialog.close()),
    h("img", { src, alt, width, height }));
}

/** Ask what the server wants to know: true once `send` has taken it, false where it was closed. */
export function fill({ title, submit, words, fields: asked }, send) {
  const fields = asked.map(field);
  const wrong = h("p", { class: "error", role: "alert" });
  const go = h("button", { class: "button primary" }, submit ?? "Send");
  const close = () => dialog.close();
  const rest = h("details", { class: "more" }, h("summary", null, "More"), grouped(fields.filter((each) => each.more)));
  let done = false;

  const isWrong = (errors) => {
    for (const each of fields) each.complain(errors[each.name] ?? "");
    const elsewhere = Object.keys(errors).filter((name) => !fields.some((each) => each.name === name));
    wrong.textContent = elsewhere.map((name) => errors[name]).join(" ");
    for (const each of fields) if (errors[each.name]) unfold(each.element);
    fields.find((each) => errors[each.name])?.focus();
    return Object.keys(errors).length > 0;
  };
  const missing = () => Object.fromEntries(
    fields.filter((each) => each.isMissing()).map((each) => [each.name, "This is needed."]));
  const onsubmit = async (event) => {
    event.preventDefault();
    if (go.disabled) return;
    go.disabled = true;
    try {
      const values = Object.fromEntries(fields.map((each) => [each.name, each.read()]));
      const { errors = {} } = await send(values);
      // What is missing is told with all else that is wrong, and not before it.
      done = !isWrong(Object.keys(errors).length ? { ...errors, ...missing() } : {});
      if (done) close();
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      wrong.textContent = problem.message;
    } finally {
      go.disabled = false;
    }
  };

  const dialog = show("panel", title, false, h("form", { novalidate: true, onsubmit },
    h("header", null, h("h2", null, title), tool("no", "Close", close)),
    h("div", "fields", wrong, words && h("p", null, words),
      fields.filter((each) => !each.more).map((each) => each.element), fields.some((each) => each.more) && rest),
    h("footer", null, button("button", fields.length ? "Cancel" : "No", close), go)));
  fields[0]?.focus();
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve(done)));
}

/** Fields that not everybody needs: those about one thing together, and each such group folded. */
function grouped(fields) {
  const about = [...new Set(fields.map((each) => each.about))];
  const of = (group) => h("div", "fields", fields.filter((each) => each.about === group).map((each) => each.element));
  if (about.length < 2) return of(about[0]);
  return about.map((group) => h("details", "group", h("summary", null, group ?? "Else"), of(group)));
}

/** Open all that a field is folded in. */
function unfold(element) {
  for (let at = element.closest("details"); at; at = at.parentElement.closest("details")) at.open = true;
}

function field({ name, label, kind, help, required, more = false, group: about, ...data }) {
  const id = `field-${++ids}`;
  const { control, element = control, group = false, half = false, read } = (KINDS[kind] ?? input)(data, id, kind);
  const error = h("p", { class: "error", id: `${id}-error` });
  const whole = h(group ? "fieldset" : "div", `field ${half ? "half" : ""}`,
    group ? h("legend", null, label) : h("label", { for: id }, label),
    help && h("p", { class: "small", id: `${id}-help` }, help), element, error);
  const named = group ? whole : control;
  named.setAttribute("aria-describedby", `${help ? `${id}-help ` : ""}${id}-error`);
  if (!group && required) named.setAttribute("aria-required", "true");
  return {
    name,
    more,
    about,
    read,
    element: whole,
    isMissing: () => required && (read() === null || read().length === 0),
    focus: () => (group ? whole.querySelector("input, button:enabled") : control)?.focus(),
    complain(sentence) {
      error.textContent = sentence;
      whole.classList.toggle("bad", sentence !== "");
      if (!group) control.setAttribute("aria-invalid", String(sentence !== ""));
    },
  };
}

const KINDS = {
  longtext({ value }, id) {
    const control = h("textarea", { id, rows: 3, maxlength: LONGEST }, value);
    return { control, read: () => control.value.trim() };
  },
  select({ value, options }, id) {
    const control = h("select", { id },
      options.map((each) => h("option", { value: each.value, selected: each.value === value }, each.label)));
    return { control, half: options.every((each) => each.label.length < 16), read: () => control.value };
  },
  multiselect({ value, options }) {
    const boxes = options.map((each) => h("input", { type: "checkbox", checked: (value ?? []).includes(each.value) }));
    const element = h("div", "checks", boxes.map((box, index) => h("label", null, box, options[index].label)));
    const read = () => options.map((each) => each.value).filter((_, index) => boxes[index].checked);
    return { element, group: true, read };
  },
  order,
  points,
};

function input({ value, min, max }, id, type) {
  const control = h("input", { id, type, min, max, value: value ?? "", autocomplete: "off",
    maxlength: type === "text" && LONGEST });
  const number = type === "number";
  const read = () => (number ? (control.value === "" ? null : Number(control.value)) : control.value.trim());
  return { control, half: type === "date", read };
}

function order({ value, options }) {
  const chosen = value ?? [];
  const line = h("li", { class: "rest", role: "separator" }, REST);
  const element = h("ol", "order");
  const ranked = () => [...element.children].slice(0, [...element.children].indexOf(line));
  const edges = () => element.querySelectorAll("li[data-value]").forEach((row) => {
    const [up, down] = row.querySelectorAll("button");
    up.disabled = !row.previousElementSibling;
    down.disabled = !ranked().includes(row);
  });
  const move = ({ currentTarget }, row, label, up) => {
    if (up) (ranked().includes(row) ? row.previousElementSibling : line).before(row);
    else row.nextElementSibling.after(row);
    edges();
    (currentTarget.disabled ? row.querySelector("button:enabled") : currentTarget).focus();
    const place = ranked().indexOf(row) + 1;
    say(place ? `${label} is now number ${place}.` : `${label} is not in your order.`);
  };
  const row = ({ value: own, label }) => {
    const made = h("li", { "data-value": own }, h("span", null, label),
      tool("down", `Move up: ${label}`, (event) => move(event, made, label, true), { class: "tool up" }),
      tool("down", `Move down: ${label}`, (event) => move(event, made, label, false)));
    return made;
  };
  const rest = options.filter((each) => !chosen.includes(each.value));
  const first = chosen.map((own) => options.find((each) => each.value === own)).filter(Boolean);
  element.append(...first.map(row), line, ...rest.map(row));
  edges();
  const all = h("div", null, h("p", "small", ORDERED), element);
  return { element: all, group: true, read: () => ranked().map((each) => each.dataset.value) };
}

function points({ value, options, max }, id) {
  const left = h("output", "left");
  const inputs = options.map((each, index) => h("input",
    { type: "number", min: 0, max, id: `${id}-${index}`, value: value?.[each.value] ?? "" }));
  const element = h("div", "points", left,
    inputs.map((each, index) => h("div", null, h("label", { for: each.id }, options[index].label), each)));
  element.oninput = () => {
    const rest = inputs.reduce((sum, each) => sum - Number(each.value), max);
    left.textContent = rest < 0 ? `${-rest} too many` : `${rest} of ${max} left`;
    left.classList.toggle("over", rest < 0);
  };
  element.oninput();
  const read = () => Object.fromEntries(options.map((each, index) => [each.value, inputs[index].value === "" ? null : Number(inputs[index].value)]));
  return { element, group: true, read };
}
