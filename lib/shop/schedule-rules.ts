/** How a drop with a schedule stands. Without one it is live for as long as it is on show. */
export const phases = ["upcoming", "live", "ended"] as const;
export type Phase = (typeof phases)[number];

/** The times of a drop; as dates or as ISO strings. */
export type Schedule = { opensAt: Date | string | null; closesAt: Date | string | null };

const time = (at: Date | string | null): number | null => (at === null ? null : new Date(at).getTime());

/** How a drop stands at a moment: open from the first millisecond of its opening to the last before its end, as `shop_phase` has it. */
export function phaseAt({ opensAt, closesAt }: Schedule, now: Date | number): Phase {
  const [opens, closes, at] = [time(opensAt), time(closesAt), Number(now)];
  if (closes !== null && at >= closes) return "ended";
  return opens !== null && at < opens ? "upcoming" : "live";
}

/** When its state changes next, as milliseconds; null when the clock changes nothing about it any more. */
export function nextChange({ opensAt, closesAt }: Schedule, now: number): number | null {
  const ahead = [time(opensAt), time(closesAt)].filter((at) => at !== null && at > now) as number[];
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

const lagos = { timeZone: "Africa/Lagos" } as const;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", ...lagos });
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", ...lagos });

/** "1 December 2026 at 12:00", as it is in Lagos; the database's refusals say it so too. */
export const lagosTime = (at: Date | string): string => `${day.format(new Date(at))} at ${clock.format(new Date(at))}`;

/** What a page says of a drop that cannot be bought yet or any more; null while it can. It stays true however old the page is. */
export function scheduleSentence(drop: Schedule & { phase: Phase }): string | null {
  if (drop.phase === "upcoming" && drop.opensAt) return `Opens on ${lagosTime(drop.opensAt)}, Lagos time`;
  if (drop.phase === "ended" && drop.closesAt) return `Ended on ${lagosTime(drop.closesAt)}, Lagos time`;
  return null;
}

type Awaited = { inStock: boolean; stock: number; phase: Phase; editionSize: number | null; editionIssued: number };

/** Whether a drop that cannot be bought now may yet be: it has not opened, is off the shelf, or its last pieces are held. */
export function worthWaiting({ inStock, stock, phase, editionSize, editionIssued }: Awaited): boolean {
  if (phase === "ended") return false;
  const isGone = editionSize !== null && editionIssued >= editionSize;
  return !isGone && (phase === "upcoming" || !inStock || stock <= 0);
}

/** How many one person may have and how many of those a buyer has; the sentence of a refusal, as `shop_limit_sentence` has it. */
export function limitSentence(name: string, { most, owned }: { most: number; owned: number }): string {
  const already = owned > 0 ? `, and ${owned} ${owned === 1 ? "is" : "are"} yours already` : "";
  return `One person may have ${most} of ${name}${already}`;
}

/** "2d 03:04:05", or "03:04:05" in the last day. */
export function remaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  const two = (value: number) => String(value).padStart(2, "0");
  const days = Math.floor(seconds / 86_400);
  const rest = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(":");
  return days > 0 ? `${days}d ${rest}` : rest;
}

/** What is wrong with the times of a drop, by field; null when nothing is. */
export function scheduleProblems({ opensAt, closesAt }: Schedule): Record<string, string> | null {
  const [opens, closes] = [time(opensAt), time(closesAt)];
  return opens !== null && closes !== null && closes <= opens ? { closesAt: "It has to end after it opens" } : null;
}
