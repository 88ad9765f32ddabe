import type { Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { pauseRefusal } from "@/lib/subscriptions/rules";
import type { Subscription } from "@/prisma/generated/client";

/** Why a subscription cannot be paused now, or null; `at` is the database's time, where it is known already. */
export async function findPauseRefusal(tx: Tx, row: Subscription, at?: Date): Promise<string | null> {
  const lastPause = await tx.subscriptionEntry.findFirst({
    where: { subscriptionId: row.id, kind: "pause" },
    orderBy: { effectiveAt: "desc" },
  });
  const now = at ?? (await databaseNow(tx));
  const hasChanged = row.nextPlan && row.nextPlanAt && row.nextPlanAt <= now;
  return pauseRefusal({
    now,
    plan: hasChanged && row.nextPlan ? row.nextPlan : row.plan,
    endsAt: row.endsAt,
    pausedUntil: row.pausedUntil,
    isInGrace: row.graceSince !== null,
    lastPauseAt: lastPause?.effectiveAt ?? null,
  });
}
