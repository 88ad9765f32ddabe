import { transaction } from "@/lib/db/client";
import { digestJobs } from "@/lib/digest/jobs";
import { enqueue } from "@/lib/jobs/outbox";

/** Emails in one transaction. */
const BATCH_SIZE = 200;

// Who asked for it during the month gets its digest too. After the 7th a month is over: nobody wants old news.
async function enqueueDigests(now: Date | null): Promise<number> {
  return transaction(async (tx) => {
    const due = await tx.$queryRaw<{ userId: string; month: string }[]>`
      WITH lagos AS (
        SELECT t.at, date_trunc('month', t.at) AS starts
        FROM (SELECT COALESCE(${now}::timestamptz, now()) AT TIME ZONE 'Africa/Lagos' AS at) t
      ), month AS (
        SELECT to_char(starts - interval '1 day', 'YYYY-MM') AS name, starts FROM lagos
        WHERE at >= starts + interval '9 hours' AND at < starts + interval '7 days'
      ), due AS (
        SELECT d.user_id, m.name FROM digest_subscriptions d CROSS JOIN month m JOIN users u ON u.id = d.user_id
        WHERE (d.last_month IS NULL OR d.last_month < m.name) AND d.created_at AT TIME ZONE 'Africa/Lagos' < m.starts
          AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL AND event_plan_of(u.id) IS NOT NULL
        ORDER BY d.user_id LIMIT ${BATCH_SIZE} FOR UPDATE OF d SKIP LOCKED
      )
      UPDATE digest_subscriptions d SET last_month = due.name FROM due WHERE d.user_id = due.user_id
      RETURNING d.user_id AS "userId", due.name AS month`;
    const jobs = due.map((each) => digestJobs.month.job(`digest/${each.userId}/${each.month}`, each));
    if (jobs.length > 0) await enqueue(tx, ...jobs);
    return jobs.length;
  });
}

/** Scheduled job: emails the digest of the last month to each member who wants it, once. Without a time, by the clock of the database. */
export async function sendDigests(now: Date | null = null): Promise<number> {
  let sent = 0;
  for (let more = BATCH_SIZE; more === BATCH_SIZE; sent += more) more = await enqueueDigests(now);
  return sent;
}
