import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { type LiveState, listenLive } from "@/lib/http/live-client";
import { newId } from "@/lib/platform/ids";
import { publish } from "@/lib/platform/realtime";
import { testSecrets } from "@/local/environment";
import { emulator } from "@/local/testing";

// The page's own question where to listen, answered as the museum does.
beforeEach(() => {
  const settings = { key: testSecrets.pusherKey, cluster: "eu", host: "localhost", port: emulator().port, tls: false };
  vi.stubGlobal("fetch", async () => Response.json({ success: true, ...settings }));
  // Node has none of its own before its 22nd version.
  vi.stubGlobal("WebSocket", WebSocket);
});
afterEach(() => vi.unstubAllGlobals());

const aWall = () => `wall-${newId("req").replace("_", "-")}`;

test("a connection that is refused is tried again after a second and more, and says when it stands", async () => {
  emulator().faults("pusher", "down", 2);
  const states: LiveState[] = [];
  let opened = 0;
  const from = Date.now();
  const leave = listenLive(aWall(), { onState: (state) => states.push(state), onOpen: () => opened++ });
  await vi.waitFor(() => expect(opened).toBe(1), { timeout: 15_000 });
  // Twice refused: at least a second before each of the two tries that followed.
  expect(Date.now() - from).toBeGreaterThan(2_000);
  expect(states).toEqual(["reconnecting", "connected"]);
  leave();
});

test("all listeners share one socket; who comes later is told that the channel is open, who has left nothing more", async () => {
  const wall = aWall();
  const heard: string[] = [];
  const listen = (name: string) =>
    listenLive(wall, {
      onOpen: () => heard.push(`${name} open`),
      onMessage: (event) => heard.push(`${name} ${event}`),
    });
  const leave = listen("first");
  await vi.waitFor(() => expect(heard).toEqual(["first open"]), { timeout: 15_000 });
  const leaveToo = listen("second");
  await vi.waitFor(() => expect(heard).toEqual(["first open", "second open"]));
  await publish(wall, "wall_changed", { id: "x" });
  await vi.waitFor(() => expect(heard.slice(2)).toEqual(["first wall_changed", "second wall_changed"]));
  leave();
  await publish(wall, "wall_changed", { id: "y" });
  await vi.waitFor(() => expect(heard.slice(4)).toEqual(["second wall_changed"]));
  leaveToo();
});

test("nothing is said into a socket that has begun to close", async () => {
  const sockets: WebSocket[] = [];
  let saidTooLate = 0;
  class Watched extends WebSocket {
    constructor(address: string) {
      super(address);
      sockets.push(this);
    }
    override send(said: Parameters<WebSocket["send"]>[0]) {
      if (this.readyState !== WebSocket.OPEN) saidTooLate++;
      else super.send(said);
    }
  }
  vi.stubGlobal("WebSocket", Watched);
  vi.resetModules();
  const { listenLive: listenAnew } = await import("@/lib/http/live-client");
  let opened = 0;
  const leave = listenAnew(aWall(), { onOpen: () => opened++ });
  await vi.waitFor(() => expect(opened).toBe(1), { timeout: 15_000 });
  const [socket] = sockets;
  const closed = new Promise((done) => socket?.once("close", done));
  // The line goes while the last listener takes leave, which the provider would be told.
  socket?.close();
  leave();
  await closed;
  expect(saidTooLate).toBe(0);
});
