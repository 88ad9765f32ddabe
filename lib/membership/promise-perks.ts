import { addMonths, addYears } from "date-fns";
import type { PerkName } from "@/lib/accounts/contracts";
import type { Tx } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

type Promised = { perk: string; period: string; dueAt: Date };
type Period = { from: Date; to: Date };

const quarterOf = (date: Date): string => `${date.getUTCFullYear()}-Q${Math.floor(date.getUTCMonth() / 3) + 1}`;

/** One line for each year of membership that begins in the period. */
function yearly(perk: string, { from, to }: Period): Promised[] {
  const lines: Promised[] = [];
  for (let at = from; at < to; at = addYears(at, 1))
    lines.push({ perk, period: String(at.getUTCFullYear()), dueAt: at });
  return lines;
}

function quarterly(perk: string, { from, to }: Period): Promised[] {
  const lines: Promised[] = [];
  for (let at = from; at < to; at = addMonths(at, 3)) lines.push({ perk, period: quarterOf(at), dueAt: at });
  return lines;
}

/**
 * The lines of the perk ledger that a paid period promises: what has to be sent, held or done for a member. Rights that hold
 * by themselves (the exhibition, the badge, the wall) are not lines.
 */
export function perksPromised(perks: readonly PerkName[], period: Period): Promised[] {
  const has = (perk: PerkName) => perks.includes(perk);
  return [
    ...(has("digitalPrints") ? yearly("digitalPrints", period) : []),
    ...(has("discountPrints") ? yearly("discountPrints", period) : []),
    ...(has("welcomePack") ? [...yearly("welcomePack", period), ...yearly("shoutout", period)] : []),
    ...(has("qaWithAje") ? quarterly("qaWithAje", period) : []),
  ];
}

/** Writes the lines; the same perk of the same year or quarter is promised once, however often it is paid for. */
export async function promisePerks(tx: Tx, userId: string, perks: readonly PerkName[], period: Period): Promise<void> {
  const lines = perksPromised(perks, period);
  if (lines.length === 0) return;
  await tx.perkDue.createMany({
    data: lines.map((line) => ({ id: newId("prk"), userId, ...line })),
    skipDuplicates: true,
  });
}
