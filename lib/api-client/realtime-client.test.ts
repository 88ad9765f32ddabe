import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { type ConnectionState, subscribeToChannel } from "@/lib/api-client/realtime-client";
import { newId } from "@/lib/core/ids";
import { publish } from "@/lib/realtime/realtime";
import { testSecrets } from "@/tooling/dev-stack/environment";
import { emulator } from "@/tooling/dev-stack/test-context";

// Stubs the request for the realtime settings.
beforeEach(() => {
  const settings = { key: testSecrets.pusherKey, cluster: "eu", host: "localhost", port: emulator().port, tls: false };
  vi.stubGlobal("fetch", async () => Response.json({ success: true, ...settings }));
  // Node has no WebSocket before version 22.
  vi.stubGlobal("WebSocket", WebSocket);
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

test("sends nothing to a socket that has started to close", async () => {
  const sockets: WebSocket[] = [];
  let sentTooLate = 0;
  class RecordingWebSocket extends WebSocket {
    constructor(url: string) {
      super(url);
      sockets.push(this);
    }
    override send(message: Parameters<WebSocket["send"]>[0]) {
      if (this.readyState !== WebSocket.OPEN) sentTooLate++;
      else super.send(message);
    }
  }
  vi.stubGlobal("WebSocket", RecordingWebSocket);
  vi.resetModules();
  const { subscribeToChannel: subscribeAgain } = await import("@/lib/api-client/realtime-client");
  let opened = 0;
  const unsubscribe = subscribeAgain(testChannel(), { onOpen: () => opened++ });
  await vi.waitFor(() => expect(opened).toBe(1), { timeout: 15_000 });
  const [socket] = sockets;
  const closed = new Promise((done) => socket?.once("close", done));
  // The socket closes while the last listener unsubscribes, which would send a message.
  socket?.close();
  unsubscribe();
  await closed;
  expect(sentTooLate).toBe(0);
});
