// Where one writes: Enter sends, "/" shows the commands, a file can be picked.

import { LONGEST, h, icon, notice, tool } from "./dom.js";

const COMMANDS = [
  ["/convene meet ", "Find a time: what, how long, who, when"],
  ["/convene me", "What you have told me for good"],
  ["/convene zone", "On whose clock your times are"],
  ["/convene help", "What I can do"],
];
const CUT = `That is longer than a message can be: the first ${LONGEST.toLocaleString("en-GB")} characters are here.`;
const CALENDAR = { icon: "calendar", says: "Give Convene a calendar file (.ics)", accept: ".ics,text/calendar,.txt,.md,.markdown,.pdf" };
const BESIDE = "That goes with what you write. To ask Convene with it: “@Convene decide where do we eat?”.";
let ids = 0;

/**
 * Make a box to write in: `send` tells whether it took the text, and the file that was to `hold` beside it;
 * `keep` is where a draft waits, `warning` is what to know before one writes.
 */
export function composer({ label, hint, warning, send, attach, takes = CALENDAR, keep, up }) {
  const id = `hints-${++ids}`;
  const box = h("textarea", { rows: 1, maxlength: LONGEST, placeholder: hint, "aria-label": label,
    "aria-autocomplete": "list", "aria-controls": id, "aria-describedby": warning && `${id}-warning` });
  const hints = h("ul", { class: "hints", id, role: "listbox", "aria-label": "Commands" });
  const beside = h("div", "beside");
  const submit = tool("send", "Send", go, { class: "tool send" });
  let found = [];
  let chosen = -1;
  let sending = false;
  let held = null;

  function hold(file) {
    held = file;
    beside.replaceChildren(...(file ? [icon("document"), h("span", null, file.name),
      tool("no", `Leave out ${file.name}`, () => hold(null))] : []));
    if (file && !box.value.trim()) notice(BESIDE);
    box.focus();
  }

  function offer() {
    hints.replaceChildren(...found.map(([command, does], index) => h("li", {
      role: "option", id: `${id}-${index}`, "aria-selected": String(index === chosen),
      onpointerdown: (event) => { event.preventDefault(); write(command); },
    }, h("code", null, command.trim()), h("span", null, does))));
    hints.hidden = !found.length;
    box.setAttribute("aria-activedescendant", chosen < 0 ? "" : `${id}-${chosen}`);
  }
  function close() {
    found = [];
    offer();
  }
  function changed() {
    const text = box.value;
    if (text) sessionStorage.setItem(keep, text);
    else sessionStorage.removeItem(keep);
    submit.disabled = !text.trim();
    found = text.startsWith("/") ? COMMANDS.filter(([each]) => each.startsWith(text) && each !== text) : [];
    chosen = -1;
    offer();
  }
  function write(text) {
    box.value = text;
    changed();
    box.focus();
  }
  async function go() {
    const text = box.value;
    if (!text.trim() || sending) return;
    sending = true;
    const file = held;
    const taken = await send(text.trim(), file).finally(() => { sending = false; });
    if (!taken) return;
    if (file && held === file) hold(null);
    if (box.value === text) write("");
  }
  function choose({ key, shiftKey }) {
    if (!found.length) return false;
    if (key === "ArrowDown") chosen = (chosen + 1) % found.length;
    else if (key === "ArrowUp") chosen = Math.max(chosen - 1, -1);
    else if (key === "Tab" && !shiftKey) write(found[Math.max(chosen, 0)][0]);
    else if (key === "Enter" && chosen >= 0) write(found[chosen][0]);
    else if (key === "Escape") found = [];
    else return false;
    offer();
    return true;
  }

  box.oninput = changed;
  box.onpaste = ({ clipboardData }) => {
    if (clipboardData.getData("text").length > LONGEST) notice(CUT);
  };
  box.onblur = close;
  box.onkeydown = (event) => {
    if (event.isComposing) return;
    if (choose(event)) event.stopPropagation();
    else if (event.key === "Enter" && !event.shiftKey) go();
    else if (event.key === "ArrowUp" && !box.value) up();
    else return;
    event.preventDefault();
  };
  box.value = (sessionStorage.getItem(keep) ?? "").slice(0, LONGEST);
  changed();
  const warned = warning && h("p", { class: "warning", id: `${id}-warning` }, icon("warn"), h("span", null, warning));
  return { element: h("div", "writing", warned, beside, h("div", "composer", hints, attach && picker(attach, takes), box, submit)), box, write, hold };
}

function picker(attach, { icon: sign, says, accept }) {
  const input = h("input", { type: "file", accept, hidden: true });
  input.onchange = () => { [...input.files].forEach(attach); input.value = ""; };
  return [tool(sign, says, () => input.click()), input];
}
