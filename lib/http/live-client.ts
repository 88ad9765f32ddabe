import type Pusher from "pusher-js";
import type { PresenceChannel } from "pusher-js";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";

/** `reconnecting` also before the first connection stands: until then nobody should rely on being told. */
export type LiveState = "connected" | "reconnecting";

/** What a listener is told. A message is a hint that something changed; whoever was away fetches again. */
export type Listener = {
  onMessage?: (event: string, data: unknown) => void;
  /** The channel is open, for the first time or again: what happened before it is not known. */
  onOpen?: () => void;
  onState?: (state: LiveState) => void;
  /** How many are on a presence channel. */
  onCount?: (count: number) => void;
};

type Settings = { key: string; cluster: string; host: string | null; port: number | null; tls: boolean };

const firstDelay = 1_000;
const longestDelay = 5_000;
/** A connection that does not stand after so long is given up and begun again. */
const timeout = 20_000;
/** A socket nobody listens on is kept a moment: the next panel is often opened right after the last. */
const linger = 5_000;

/** How long to wait before the next try: 1 to 5 seconds, growing, and never the same for everybody. `chance` is 0 to 1. */
export function reconnectDelay(attempt: number, chance: number): number {
  const grown = firstDelay * 1.6 ** Math.min(attempt, 10);
  return Math.round(Math.min(Math.max(grown * (0.6 + 0.8 * chance), firstDelay), longestDelay));
}

const listeners = new Map<string, Set<Listener>>();
let pusher: Pusher | null = null;
let loading = false;
let state: LiveState = "reconnecting";
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

const all = (): Listener[] => [...listeners.values()].flatMap((some) => [...some]);

function enter(next: LiveState): void {
  if (state === next) return;
  state = next;
  for (const listener of all()) listener.onState?.(next);
}

function again(): void {
  clearTimeout(timer);
  timer = setTimeout(connect, reconnectDelay(attempt++, Math.random()));
}

// pusher-js would try on its own clock, at once and for ever; every socket that closes comes here instead.
function lost(): void {
  if (!pusher) return;
  enter("reconnecting");
  pusher.disconnect();
  again();
}

async function load(): Promise<Pusher | null> {
  const [{ default: Client }, settings] = await Promise.all([
    import("pusher-js"),
    api.get<Settings>(apiPaths.liveSettings),
  ]);
  if (!settings.ok) return null;
  const { key, cluster, host, port, tls } = settings.data;
  let current: WebSocket | null = null;
  Client.Runtime.createWebSocket = (address: string) => {
    const socket = new WebSocket(address);
    current = socket;
    // pusher-js speaks a moment after it looked whether it may. Into a socket that has begun to close nothing can be said.
    const send = socket.send.bind(socket);
    socket.send = (said) => {
      if (socket.readyState === WebSocket.OPEN) send(said);
    };
    // A socket that was replaced, or that we closed ourselves, is no news.
    socket.addEventListener("close", () => current === socket && client.connection.state !== "disconnected" && lost());
    return socket as unknown as ReturnType<typeof Client.Runtime.createWebSocket>;
  };
  const client = new Client(key, {
    cluster,
    ...(host && { wsHost: host, wsPort: port ?? 80, wssPort: port ?? 443 }),
    forceTLS: tls,
    enabledTransports: tls ? ["wss"] : ["ws"],
    enableStats: false,
    channelAuthorization: { endpoint: apiPaths.liveAuth, transport: "ajax" },
  });
  client.connection.bind("connected", () => {
    clearTimeout(timer);
    attempt = 0;
    enter("connected");
  });
  return client;
}

async function connect(): Promise<void> {
  if (listeners.size === 0 || loading) return;
  clearTimeout(timer);
  if (pusher) {
    timer = setTimeout(lost, timeout);
    pusher.connect();
    return;
  }
  loading = true;
  pusher = await load().catch(() => null);
  loading = false;
  if (!pusher) return again();
  timer = setTimeout(lost, timeout);
  for (const channel of listeners.keys()) open(channel);
}

function open(name: string): void {
  if (!pusher) return;
  const tell = (say: (listener: Listener) => void) => {
    for (const listener of listeners.get(name) ?? []) say(listener);
  };
  const channel = pusher.subscribe(name);
  channel.bind_global((event: string, data: unknown) => {
    if (event === "pusher:subscription_succeeded") tell((listener) => listener.onOpen?.());
    else if (!event.startsWith("pusher")) tell((listener) => listener.onMessage?.(event, data));
    if ("members" in channel && event.startsWith("pusher:"))
      tell((listener) => listener.onCount?.((channel as PresenceChannel).members.count));
  });
}

/** Tells who came later what the others have been told. */
function catchUp(name: string, listener: Listener): void {
  const channel = pusher?.channel(name);
  listener.onOpen?.();
  if (channel && "members" in channel) listener.onCount?.((channel as PresenceChannel).members.count);
}

function shut(): void {
  clearTimeout(timer);
  pusher?.disconnect();
  enter("reconnecting");
}

/**
 * Listens on a channel until the function that is returned is called. All listeners of a page share one socket, which is opened
 * with the first and closed after the last; pusher-js itself is fetched then and not before.
 */
export function listenLive(channel: string, listener: Listener): () => void {
  clearTimeout(closing);
  const known = listeners.get(channel);
  const some = known ?? new Set<Listener>();
  some.add(listener);
  listeners.set(channel, some);
  if (!known) open(channel);
  else if (pusher?.channel(channel)?.subscribed) queueMicrotask(() => some.has(listener) && catchUp(channel, listener));
  listener.onState?.(state);
  if (state !== "connected" && listeners.size === 1) void connect();
  return () => {
    if (!some.delete(listener) || some.size > 0) return;
    listeners.delete(channel);
    pusher?.channel(channel)?.unbind_global();
    pusher?.unsubscribe(channel);
    if (listeners.size === 0) closing = setTimeout(shut, linger);
  };
}
