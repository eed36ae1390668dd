// Notices of this browser, shown while a page is open but not looked at; off unless the reader wants them.
import { complain } from "./dom.js";
import { keep, settings } from "./preferences.js";
import { errors } from "./requests.js";

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

async function want(box) {
  if (box.checked && (await Notification.requestPermission()) !== "granted") {
    box.checked = false;
    complain(errors.notice_denied);
  }
  keep(WANTED, box.checked);
}

for (const box of document.querySelectorAll('[data-setting="notice"]')) {
  box.closest("label").hidden = !possible;
  box.checked = Boolean(settings[WANTED]) && possible && Notification.permission === "granted";
  box.addEventListener("change", () => want(box));
}
