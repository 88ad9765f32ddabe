import { type CommentThread, editableUntil } from "@/lib/comments/rules";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";

/** What became of one's own comment. "removed" and "rejected" by a moderator can be appealed against. */
export type OwnCommentState = "shown" | "waiting" | "rejected" | "removed";

export type OwnComment = CommentThread & {
  id: string;
  /** The comment that it replies to, or its own id. */
  rootId: string;
  message: string;
  at: Date;
  state: OwnCommentState;
  /** Whether it can still be edited and deleted. */
  isEditable: boolean;
  appeal: { text: string; decision: "granted" | "declined" | null; reply: string | null } | null;
};

const MAX_OWN = 50;

/** The user's latest comments that they did not delete themselves, and whether they get emails about replies. */
export async function listOwnComments(userId: string): Promise<{ comments: OwnComment[]; isMailed: boolean }> {
  const [rows, setting, now] = await Promise.all([
    db.comment.findMany({
      where: { userId, OR: [{ deletedAt: null }, { NOT: { deletedById: userId } }] },
      include: { appeal: true },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: MAX_OWN,
    }),
    db.commentMailSetting.findUnique({ where: { userId } }),
    databaseNow(),
  ]);
  const comments = rows.map(({ id, parentId, message, createdAt, status, deletedAt, exhibition, artwork, appeal }) => ({
    id,
    rootId: parentId ?? id,
    exhibition,
    artwork,
    message,
    at: createdAt,
    state: deletedAt ? ("removed" as const) : stateOf[status],
    isEditable: !deletedAt && status !== "refused" && editableUntil(createdAt) > now,
    appeal,
  }));
  return { comments, isMailed: !setting?.stoppedAt };
}

/** Whether the user gets emails about comments. */
export async function getsCommentMails(userId: string): Promise<boolean> {
  return (await db.commentMailSetting.count({ where: { userId, stoppedAt: { not: null } } })) === 0;
}

const stateOf = { approved: "shown", pending: "waiting", refused: "rejected" } as const;
