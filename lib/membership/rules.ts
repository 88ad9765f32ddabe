import { type PerkName, type PlanName, perkNames } from "@/lib/accounts/contracts";

const base: PerkName[] = ["unlimitedExhibition", "membersPortal", "behindScenes"];
const annual: PerkName[] = [...base, "digitalPrints", "vipBadge", "foundersWall"];

/** What each plan gives. `patron` is the dated plan behind an approved receipt: base perks and bidding. */
export const planPerks: Record<PlanName, readonly PerkName[]> = {
  monthly: base,
  patron: base,
  yearly: annual,
  collector: [...annual, "discountPrints", "qaWithAje", "welcomePack"],
};

/** VIP is one thing only: a subscription whose end is still to come. */
export function isVipAt(now: Date, endsAt: Date | null): boolean {
  return endsAt !== null && endsAt.getTime() > now.getTime();
}

/** All nine perks, held or not. An admin holds every one; who is not VIP holds none. */
export function perksHeld(plan: PlanName | null, isVIP: boolean, isAdmin: boolean): Record<PerkName, boolean> {
  const held = new Set<PerkName>(isAdmin ? perkNames : isVIP && plan ? planPerks[plan] : []);
  return Object.fromEntries(perkNames.map((perk) => [perk, held.has(perk)])) as Record<PerkName, boolean>;
}
