import { turnPlans } from "@/lib/membership/record-fact";
import { db, transaction } from "@/lib/platform/db";
import { type Effect, enqueue } from "@/lib/platform/outbox";

/** When a member is reminded that the membership ends: days before it, and once after it. */
const reminders = [
  { name: "week", from: "1 day", to: "7 days" },
  { name: "day", from: "0 seconds", to: "1 day" },
  { name: "ended", from: "-3 days", to: "0 seconds" },
] as const;

type Due = { user_id: string; ends_at: Date };

/**
 * Writes the reminders that are due: a dated payment link a week and a day before the end, and after it, to members whom no
 * card renews. The key holds the end, so each is sent once for each end. Then turns the plans whose next one has begun.
 */
export async function remindMembers(): Promise<number> {
  let count = 0;
  for (const { name, from, to } of reminders) {
    const due = await db.$queryRaw<Due[]>`
      SELECT s.user_id, s.ends_at FROM subscriptions s JOIN users u ON u.id = s.user_id
      WHERE s.ends_at > now() + ${from}::interval AND s.ends_at <= now() + ${to}::interval
        AND s.plan <> 'patron' AND s.grace_since IS NULL AND u.deleted_at IS NULL AND u.disabled_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM card_renewals r
                        WHERE r.user_id = s.user_id AND r.status = 'active' AND ${name} <> 'ended')
        AND NOT EXISTS (SELECT 1 FROM outbox_messages o
                        WHERE o.key = 'membership-ends/' || s.user_id || '/' || to_char(s.ends_at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISS') || '/' || ${name})
      ORDER BY s.ends_at LIMIT 500`;
    const letters = due.map(({ user_id, ends_at }): Effect => {
      const end = ends_at.toISOString();
      const stamp = end.slice(0, 19).replace(/\D/g, "");
      return {
        topic: "membership.ends",
        key: `membership-ends/${user_id}/${stamp}/${name}`,
        payload: { userId: user_id, endsAt: end, when: name },
      };
    });
    if (letters.length > 0) await enqueue(db, ...letters);
    count += letters.length;
  }
  await transaction(turnPlans);
  return count;
}
