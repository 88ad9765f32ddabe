import crypto from "node:crypto";
import type http from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import type { Faults } from "./faults";
import { type Channels, type Member, type Socket, send } from "./pusher-channels";
import { isAuthorized } from "./pusher-signature";

export type PusherApp = { id: string; key: string; secret: string };
type Frame = { event?: unknown; data?: unknown };

const CHANNEL = /^[A-Za-z0-9_\-=@,.;]{1,200}$/;
const randomNumber = () => crypto.randomInt(1, 1_000_000_000);

/** The websocket side of Channels: `ws://host/app/{key}?protocol=7`. */
export function attachSockets(
  server: http.Server,
  app: PusherApp,
  channels: Channels,
  faults: Faults,
): WebSocketServer {
  const sockets = new WebSocketServer({ server, maxPayload: 64 * 1024 });
  // Errors while listening are handled by the HTTP server; without a listener they would be thrown here, too.
  sockets.on("error", () => {});
  sockets.on("connection", (ws, request) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const key = /^\/app\/([^/]+)$/.exec(url.pathname)?.[1];
    if (key !== app.key) return closeWithError(ws, 4001, "Application does not exist");
    if (url.searchParams.get("protocol") !== "7") return closeWithError(ws, 4007, "Unsupported protocol version");
    if (faults.take("pusher", "down")) return closeWithError(ws, 4100, "Over capacity");
    // The connection opens and stays silent.
    if (faults.take("pusher", "hang")) return;
    acceptConnection(ws, app, channels);
  });
  return sockets;
}

function closeWithError(ws: WebSocket, code: number, message: string): void {
  send(ws, { event: "pusher:error", data: { code, message } });
  ws.close(code, message);
}

function acceptConnection(ws: WebSocket, app: PusherApp, channels: Channels): void {
  const socket: Socket = { id: `${randomNumber()}.${randomNumber()}`, ws, channels: new Map() };
  channels.sockets.add(socket);
  const hello = JSON.stringify({ socket_id: socket.id, activity_timeout: 120 });
  send(ws, { event: "pusher:connection_established", data: hello });
  ws.on("message", (raw) => handleFrame(socket, parse(String(raw)), app, channels));
  ws.on("close", () => channels.remove(socket));
  ws.on("error", () => ws.terminate());
}

function handleFrame(socket: Socket, frame: Frame, app: PusherApp, channels: Channels): void {
  const data = typeof frame.data === "string" ? parse(frame.data) : ((frame.data ?? {}) as Record<string, unknown>);
  const channel = String(data.channel ?? "");
  switch (frame.event) {
    case "pusher:ping":
      send(socket.ws, { event: "pusher:pong", data: "{}" });
      break;
    case "pusher:pong":
      break;
    case "pusher:unsubscribe":
      channels.leave(socket, channel);
      break;
    case "pusher:subscribe":
      subscribe(socket, channel, data, app, channels);
      break;
    default: {
      // Client events are disabled, as in the production app of Channels.
      const error = { code: 4301, message: "Client events are not enabled for this app" };
      send(socket.ws, { event: "pusher:error", data: error });
    }
  }
}

function subscribe(
  socket: Socket,
  channel: string,
  { auth, channel_data }: Record<string, unknown>,
  app: PusherApp,
  channels: Channels,
): void {
  const isPresence = channel.startsWith("presence-");
  const channelData = isPresence ? String(channel_data ?? "") : undefined;
  const member = channelData === undefined ? null : (parse(channelData) as Partial<Member>);
  const isGuarded = /^(private|presence)-/.test(channel);
  const refusal = !CHANNEL.test(channel)
    ? { type: "InvalidChannel", error: "Invalid channel name", status: 400 }
    : socket.channels.has(channel)
      ? { type: "AlreadySubscribed", error: "Already subscribed", status: 400 }
      : isGuarded && !isAuthorized(app, { socketId: socket.id, channel, auth, channelData })
        ? { type: "AuthError", error: "The signature of the subscription is not right", status: 401 }
        : member && member.user_id === undefined
          ? { type: "AuthError", error: "channel_data has no user_id", status: 401 }
          : null;
  if (refusal) send(socket.ws, { event: "pusher:subscription_error", channel, data: refusal });
  else channels.join(socket, channel, member && { ...member, user_id: String(member.user_id) });
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
