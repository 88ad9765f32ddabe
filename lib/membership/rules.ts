import { type Actor, type PerkName, type PlanName, perkNames } from "@/lib/accounts/contracts";

const base: PerkName[] = ["unlimitedExhibition", "membersPortal", "behindScenes"];
const annual: PerkName[] = [...base, "digitalPrints", "vipBadge", "foundersWall"];

/** What each plan gives. `patron` is the dated plan behind an approved receipt: base perks and bidding. */
export const planPerks: Record<PlanName, readonly PerkName[]> = {
  monthly: base,
  patron: base,
  yearly: annual,
  collector: [...annual, "discountPrints", "qaWithAje", "welcomePack"],
};

const ranks: readonly PlanName[] = ["monthly", "patron", "yearly", "collector"];

/** Which plan stands above which: the higher one is used up first. */
export function planRank(plan: PlanName): number {
  return ranks.indexOf(plan);
}

const titles: Record<PlanName, string> = {
  monthly: "Monthly",
  yearly: "Annual",
  collector: "Collector",
  patron: "Patron",
};

/** A plan's name as a person reads it. */
export function planTitle(plan: PlanName): string {
  return titles[plan];
}

/** VIP is one thing only: a subscription whose end is still to come. */
export function isVipAt(now: Date, endsAt: Date | null): boolean {
  return endsAt !== null && endsAt.getTime() > now.getTime();
}

/** All nine perks, held or not. An admin holds every one; who is not VIP holds none. */
export function perksHeld(plan: PlanName | null, isVIP: boolean, isAdmin: boolean): Record<PerkName, boolean> {
  const held = new Set<PerkName>(isAdmin ? perkNames : isVIP && plan ? planPerks[plan] : []);
  return Object.fromEntries(perkNames.map((perk) => [perk, held.has(perk)])) as Record<PerkName, boolean>;
}

/** Whether a file of that level opens to a member: a basic one to all, an exclusive one with digital prints. */
export function opensDownload(level: "basic" | "exclusive", { perks }: Pick<Actor, "perks">): boolean {
  return level === "basic" || perks.digitalPrints;
}
