import type { Actor } from "@/lib/accounts/contracts";
import type { ReportReason } from "@/lib/community/rules";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";

type ReportComment = { actor: Actor; id: string; reason: ReportReason };

/** Asks an admin to look at a note. One person asks once for each note; asking again changes nothing. */
export async function reportComment({ actor, id, reason }: ReportComment): Promise<void> {
  const note = await db.comment.findFirst({ where: { id, status: "approved", deletedAt: null } });
  if (!note) return refuse("not_found", "This note is no longer here.");
  if (note.userId === actor._id) return refuse("conflict", "This note is your own.");
  await db.commentReport.createMany({
    data: { id: newId("rpt"), commentId: id, userId: actor._id, reason },
    skipDuplicates: true,
  });
}
