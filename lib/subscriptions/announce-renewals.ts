import { db } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";

type DueNotice = { code: string; user_id: string; next_payment_at: Date };

/**
 * Enqueues an email a week before a card is charged for a plan of a year, once for each charge. A monthly charge has its
 * receipt only, so that nobody gets two emails a month.
 */
export async function announceRenewals(): Promise<number> {
  const due = await db.$queryRaw<DueNotice[]>`
    SELECT r.code, r.user_id, r.next_payment_at
    FROM auto_renewals r JOIN plans p ON p.key = r.plan_key JOIN users u ON u.id = r.user_id JOIN subscriptions s ON s.user_id = r.user_id
    WHERE r.status = 'active' AND r.next_payment_at > now() + interval '1 day' AND r.next_payment_at <= now() + interval '7 days'
      AND p.months >= 12 AND s.grace_since IS NULL AND s.paused_until IS NULL AND u.deleted_at IS NULL AND u.disabled_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM outbox_messages o
                      WHERE o.key = 'membership-renews/' || r.code || '/' || to_char(r.next_payment_at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISS'))
    ORDER BY r.next_payment_at, r.code LIMIT 500`;
  const jobs = due.map(({ code, user_id, next_payment_at }) => {
    const chargeAt = next_payment_at.toISOString();
    const key = `membership-renews/${code}/${chargeAt.slice(0, 19).replace(/\D/g, "")}`;
    return subscriptionJobs.renewsSoon.job(key, { userId: user_id, chargeAt });
  });
  if (jobs.length > 0) await enqueue(db, ...jobs);
  return jobs.length;
}
