import { inDrawSentence, limitSentence, type Phase, scheduleSentence } from "@/lib/catalog/rules";
import { throwAppError } from "@/lib/core/errors";

/** The columns that the cart statements select to explain a rejected quantity. */
export type PurchaseRules = {
  name: string;
  phase: Phase;
  opens_at: Date | null;
  closes_at: Date | null;
  max_per_person: number | null;
  /** Its units are given by a draw. */
  in_draw: boolean;
  owned: number;
  /** In other cart lines: other sizes of the same drop. */
  in_other_lines: number;
};

/** Throws if the drop is not live, or if `wanted` units in this line exceed the limit per person. */
export function assertPurchasable(drop: PurchaseRules, { wanted, failed }: { wanted: number; failed: string }): void {
  if (drop.in_draw) throwAppError("not_open", failed, { fields: { quantity: inDrawSentence } });
  const { name, phase, max_per_person: limit, owned, in_other_lines: inOtherLines } = drop;
  const opensAt = drop.opens_at?.toISOString() ?? null;
  const closesAt = drop.closes_at?.toISOString() ?? null;
  const closed = scheduleSentence({ phase, opensAt, closesAt });
  if (closed !== null)
    throwAppError(phase === "ended" ? "ended" : "not_open", failed, { fields: { quantity: closed } });
  if (limit !== null && owned + inOtherLines + wanted > limit)
    throwAppError("over_limit", failed, { fields: { quantity: limitSentence(name, { limit, owned }) } });
}
