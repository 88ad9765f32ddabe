import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { DeskPerksQuery } from "@/lib/membership/desk-contracts";
import { perksWanted, toDeskPerk, withMember } from "@/lib/membership/perk-desk-queries";
import { writeCsv } from "@/lib/platform/csv";
import { db } from "@/lib/platform/db";

const columns = ["Name", "E-mail", "Perk", "Period", "Status", "Due", "Sent", "Address"];

type ExportPerks = { actor: Actor; wanted: Pick<DeskPerksQuery, "status" | "perk"> };

/** The lines of the perk ledger that are wanted, as a table for a spreadsheet; that it was taken is written down. */
export async function exportPerks({ actor, wanted }: ExportPerks): Promise<string> {
  const rows = await db.perkDue.findMany({
    where: perksWanted(wanted),
    include: withMember,
    orderBy: [{ dueAt: "asc" }, { id: "asc" }],
  });
  const lines = rows
    .map(toDeskPerk)
    .map((line) => [
      line.name,
      line.email,
      line.perk,
      line.period,
      line.status,
      line.dueAt.slice(0, 10),
      line.sentAt?.slice(0, 10) ?? null,
      line.address,
    ]);
  await recordAudit(db, {
    actorId: actor._id,
    action: "perk.export",
    subject: "perks",
    detail: { rows: lines.length },
  });
  return writeCsv(columns, lines);
}
