import Pusher from "pusher";
import { env } from "@/lib/core/env";
import { readLimited } from "@/lib/core/read-limited";

/** A message could not be published or a subscription not signed. A permanent failure is not retried. */
export class RealtimeError extends Error {
  override readonly name = "RealtimeError";
  constructor(
    message: string,
    readonly permanent: boolean,
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

/** Short, because a message only hints at a change; a client that misses it refetches. */
const TIMEOUT_MS = 2_000;
/** Pusher's limit. */
const MAX_BYTES = 10_000;
const CHANNEL = /^[A-Za-z0-9_\-=@,.;]{1,164}$/;
const SOCKET_ID = /^\d+\.\d+$/;

type Presence = { userId: string; info?: Record<string, string> };
type ChannelAuth = { auth: string; channel_data?: string };

function client(): Pusher {
  const settings = env();
  const account = {
    appId: settings.PUSHER_APP_ID,
    key: settings.PUSHER_KEY,
    secret: settings.PUSHER_SECRET,
    useTLS: settings.PUSHER_USE_TLS,
  };
  if (!settings.PUSHER_HOST) return new Pusher({ ...account, cluster: settings.PUSHER_CLUSTER });
  return new Pusher({ ...account, host: settings.PUSHER_HOST, port: settings.PUSHER_PORT?.toString() });
}

function apiUrl(): string {
  const { PUSHER_HOST, PUSHER_PORT, PUSHER_CLUSTER, PUSHER_USE_TLS } = env();
  const host = PUSHER_HOST || `api-${PUSHER_CLUSTER}.pusher.com`;
  const port = PUSHER_HOST && PUSHER_PORT ? `:${PUSHER_PORT}` : "";
  return `${PUSHER_USE_TLS ? "https" : "http"}://${host}${port}`;
}

// The SDK signs and we send: it would read the body of an error whatever its size, and the status is all that matters.
async function send(path: string, body: string): Promise<number> {
  const signature = client().createSignedQueryString({ method: "POST", path, body });
  const response = await fetch(`${apiUrl()}${path}?${signature}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // Read to its end, the connection can be used again.
  await readLimited(response.body, MAX_BYTES).catch(() => undefined);
  return response.status;
}

/** Publishes to a channel; not inside a transaction. Throws RealtimeError, after two seconds at most. */
export async function publish(channel: string, event: string, data: Record<string, unknown>): Promise<void> {
  if (!CHANNEL.test(channel)) throw new RealtimeError("Invalid channel name.", true);
  if (Buffer.byteLength(JSON.stringify(data)) > MAX_BYTES) throw new RealtimeError("The message is too large.", true);
  const message = JSON.stringify({ name: event, data: JSON.stringify(data), channels: [channel] });
  const status = await send(`/apps/${env().PUSHER_APP_ID}/events`, message).catch(() => null);
  if (status === null) throw new RealtimeError("Pusher did not answer.", false);
  if (status < 400) return;
  throw new RealtimeError("The message was not sent.", status < 500 && status !== 429, status);
}

/**
 * Signs a subscription. The caller authorizes the user; this function only makes sure that neither value can inject anything
 * into the signed text.
 */
export function authorizeChannel(socketId: string, channel: string, presence?: Presence): ChannelAuth {
  if (!SOCKET_ID.test(socketId) || !CHANNEL.test(channel)) {
    throw new RealtimeError("The subscription cannot be signed.", true, 400);
  }
  if (!channel.startsWith("presence-")) return client().authorizeChannel(socketId, channel);
  if (!presence) throw new RealtimeError("A presence channel needs a user id.", true, 400);
  return client().authorizeChannel(socketId, channel, { user_id: presence.userId, user_info: presence.info });
}
