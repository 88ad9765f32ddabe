import type { HallLeader } from "@/lib/exhibitions/contracts";

/** How long the hall waits before it scrolls to what the address names, in milliseconds. */
export const hashDelay = 300;

/** Below this many nobody is told how many look at a work. */
const leastViewers = 2;

/** What the part of the address behind # asks for. */
export type Place = { leader: string; comments: boolean };

type Known = Pick<HallLeader, "slug" | "artworkSlug">;
const guestbook = "guestbook-";

/** What is behind #, without it; "" for nothing, and for what cannot be read. */
export function readFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ""));
  } catch {
    return "";
  }
}

/**
 * Where an address leads within the hall: `#{leaderSlug}` to the leader, `#guestbook-{slug}` to the work of that slug and its
 * comments. A leader's slug names the work, too. Null leads nowhere: the gallery is shown from its beginning.
 */
export function placeOf(hash: string, leaders: readonly Known[]): Place | null {
  const named = readFragment(hash);
  const comments = named.startsWith(guestbook);
  const slug = comments ? named.slice(guestbook.length) : named;
  const found = leaders.find((one) => one.slug === slug || (comments && one.artworkSlug === slug));
  return found ? { leader: found.slug, comments } : null;
}

/** Whose room it is: every leader has two sections, and what stands before the first of them is nobody's. */
export function activeLeader(section: number, leaders: number): number | null {
  if (section < 0 || leaders === 0) return null;
  return Math.min(Math.floor(section / 2), leaders - 1);
}

const grounds = ["desert", "blacksteel", "fire", "forest"] as const;
export type Ground = (typeof grounds)[number];

/** The ground of a section: the four cycle. */
export function groundOf(section: number): Ground {
  return grounds[((section % grounds.length) + grounds.length) % grounds.length] ?? "desert";
}

/** The true sentence about who else is here, or nothing. */
export function viewingSentence(count: number): string | null {
  return count >= leastViewers ? `${count} people viewing` : null;
}

/** The order in which the rooms are furnished: the one that is wanted, then outwards from it. */
export function furnishingOrder(from: number, count: number): number[] {
  const rooms = Array.from({ length: count }, (_, index) => index);
  return rooms.sort((a, b) => Math.abs(a - from) - Math.abs(b - from) || b - a);
}

/** A weight as a data plan counts it: "0.8 MB". */
export function megabytes(bytes: number): string {
  const amount = bytes / 1_000_000;
  return `${amount < 0.1 ? amount.toFixed(2) : amount.toFixed(1)} MB`;
}
