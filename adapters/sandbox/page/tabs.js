// Other tabs of this browser.

/** Tell, once, that another tab is open as the same person: only one that lives can answer. */
export function meetOthers(as, found) {
  const channel = new BroadcastChannel(`convene ${as}`);
  let asking = true;
  channel.onmessage = ({ data }) => {
    if (data === "anybody?") channel.postMessage("me");
    else if (asking) { asking = false; found(); }
  };
  channel.postMessage("anybody?");
  setTimeout(() => { asking = false; }, 1000);
}
