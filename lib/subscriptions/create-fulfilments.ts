import { addMonths } from "date-fns/addMonths";
import { addYears } from "date-fns/addYears";
import type { PerkName } from "@/lib/auth/contracts";
import { newId } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";

type NewFulfilment = { perk: string; period: string; dueAt: Date };
type PaidPeriod = { from: Date; to: Date };

const quarterOf = (date: Date): string => `${date.getUTCFullYear()}-Q${Math.floor(date.getUTCMonth() / 3) + 1}`;

/** One fulfilment for each year that starts in the period. */
function yearly(perk: string, { from, to }: PaidPeriod): NewFulfilment[] {
  const fulfilments: NewFulfilment[] = [];
  for (let at = from; at < to; at = addYears(at, 1))
    fulfilments.push({ perk, period: String(at.getUTCFullYear()), dueAt: at });
  return fulfilments;
}

function quarterly(perk: string, { from, to }: PaidPeriod): NewFulfilment[] {
  const fulfilments: NewFulfilment[] = [];
  for (let at = from; at < to; at = addMonths(at, 3)) fulfilments.push({ perk, period: quarterOf(at), dueAt: at });
  return fulfilments;
}

/**
 * The fulfilments of a paid period: the perks that somebody has to send, hold or do. Access rights (exhibition, badge, wall)
 * are not fulfilments.
 */
export function planFulfilments(perks: readonly PerkName[], period: PaidPeriod): NewFulfilment[] {
  const has = (perk: PerkName) => perks.includes(perk);
  return [
    ...(has("digitalPrints") ? yearly("digitalPrints", period) : []),
    ...(has("discountPrints") ? yearly("discountPrints", period) : []),
    ...(has("welcomePack") ? [...yearly("welcomePack", period), ...yearly("shoutout", period)] : []),
    ...(has("qaWithAje") ? quarterly("qaWithAje", period) : []),
  ];
}

/** Creates the fulfilments of a paid period. Idempotent per perk and year or quarter. */
export async function createFulfilments(
  tx: Tx,
  userId: string,
  perks: readonly PerkName[],
  period: PaidPeriod,
): Promise<void> {
  const fulfilments = planFulfilments(perks, period);
  if (fulfilments.length === 0) return;
  await tx.fulfilment.createMany({
    data: fulfilments.map((line) => ({ id: newId("prk"), userId, ...line })),
    skipDuplicates: true,
  });
}
