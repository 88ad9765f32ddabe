import type { ViewerLeader } from "@/lib/exhibitions/contracts";

/** The delay before scrolling to the target of the hash, in milliseconds. */
export const hashDelay = 300;

/** Smaller counts are not shown. */
const minViewers = 2;

/** The target of a location hash. */
export type HashTarget = { leader: string; comments: boolean };

export const viewerTabs = [
  { id: "gallery", name: "Gallery" },
  { id: "members", name: "Members" },
  { id: "guestbook", name: "Guestbook" },
] as const;
export type ViewerTab = (typeof viewerTabs)[number]["id"];

type LeaderSlugs = Pick<ViewerLeader, "slug" | "artworkSlug">;
const guestbookPrefix = "guestbook-";

/** The decoded hash without #; "" when it is empty or malformed. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ""));
  } catch {
    return "";
  }
}

const findTab = (hash: string) => viewerTabs.find(({ id }) => id === decodeHash(hash))?.id ?? null;

/** The hash of the skip link changes nothing. */
export const isSkipLink = (hash: string): boolean => decodeHash(hash) === "main";

/** Whether a hash is for something in the gallery. */
export const isGalleryHash = (hash: string): boolean =>
  decodeHash(hash) !== "" && !isSkipLink(hash) && findTab(hash) === null;

/** Whether a hash asks for more than the exhibition itself: another tab than the gallery, a leader or the comments of an artwork. */
export const asksForPlace = (hash: string): boolean =>
  isGalleryHash(hash) || (findTab(hash) ?? "gallery") !== "gallery";

/** The tab of a hash; null for the board. */
export function parseView(hash: string): ViewerTab | null {
  return isGalleryHash(hash) ? "gallery" : findTab(hash);
}

/**
 * The URL of a tab, or of a leader in the gallery. Only the hash differs: with another query Next would take it for another page, and fetch
 * that when somebody goes back.
 */
export function viewHref(path: string, view: ViewerTab | null, leader?: string): string {
  const target = leader ? encodeURIComponent(leader) : view;
  return target ? `${path}#${target}` : path;
}

/**
 * Parses `#{leaderSlug}` (a leader) and `#guestbook-{slug}` (the comments of an artwork, by its own slug or its leader's). Null for
 * anything else.
 */
export function parseHash(hash: string, leaders: readonly LeaderSlugs[]): HashTarget | null {
  const decoded = decodeHash(hash);
  const comments = decoded.startsWith(guestbookPrefix);
  const slug = comments ? decoded.slice(guestbookPrefix.length) : decoded;
  const match = leaders.find((one) => one.slug === slug || (comments && one.artworkSlug === slug));
  return match ? { leader: match.slug, comments } : null;
}

/** The index of the leader of a section. Each leader has two sections; the introduction before them (-1) has none. */
export function activeLeader(section: number, leaderCount: number): number | null {
  if (section < 0 || leaderCount === 0) return null;
  return Math.min(Math.floor(section / 2), leaderCount - 1);
}

const grounds = ["desert", "blacksteel", "fire", "forest"] as const;
export type Ground = (typeof grounds)[number];

/** The background of a section; the four cycle. */
export function groundOf(section: number): Ground {
  return grounds[((section % grounds.length) + grounds.length) % grounds.length] ?? "desert";
}

/** The text about how many people are viewing, or null for too few. */
export function viewersLabel(count: number): string | null {
  return count >= minViewers ? `${count} people viewing` : null;
}

/** All indexes below `count`, nearest to `from` first. */
export function mountOrder(from: number, count: number): number[] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return indexes.sort((a, b) => Math.abs(a - from) - Math.abs(b - from) || b - a);
}

/** Formats a size in decimal megabytes, e.g. "0.8 MB". */
export function formatMegabytes(bytes: number): string {
  const amount = bytes / 1_000_000;
  return `${amount < 0.1 ? amount.toFixed(2) : amount.toFixed(1)} MB`;
}
