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
  else location.replace(path);
};

setInterval(look, EVERY);
