// public/check-in-worker.js with the objects that a browser gives a service worker.
import fs from "node:fs";
import vm from "node:vm";
import { expect, test, vi } from "vitest";

const origin = "https://museum.example";
const page = "/admin/events/evt_1/check-in";
type Listener = (event: { request: object; respondWith: (response: Promise<Response>) => void }) => void;

/** A worker with these stored pages and files; what it responds, or null for a request that it leaves to the browser. */
function startWorker(stored: Record<string, Response>, fetched: () => Promise<Response>) {
  const listeners: Record<string, Listener> = {};
  const erased: string[] = [];
  const keyOf = (request: string | { url: string }) =>
    typeof request === "string" ? request : new URL(request.url).pathname;
  vm.runInNewContext(fs.readFileSync("public/check-in-worker.js", "utf8"), {
    self: {
      location: { origin },
      addEventListener: (name: string, listener: Listener) => {
        listeners[name] = listener;
      },
    },
    caches: {
      match: async (request: string | { url: string }) => stored[keyOf(request)],
      delete: async (name: string) => erased.push(name),
    },
    indexedDB: {
      open: () => {
        const store = { delete: (event: string) => erased.push(`list of ${event}`) };
        const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined };
        const request: { result: typeof database; onsuccess?: () => void } = { result: database };
        queueMicrotask(() => request.onsuccess?.());
        return request;
      },
    },
    fetch: fetched,
    URL,
    setTimeout: (run: () => void) => setTimeout(run, 20),
  });
  const ask = async (path: string, request: object = {}) => {
    let response: Promise<Response> | null = null;
    listeners.fetch?.({
      request: { url: origin + path, method: "GET", mode: "navigate", ...request },
      respondWith: (promise) => {
        response = promise;
      },
    });
    return response && (await (response as Promise<Response>)).text();
  };
  return { ask, erased };
}
const storedPage = (until: number) =>
  new Response("stored", { headers: { "x-stored-until": new Date(until).toISOString() } });
const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const online = async () => new Response("from the server");
const soon = Date.now() + 60_000;

test("opens the stored page without a connection, with an error of the server and with a slow one, else the server's", async () => {
  const cases: [string, () => Promise<Response>][] = [
    ["stored", offline],
    ["stored", async () => new Response("no", { status: 503 })],
    ["stored", () => new Promise(() => undefined)],
    ["from the server", online],
  ];
  for (const [expected, fetched] of cases)
    expect(await startWorker({ [page]: storedPage(soon) }, fetched).ask(page)).toBe(expected);
});

test("erases a stored page when its event is over", async () => {
  const { ask, erased } = startWorker({ [page]: storedPage(Date.now() - 1) }, offline);
  await expect(ask(page)).rejects.toThrow("Failed to fetch");
  expect(erased).toEqual([`check-in${page}`, "list of evt_1"]);
});

test.each([
  [
    "the server redirects to the login page",
    Object.defineProperty(new Response("no"), "type", { value: "opaqueredirect" }),
  ],
  ["the admin may no longer check guests in", new Response("no", { status: 403 })],
  ["the event was deleted", new Response("no", { status: 404 })],
])("erases what it has stored when %s", async (_, refusal) => {
  const { ask, erased } = startWorker({ [page]: storedPage(soon) }, async () => refusal);
  expect(await ask(page)).toBe("no");
  expect(erased).toEqual([`check-in${page}`, "list of evt_1"]);
});

test("reads stored files, and leaves every other request to the browser", async () => {
  const fetched = vi.fn(online);
  const { ask } = startWorker({ "/_next/static/a.js": new Response("script") }, fetched);
  expect(await ask("/_next/static/a.js", { mode: "no-cors" })).toBe("script");
  expect(await ask("/_next/static/b.js", { mode: "no-cors" })).toBe("from the server");
  for (const path of ["/admin/events/evt_1", "/admin/events", "/api/events/evt_1/check-in", "/"])
    expect(await ask(path)).toBeNull();
  expect(await ask("/api/events/evt_1/check-in", { method: "POST", mode: "cors" })).toBeNull();
});
