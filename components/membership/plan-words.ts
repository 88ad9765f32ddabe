import type { OfferedPlan } from "@/lib/membership/contracts";

type PlanWords = {
  name: string;
  metal: string;
  /** What stands after the price. */
  interval: string;
  /** What is said beside the name, if anything. */
  note?: string;
  /** Begins with the plan that is contained in it. */
  features: readonly string[];
  cta: string;
};

/** The plans in the words of their cards. Prices are not words: they come from the table of plans. */
export const planWords: Record<OfferedPlan, PlanWords> = {
  monthly: {
    name: "Monthly",
    metal: "Silver",
    interval: "per month",
    features: ["Unlimited exhibition access", "Members portal", "Behind-the-scenes content", "Basic digital prints"],
    cta: "Join for a month",
  },
  yearly: {
    name: "Annual",
    metal: "Gold",
    interval: "per year",
    note: "Save 10%",
    features: [
      "Everything in Monthly",
      "Exclusive digital prints",
      "VIP badge",
      "Name on the Founders Wall",
      "Priority event access",
    ],
    cta: "Join for a year",
  },
  collector: {
    name: "Collector",
    metal: "Platinum",
    interval: "annually",
    note: "Most Popular",
    features: [
      "Everything in Annual",
      "Discounted physical prints",
      "Quarterly Q&A",
      "Annual welcome pack",
      "Founders Wall recognition",
      "Collector badge",
      "Personalized shoutouts",
    ],
    cta: "Join as a collector",
  },
};
