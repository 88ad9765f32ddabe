import type { PerkName, PlanName } from "@/lib/auth/contracts";

/** The name of a plan on the card, on the wall and in the list of benefits. */
export const tiers: Record<PlanName, { metal: string; name: string }> = {
  monthly: { metal: "Silver", name: "Monthly Patron" },
  patron: { metal: "Silver", name: "Patron" },
  yearly: { metal: "Gold", name: "Annual Patron" },
  collector: { metal: "Platinum", name: "Collector Tier" },
};

/** The metal of a plan: its card, its plate and its plaque, with their inner line, in one colour. */
export const metalClasses: Record<PlanName, string> = {
  monthly: "[--metal:var(--silver)]",
  patron: "[--metal:var(--silver)]",
  yearly: "[--metal:var(--brass)]",
  collector: "[--metal:var(--platinum)]",
};

/** Labels of the nine perks, in the order of the plans that include them. */
export const perkLabels: Record<PerkName, { label: string; from: string }> = {
  unlimitedExhibition: { label: "Unlimited exhibition access", from: "Every plan" },
  membersPortal: { label: "Members portal", from: "Every plan" },
  behindScenes: { label: "Behind-the-scenes content", from: "Every plan" },
  digitalPrints: { label: "Exclusive digital prints", from: tiers.yearly.name },
  vipBadge: { label: "VIP badge", from: tiers.yearly.name },
  foundersWall: { label: "Name on the Founders Wall", from: tiers.yearly.name },
  discountPrints: { label: "Discounted physical prints", from: tiers.collector.name },
  qaWithAje: { label: "Quarterly Q&A with the artist", from: tiers.collector.name },
  welcomePack: { label: "Annual welcome pack", from: tiers.collector.name },
};

/** The name of a perk that is owed; the shoutout is owed with the welcome pack and is no perk of a plan. */
export const owedPerkLabel = (perk: string): string =>
  perk === "shoutout"
    ? "Personalized shoutout"
    : (Object.entries(perkLabels).find(([name]) => name === perk)?.[1].label ?? perk);
