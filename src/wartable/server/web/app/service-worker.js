// The service worker: makes the site installable, shows pushed notices and answers clicks on notices. It caches
// nothing, so no hand, link or name ever lies in a browser's cache.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

/** Show the page that a notice is about: the one that is open, or a new one. */
async function show(url) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = open.find((one) => new URL(one.url).pathname === new URL(url, location.href).pathname);
  return page ? page.focus() : clients.openWindow(url);
}

/** Tell of the tables that wait, as a page would: a later notice takes the place of an earlier one of its table. */
async function tell({ turn, tables }) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const seen = new Set(open.filter((one) => one.visibilityState === "visible").map((one) => new URL(one.url).pathname));
  for (const { table, title } of tables) {
    const url = `/table/${table}`;
    if (!seen.has(url))
      await registration.showNotification(turn, {
        body: title,
        tag: table,
        data: { url },
        icon: "/web/app/icon-192.png",
      });
  }
}

addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});
