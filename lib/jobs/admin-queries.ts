import { cutPage, keysetQuery, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import type { AdminJob, JobsQuery } from "@/lib/jobs/contracts";
import type { OutboxMessage, Prisma } from "@/prisma/generated/client";

const PAGE_SIZE = pageSize(50);

function toAdminJob({ rendered, ...row }: OutboxMessage): AdminJob {
  const mail = (rendered && typeof rendered === "object" ? rendered : {}) as Record<string, unknown>;
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

/** Lists the jobs of the outbox: emails with their text, refunds, realtime messages. */
export async function listJobs({ status, topic, to, sort, cursor }: JobsQuery) {
  const after = readCursor(cursor, "This page of the outbox does not exist.");
  const where: Prisma.OutboxMessageWhereInput = {
    ...(status && { status }),
    ...(topic && { topic: { startsWith: topic } }),
    ...(to && { recipient: to.toLowerCase() }),
  };
  const oldest = sort === "oldest";
  const { orderBy, beyond } = keysetQuery("createdAt", oldest ? "asc" : "desc", oldest ? "desc" : "asc", after);
  const [rows, total, failed] = await Promise.all([
    db.outboxMessage.findMany({ where: { AND: [where, beyond] }, orderBy, take: PAGE_SIZE + 1 }),
    db.outboxMessage.count({ where }),
    countFailedJobs(),
  ]);
  const { shown, nextCursor } = cutPage(rows, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { jobs: shown.map(toAdminJob), nextCursor, total, failed };
}
