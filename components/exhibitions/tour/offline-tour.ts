// Saves one language of the audio tour in a cache of its own: the page, its pictures at one size, its recordings and what the page is
// made of. public/tour-worker.js opens it without a connection. All of it is public.

const prefix = "tour";
const cacheName = (path: string) => prefix + path;
const isSite = (url: string) => new URL(url, location.href).origin === location.origin;
const appFile = /^\/(_next\/static|fonts|textures|logos|icon\.svg)/;

export const canSave = (): boolean => "serviceWorker" in navigator && "caches" in window;

/** The scripts, styles, fonts and textures that this page has loaded. */
function appFiles(): PerformanceResourceTiming[] {
  const entries = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  const found = entries.filter(({ name }) => isSite(name) && appFile.test(new URL(name).pathname));
  return [...new Map(found.map((entry) => [entry.name, entry])).values()];
}

/** What is measured before it is saved: the page and its parts as they were transferred, and the files that the page says the size of. */
export function bytesToSave(): number {
  const [page] = performance
    .getEntriesByType("navigation")
    .filter((entry) => entry instanceof PerformanceNavigationTiming);
  const parts = [...(page ? [page] : []), ...appFiles()].map(({ encodedBodySize }) => encodedBodySize);
  const media = [...document.querySelectorAll<HTMLElement>("[data-bytes]")].map(({ dataset }) => Number(dataset.bytes));
  return [...parts, ...media].reduce((sum, bytes) => sum + bytes, 0);
}

function filesToSave(): string[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src);
  const styles = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet], link[rel=icon]")].map(
    ({ href }) => href,
  );
  const pictures = [...document.querySelectorAll<HTMLImageElement>("[data-stop] img")].map(({ src }) => src);
  const recordings = [...document.querySelectorAll<HTMLElement>("[data-recording]")].map(
    ({ dataset }) => new URL(dataset.recording ?? "", location.href).href,
  );
  const all = [...appFiles().map(({ name }) => name), ...scripts, ...styles, ...pictures, ...recordings];
  return [...new Set(all)].filter(isSite);
}

export const isSaved = async (path: string): Promise<boolean> => canSave() && caches.has(cacheName(path));

/** Requests at a time. */
const LANES = 4;

/** Saves the tour at this path, which is the page that is open. Files that are saved already are kept. */
export async function saveTour(path: string, onProgress: (done: number, total: number) => void): Promise<void> {
  await navigator.serviceWorker.register("/tour-worker.js", { scope: "/heads-of-state/tour", updateViaCache: "none" });
  const isNew = !(await caches.has(cacheName(path)));
  try {
    const cache = await caches.open(cacheName(path));
    const files = filesToSave();
    const waiting = [...files];
    let [done, added] = [0, 0];
    const lane = async () => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        if (!(await cache.match(file))) {
          await store(cache, file);
          added++;
        }
        onProgress(++done, files.length);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    // The page last: while it is missing, the worker leaves everything to the network. Nothing of the visitor is in it.
    await store(cache, path);
    if (!isNew && added > 0) await removeOlderFiles(cache, [...files, new URL(path, location.href).href]);
    await navigator.serviceWorker.ready;
  } catch (error) {
    if (isNew) await removeTour(path);
    throw error;
  }
}

/** Removes what a newer version of the page does not name. Fonts and textures keep their names and may not have been loaded yet. */
async function removeOlderFiles(cache: Cache, current: readonly string[]): Promise<void> {
  const older = (await cache.keys()).filter(
    ({ url }) => !current.includes(url) && /^\/(_next\/static|images|api)\//.test(new URL(url).pathname),
  );
  await Promise.all(older.map((request) => cache.delete(request)));
}

async function store(cache: Cache, url: string): Promise<void> {
  const response = await fetch(url, { credentials: "omit" });
  if (!response.ok || response.redirected) throw new Error(`${url} responded with ${response.status}`);
  await cache.put(url, response);
}

/** Frees the space, and removes the worker with the last tour. */
export async function removeTour(path: string): Promise<void> {
  await caches.delete(cacheName(path));
  if ((await caches.keys()).some((name) => name.startsWith(`${prefix}/`))) return;
  const registration = await navigator.serviceWorker.getRegistration(path);
  if (registration?.active?.scriptURL.endsWith("/tour-worker.js")) await registration.unregister();
}
