// The service worker of the audio tour, /heads-of-state/tour and its languages: without a connection, or with a bad one, it opens a tour
// that components/exhibitions/tour/offline-tour.ts has saved. It saves nothing itself, and all that it opens is public.
const tourPath = /^\/heads-of-state\/tour(\/[a-z]{2,3})?$/;
const filePath = /^\/(_next\/static|fonts|textures|logos|images|icon\.svg|api\/pictures|api\/sounds)(\/|$)/;
const CONNECTION_TIMEOUT_MS = 4000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && tourPath.test(pathname)) event.respondWith(openPage(request, pathname));
  else if (filePath.test(pathname)) event.respondWith(readFile(request));
});

/** The page from the server; the saved one when there is no connection, or no response in time. */
async function openPage(request, pathname) {
  const cacheName = `tour${pathname}`;
  const saved = await caches.match(pathname, { cacheName, ignoreVary: true });
  if (!saved) return fetch(request);
  const fromServer = fetch(request).then(
    async (response) => {
      // The exhibition is no longer public.
      if ([404, 410].includes(response.status)) await caches.delete(cacheName);
      return response.status >= 500 ? saved : response;
    },
    () => saved,
  );
  const timeout = new Promise((resolve) => setTimeout(() => resolve(saved), CONNECTION_TIMEOUT_MS));
  return Promise.race([fromServer, timeout]);
}

/** A saved file, or a part of it, which is what players of sound ask for. */
async function readFile(request) {
  for (const cacheName of await caches.keys()) {
    if (!cacheName.startsWith("tour/")) continue;
    const saved = await caches.match(request.url, { cacheName, ignoreVary: true });
    if (saved) return partOf(saved, request.headers.get("range"));
  }
  return fetch(request);
}

async function partOf(saved, range) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  if (from === undefined) return saved;
  const whole = await saved.blob();
  const start = Number(from);
  const end = Math.min(to ? Number(to) : whole.size - 1, whole.size - 1);
  if (start > end) return new Response(null, { status: 416, headers: { "content-range": `bytes */${whole.size}` } });
  return new Response(whole.slice(start, end + 1), {
    status: 206,
    headers: {
      "content-type": saved.headers.get("content-type") ?? "application/octet-stream",
      "content-length": String(end + 1 - start),
      "content-range": `bytes ${start}-${end}/${whole.size}`,
      "accept-ranges": "bytes",
    },
  });
}
