// Notices of this browser, shown while a page is open but not looked at; off unless the reader wants them.
import { complain } from "./dom.js";
import { keep, settings } from "./preferences.js";
import { errors, send } from "./requests.js";

const WANTED = "notice";
const possible = "Notification" in globalThis;

// A private window may forbid a service worker; notices then come without one.
const worker = navigator.serviceWorker?.register("/service-worker.js").catch(() => null);

/** Show a notice that leads to `url`; a later one with the same tag takes its place. */
export async function notify(title, { body, tag, url }) {
  if (!possible || !settings[WANTED] || Notification.permission !== "granted") return;
  const facts = { body, tag, data: { url }, icon: "/web/app/icon-192.png" };
  const registered = await worker;
  if (registered?.active) {
    await registered.showNotification(title, facts);
    return;
  }
  const notice = new Notification(title, facts);
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

// With an account, and where the server pushes, notices come also while no page is open.
const pushKey = document.querySelector('meta[name="push-key"]')?.content ?? "";
const PUSHED = "pushed"; // that this window has told the server of its subscription
const settingsOf = "/api/accounts/settings/push";

const encoded = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Subscribe this browser at its maker's push service and tell the server; an older key's subscription ends. */
async function subscribe({ pushManager }) {
  let held = await pushManager.getSubscription();
  if (held && encoded(held.options.applicationServerKey) !== pushKey) {
    await held.unsubscribe();
    held = null;
  }
  held ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys } = held.toJSON();
  await send(settingsOf, { endpoint, key: keys.p256dh, secret: keys.auth });
}

async function unsubscribe({ pushManager }) {
  const held = await pushManager.getSubscription();
  if (!held) return;
  await send(`${settingsOf}/end`, { endpoint: held.endpoint });
  await held.unsubscribe();
}

/** Let pushed notices begin or end. A browser without a push service still shows those of an open page. */
async function push(on) {
  if (!pushKey || !(await worker)) return;
  const registered = await navigator.serviceWorker.ready;
  if (!registered.pushManager) return;
  try {
    await (on ? subscribe(registered) : unsubscribe(registered));
    sessionStorage.setItem(PUSHED, on ? pushKey : "");
  } catch {
    sessionStorage.removeItem(PUSHED); // the next page tries again
  }
}

async function want(box) {
  if (box.checked && (await Notification.requestPermission()) !== "granted") {
    box.checked = false;
    complain(errors.notice_denied);
  }
  keep(WANTED, box.checked);
  await push(box.checked);
}

// A subscription ends with its session: who signs in again tells the server anew.
if (!pushKey) sessionStorage.removeItem(PUSHED);
else if (possible && settings[WANTED] && Notification.permission === "granted" && sessionStorage[PUSHED] !== pushKey)
  push(true);

for (const box of document.querySelectorAll('[data-setting="notice"]')) {
  box.closest("label").hidden = !possible;
  box.checked = Boolean(settings[WANTED]) && possible && Notification.permission === "granted";
  box.addEventListener("change", () => want(box));
}
