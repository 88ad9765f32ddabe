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
    async (response) => {
      // A redirect leads to the login page: the session has ended, and with it the right to the list. The others say that this admin
      // may no longer check guests in, or that there is no such event.
      if (response.type === "opaqueredirect" || [403, 404].includes(response.status)) await erase(pathname);
      return response.status >= 500 ? stored : response;
    },
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
  await erase(pathname);
  return undefined;
}

/** Erases the stored page, and the list of guests that components/admin/events/check-in-store.ts has stored. */
async function erase(pathname) {
  await caches.delete(`check-in${pathname}`);
  const request = indexedDB.open("check-in", 1);
  // Without a database there is no list, and the page creates the stores itself.
  request.onupgradeneeded = () => request.transaction.abort();
  request.onsuccess = () => {
    request.result.transaction("lists", "readwrite").objectStore("lists").delete(pathname.split("/")[3]);
    request.result.close();
  };
}

/** Scripts, styles and fonts have a name of their own for each version. */
async function readFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
