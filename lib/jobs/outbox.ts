import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { fieldsOf } from "@/lib/core/records";
import { requestContext } from "@/lib/core/request-context";
import { count, traced } from "@/lib/core/telemetry";
import { db, type Tx } from "@/lib/db/client";
import type { Job, StoredJobHandler } from "@/lib/jobs/define-job";
import { type OutboxMessage, Prisma } from "@/prisma/generated/client";

const MAX_ATTEMPTS = 24;
/** No job starts after this time, because a host ends a request after a minute and the scheduler runs every minute. */
const TIME_BUDGET_MS = 30_000;

/** Enqueues jobs in the transaction of the change that causes them. */
export async function enqueue(tx: Tx, ...jobs: Job[]): Promise<void> {
  await tx.outboxMessage.createMany({
    data: jobs.map(({ definition, key, payload, notBefore }) => ({
      id: newId("out"),
      topic: definition.name,
      key,
      payload,
      nextAttemptAt: notBefore,
    })),
    skipDuplicates: true,
  });
  const context = requestContext();
  if (context) context.enqueued = true;
}

// Jobs of a newer build are left to its instances.
async function claim(batch: number, names: readonly string[]): Promise<OutboxMessage[]> {
  // SKIP LOCKED, so that two workers never claim the same row. The claim of a crashed worker expires after a minute.
  // The column keeps milliseconds and rounds, so a job that is due at once may be stored half a millisecond ahead.
  const ids = await db.$queryRaw<{ id: string }[]>`
    UPDATE outbox_messages SET locked_until = now() + interval '60 seconds', attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM outbox_messages
      WHERE status = 'pending' AND next_attempt_at <= now() + interval '1 millisecond' AND (locked_until IS NULL OR locked_until < now())
        AND topic = ANY(${[...names]}::text[])
      ORDER BY next_attempt_at LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  if (ids.length === 0) return [];
  return db.outboxMessage.findMany({
    where: { id: { in: ids.map((row) => row.id) } },
    orderBy: [{ nextAttemptAt: "asc" }, { createdAt: "asc" }],
  });
}

// A worker can take longer than its claim. The number of attempts shows whether the claim is still its own; if so, it is extended.
async function isStillClaimed(row: OutboxMessage): Promise<boolean> {
  const extended = await db.$executeRaw`
    UPDATE outbox_messages SET locked_until = now() + interval '60 seconds'
    WHERE id = ${row.id} AND status = 'pending' AND attempts = ${row.attempts}`;
  return extended === 1;
}

async function processJob(row: OutboxMessage, handler: StoredJobHandler): Promise<void> {
  if ("run" in handler) await handler.run(row.payload, row.attempts);
  else {
    let message: unknown = row.rendered;
    if (!message) {
      const rendered = await handler.render(row.payload);
      if (rendered) await db.outboxMessage.update({ where: { id: row.id }, data: { rendered } });
      message = rendered;
    }
    if (message) await handler.send(message, row.key);
  }
  await db.outboxMessage.update({
    where: { id: row.id },
    data: {
      status: "sent",
      sentAt: new Date(),
      lockedUntil: null,
      lastError: null,
      ...(handler.sensitive ? { payload: {}, rendered: Prisma.DbNull } : {}),
    },
  });
}

/** Retries with exponential backoff, until the job has failed for good. */
async function scheduleRetry(row: OutboxMessage, error: unknown): Promise<void> {
  const { permanent, retryAfterSeconds, message = error } = fieldsOf(error);
  const gaveUp = permanent === true || row.attempts >= MAX_ATTEMPTS;
  count("museum.jobs", { job: row.topic, outcome: gaveUp ? "failed" : "retried" });
  const backoff = 5 * 2 ** Math.min(row.attempts - 1, 10);
  const wait = Math.min(typeof retryAfterSeconds === "number" ? retryAfterSeconds : backoff, 3_600);
  log().warn({ err: error, topic: row.topic, outboxId: row.id, attempt: row.attempts, gaveUp }, "a job failed");
  await db.$executeRaw`
    UPDATE outbox_messages SET locked_until = NULL, last_error = ${String(message).slice(0, 500)},
      status = ${gaveUp ? "failed" : "pending"}::"OutboxStatus", next_attempt_at = now() + make_interval(secs => ${wait})
    WHERE id = ${row.id} AND status = 'pending' AND attempts = ${row.attempts}`;
}

/** Scheduled job: clears the secrets of jobs that failed a week ago. They can no longer be retried. */
export async function clearFailedJobs(handlers: readonly StoredJobHandler[]): Promise<void> {
  const names = handlers.filter(({ sensitive }) => sensitive).map(({ name }) => name);
  // A failed job keeps the time of its next attempt, at most an hour after the last.
  await db.$executeRaw`
    UPDATE outbox_messages SET payload = '{}', rendered = NULL
    WHERE status = 'failed' AND next_attempt_at < now() - interval '7 days' AND topic = ANY(${names}::text[])
      AND (payload <> '{}' OR rendered IS NOT NULL)`;
}

/** Releases claimed jobs that did not start. */
async function release(rows: readonly OutboxMessage[]): Promise<void> {
  for (const { id, attempts } of rows) {
    await db.outboxMessage.updateMany({
      where: { id, attempts, status: "pending" },
      data: { lockedUntil: null, attempts: { decrement: 1 } },
    });
  }
}

/**
 * Runs the jobs that are due, in batches, until none is left or `budgetMs` is over. Returns the number of completed jobs.
 */
export async function processJobs(
  handlers: readonly StoredJobHandler[],
  batch = 20,
  budgetMs = TIME_BUDGET_MS,
): Promise<number> {
  const handlerOf = new Map(handlers.map((handler) => [handler.name, handler]));
  const deadline = performance.now() + budgetMs;
  let completed = 0;
  for (;;) {
    const rows = performance.now() < deadline ? await claim(batch, [...handlerOf.keys()]) : [];
    if (rows.length === 0) return completed;
    for (const [index, row] of rows.entries()) {
      if (performance.now() >= deadline) {
        await release(rows.slice(index));
        return completed;
      }
      const handler = handlerOf.get(row.topic);
      if (!handler || !(await isStillClaimed(row))) continue;
      try {
        await traced("run job", { job: row.topic }, () => processJob(row, handler));
        completed += 1;
        count("museum.jobs", { job: row.topic, outcome: "done" });
      } catch (error) {
        await scheduleRetry(row, error);
      }
    }
  }
}
