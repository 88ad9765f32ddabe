import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import type { ExitSummary } from "@/lib/subscriptions/change-contracts";
import type { exitReasons } from "@/lib/subscriptions/contracts";

type ExitFeedback = { userId: string; reason: (typeof exitReasons)[number]; comment: string };

/** Stores why somebody turned their renewal off: the plan and the day, and not who. */
export async function recordExitFeedback({ userId, reason, comment }: ExitFeedback): Promise<void> {
  await db.$executeRaw`
    INSERT INTO exit_feedback (id, reason, comment, plan_key, day)
    SELECT ${newId("ext")}, ${reason}::"ExitReason", ${comment}, s.plan, (now() AT TIME ZONE 'Africa/Lagos')::date
    FROM subscriptions s WHERE s.user_id = ${userId}`;
}

/** The reasons of the last 12 months, for admins. */
export async function summarizeExits(): Promise<ExitSummary> {
  const [reasons, comments] = await Promise.all([
    db.$queryRaw<ExitSummary["reasons"]>`
      SELECT reason::text, count(*)::int FROM exit_feedback WHERE day > now() - interval '12 months' GROUP BY 1 ORDER BY 2 DESC, 1`,
    db.exitFeedback.findMany({ where: { comment: { not: "" } }, orderBy: [{ day: "desc" }, { id: "desc" }], take: 50 }),
  ]);
  return {
    total: reasons.reduce((sum, { count }) => sum + count, 0),
    reasons,
    comments: comments.map(({ id, day, planKey, comment }) => ({
      id,
      day: day.toISOString(),
      plan: planKey,
      comment,
    })),
  };
}
