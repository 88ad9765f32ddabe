import { refuse } from "@/lib/platform/errors";
import { limitSentence, type Phase, scheduleSentence } from "@/lib/shop/schedule-rules";

/** What a statement of the cart tells of a drop beside its stock: how it stands, how many one person may have, and has. */
export type DropRules = {
  name: string;
  phase: Phase;
  opens_at: Date | null;
  closes_at: Date | null;
  most: number | null;
  owned: number;
  /** In other lines of the cart: other sizes of the same drop. */
  beside: number;
};

/** Says that a drop has not opened or has ended, or that `wanted` in this line are more than one person may have; else nothing. */
export function refuseByRules(drop: DropRules, { wanted, failed }: { wanted: number; failed: string }): void {
  const { name, phase, most, owned, beside } = drop;
  const opensAt = drop.opens_at?.toISOString() ?? null;
  const closesAt = drop.closes_at?.toISOString() ?? null;
  const closed = scheduleSentence({ phase, opensAt, closesAt });
  if (closed !== null) refuse(phase === "ended" ? "ended" : "not_open", failed, { fields: { quantity: closed } });
  if (most !== null && owned + beside + wanted > most)
    refuse("over_limit", failed, { fields: { quantity: limitSentence(name, { most, owned }) } });
}
