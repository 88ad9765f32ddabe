import { getProductPhase, type Phase, type Schedule } from "@/lib/catalog/rules";
import { isKeyOf } from "@/lib/core/records";

/** How many hours before its opening each plan may buy a drop with members first; prisma/functions/shop_early_hours.sql decides. */
export const EARLY_HOURS = { collector: 24, yearly: 12, monthly: 2 } as const;

type EarlyDrop = Schedule & { membersFirst: boolean };

/** The schedule of a drop for somebody with this plan; null without a plan. */
export function scheduleFor<T extends EarlyDrop>(drop: T, plan: string | null, now: Date): T & { phase: Phase } {
  const hours = plan !== null && isKeyOf(EARLY_HOURS, plan) ? EARLY_HOURS[plan] : 0;
  const opens = drop.opensAt === null ? null : new Date(drop.opensAt).getTime();
  const opensAt =
    drop.membersFirst && opens !== null && opens > now.getTime()
      ? new Date(opens - hours * 3_600_000).toISOString()
      : drop.opensAt;
  return { ...drop, opensAt, phase: getProductPhase({ opensAt, closesAt: drop.closesAt }, now) };
}
