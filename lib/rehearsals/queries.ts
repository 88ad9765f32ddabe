import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { type Rehearsal, rehearsalPlan, rehearsalReport } from "@/lib/rehearsals/contracts";
import type { Prisma } from "@/prisma/generated/client";

const include = { startedBy: { select: { displayName: true } } } as const satisfies Prisma.RehearsalInclude;
type Row = Prisma.RehearsalGetPayload<{ include: typeof include }>;

function toRehearsal(row: Row): Rehearsal {
  const report = rehearsalReport.safeParse(row.report);
  return {
    _id: row.id,
    status: row.status,
    plan: rehearsalPlan.parse(row.plan),
    done: row.done,
    total: row.total,
    report: report.success ? report.data : null,
    failure: row.failure,
    startedBy: row.startedBy?.displayName ?? null,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** A rehearsal by its id; throws `not_found`. */
export async function requireRehearsal(id: string): Promise<Rehearsal> {
  const row = await db.rehearsal.findUnique({ where: { id }, include });
  return row ? toRehearsal(row) : throwAppError("not_found", "There is no such rehearsal.");
}

const NEWEST = 20;

/** The newest rehearsals of a drop. */
export async function listRehearsals(productId: string): Promise<Rehearsal[]> {
  const rows = await db.rehearsal.findMany({
    where: { productId },
    include,
    orderBy: { startedAt: "desc" },
    take: NEWEST,
  });
  return rows.map(toRehearsal);
}

/** The drop whose rehearsal runs now, or null. */
export async function findRunningDrop(): Promise<{ productId: string; name: string } | null> {
  const row = await db.rehearsal.findFirst({
    where: { status: "running" },
    select: { productId: true, product: { select: { name: true } } },
  });
  return row && { productId: row.productId, name: row.product.name };
}
