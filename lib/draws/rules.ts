import type { DrawEntry, DrawState, DrawWeights } from "@/lib/draws/contracts";

/*
 * How a draw is computed, for any language. Everything is text in UTF-8, and every hash is SHA-256 in lower-case hexadecimal.
 *
 * 1. The list: the line "living-archive-draw/1", then one line "<entry id> <weight>" for each entry, sorted by id by the bytes of
 *    its ASCII characters. Each line ends with one line feed. A weight is a decimal integer from 1. The list's hash is published.
 * 2. The seed: the hash of four lines, each ended by one line feed: "living-archive-draw/1", the list's hash, the source ("beacon" or
 *    "commitment"), and its value (the randomness of the named round, or the secret whose hash was published).
 * 3. The tickets: an entry of weight w has the tickets 1 to w. The number of a ticket is the hash of "<seed>:<entry id>:<ticket>".
 * 4. The order: an entry stands where its smallest ticket stands when tickets are sorted by number, smallest first; equal numbers by
 *    entry id. The first entries win, as many as there are units; the others follow in this order.
 *
 * The tickets of all entries are in an order of equal chances, so the first entry is one of weight w with the chance w of all weights, and
 * each next entry the same among those that are left.
 */

const VERSION = "living-archive-draw/1";

const byId = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** SHA-256 in hexadecimal, by WebCrypto, in a browser as on the server. */
export async function sha256Hex(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The published list of entries. */
export function formatEntryList(entries: readonly DrawEntry[]): string {
  const lines = [...entries].sort((a, b) => byId(a.id, b.id)).map(({ id, weight }) => `${id} ${weight}`);
  return [VERSION, ...lines].map((line) => `${line}\n`).join("");
}

/** The entries of a published list. Throws for a text that is not one. */
export function parseEntryList(text: string): DrawEntry[] {
  const [version, ...lines] = text.split("\n").slice(0, -1);
  if (version !== VERSION) throw new Error("This is not a list of entries.");
  return lines.map((line) => {
    const [, id, weight] = /^(den_[0-9a-z]{20}) ([1-9]\d{0,2})$/.exec(line) ?? [];
    if (!id || !weight) throw new Error("This is not a list of entries.");
    return { id, weight: Number(weight) };
  });
}

/** The seed of a draw. */
export const computeSeed = (listHash: string, source: "beacon" | "commitment", value: string): Promise<string> =>
  sha256Hex([VERSION, listHash, source, value].map((line) => `${line}\n`).join(""));

/** The ids of all entries in the order of the draw. */
export async function computeOrder(seed: string, entries: readonly DrawEntry[]): Promise<string[]> {
  const ranked: { id: string; smallest: string }[] = [];
  for (const { id, weight } of entries) {
    const tickets = await Promise.all(
      Array.from({ length: weight }, (_, index) => sha256Hex(`${seed}:${id}:${index + 1}`)),
    );
    ranked.push({ id, smallest: tickets.sort()[0] ?? "" });
  }
  return ranked.sort((a, b) => byId(a.smallest, b.smallest) || byId(a.id, b.id)).map(({ id }) => id);
}

/** The times of a beacon's rounds, in seconds. */
export type Chain = { genesis: number; period: number };

/** The time of a round. */
export const roundTime = ({ genesis, period }: Chain, round: number): Date =>
  new Date((genesis + (round - 1) * period) * 1_000);

/** The first round at or after a time. */
export const firstRoundFrom = ({ genesis, period }: Chain, at: Date): number =>
  Math.max(1, Math.ceil((at.getTime() / 1_000 - genesis) / period) + 1);

/** Between the end of the window and the round: time to publish the list before anybody can know the seed. */
export const PUBLISH_MINUTES = 10;

/** How long after its round the beacon is waited for before the commitment decides. */
export const BEACON_WAIT_MINUTES = 30;

/** A closed draw that has not been made this long after its round is stuck, and can be cancelled again. */
const STUCK_AFTER_MS = 24 * 60 * 60_000;

/**
 * Why a draw can no longer be cancelled; null while it can. From the round of a published list on anybody can compute the winners, so an admin
 * could look first. lib/draws/cancel-draw.ts decides by the same condition.
 */
export function cancelRefusal({ state, roundAt }: { state: DrawState; roundAt: Date }, now: Date): string | null {
  if (state === "accepting") return null;
  if (state === "cancelled") return "The draw was cancelled already.";
  if (state !== "closed") return "The draw has taken place. It can no longer be cancelled.";
  const since = now.getTime() - roundAt.getTime();
  return since < 0 || since > STUCK_AFTER_MS
    ? null
    : "The beacon's round has come, so anybody can compute who wins. The draw can no longer be cancelled.";
}

/** How long a winner has to pay. */
export const HOLD_HOURS = 24;

/** The round that decides a draw whose window ends then. */
export const roundFor = (chain: Chain, closesAt: Date): number =>
  firstRoundFrom(chain, new Date(closesAt.getTime() + PUBLISH_MINUTES * 60_000));

/** The tickets of an entry by plan, as they are for an audience. */
export function weightsFor(audience: "everyone" | "members_first" | "members", asked: DrawWeights): DrawWeights {
  if (audience === "everyone") return { none: 1, monthly: 1, yearly: 1, collector: 1, patron: 1 };
  return audience === "members" ? { ...asked, none: 0 } : asked;
}

/** The chance that an entry of a weight has for one given unit drawn first: "1 in 40". */
export function oddsText(weight: number, totalWeight: number): string {
  if (weight < 1) return "May not enter";
  if (totalWeight <= weight) return "1 in 1";
  const tenths = Math.floor((totalWeight * 10) / weight);
  return `1 in ${tenths % 10 === 0 || tenths >= 100 ? Math.floor(tenths / 10) : (tenths / 10).toFixed(1)}`;
}

/** The text of an address by which one household enters once: letters and digits of its lines, whatever their case, accents and signs. */
export function addressKey(address: {
  line1: string;
  line2?: string;
  city: string;
  state?: string;
  country: string;
}): string {
  const words = [address.line1, address.line2 ?? "", address.city, address.state ?? "", address.country]
    .join(" ")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map((word) => shortened[word] ?? word)
    .filter((word) => !leftOut.has(word));
  return words.join("");
}

/** Words that are written in two ways. */
const shortened: Readonly<Record<string, string>> = {
  street: "st",
  road: "rd",
  avenue: "ave",
  close: "cl",
  crescent: "cres",
  drive: "dr",
  lane: "ln",
  apartment: "apt",
};
/** Words that one person writes and another leaves out. */
const leftOut = new Set(["no", "number", "state"]);
