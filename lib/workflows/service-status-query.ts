import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import {
  type ScheduledJobStatus,
  type ServiceStatus,
  scheduledJobs,
  type WebhookStatus,
} from "@/lib/workflows/contracts";
import { jobState, type StatusFacts, serviceStatus } from "@/lib/workflows/service-status";

type WaitingRow = { now: Date; oldestEmailAt: Date | null; oldestPaymentEventAt: Date | null };

async function readFacts(): Promise<{ facts: StatusFacts; now: Date }> {
  const [runs, [waiting]] = await Promise.all([
    db.scheduledJobRun.findMany(),
    db.$queryRaw<[WaitingRow]>`
      SELECT clock_timestamp() AS now,
        (SELECT min(next_attempt_at) FROM outbox_messages WHERE status = 'pending' AND next_attempt_at < now()) AS "oldestEmailAt",
        (SELECT min(next_attempt_at) FROM provider_events WHERE handled_at IS NULL AND parked_at IS NULL AND next_attempt_at < now())
          AS "oldestPaymentEventAt"`,
  ]);
  const { now, ...oldest } = waiting;
  return { facts: { runs, ...oldest }, now };
}

/** Whether payments, emails, orders and auctions work, by the database's clock. Contains no personal data. */
export async function getServiceStatus(): Promise<ServiceStatus> {
  const { facts, now } = await readFacts();
  return serviceStatus(facts, now);
}

/** The scheduled jobs in the order in which they run, with their last run. */
export async function listScheduledJobs(): Promise<ScheduledJobStatus[]> {
  const [runs, now] = await Promise.all([db.scheduledJobRun.findMany(), databaseNow()]);
  return scheduledJobs.map((name) => {
    const run = runs.find((each) => each.name === name);
    return {
      name,
      state: jobState(run, now),
      lastRunAt: run?.lastRunAt.toISOString() ?? null,
      durationMs: run?.durationMs ?? 0,
      lastDoneAt: run?.lastDoneAt?.toISOString() ?? null,
      lastError: run?.failures ? run.lastError : null,
      failures: run?.failures ?? 0,
    };
  });
}

type WebhookRow = Omit<WebhookStatus, "lastReceivedAt"> & { lastReceivedAt: Date };

/** Paystack's webhooks of the last thirty days by kind, those that failed first. */
export async function listWebhooks(): Promise<WebhookStatus[]> {
  const rows = await db.$queryRaw<WebhookRow[]>`
    SELECT event, count(*)::int AS received, max(created_at) AS "lastReceivedAt",
      count(*) FILTER (WHERE handled_at IS NULL AND parked_at IS NULL)::int AS waiting,
      count(*) FILTER (WHERE parked_at IS NOT NULL AND handled_at IS NULL)::int AS failed
    FROM provider_events WHERE created_at > now() - interval '30 days' GROUP BY event ORDER BY failed DESC, "lastReceivedAt" DESC`;
  return rows.map((row) => ({ ...row, lastReceivedAt: row.lastReceivedAt.toISOString() }));
}
