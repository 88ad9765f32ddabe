import type { OfferedPlan } from "@/lib/subscriptions/contracts";

type PlanLabels = {
  name: string;
  metal: string;
  /** The text after the price. */
  interval: string;
  /** The text beside the name. */
  note?: string;
  /** Starts with the included plan. */
  features: readonly string[];
  cta: string;
};

/** The texts of the plan cards. Prices come from the plans table. */
export const planLabels: Record<OfferedPlan, PlanLabels> = {
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
    interval: "per year",
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
