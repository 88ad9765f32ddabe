import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { writeCsv } from "@/lib/core/csv";
import { db } from "@/lib/db/client";
import { includeMember, toAdminFulfilment, toFilter } from "@/lib/fulfilment/admin-queries";
import type { AdminFulfilmentsQuery } from "@/lib/fulfilment/contracts";

const columns = ["Name", "Email", "Perk", "Period", "Status", "Due", "Sent", "Address"];

type ExportPerks = { actor: Actor; wanted: Pick<AdminFulfilmentsQuery, "status" | "perk"> };

/** Exports the filtered fulfilments as CSV. Recorded in the audit log. */
export async function exportPerks({ actor, wanted }: ExportPerks): Promise<string> {
  const rows = await db.fulfilment.findMany({
    where: toFilter(wanted),
    include: includeMember,
    orderBy: [{ dueAt: "asc" }, { id: "asc" }],
  });
  const csvRows = rows
    .map(toAdminFulfilment)
    .map((fulfilment) => [
      fulfilment.name,
      fulfilment.email,
      fulfilment.perk,
      fulfilment.period,
      fulfilment.status,
      fulfilment.dueAt.slice(0, 10),
      fulfilment.sentAt?.slice(0, 10) ?? null,
      fulfilment.address,
    ]);
  await recordAudit(db, {
    actorId: actor._id,
    action: "perk.export",
    subject: "perks",
    detail: { rows: csvRows.length },
  });
  return writeCsv(columns, csvRows);
}
