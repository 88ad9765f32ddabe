import type { Actor } from "@/lib/auth/contracts";
import type { ReportReason } from "@/lib/comments/rules";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";

type ReportComment = { actor: Actor; id: string; reason: ReportReason };

/** Reports a comment to the moderators. Each user can report a comment once; repeating it changes nothing. */
export async function reportComment({ actor, id, reason }: ReportComment): Promise<void> {
  const comment = await db.comment.findFirst({ where: { id, status: "approved", deletedAt: null } });
  if (!comment) return throwAppError("not_found", "This comment no longer exists.");
  if (comment.userId === actor._id) return throwAppError("conflict", "You cannot report your own comment.");
  await db.commentReport.createMany({
    data: { id: newId("rpt"), commentId: id, userId: actor._id, reason },
    skipDuplicates: true,
  });
}
