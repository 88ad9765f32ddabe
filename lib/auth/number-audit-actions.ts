/** Audited decisions about numbered units. The subject is the unit. */
export type NumberAuditDetails = {
  "edition.decide-dispute": { dispute: string; decision: "release" | "give_back" | "confirm"; reason: string };
  "edition.mark": { mark: "stolen" | "destroyed"; reason: string };
  "edition.unmark": { mark: string; reason: string };
};
