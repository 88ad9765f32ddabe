import { db, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { announceRenewals } from "@/lib/subscriptions/announce-renewals";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { applyScheduledPlans } from "@/lib/subscriptions/record-ledger-entry";

/** The time windows of the reminders before and after the end. */
const reminders = [
  { name: "week", from: "1 day", to: "7 days" },
  { name: "day", from: "0 seconds", to: "1 day" },
  { name: "ended", from: "-3 days", to: "0 seconds" },
] as const;

type DueReminder = { user_id: string; ends_at: Date };

/**
 * Scheduled job: enqueues reminders with a payment link a week and a day before the end and after it, for members without
 * automatic renewal. A trial of a few days has no reminder a week before. The key contains the end, so each is sent once per end. Also announces yearly charges and applies scheduled plan changes.
 */
export async function remindMembers(): Promise<number> {
  let count = 0;
  for (const { name, from, to } of reminders) {
    const due = await db.$queryRaw<DueReminder[]>`
      SELECT s.user_id, s.ends_at FROM subscriptions s JOIN users u ON u.id = s.user_id
      WHERE s.ends_at > now() + ${from}::interval AND s.ends_at <= now() + ${to}::interval
        AND (${name} <> 'week' OR s.ends_at - s.started_at > interval '8 days')
        AND s.plan <> 'patron' AND s.grace_since IS NULL AND s.paused_until IS NULL AND u.deleted_at IS NULL AND u.disabled_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM auto_renewals r
                        WHERE r.user_id = s.user_id AND r.status = 'active' AND ${name} <> 'ended')
        AND NOT EXISTS (SELECT 1 FROM outbox_messages o
                        WHERE o.key = 'membership-ends/' || s.user_id || '/' || to_char(s.ends_at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISS') || '/' || ${name})
      ORDER BY s.ends_at LIMIT 500`;
    const jobs = due.map(({ user_id, ends_at }) => {
      const end = ends_at.toISOString();
      const stamp = end.slice(0, 19).replace(/\D/g, "");
      const key = `membership-ends/${user_id}/${stamp}/${name}`;
      return subscriptionJobs.ends.job(key, { userId: user_id, endsAt: end, when: name });
    });
    if (jobs.length > 0) await enqueue(db, ...jobs);
    count += jobs.length;
  }
  await transaction(applyScheduledPlans);
  return count + (await announceRenewals());
}
