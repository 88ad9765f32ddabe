import type { Appeal } from "@/lib/comments/admin-contracts";
import { removalText } from "@/lib/comments/removal-reasons";
import { db } from "@/lib/db/client";

/** How many decided appeals are shown below the open ones. */
const MAX_DECIDED = 30;
const MAX_OPEN = 100;

const withComment = {
  comment: { select: { message: true, exhibition: true, artwork: true, removalReason: true, removalNote: true } },
  user: { select: { displayName: true } },
  decidedBy: { select: { firstName: true, lastName: true } },
} as const;

/** The open appeals, oldest first, then the latest decided ones. */
export async function listAppeals(): Promise<Appeal[]> {
  const [open, decided] = await Promise.all([
    db.commentAppeal.findMany({
      where: { decidedAt: null },
      include: withComment,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: MAX_OPEN,
    }),
    db.commentAppeal.findMany({
      where: { decidedAt: { not: null } },
      include: withComment,
      orderBy: [{ decidedAt: "desc" }, { id: "asc" }],
      take: MAX_DECIDED,
    }),
  ]);
  return [...open, ...decided].map(({ commentId, comment, user, text, createdAt, decision, reply, decidedBy }) => ({
    commentId,
    message: comment.message,
    exhibition: comment.exhibition,
    artwork: comment.artwork,
    reason: removalText(comment),
    author: user.displayName,
    text,
    at: createdAt.toISOString(),
    decision,
    reply,
    decidedBy: decidedBy && `${decidedBy.firstName} ${decidedBy.lastName}`.trim(),
  }));
}

export const countOpenAppeals = (): Promise<number> => db.commentAppeal.count({ where: { decidedAt: null } });
