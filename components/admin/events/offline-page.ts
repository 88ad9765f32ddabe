// Makes the check-in page open without a connection: its HTML and files are stored in a cache of their own, from which
// public/check-in-worker.js opens it. The HTML has no names; the list of guests is in check-in-store.ts.

const prefix = "check-in";
const cacheName = (path: string) => prefix + path;
/** When the event is over, which both the page and the worker obey. */
const expiryHeader = "x-stored-until";
/** Those describe the body as it was transferred. */
const transferHeaders = ["content-encoding", "content-length", "transfer-encoding"];

/** The scripts, styles and fonts that this page has loaded. */
function loadedFiles(): string[] {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  const linked = [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src);
  return [...new Set([...names, ...linked])].filter((name) => {
    const { origin, pathname } = new URL(name);
    return origin === location.origin && /^\/(_next\/static|fonts)\//.test(pathname);
  });
}

/** Stores the page until the end of the event. False when this browser cannot, or the page could not be read. */
export async function storePage(path: string, storedUntil: string): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("caches" in window) || Date.parse(storedUntil) <= Date.now()) return false;
  try {
    await navigator.serviceWorker.register("/check-in-worker.js", { scope: "/admin/events/", updateViaCache: "none" });
    // The scanner is loaded when it is opened, which may be when there is no connection.
    await Promise.all([import("@/components/smart-labels/camera-view"), import("qr/decode.js")]);
    const page = await fetch(path, { cache: "no-store" });
    // A redirect leads to the login page.
    if (!page.ok || page.redirected) return false;
    const headers = new Headers(page.headers);
    for (const name of transferHeaders) headers.delete(name);
    headers.set(expiryHeader, storedUntil);
    const cache = await caches.open(cacheName(path));
    const files = loadedFiles();
    const missing = (await Promise.all(files.map(async (file) => ((await cache.match(file)) ? null : file)))).filter(
      (file) => file !== null,
    );
    await cache.addAll(missing);
    await cache.put(path, new Response(await page.blob(), { headers }));
    return true;
  } catch {
    return false;
  }
}

/** Erases the stored pages of all events. */
export async function eraseAllPages(): Promise<void> {
  if (!("caches" in window)) return;
  for (const name of await caches.keys()) if (name.startsWith(`${prefix}/`)) await caches.delete(name);
}

/** Erases the stored pages of events that are over, and of `path` in any case. */
export async function erasePages(path?: string): Promise<void> {
  if (!("caches" in window)) return;
  for (const name of await caches.keys()) {
    if (!name.startsWith(`${prefix}/`)) continue;
    const page = await (await caches.open(name)).match(name.slice(prefix.length), { ignoreVary: true });
    const storedUntil = Date.parse(page?.headers.get(expiryHeader) ?? "");
    if (name === (path && cacheName(path)) || !(storedUntil > Date.now())) await caches.delete(name);
  }
}
