// The service worker of the check-in pages, /admin/events/{id}/check-in: without a connection, or with a bad one, it opens the page that
// components/admin/events/offline-page.ts has stored. It stores nothing itself, and nothing else goes through it.
const checkInPath = /^\/admin\/events\/\w+\/check-in$/;
const filePath = /^\/(_next\/static|fonts)\//;
const CONNECTION_TIMEOUT_MS = 4000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && checkInPath.test(pathname)) event.respondWith(openPage(request, pathname));
  else if (filePath.test(pathname)) event.respondWith(readFile(request));
});

/** The page from the server; the stored one when there is no connection, or no response in time. */
async function openPage(request, pathname) {
  const stored = await readStored(pathname);
  if (!stored) return fetch(request);
  const fromServer = fetch(request).then(
    (response) => (response.status >= 500 ? stored : response),
    () => stored,
  );
  const timeout = new Promise((resolve) => setTimeout(() => resolve(stored), CONNECTION_TIMEOUT_MS));
  return Promise.race([fromServer, timeout]);
}

/** A stored page until its event is over, when it is erased. */
async function readStored(pathname) {
  const stored = await caches.match(pathname, { ignoreVary: true });
  if (!stored) return undefined;
  if (Date.parse(stored.headers.get("x-stored-until") ?? "") > Date.now()) return stored;
  await caches.delete(`check-in${pathname}`);
  return undefined;
}

/** Scripts, styles and fonts have a name of their own for each version. */
async function readFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
