import { type AuditChangeOf, describeChanges, fieldWords } from "@/lib/auth/audit-changes";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { formatNaira } from "@/lib/core/money";

// The words that sentences of the audit log share.
export const rows = (count: number | undefined) => (count === 1 ? "1 row" : `${count ?? "some"} rows`);
export const list = (names: readonly string[] | undefined) =>
  names?.length ? names.map(fieldWords).join(", ") : "nothing";
export const because = (reason: string | undefined) => (reason ? `: ${reason}` : "");
export const moment = (at: string | undefined) => (at ? formatLagosMoment(at) : "an unknown time");
export const amount = (kobo: number | undefined) => (kobo === undefined ? "an amount" : formatNaira(kobo));
const fieldNames = (detail: object) => list(Object.keys(detail).filter((name) => name !== "note"));
/** A key in words: "orders.shipped-email" is "shipped email". */
export const topicWords = (topic: string | undefined) => topic?.replace(/^.*\./, "").replaceAll("-", " ") ?? "unknown";
const planNames: Record<string, string> = {
  monthly: "Monthly",
  yearly: "Annual",
  collector: "Collector",
  patron: "Patron",
};
export const planName = (plan: string | undefined) => planNames[plan ?? ""] ?? plan ?? "";

type Edited = { changes?: AuditChangeOf[] | undefined };

/** What was edited, and how. An entry of an earlier release has the names of the fields only, or its own sentence. */
export const edited = (what: string, detail: Edited, otherwise = `changed ${fieldNames(detail)} of ${what}`) =>
  detail.changes ? `changed ${what}: ${describeChanges(detail.changes)}` : otherwise;

/** The sentence that the entry recorded, "Replaced “Eagle”", in the middle of a sentence. */
export const recorded = (detail: { sentence?: string }, otherwise: string) =>
  detail.sentence ? detail.sentence.charAt(0).toLowerCase() + detail.sentence.slice(1) : otherwise;

export const disputeDecisions = {
  release: "which is over",
  give_back: "and gave it back to a former owner",
  confirm: "and confirmed the owner",
};

/** What records are called that are gone, where the sentence does not say what they were. */
const goneNames: Record<string, string> = {
  usr: "a former user",
  cmt: "a deleted comment",
  pwl: "a deleted wall",
  edn: "a number that is gone",
  inv: "a former admin",
  bid: "a bidder",
};

/** The sentence without ids: they are of records that are gone. */
export const withoutIds = (sentence: string) =>
  sentence.replace(
    /\b(?:([a-z]{3})_|img-|snd-)[0-9a-z]{20}(?:\.\w+)?/g,
    (_, prefix: string) => goneNames[prefix] ?? "(deleted since)",
  );
