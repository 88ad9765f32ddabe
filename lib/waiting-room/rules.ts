/** What decides a visitor's turn; the public state of a room has it. Times are ISO strings. */
export type Queue = {
  /** Null before the drop opens. */
  seed: string | null;
  earlyTickets: number;
  base: number;
  since: string | null;
  ratePerMinute: number;
};

/** The leading zero bits that a solved challenge has: about a second of a phone's time. */
export const PROOF_BITS = 16;
/** For how long a visitor without JavaScript waits for a ticket instead. */
export const PLAIN_DELAY_SECONDS = 15;
/** How often the page of a visitor without JavaScript reloads. */
export const PLAIN_REFRESH_SECONDS = 15;

/** 32 well-mixed bits of a number and a key (the finalizer of MurmurHash3). */
function mix(value: number, key: number): number {
  let h = Math.imul(value ^ key, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const ROUNDS = 10;

function roundKeys(seed: string): number[] {
  return Array.from({ length: ROUNDS }, (_, round) => {
    let key = mix(round + 1, 0x1b873593);
    for (let at = 0; at < seed.length; at++) key = mix(key, seed.charCodeAt(at) + at * 0x10001);
    return key;
  });
}

/**
 * The place of one of `count` tickets in a random order that the seed decides: a permutation (a Feistel network), so that every browser
 * computes its own place without knowing the other tickets.
 */
export function shuffledPlace(ticket: number, count: number, seed: string): number {
  if (count < 2) return ticket;
  const half = Math.max(1, Math.ceil(Math.ceil(Math.log2(count)) / 2));
  const mask = 2 ** half - 1;
  const keys = roundKeys(seed);
  let place = ticket - 1;
  do {
    let [left, right] = [place >>> half, place & mask];
    for (const key of keys) [left, right] = [right, left ^ (mix(right, key) & mask)];
    place = ((left << half) | right) >>> 0;
  } while (place >= count);
  return place + 1;
}

/** The place of a ticket: random among those from before the opening, then in the order of joining. Null before the opening. */
export function placeOf(ticket: number, { seed, earlyTickets }: Pick<Queue, "seed" | "earlyTickets">): number | null {
  if (seed === null) return null;
  return ticket <= earlyTickets ? shuffledPlace(ticket, earlyTickets, seed) : ticket;
}

/** The highest place that is admitted, as the SQL function `waiting_room_admitted` computes it. */
export function admittedPlaces({ base, since, ratePerMinute }: Queue, now: number): number {
  if (since === null || now < Date.parse(since)) return 0;
  return Math.floor(base + 1 + ((now - Date.parse(since)) * ratePerMinute) / 60_000);
}

/** The milliseconds until a place is admitted; 0 when it is. */
export function timeUntilAdmitted(place: number, queue: Queue, now: number): number {
  if (queue.since === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, Date.parse(queue.since) + ((place - queue.base - 1) * 60_000) / queue.ratePerMinute - now);
}

/** How many people are still before a place; the visitor's place in the line is one more. */
export function peopleAhead(place: number, queue: Queue, now: number): number {
  return Math.max(0, place - admittedPlaces(queue, now) - 1);
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** "less than a minute", "about 12 minutes", "about 1 hour 20 minutes". */
export function formatWait(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes <= 1) return "less than a minute";
  if (minutes < 60) return `about ${minutes} minutes`;
  const [hours, rest] = [Math.floor(minutes / 60), Math.round((minutes % 60) / 10) * 10];
  return `about ${counted(rest === 60 ? hours + 1 : hours, "hour", "hours")}${rest % 60 ? ` ${rest} minutes` : ""}`;
}

/** How many people are before a place, in words. */
export function aheadSentence(ahead: number): string {
  return ahead <= 0 ? "You are next." : `${counted(ahead, "person is", "people are")} before you.`;
}

/** The seconds after which a browser asks for the state again: the longer the wait, the rarer. */
export function pollSeconds(wait: number): number {
  if (wait > 10 * 60_000) return 30;
  return wait > 2 * 60_000 ? 15 : 5;
}
