import { makeUser } from "@/lib/auth/factory";
import { guestbook } from "@/lib/comments/rules";
import { newId } from "@/lib/core/ids";
import { db, type Tx } from "@/lib/db/client";
import type { Comment, Prisma } from "@/prisma/generated/client";

/** An approved guestbook comment by a new user by default. */
export async function makeComment(
  overrides: Partial<Prisma.CommentUncheckedCreateInput> = {},
  tx: Tx = db,
): Promise<Comment> {
  const id = overrides.id ?? newId("cmt");
  const userId = overrides.userId ?? (await makeUser({}, tx)).id;
  return tx.comment.create({
    data: { exhibition: guestbook, message: `A comment ${id.slice(-6)}`, status: "approved", ...overrides, id, userId },
  });
}
