/** Up to this many subscribers every change is announced immediately; in a larger channel one message in five seconds says where it has got to. */
const MAX_IMMEDIATE = 100;
export const COUNT_INTERVAL_MS = 5_000;

/**
 * Announces how many connections are subscribed to a channel, as Channels does with "subscription counting" switched on: to all channels but
 * presence channels, which have members.
 */
export function createCounts(count: (channel: string) => number, announce: (channel: string, count: number) => void) {
  const waiting = new Set<string>();
  /** A subscription to the channel was added or removed. */
  return function changed(channel: string): void {
    if (channel.startsWith("presence-") || waiting.has(channel)) return;
    const now = count(channel);
    if (now > 0 && now <= MAX_IMMEDIATE) announce(channel, now);
    if (now <= MAX_IMMEDIATE) return;
    waiting.add(channel);
    const timer = setTimeout(() => {
      waiting.delete(channel);
      const later = count(channel);
      if (later > 0) announce(channel, later);
    }, COUNT_INTERVAL_MS);
    timer.unref();
  };
}
