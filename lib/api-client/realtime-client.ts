import type Pusher from "pusher-js";
import type { Channel, PresenceChannel } from "pusher-js";
import { api } from "@/lib/api-client/client";
import { fieldsOf } from "@/lib/core/records";
import { apiPaths } from "@/lib/core/urls/api-paths";

/** `reconnecting` also before the first connection, because messages are not reliable until then. */
export type ConnectionState = "connected" | "reconnecting";

/** The callbacks of a listener. A message only hints at a change; after a reconnect the listener refetches. */
export type ChannelListener = {
  onMessage?: (event: string, data: unknown) => void;
  /** The channel is open, for the first time or again; earlier messages may be lost. */
  onOpen?: () => void;
  onState?: (state: ConnectionState) => void;
  /** The number of members of a presence channel; of another one, of its connections, this one included, where Channels counts them. */
  onCount?: (count: number) => void;
};

const MIN_DELAY_MS = 1_000;
const MAX_DELAY_MS = 5_000;
/** A connection attempt that takes longer is aborted and retried. */
const CONNECT_TIMEOUT_MS = 10_000;
/** An unused socket stays open for a moment, because the next listener often follows right away. */
const DISCONNECT_DELAY_MS = 5_000;

/** The delay before the next attempt: 1 to 5 seconds, growing, with jitter. `random` is 0 to 1. */
export function reconnectDelay(attempt: number, random: number): number {
  const grown = MIN_DELAY_MS * 1.6 ** Math.min(attempt, 10);
  return Math.round(Math.min(Math.max(grown * (0.6 + 0.8 * random), MIN_DELAY_MS), MAX_DELAY_MS));
}

const listeners = new Map<string, Set<ChannelListener>>();
/** The connections of the open channels, as Channels counted them last. */
const connectionCounts = new Map<string, number>();
let pusher: Pusher | null = null;
let loading = false;
let state: ConnectionState = "reconnecting";
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

const allListeners = (): ChannelListener[] =>
  [...listeners.values()].flatMap((channelListeners) => [...channelListeners]);

function setState(next: ConnectionState): void {
  if (state === next) return;
  state = next;
  if (next === "reconnecting") connectionCounts.clear();
  for (const listener of allListeners()) listener.onState?.(next);
}

/**
 * Replaces the retries of pusher-js, which come after exactly one second, from all browsers at once. It is stopped after it has
 * handled its own event, because it would go on with the retry.
 */
function scheduleReconnect(): void {
  clearTimeout(timer);
  timer = setTimeout(connect, reconnectDelay(attempt++, Math.random()));
  queueMicrotask(() => pusher?.disconnect());
}

async function loadPusher(): Promise<Pusher | null> {
  const [{ default: Client }, settings] = await Promise.all([import("pusher-js"), api.get(apiPaths.realtimeSettings)]);
  if (!settings.ok) return null;
  const { key, cluster, host, port, tls } = settings.data;
  const client = new Client(key, {
    cluster,
    ...(host && { wsHost: host, wsPort: port ?? 80, wssPort: port ?? 443 }),
    forceTLS: tls,
    // "ws" also stands for the encrypted transport.
    enabledTransports: ["ws"],
    enableStats: false,
    unavailableTimeout: CONNECT_TIMEOUT_MS,
    channelAuthorization: { endpoint: apiPaths.realtimeAuth, transport: "ajax" },
  });
  client.connection.bind("state_change", ({ current }: { current: string }) => {
    setState(current === "connected" ? "connected" : "reconnecting");
    if (current === "connected") attempt = 0;
    if (current === "unavailable") scheduleReconnect();
  });
  // The connection was lost, or refused for the moment.
  client.connection.bind("connecting_in", scheduleReconnect);
  // Refused for good: pusher-js does not retry, but a restarted or changed server may accept the next attempt.
  client.connection.bind("disconnected", () => {
    if (timer === undefined && listeners.size > 0) scheduleReconnect();
  });
  return client;
}

async function connect(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (listeners.size === 0 || loading) return;
  if (pusher) return pusher.connect();
  loading = true;
  pusher = await loadPusher().catch(() => null);
  loading = false;
  if (!pusher) return scheduleReconnect();
  if (listeners.size === 0) return disconnect();
  for (const channel of listeners.keys()) openChannel(channel);
}

const isPresence = (channel: Channel): channel is PresenceChannel => "members" in channel;

function openChannel(name: string): void {
  if (!pusher) return;
  const notify = (callback: (listener: ChannelListener) => void) => {
    for (const listener of listeners.get(name) ?? []) callback(listener);
  };
  const channel = pusher.subscribe(name);
  channel.bind_global((event: string, data: unknown) => {
    if (event === "pusher:subscription_succeeded") notify((listener) => listener.onOpen?.());
    else if (event === "pusher:subscription_count") {
      const count = Number(fieldsOf(data).subscription_count);
      if (!Number.isFinite(count)) return;
      connectionCounts.set(name, count);
      notify((listener) => listener.onCount?.(count));
    } else if (!event.startsWith("pusher")) notify((listener) => listener.onMessage?.(event, data));
    if (isPresence(channel) && event.startsWith("pusher:"))
      notify((listener) => listener.onCount?.(channel.members.count));
  });
}

/** Gives a late listener the channel's current state. */
function sendCurrentState(name: string, listener: ChannelListener): void {
  const channel = pusher?.channel(name);
  const connections = connectionCounts.get(name);
  listener.onOpen?.();
  if (connections !== undefined) listener.onCount?.(connections);
  if (channel && isPresence(channel)) listener.onCount?.(channel.members.count);
}

function disconnect(): void {
  clearTimeout(timer);
  timer = undefined;
  pusher?.disconnect();
  setState("reconnecting");
}

/**
 * Subscribes to a channel and returns the function to unsubscribe. All listeners of a page share one socket, which opens with the
 * first and closes after the last; pusher-js is loaded with the first.
 */
export function subscribeToChannel(channel: string, listener: ChannelListener): () => void {
  clearTimeout(closing);
  const existing = listeners.get(channel);
  const channelListeners = existing ?? new Set<ChannelListener>();
  channelListeners.add(listener);
  listeners.set(channel, channelListeners);
  if (!existing) openChannel(channel);
  else if (pusher?.channel(channel)?.subscribed)
    queueMicrotask(() => channelListeners.has(listener) && sendCurrentState(channel, listener));
  listener.onState?.(state);
  if (state !== "connected" && listeners.size === 1) void connect();
  return () => {
    if (!channelListeners.delete(listener) || channelListeners.size > 0) return;
    listeners.delete(channel);
    connectionCounts.delete(channel);
    pusher?.channel(channel)?.unbind_global();
    pusher?.unsubscribe(channel);
    if (listeners.size === 0) closing = setTimeout(disconnect, DISCONNECT_DELAY_MS);
  };
}
