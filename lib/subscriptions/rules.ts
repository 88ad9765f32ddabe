import { addMonths } from "date-fns/addMonths";
import { type PerkName, type PlanName, perkNames } from "@/lib/auth/contracts";
import { day } from "@/lib/core/clock";
import { recordOf } from "@/lib/core/records";

const basePerks: PerkName[] = ["unlimitedExhibition", "membersPortal", "behindScenes"];

const annualPerks: PerkName[] = [...basePerks, "digitalPrints", "vipBadge", "foundersWall"];

/** The perks of each plan. `patron` is granted for an approved payment proof: base perks and bidding. */
export const planPerks: Record<PlanName, readonly PerkName[]> = {
  monthly: basePerks,
  patron: basePerks,
  yearly: annualPerks,
  collector: [...annualPerks, "discountPrints", "qaWithAje", "welcomePack"],
};

const ranks: readonly PlanName[] = ["monthly", "patron", "yearly", "collector"];

/** The rank of a plan: a higher one is used up first. */
export function planRank(plan: PlanName): number {
  return ranks.indexOf(plan);
}

const titles: Record<PlanName, string> = {
  monthly: "Monthly",
  yearly: "Annual",
  collector: "Collector",
  patron: "Patron",
};

/** The display name of a plan. */
export function planTitle(plan: PlanName): string {
  return titles[plan];
}

/** A user is VIP while the subscription end is in the future. */
export function isVipAt(now: Date, endsAt: Date | null): boolean {
  return endsAt !== null && endsAt.getTime() > now.getTime();
}

/** All nine perks with whether the user has them. An admin has all; a user who is not VIP has none. */
export function getPerks(plan: PlanName | null, isVIP: boolean, isAdmin: boolean): Record<PerkName, boolean> {
  const granted = new Set<PerkName>(isAdmin ? perkNames : isVIP && plan ? planPerks[plan] : []);
  return recordOf(perkNames, (perk) => granted.has(perk));
}

/** How long a pause may be, in months, and the rule around it. */
export const pauseMonths = [1, 2, 3] as const;
export const PAUSE_EVERY_MONTHS = 12;
export const MIN_DAYS_LEFT_TO_PAUSE = 7;

export type PauseFacts = {
  now: Date;
  plan: PlanName;
  endsAt: Date;
  pausedUntil: Date | null;
  isInGrace: boolean;
  /** When the last pause began. */
  lastPauseAt: Date | null;
};

/** Why a membership cannot be paused now, or null. */
export function pauseRefusal({ now, plan, endsAt, pausedUntil, isInGrace, lastPauseAt }: PauseFacts): string | null {
  if (pausedUntil && pausedUntil > now) return "Your membership is paused already.";
  if (!isVipAt(now, endsAt)) return "There is no active plan to pause.";
  if (plan === "patron") return "The Patron plan cannot be paused.";
  if (isInGrace) return "Please pay for the membership first; the last charge of your card failed.";
  if (endsAt.getTime() - now.getTime() < MIN_DAYS_LEFT_TO_PAUSE * day)
    return `At least ${MIN_DAYS_LEFT_TO_PAUSE} days have to be left to pause.`;
  if (lastPauseAt && addMonths(lastPauseAt, PAUSE_EVERY_MONTHS) > now)
    return "A membership can be paused once in 12 months.";
  return null;
}

/** The days after a failed charge on which the card is charged again by itself, all within the grace period. */
export const RETRY_AFTER_DAYS = [1, 3, 6] as const;
