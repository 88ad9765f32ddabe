import Pusher from "pusher";
import { env } from "@/lib/core/env";

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
    timeout: TIMEOUT_MS,
  };
  if (!settings.PUSHER_HOST) return new Pusher({ ...account, cluster: settings.PUSHER_CLUSTER });
  return new Pusher({ ...account, host: settings.PUSHER_HOST, port: settings.PUSHER_PORT?.toString() });
}

function translate(error: unknown): RealtimeError {
  const status = error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : null;
  const isPermanent = status !== null && status >= 400 && status < 500 && status !== 429;
  return new RealtimeError("The message was not sent.", isPermanent, status);
}

/** Publishes to a channel; not inside a transaction. Throws RealtimeError, after two seconds at most. */
export async function publish(channel: string, event: string, data: Record<string, unknown>): Promise<void> {
  if (!CHANNEL.test(channel)) throw new RealtimeError("Invalid channel name.", true);
  if (Buffer.byteLength(JSON.stringify(data)) > MAX_BYTES) throw new RealtimeError("The message is too large.", true);
  // The SDK's timeout covers only the response headers; this one also covers an error body that never arrives.
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RealtimeError("Pusher did not answer in time.", false)), TIMEOUT_MS);
  });
  try {
    await Promise.race([client().trigger(channel, event, data), timeout]);
  } catch (error) {
    throw error instanceof RealtimeError ? error : translate(error);
  } finally {
    clearTimeout(timer);
  }
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
