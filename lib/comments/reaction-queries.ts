import type { CommentReactions } from "@/lib/comments/contracts";
import { type ReactionKind, reactionKinds } from "@/lib/comments/thread-rules";
import { db } from "@/lib/db/client";

export const noReactions: CommentReactions = { counts: [], own: null };

type Row = { id: string; kind: ReactionKind; count: number; own: boolean };

/** The reactions to some comments, counted, with the reader's own. Comments without any are left out. */
export async function listReactions(
  commentIds: readonly string[],
  readerId: string | null,
): Promise<Map<string, CommentReactions>> {
  const found = new Map<string, CommentReactions>();
  if (commentIds.length === 0) return found;
  const rows = await db.$queryRaw<Row[]>`
    SELECT comment_id AS id, kind, count(*)::int AS count, bool_or(user_id IS NOT DISTINCT FROM ${readerId}::text) AS own
    FROM comment_reactions WHERE comment_id = ANY(${commentIds}) GROUP BY comment_id, kind`;
  rows.sort((a, b) => reactionKinds.indexOf(a.kind) - reactionKinds.indexOf(b.kind));
  for (const { id, kind, count, own } of rows) {
    const before = found.get(id) ?? noReactions;
    found.set(id, { counts: [...before.counts, { kind, count }], own: own ? kind : before.own });
  }
  return found;
}
