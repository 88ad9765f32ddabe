import { makeUser } from "@/lib/accounts/factory";
import { guestbook } from "@/lib/community/rules";
import { db, type Tx } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Comment, Prisma } from "@/prisma/generated/client";

/** A note that hangs in the guestbook, by somebody of whom nothing else is known, unless it is said otherwise. */
export async function makeComment(
  given: Partial<Prisma.CommentUncheckedCreateInput> = {},
  tx: Tx = db,
): Promise<Comment> {
  const id = given.id ?? newId("cmt");
  const userId = given.userId ?? (await makeUser({}, tx)).id;
  return tx.comment.create({
    data: { exhibition: guestbook, message: `A note ${id.slice(-6)}`, status: "approved", ...given, id, userId },
  });
}
