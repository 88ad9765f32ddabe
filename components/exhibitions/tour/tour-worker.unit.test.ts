// public/tour-worker.js with the objects that a browser gives a service worker.
import fs from "node:fs";
import vm from "node:vm";
import { expect, test } from "vitest";

const origin = "https://museum.example";
const page = "/heads-of-state/tour";
const voice = "/api/sounds/snd-1.mp3";
type Listener = (event: { request: object; respondWith: (response: Promise<Response>) => void }) => void;

/** A worker with a saved tour; what it responds, or null for a request that it leaves to the browser. */
function startWorker(fetched: () => Promise<Response>, saved = [page, voice]) {
  const listeners: Record<string, Listener> = {};
  const deleted: string[] = [];
  const pathOf = (request: string) => new URL(request, origin).pathname;
  vm.runInNewContext(fs.readFileSync("public/tour-worker.js", "utf8"), {
    self: {
      location: { origin },
      addEventListener: (name: string, listener: Listener) => {
        listeners[name] = listener;
      },
    },
    caches: {
      keys: async () => ["check-in/admin/events/evt_1/check-in", `tour${page}`],
      match: async (request: string, { cacheName }: { cacheName: string }) =>
        cacheName === `tour${page}` && saved.includes(pathOf(request))
          ? new Response("0123456789", { headers: { "content-type": "audio/mpeg" } })
          : undefined,
      delete: async (name: string) => deleted.push(name),
    },
    fetch: fetched,
    URL,
    Response,
    setTimeout: (run: () => void) => setTimeout(run, 20),
  });
  const ask = (path: string, { mode = "navigate", range = "", from = origin } = {}) => {
    let response: Promise<Response> | null = null;
    const headers = new Headers(range ? { range } : {});
    listeners.fetch?.({
      request: { url: from + path, method: "GET", mode, headers },
      respondWith: (promise) => {
        response = promise;
      },
    });
    return response as Promise<Response> | null;
  };
  return { ask, deleted };
}
const textOf = async (response: Promise<Response> | null) => response && (await response).text();
const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const online = async () => new Response("from the server");
const never = () => new Promise<Response>(() => undefined);
const file = { mode: "no-cors" };

test("opens the saved page without a connection, with a slow one and with an error of the server, else the server's", async () => {
  const broken = async () => new Response("broken", { status: 503 });
  expect(await textOf(startWorker(online).ask(page))).toBe("from the server");
  for (const fetched of [offline, never, broken])
    expect(await textOf(startWorker(fetched).ask(page))).toBe("0123456789");
  await expect(startWorker(offline, []).ask(page)).rejects.toThrow("Failed to fetch");
});

test("removes a tour that is no longer public", async () => {
  const { ask, deleted } = startWorker(async () => new Response("gone", { status: 404 }));
  expect((await ask(page))?.status).toBe(404);
  expect(deleted).toEqual([`tour${page}`]);
});

test("reads saved files first, and asks the server for the others", async () => {
  const { ask } = startWorker(online);
  expect(await textOf(ask(voice, file))).toBe("0123456789");
  expect(await textOf(ask("/images/leaders/other.webp", file))).toBe("from the server");
});

test("sends the part of a recording that a player asks for", async () => {
  const { ask } = startWorker(offline);
  const part = await ask(voice, { ...file, range: "bytes=2-4" });
  expect([part?.status, part?.headers.get("content-range"), await part?.text()]).toEqual([206, "bytes 2-4/10", "234"]);
  const rest = await ask(voice, { ...file, range: "bytes=8-" });
  expect([rest?.headers.get("content-range"), await rest?.text()]).toEqual(["bytes 8-9/10", "89"]);
  expect((await ask(voice, { ...file, range: "bytes=10-" }))?.status).toBe(416);
});

test("leaves everything else to the browser", () => {
  const { ask } = startWorker(online);
  const others = [
    "/heads-of-state/touring",
    "/heads-of-state/sani-abacha",
    "/account",
    "/api/current-user",
    "/api/cart",
  ];
  expect(others.map((path) => ask(path))).toEqual(others.map(() => null));
  expect(ask(voice, { ...file, from: "https://elsewhere.example" })).toBeNull();
});
