import type { PerkName, PlanName } from "@/lib/accounts/contracts";

/** What a plan is called on the card, on the wall and in the list of benefits. */
export const tiers: Record<PlanName, { metal: string; name: string }> = {
  monthly: { metal: "Silver", name: "Monthly Patron" },
  patron: { metal: "Silver", name: "Patron" },
  yearly: { metal: "Gold", name: "Annual Patron" },
  collector: { metal: "Platinum", name: "Collector Tier" },
};

/** The nine perks in words, in the order of the plans that bring them. */
export const perkWords: Record<PerkName, { words: string; from: string }> = {
  unlimitedExhibition: { words: "Unlimited exhibition access", from: "Every plan" },
  membersPortal: { words: "Members portal", from: "Every plan" },
  behindScenes: { words: "Behind-the-scenes content", from: "Every plan" },
  digitalPrints: { words: "Exclusive digital prints", from: tiers.yearly.name },
  vipBadge: { words: "VIP badge", from: tiers.yearly.name },
  foundersWall: { words: "Name on the Founders Wall", from: tiers.yearly.name },
  discountPrints: { words: "Discounted physical prints", from: tiers.collector.name },
  qaWithAje: { words: "Quarterly Q&A with the artist", from: tiers.collector.name },
  welcomePack: { words: "Annual welcome pack", from: tiers.collector.name },
};
