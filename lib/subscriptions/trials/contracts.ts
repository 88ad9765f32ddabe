import * as z from "zod/mini";
import { offeredPlan } from "@/lib/subscriptions/contracts";

export const MAX_TRIAL_DAYS = 60;

/** POST /membership/trial. `days` is what the page showed: another length is rejected. */
export const startTrialBody = z.object({ plan: offeredPlan, days: z.coerce.number().check(z.int(), z.minimum(1)) });

/** The end of the trial, ISO 8601. */
export const startTrialReply = z.object({ until: z.string() });

export const trialPlanParams = z.object({ plan: offeredPlan });

/** PUT /admin/trials/{plan}: 0 for no trial. `seen` is the length that the admin saw. */
export const trialDaysBody = z.object({
  days: z.coerce
    .number("Please enter a number of days")
    .check(
      z.int("Please enter a whole number"),
      z.minimum(0, "The least is 0, for no trial"),
      z.maximum(MAX_TRIAL_DAYS, `At most ${MAX_TRIAL_DAYS} days`),
    ),
  seen: z.coerce.number().check(z.int()),
});
export const trialDaysReply = z.object({ days: z.int() });

export type TrialDays = Record<z.infer<typeof offeredPlan>, number>;

/** A plan in the admin's list of trials. */
export type AdminTrialPlan = {
  plan: z.infer<typeof offeredPlan>;
  days: number;
  /** Trials that run, that ended without a payment, and whose person has a plan that was paid or granted. */
  running: number;
  ended: number;
  joined: number;
};
