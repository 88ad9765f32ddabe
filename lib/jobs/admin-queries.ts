import { cutPage, keysetQuery, pageSize, readCursor } from "@/lib/core/pagination";
import { fieldsOf } from "@/lib/core/records";
import { db } from "@/lib/db/client";
import type { AdminJob, JobsQuery } from "@/lib/jobs/contracts";
import type { OutboxMessage, Prisma } from "@/prisma/generated/client";

const PAGE_SIZE = pageSize(50);

function toAdminJob({ rendered, ...row }: OutboxMessage): AdminJob {
  const mail = fieldsOf(rendered);
  const text = (name: string) => (typeof mail[name] === "string" ? mail[name] : "");
  return {
    _id: row.id,
    topic: row.topic,
    status: row.status,
    attempts: row.attempts,
    to: row.recipient ?? "",
    subject: text("subject"),
    // The text of an unsent email may contain a link that signs somebody in.
    text: row.status === "sent" ? text("text") : "",
    lastError: row.lastError,
    at: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextAttemptAt: row.status === "pending" ? row.nextAttemptAt.toISOString() : null,
  };
}

export const countFailedJobs = (): Promise<number> => db.outboxMessage.count({ where: { status: "failed" } });

const toWhere = ({ status, topic, to }: JobsQuery): Prisma.OutboxMessageWhereInput => ({
  ...(status && { status }),
  ...(topic && { topic: { startsWith: topic } }),
  ...(to && { recipient: to.toLowerCase() }),
});

/** At most `limit` jobs of the outbox after the cursor. */
export async function selectJobs(query: JobsQuery, limit: number) {
  const { sort, cursor } = query;
  const after = readCursor(cursor, "This page of the outbox does not exist.");
  const oldest = sort === "oldest";
  const { orderBy, beyond } = keysetQuery("createdAt", oldest ? "asc" : "desc", oldest ? "desc" : "asc", after);
  const where = { AND: [toWhere(query), beyond] };
  const rows = await db.outboxMessage.findMany({ where, orderBy, take: limit + 1 });
  const { shown, nextCursor } = cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { rows: shown.map(toAdminJob), nextCursor };
}

/** Lists the jobs of the outbox: emails with their text, refunds, realtime messages. */
export async function listJobs(query: JobsQuery) {
  const [{ rows, nextCursor }, total, failed] = await Promise.all([
    selectJobs(query, PAGE_SIZE),
    db.outboxMessage.count({ where: toWhere(query) }),
    countFailedJobs(),
  ]);
  return { jobs: rows, nextCursor, total, failed };
}
