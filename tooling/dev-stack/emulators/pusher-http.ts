import type { Faults } from "./faults";
import { type EmulatorRequest, type EmulatorResponse, type Route, route } from "./http";
import type { Channels } from "./pusher-channels";
import { requestSignatureError } from "./pusher-signature";
import type { PusherApp } from "./pusher-sockets";

type Event = { name: string; channels: string[]; data: string; socketId?: string };

const MAX_DATA_BYTES = 10 * 1024;
// Reordering delays a message until the next one is sent, or a timeout.
const REORDER_DELAY_MS = 1000;

/** The HTTP side of Channels: `/apps/{id}/events`, `batch_events` and `channels`, each signed. */
export function pusherRoutes(app: PusherApp, channels: Channels, faults: Faults): Route[] {
  let heldBack: (() => void) | null = null;

  function guarded(run: (call: EmulatorRequest) => EmulatorResponse): Route["handle"] {
    return (call) => {
      if (call.params[0] !== app.id) return { status: 404, body: "Unknown app" };
      const refusal = requestSignatureError(call, app);
      if (refusal) return { status: 401, body: refusal };
      if (faults.take("pusher", "down")) return { status: 503, body: "Service unavailable" };
      if (faults.take("pusher", "hang")) return "hang";
      return run(call);
    };
  }

  function publish({ name, channels: names, data, socketId }: Event): void {
    for (const channel of names) channels.record({ channel, event: name, data });
    if (faults.take("pusher", "drop")) return;
    const deliver = () => {
      for (const channel of names) channels.deliver(channel, name, data, socketId);
    };
    if (!heldBack && faults.take("pusher", "reorder")) {
      const release = () => {
        clearTimeout(timer);
        heldBack = null;
        deliver();
      };
      const timer = setTimeout(release, REORDER_DELAY_MS);
      heldBack = release;
      return;
    }
    deliver();
    if (faults.take("pusher", "duplicate")) deliver();
    heldBack?.();
  }

  function receive(given: Record<string, unknown>[]): EmulatorResponse {
    const events = given.map(readEvent);
    const wrong = events.find((event): event is string => typeof event === "string");
    if (wrong) return { status: wrong.includes("10 kB") ? 413 : 400, body: wrong };
    for (const event of events) if (typeof event !== "string") publish(event);
    return { body: {} };
  }

  return [
    route(
      "POST",
      /^\/apps\/([^/]+)\/events$/,
      guarded(({ json }) => receive([json])),
    ),
    route(
      "POST",
      /^\/apps\/([^/]+)\/batch_events$/,
      guarded(({ json }) => {
        const batch = Array.isArray(json.batch) ? json.batch : [];
        return batch.length > 10 ? { status: 400, body: "A batch holds at most 10 events" } : receive(batch);
      }),
    ),
    route(
      "GET",
      /^\/apps\/([^/]+)\/channels$/,
      guarded(({ query }) => {
        const names = channels.occupied().filter((name) => name.startsWith(query.get("filter_by_prefix") ?? ""));
        const wantsCount = (query.get("info") ?? "").includes("user_count");
        const details = (name: string) => (wantsCount ? { user_count: channels.members(name).size } : {});
        return { body: { channels: Object.fromEntries(names.map((name) => [name, details(name)])) } };
      }),
    ),
    route(
      "GET",
      /^\/apps\/([^/]+)\/channels\/([^/]+)$/,
      guarded(({ params: [, name = ""] }) => {
        const count = channels.listeners(name).length;
        const presence = name.startsWith("presence-") ? { user_count: channels.members(name).size } : {};
        return { body: { occupied: count > 0, subscription_count: count, ...presence } };
      }),
    ),
    route(
      "GET",
      /^\/apps\/([^/]+)\/channels\/([^/]+)\/users$/,
      guarded(({ params: [, name = ""] }) => ({
        body: { users: [...channels.members(name).keys()].map((id) => ({ id })) },
      })),
    ),
    // Closes all connections once; the faults decide whether clients can reconnect.
    route("DELETE", /^\/sockets$/, () => {
      const cut = channels.sockets.size;
      for (const { ws } of channels.sockets) ws.terminate();
      return { body: { cut } };
    }),
    route("GET", /^\/messages$/, () => ({ body: { messages: channels.messages } })),
  ];
}

function readEvent({ name, channels, channel, data, socket_id }: Record<string, unknown>): Event | string {
  const names = Array.isArray(channels) ? channels.map(String) : channel === undefined ? [] : [String(channel)];
  if (typeof name !== "string" || !name || name.length > 200) return "The event has no valid name";
  if (names.length === 0 || names.length > 100) return "An event goes to 1-100 channels";
  if (names.some((one) => !/^[A-Za-z0-9_\-=@,.;]{1,200}$/.test(one))) return "Invalid channel name";
  if (typeof data !== "string") return "data has to be a string";
  if (Buffer.byteLength(data) > MAX_DATA_BYTES) return "The data is larger than 10 kB";
  if (socket_id !== undefined && !/^\d+\.\d+$/.test(String(socket_id))) return "Invalid socket id";
  return { name, channels: names, data, socketId: socket_id === undefined ? undefined : String(socket_id) };
}
