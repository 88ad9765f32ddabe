import type { DeskEffect, EffectsQuery } from "@/lib/accounts/desk-contracts";
import { db } from "@/lib/platform/db";
import { cutPage, pageSize, readCursor, walk } from "@/lib/platform/paging";
import type { OutboxMessage, Prisma } from "@/prisma/generated/client";

const size = pageSize(50);

function toDeskEffect({ rendered, ...row }: OutboxMessage): DeskEffect {
  const mail = (rendered && typeof rendered === "object" ? rendered : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof mail[name] === "string" ? mail[name] : "");
  return {
    _id: row.id,
    topic: row.topic,
    status: row.status,
    attempts: row.attempts,
    to: row.recipient ?? "",
    subject: text("subject"),
    // A link in a mail that is still on its way may be a key to somebody's account.
    text: row.status === "sent" ? text("text") : "",
    lastError: row.lastError,
    at: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextAttemptAt: row.status === "pending" ? row.nextAttemptAt.toISOString() : null,
  };
}

/** How many of them were given up. */
export const countFailedEffects = (): Promise<number> => db.outboxMessage.count({ where: { status: "failed" } });

/** What the museum set out to do beside its answers: mails as they were sent, refunds, live messages. */
export async function listEffects({ status, topic, to, sort, cursor }: EffectsQuery) {
  const after = readCursor(cursor, "This page of the outbox does not exist.");
  const where: Prisma.OutboxMessageWhereInput = {
    ...(status && { status }),
    ...(topic && { topic: { startsWith: topic } }),
    ...(to && { recipient: to.toLowerCase() }),
  };
  const oldest = sort === "oldest";
  const { orderBy, beyond } = walk("createdAt", oldest ? "asc" : "desc", oldest ? "desc" : "asc", after);
  const [rows, total, failed] = await Promise.all([
    db.outboxMessage.findMany({ where: { AND: [where, beyond] }, orderBy, take: size + 1 }),
    db.outboxMessage.count({ where }),
    countFailedEffects(),
  ]);
  const { shown, nextCursor } = cutPage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { effects: shown.map(toDeskEffect), nextCursor, total, failed };
}
