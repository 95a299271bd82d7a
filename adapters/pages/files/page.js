// Shows what has changed; while something is being written, it only says that there is news.

const { path, state } = document.querySelector("main").dataset;
const EVERY = document.querySelector(".reading") ? 700 : 3000;
const fields = [...document.querySelectorAll("textarea, input:not([type=hidden], [readonly]), select")];
const content = () => JSON.stringify(fields.map((each) => [each.value, each.checked]));
const untouched = content();
const isWriting = () => content() !== untouched || fields.includes(document.activeElement);

const look = async () => {
  if (document.hidden) return;
  const headers = { "If-None-Match": `"${state}"` };
  const answer = await fetch(`${path}/state`, { headers, cache: "no-store" }).catch(() => null);
  if (answer?.status !== 204) return;
  if (isWriting()) document.querySelector("#news").hidden = false;
  else {
    keepPlace();
    location.replace(path);
  }
};

setInterval(look, EVERY);

// Whoever votes, or reads while others do, finds each option where it was, whatever is new above it.
const vote = document.querySelector("#vote");
const KEPT = `place of ${path}`;
const above = () => vote.getBoundingClientRect().top;
const keepPlace = () => vote && sessionStorage.setItem(KEPT, above());
const kept = sessionStorage.getItem(KEPT);
sessionStorage.removeItem(KEPT);
if (vote && kept !== null) scrollBy({ top: above() - kept, behavior: "instant" });
vote?.closest("section").addEventListener("submit", keepPlace);

// What is being written, and where the keys are, stay through a reload, and through what is pressed elsewhere.
const HELD = `held of ${path}`;
const words = document.querySelector("#words");
const keyOf = (each) => (each.id ? each.id : [each.tagName, each.name, each.value || each.textContent.trim()].join());
let isSent = false;
words?.form.addEventListener("submit", () => { isSent = true; });
addEventListener("pagehide", () => {
  const focus = document.activeElement === document.body ? null : keyOf(document.activeElement);
  sessionStorage.setItem(HELD, JSON.stringify({ said: isSent ? "" : words?.value, focus }));
});
const { said, focus } = JSON.parse(sessionStorage.getItem(HELD) ?? "{}");
sessionStorage.removeItem(HELD);
if (said && words && !words.value.trim()) words.value = said;
if (focus && !location.hash) {
  const all = [...document.querySelectorAll("button, a, summary, input, select, textarea")];
  const title = document.querySelector("main h1"); // where what was pressed is gone
  if (title) title.tabIndex = -1;
  (all.find((each) => keyOf(each) === focus) ?? title)?.focus({ preventScroll: true });
}

// An address that is to be handed on is copied in one tap, where the browser lets it be.
const copy = document.querySelector("#copy");
if (copy && navigator.clipboard) {
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(document.querySelector("#link").value);
    copy.textContent = "Copied";
  });
}

// A guest's device knows where it is. Where nobody has said it, it says so on the first look;
// where somebody has, the guest alone says whether times are to be told by the device.
const clock = document.querySelector("#clock");
const hour = (zone) => new Intl.DateTimeFormat("en", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
if (clock) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  const isKnown = [...document.querySelectorAll("#zone option")].some((each) => each.value === zone);
  const now = new Date();
  const button = clock.querySelector("button");
  const TOLD = `device of ${path}`;
  if (isKnown) {
    document.querySelector("#zone").value = zone;
    button.value = zone;
    button.textContent = `Use ${zone.split("/").pop().replaceAll("_", " ")} time`;
  }
  if (isKnown && "guessed" in clock.dataset && !sessionStorage.getItem(TOLD)) {
    sessionStorage.setItem(TOLD, zone);
    clock.requestSubmit(button);
  } else if (isKnown && hour(zone).format(now) !== hour(clock.dataset.zone).format(now)) clock.hidden = false;
}
