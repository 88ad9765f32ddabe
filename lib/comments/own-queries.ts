import type { Reader } from "@/lib/comments/comment-rows";
import { nameThreads } from "@/lib/comments/name-threads";
import { removalText } from "@/lib/comments/removal-reasons";
import { type CommentThread, editableUntil, threadKey } from "@/lib/comments/rules";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";

/** What became of one's own comment. "removed" and "rejected" by a moderator can be appealed against. */
export type OwnCommentState = "shown" | "waiting" | "rejected" | "removed";

export type OwnComment = CommentThread & {
  id: string;
  /** The comment that it replies to, or its own id. */
  rootId: string;
  /** The artwork, the exhibition or the guestbook that it is about; null when that is not shown any more. */
  subject: string | null;
  message: string;
  at: Date;
  state: OwnCommentState;
  /** Why a moderator removed it; null for one that is not removed, and where no reason was given. */
  reason: string | null;
  /** Whether it can still be edited and deleted. */
  isEditable: boolean;
  appeal: { text: string; decision: "granted" | "declined" | null; reply: string | null } | null;
};

const MAX_OWN = 50;

/** The user's latest comments that they did not delete themselves, and whether they get emails about replies. */
export async function listOwnComments(
  reader: NonNullable<Reader>,
): Promise<{ comments: OwnComment[]; isMailed: boolean }> {
  const userId = reader._id;
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
  const subjects = await nameThreads([...new Set(rows.map(threadKey))], reader);
  const comments = rows.map((row) => {
    const { id, message, createdAt, status, deletedAt, exhibition, artwork, appeal } = row;
    const isRemoved = deletedAt !== null || status === "refused";
    return {
      id,
      rootId: row.parentId ?? id,
      exhibition,
      artwork,
      subject: subjects.get(threadKey(row)) ?? null,
      message,
      at: createdAt,
      state: deletedAt ? ("removed" as const) : stateOf[status],
      reason: isRemoved ? removalText(row) : null,
      isEditable: !isRemoved && editableUntil(createdAt) > now,
      appeal,
    };
  });
  return { comments, isMailed: !setting?.stoppedAt };
}

/** Whether the user gets emails about comments. */
export async function getsCommentMails(userId: string): Promise<boolean> {
  return (await db.commentMailSetting.count({ where: { userId, stoppedAt: { not: null } } })) === 0;
}

const stateOf = { approved: "shown", pending: "waiting", refused: "rejected" } as const;
