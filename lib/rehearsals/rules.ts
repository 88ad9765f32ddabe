import type { RehearsalPlan } from "@/lib/rehearsals/contracts";
import { shuffledPlace } from "@/lib/waiting-room/rules";

/** How a simulated buyer behaves. */
export type BuyerKind = "pays" | "declined" | "slow" | "abandons";

/** The kinds of the simulated buyers; the first number is 1. */
export function buyerKind(
  buyer: number,
  { buyers, failingCards, slowPhones, abandonedTransfers }: RehearsalPlan,
): BuyerKind {
  const share = (percent: number) => Math.round((buyers * percent) / 100);
  const declined = share(failingCards);
  const slow = declined + share(slowPhones);
  if (buyer <= declined) return "declined";
  if (buyer <= slow) return "slow";
  return buyer <= slow + share(abandonedTransfers) ? "abandons" : "pays";
}

/** The buyers of a wave in the order in which they arrive: at first all but the slow ones, then those. */
export function arrivals(wave: 1 | 2, plan: RehearsalPlan, seed: string): number[] {
  return Array.from({ length: plan.buyers }, (_, index) => index + 1)
    .filter((buyer) => (buyerKind(buyer, plan) === "slow") === (wave === 2))
    .sort((a, b) => shuffledPlace(a, plan.buyers, seed) - shuffledPlace(b, plan.buyers, seed));
}

/** The emails by the name of their job, in words. */
const mailNames: Readonly<Record<string, string>> = {
  "order.paid.email": "Order confirmation",
  "order.refunded.email": "Refund of a payment that could not be fulfilled",
  "order.unpaid.email": "Reminder of an unpaid order",
};

export const mailName = (kind: string): string => mailNames[kind] ?? kind;
