import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ConnectionState, subscribeToChannel } from "@/lib/api-client/realtime-client";
import { newId } from "@/lib/core/ids";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { publish } from "@/lib/realtime/realtime";
import { testSecrets } from "@/tooling/dev-stack/environment";
import { emulator } from "@/tooling/dev-stack/test-context";

const { fetch } = globalThis;
/** Closes every connection of the emulator. */
const closeSockets = () => fetch(`${emulator().url}/sockets`, { method: "DELETE" });

// Stubs the request for the realtime settings.
beforeEach(() => {
  const settings = { key: testSecrets.pusherKey, cluster: "eu", host: "localhost", port: emulator().port, tls: false };
  vi.stubGlobal("fetch", (...request: Parameters<typeof fetch>) =>
    request[0] === apiPaths.realtimeSettings ? Response.json({ success: true, ...settings }) : fetch(...request),
  );
});
afterEach(() => vi.unstubAllGlobals());

const testChannel = () => `channel-${newId("req").replace("_", "-")}`;

test("retries a failed connection after at least a second and reports when it is connected", async () => {
  emulator().faults("pusher", "down", 2);
  const states: ConnectionState[] = [];
  let opened = 0;
  const from = Date.now();
  const unsubscribe = subscribeToChannel(testChannel(), {
    onState: (state) => states.push(state),
    onOpen: () => opened++,
  });
  await vi.waitFor(() => expect(opened).toBe(1), { timeout: 15_000 });
  // Two failures, each followed by a delay of at least a second.
  expect(Date.now() - from).toBeGreaterThan(2_000);
  expect(states).toEqual(["reconnecting", "connected"]);
  unsubscribe();
});

test("shares one socket among listeners, notifies a late one of the open channel and a removed one of nothing", async () => {
  const channel = testChannel();
  const received: string[] = [];
  const listen = (name: string) =>
    subscribeToChannel(channel, {
      onOpen: () => received.push(`${name} open`),
      onMessage: (event) => received.push(`${name} ${event}`),
    });
  const unsubscribe = listen("first");
  await vi.waitFor(() => expect(received).toEqual(["first open"]), { timeout: 15_000 });
  const unsubscribeSecond = listen("second");
  await vi.waitFor(() => expect(received).toEqual(["first open", "second open"]));
  await publish(channel, "wall_changed", { id: "x" });
  await vi.waitFor(() => expect(received.slice(2)).toEqual(["first wall_changed", "second wall_changed"]));
  unsubscribe();
  await publish(channel, "wall_changed", { id: "y" });
  await vi.waitFor(() => expect(received.slice(4)).toEqual(["second wall_changed"]));
  unsubscribeSecond();
});

test("reports how many connections a public channel has, to a late listener too", async () => {
  const channel = testChannel();
  const counts: number[] = [];
  const unsubscribe = subscribeToChannel(channel, { onCount: (count) => counts.push(count) });
  await vi.waitFor(() => expect(counts).toEqual([1]), { timeout: 15_000 });
  const other = new WebSocket(`${emulator().url.replace("http", "ws")}/app/${testSecrets.pusherKey}?protocol=7`);
  other.onopen = () => other.send(JSON.stringify({ event: "pusher:subscribe", data: { channel } }));
  await vi.waitFor(() => expect(counts).toEqual([1, 2]));
  const late: number[] = [];
  const unsubscribeLate = subscribeToChannel(channel, { onCount: (count) => late.push(count) });
  await vi.waitFor(() => expect(late).toEqual([2]));
  other.close();
  await vi.waitFor(() =>
    expect([counts, late]).toEqual([
      [1, 2, 1],
      [2, 1],
    ]),
  );
  unsubscribe();
  unsubscribeLate();
});

test("connects again after at least a second when the connection is lost", async () => {
  const states: ConnectionState[] = [];
  let opened = 0;
  const unsubscribe = subscribeToChannel(testChannel(), {
    onState: (state) => states.push(state),
    onOpen: () => opened++,
  });
  await vi.waitFor(() => expect(opened).toBe(1), { timeout: 15_000 });
  const from = Date.now();
  await closeSockets();
  await vi.waitFor(() => expect(opened).toBe(2), { timeout: 15_000 });
  expect(Date.now() - from).toBeGreaterThan(1_000);
  expect(states.slice(-3)).toEqual(["connected", "reconnecting", "connected"]);
  unsubscribe();
});

test("throws nothing when the connection is lost while the last listener unsubscribes", async () => {
  let opened = 0;
  const unsubscribe = subscribeToChannel(testChannel(), { onOpen: () => opened++ });
  await vi.waitFor(() => expect(opened).toBe(1), { timeout: 15_000 });
  // Unsubscribing sends a message. Vitest reports an uncaught error.
  const closed = closeSockets();
  unsubscribe();
  await closed;
});
