import type { AuditLine, AuditQuery } from "@/lib/accounts/desk-contracts";
import { db } from "@/lib/platform/db";
import { cutPage, pageSize, readCursor, walk } from "@/lib/platform/paging";
import type { Prisma } from "@/prisma/generated/client";

const size = pageSize(50);

function wordsOf(detail: Prisma.JsonValue): string {
  if (!detail || typeof detail !== "object" || Array.isArray(detail)) return "";
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(", ")
    .slice(0, 600);
}

async function idsOf(actor: string | undefined): Promise<string[] | undefined> {
  if (!actor) return undefined;
  const found = await db.user.findMany({
    where: { OR: [{ email: actor.toLowerCase() }, { id: actor }] },
    select: { id: true },
  });
  return found.map(({ id }) => id);
}

/** Who did what to what, the latest first unless the oldest are asked for. What was done is found by its beginning. */
export async function listAudit({ action, subject, actor, sort, cursor }: AuditQuery) {
  const after = readCursor(cursor, "This page of the audit log does not exist.");
  const actorIds = await idsOf(actor);
  const where: Prisma.AuditLogWhereInput = {
    ...(action && { action: { startsWith: action } }),
    ...(subject && { subject }),
    ...(actorIds && { actorId: { in: actorIds } }),
  };
  const oldest = sort === "oldest";
  const { orderBy, beyond } = walk("createdAt", oldest ? "asc" : "desc", oldest ? "desc" : "asc", after);
  const [rows, total] = await Promise.all([
    db.auditLog.findMany({ where: { AND: [where, beyond] }, orderBy, take: size + 1 }),
    db.auditLog.count({ where }),
  ]);
  const { shown, nextCursor } = cutPage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id }));
  const people = await db.user.findMany({
    where: { id: { in: shown.flatMap(({ actorId }) => actorId ?? []) } },
    select: { id: true, firstName: true, lastName: true },
  });
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const lines = shown.map(
    ({ id, actorId, action: done, subject: what, detail, createdAt }): AuditLine => ({
      _id: id,
      action: done,
      subject: what,
      detail: wordsOf(detail),
      actor: (actorId && names.get(actorId)) || "The museum itself",
      at: createdAt.toISOString(),
    }),
  );
  return { lines, nextCursor, total };
}
