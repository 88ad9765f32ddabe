import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { formatNaira } from "@/lib/core/money";

// The words that sentences of the audit log share.
export const rows = (count: number | undefined) => (count === 1 ? "1 row" : `${count ?? "some"} rows`);
export const list = (names: readonly string[] | undefined) => (names?.length ? names.join(", ") : "nothing");
export const because = (reason: string | undefined) => (reason ? `: ${reason}` : "");
export const moment = (at: string | undefined) => (at ? formatLagosMoment(at) : "an unknown time");
export const amount = (kobo: number | undefined) => (kobo === undefined ? "an amount" : formatNaira(kobo));
export const fieldNames = (detail: object) => list(Object.keys(detail).filter((name) => name !== "note"));

/** The sentence that the entry recorded, "Replaced “Eagle”", in the middle of a sentence. */
export const recorded = (detail: { sentence?: string }, otherwise: string) =>
  detail.sentence ? detail.sentence.charAt(0).toLowerCase() + detail.sentence.slice(1) : otherwise;

export const disputeDecisions = {
  release: "which is over",
  give_back: "and gave it back to a former owner",
  confirm: "and confirmed the owner",
};
