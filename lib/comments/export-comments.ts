import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { describeHoldReason } from "@/lib/comments/hold-rules";
import type { ModerationFilter } from "@/lib/comments/moderation-contracts";
import { toModerationWhere } from "@/lib/comments/moderation-queries";
import { countExported, MAX_EXPORT_ROWS, writeExport } from "@/lib/core/csv";
import { db } from "@/lib/db/client";

const columns = [
  "Date",
  "Author",
  "Exhibition",
  "Artwork",
  "Status",
  "Held for",
  "Reports",
  "Reply to",
  "Voice",
  "Text",
];

/** The filtered comments as CSV, newest first, without addresses and ids of people. The audit log records who exported how many rows. */
export async function exportComments({ actor, filter }: { actor: Actor; filter: ModerationFilter }): Promise<string> {
  const rows = await db.comment.findMany({
    where: toModerationWhere(filter),
    select: {
      createdAt: true,
      exhibition: true,
      artwork: true,
      status: true,
      heldFor: true,
      parentId: true,
      voiceSeconds: true,
      message: true,
      user: { select: { displayName: true, deletedAt: true } },
      _count: { select: { reports: { where: { resolvedAt: null } } } },
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: MAX_EXPORT_ROWS + 1,
  });
  const { exhibition = "", artwork = "", status = "", reported = "" } = filter;
  await recordAudit(db, {
    actorId: actor._id,
    action: "comment.export",
    subject: "comments",
    detail: { rows: countExported(rows), wanted: { exhibition, artwork, status, reported } },
  });
  return writeExport(
    columns,
    rows.map((row) => [
      row.createdAt.toISOString(),
      row.user.deletedAt ? "Deleted account" : row.user.displayName,
      row.exhibition,
      row.artwork ?? "",
      row.status === "refused" ? "rejected" : row.status,
      row.heldFor.map(describeHoldReason).join("; "),
      row._count.reports,
      row.parentId ?? "",
      row.voiceSeconds === null ? "" : `${row.voiceSeconds} s`,
      row.message,
    ]),
  );
}
