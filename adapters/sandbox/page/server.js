// What goes over the wire.

/** Something that the server would not do, and the sentence that says why. */
export class Refused extends Error {}

const query = (values) => new URLSearchParams(values);
const eventId = () => [...crypto.getRandomValues(new Uint32Array(4))].map((each) => each.toString(36)).join("");

async function ask(path, init) {
  const answer = await fetch(path, init).catch(() => null);
  if (!answer) throw new Refused("The sandbox does not answer. Is it still running?");
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(data.error ?? `That did not work (${answer.status}).`);
  return data;
}

export const get = (path, values) => ask(`${path}?${query(values)}`);

export const post = (path, body) => ask(path, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ event: eventId(), ...body }),
});

/** Send a file; what is written beside it goes ahead of it, and `words` is its length. */
export const upload = (file, { text = "", thread, ...values }) => {
  const body = new Blob([text, file]);
  const all = { ...values, ...(thread && { thread }), name: file.name, words: body.size - file.size, event: eventId() };
  return ask(`/api/upload?${query(all)}`,
    { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body });
};

export const fileOf = (path, as) => `${path}?${query({ as })}`;

/**
 * Follow what happens after event `last`; `turn` hears whether we are connected, and the latest event.
 * A hidden tab only looks in now and then: a browser allows six connections to a server, no more.
 */
export function follow(as, last, on, turn) {
  let source, timer, wait = 400;

  const close = () => { clearTimeout(timer); source?.close(); };
  const open = () => {
    close();
    source = new EventSource(`/api/events?${query({ as, after: last })}`);
    source.onopen = () => { wait = 400; turn(true, last); };
    source.onerror = () => {
      close();
      turn(false, last);
      timer = setTimeout(open, wait = Math.min(wait * 2, 5000));
    };
    for (const kind of ["message", "notice", "people"]) {
      source.addEventListener(kind, (event) => {
        if (!event.data) return;
        last = Number(event.lastEventId) || last;
        on[kind](JSON.parse(event.data));
      });
    }
  };
  const rest = () => { close(); timer = setTimeout(peek, 6000); };
  const peek = () => { open(); timer = setTimeout(rest, 1000); };
  const choose = () => (document.hidden ? peek() : open());

  document.addEventListener("visibilitychange", choose);
  choose();
}
