// The service worker: makes the site installable and answers clicks on notices. It caches nothing, so no hand, link or
// name ever lies in a browser's cache.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

/** Show the page that a notice is about: the one that is open, or a new one. */
async function show(url) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = open.find((one) => new URL(one.url).pathname === new URL(url, location.href).pathname);
  return page ? page.focus() : clients.openWindow(url);
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});
