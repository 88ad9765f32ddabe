import { type PerkName, type PlanName, perkNames } from "@/lib/auth/contracts";

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
  return Object.fromEntries(perkNames.map((perk) => [perk, granted.has(perk)])) as Record<PerkName, boolean>;
}
