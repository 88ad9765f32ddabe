import { db, type Tx } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import { requestContext } from "@/lib/platform/request-context";
import { type OutboxMessage, Prisma } from "@/prisma/generated/client";

/** What to do and with which facts. The same `key` is done once, however often it is asked for; not before `notBefore`. */
export type Effect = { topic: string; key: string; payload: Prisma.InputJsonObject; notBefore?: Date };

/**
 * How a topic is carried out. `render` makes the final form once, at the first attempt; it is kept, so that a retry
 * repeats it to the byte (a provider refuses the same idempotency key with another body). Null means nothing is left to do.
 */
export type TopicHandler = {
  render?: (payload: Prisma.JsonObject) => Promise<Prisma.InputJsonObject | null>;
  send: (rendered: Prisma.JsonObject, key: string) => Promise<void>;
  /** The row holds a secret (a link that signs in): it is blanked once it has been sent. */
  sensitive?: boolean;
};

const maximumAttempts = 24;
/** Milliseconds after which nothing more is begun: a host ends a sweep after a minute, and the next one comes in a minute. */
const workingTime = 30_000;

/** Writes the effect in the transaction of the change that causes it. */
export async function enqueue(tx: Tx, ...effects: Effect[]): Promise<void> {
  await tx.outboxMessage.createMany({
    data: effects.map(({ notBefore, ...effect }) => ({ id: newId("out"), ...effect, nextAttemptAt: notBefore })),
    skipDuplicates: true,
  });
  const context = requestContext();
  if (context) context.enqueued = true;
}

async function claim(batch: number): Promise<OutboxMessage[]> {
  // SKIP LOCKED: two workers never take the same row. A worker that dies gives its rows back after a minute.
  const ids = await db.$queryRaw<{ id: string }[]>`
    UPDATE outbox_messages SET locked_until = now() + interval '60 seconds', attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM outbox_messages
      WHERE status = 'pending' AND next_attempt_at <= now() AND (locked_until IS NULL OR locked_until < now())
      ORDER BY next_attempt_at LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  if (ids.length === 0) return [];
  return db.outboxMessage.findMany({ where: { id: { in: ids.map((row) => row.id) } }, orderBy: { createdAt: "asc" } });
}

// A worker may be slower than its minute. The count of attempts says whether the row is still its own; if so, it has another minute.
async function isStillOurs(row: OutboxMessage): Promise<boolean> {
  const kept = await db.$executeRaw`
    UPDATE outbox_messages SET locked_until = now() + interval '60 seconds'
    WHERE id = ${row.id} AND status = 'pending' AND attempts = ${row.attempts}`;
  return kept === 1;
}

async function carryOut(row: OutboxMessage, handler: TopicHandler): Promise<void> {
  let rendered = row.rendered as Prisma.JsonObject | null;
  if (!rendered) {
    const made = handler.render
      ? await handler.render(row.payload as Prisma.JsonObject)
      : (row.payload as Prisma.InputJsonObject);
    rendered = made as Prisma.JsonObject | null;
    if (made) await db.outboxMessage.update({ where: { id: row.id }, data: { rendered: made } });
  }
  if (rendered) await handler.send(rendered, row.key);
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

async function putBack(row: OutboxMessage, error: unknown): Promise<void> {
  const { permanent, retryAfterSeconds } = error as { permanent?: boolean; retryAfterSeconds?: number };
  const given = permanent === true || row.attempts >= maximumAttempts;
  const wait = Math.min(retryAfterSeconds ?? 5 * 2 ** Math.min(row.attempts - 1, 10), 3_600);
  log().warn({ err: error, topic: row.topic, outboxId: row.id, attempt: row.attempts, given }, "an effect failed");
  await db.$executeRaw`
    UPDATE outbox_messages SET locked_until = NULL, last_error = ${String((error as Error)?.message ?? error).slice(0, 500)},
      status = ${given ? "failed" : "pending"}::"OutboxStatus", next_attempt_at = now() + make_interval(secs => ${wait})
    WHERE id = ${row.id} AND status = 'pending' AND attempts = ${row.attempts}`;
}

/** Gives back what was claimed and not begun, as if it had not been claimed. */
async function release(rows: readonly OutboxMessage[]): Promise<void> {
  for (const { id, attempts } of rows) {
    await db.outboxMessage.updateMany({
      where: { id, attempts, status: "pending" },
      data: { lockedUntil: null, attempts: { decrement: 1 } },
    });
  }
}

/**
 * Carries out what is due, a batch at a time, until nothing is or its time (in milliseconds) is over; what is left then is the
 * next one's. Returns how many effects were done.
 */
export async function deliver(handlers: Record<string, TopicHandler>, batch = 20, time = workingTime): Promise<number> {
  const end = performance.now() + time;
  let done = 0;
  for (;;) {
    const rows = performance.now() < end ? await claim(batch) : [];
    if (rows.length === 0) return done;
    for (const [place, row] of rows.entries()) {
      if (performance.now() >= end) {
        await release(rows.slice(place));
        return done;
      }
      if (!(await isStillOurs(row))) continue;
      const handler = handlers[row.topic];
      try {
        if (!handler) throw Object.assign(new Error(`no handler for the topic ${row.topic}`), { permanent: true });
        await carryOut(row, handler);
        done += 1;
      } catch (error) {
        await putBack(row, error);
      }
    }
  }
}
