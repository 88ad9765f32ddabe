import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import type { OfferedPlan } from "@/lib/subscriptions/contracts";

type SetTrialDays = { actor: Actor; plan: OfferedPlan; days: number; seen: number };

/** Sets the length of a plan's free trial, 0 for none. Trials that run keep theirs. */
export async function setTrialDays({ actor, plan, days, seen }: SetTrialDays): Promise<void> {
  await transaction(async (tx) => {
    const changed = await tx.$executeRaw`
      UPDATE plans SET trial_days = ${days} WHERE key = ${plan}::"PlanKey" AND is_offered AND trial_days = ${seen}`;
    if (changed === 0)
      throwAppError("stale", "Somebody has changed this trial meanwhile. Please reload the page and try again.");
    if (days === seen) return;
    const detail = { plan, from: seen, to: days };
    await recordAudit(tx, { actorId: actor._id, action: "plan.set-trial", subject: plan, detail });
  });
}
