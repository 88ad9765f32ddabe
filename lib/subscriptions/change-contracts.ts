import type * as z from "zod/mini";
import type { planName } from "@/lib/auth/contracts";
import type { exitReasons, OfferedPlan } from "@/lib/subscriptions/contracts";

/** A failed charge of the member's card; the amount in naira. `tries` are the days on which it is tried again by itself. */
export type FailedPayment = {
  plan: z.infer<typeof planName>;
  amount: number;
  failedAt: string;
  reason: string;
  card: string;
  isActive: boolean;
  until: string;
  tries: string[];
  nextPaymentAt: string | null;
};

/** What a change of plan costs and brings about; amounts in naira. */
export type PlanChangeQuote = {
  from: z.infer<typeof planName>;
  to: OfferedPlan;
  /** An upgrade is paid and begins at once; a downgrade begins at the end. */
  isUpgrade: boolean;
  payToday: number;
  priceAfter: number;
  months: number;
  /** The days that are left, those of a free trial among them, and what they cost: a trial costs nothing. */
  daysLeft: number;
  trialDaysLeft: number;
  worth: number;
  currentEnd: string;
  newEnd: string;
  /** The periods from today on, in order. */
  periods: { plan: z.infer<typeof planName>; from: string; to: string }[];
};

/** The reasons of those who left in the last 12 months. */
export type ExitSummary = {
  total: number;
  reasons: { reason: (typeof exitReasons)[number]; count: number }[];
  comments: { id: string; day: string; plan: z.infer<typeof planName>; comment: string }[];
};
