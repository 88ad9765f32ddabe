import type { Actor } from "@/lib/accounts/contracts";
import { noPermission } from "@/lib/accounts/permissions";
import { announceWall } from "@/lib/community/announce-wall";
import { getComment, requireWall } from "@/lib/community/comment-queries";
import type { CommentWithReplies } from "@/lib/community/contracts";
import { mustWait, type Wall } from "@/lib/community/rules";
import { mayEnter } from "@/lib/exhibitions/rules";
import { databaseNow } from "@/lib/platform/clock";
import { type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { takeFrom } from "@/lib/platform/rate-limit";
import { sha256 } from "@/lib/platform/secrets";

type PostComment = { actor: Actor; wall: Wall; message: string; replyTo?: string | null; key?: string | null };
type Note = { actor: Actor; exhibition: string; artwork: string | null; message: string; replyTo: string | null };
type Written = { id: string; status: "pending" | "approved"; at: Date };

/**
 * Hangs a note on a wall, or keeps it for a person to read first. One statement decides whether it waits and whether what it
 * answers still hangs. The same request is one note, and so are the same words on the same wall on one day.
 */
export async function postComment({ actor, wall, message, replyTo, key }: PostComment): Promise<CommentWithReplies> {
  const { exhibition, artwork, requiresVIP } = await requireWall(wall);
  if (!mayEnter({ requiresVIP }, actor)) refuse("vip_only", noPermission);
  await takeFrom("comment", actor._id);
  const note: Note = { actor, exhibition, artwork, message, replyTo: replyTo ?? null };
  const { id, fresh } = await transaction(async (tx) => {
    const written = await write(tx, note, key ? `k/${sha256(key)}` : await keyOfTheDay(note));
    if ("already" in written) return { id: written.already, fresh: undefined };
    const change = { id: written.id, exhibition, artwork, at: written.at };
    return { id: written.id, fresh: written.status === "approved" ? await announceWall(tx, change) : undefined };
  });
  fresh?.();
  return (await getComment(id, actor)) ?? refuse("not_found", "This note was taken down.");
}

async function keyOfTheDay({ exhibition, artwork, replyTo, message }: Note): Promise<string> {
  const day = (await databaseNow()).toISOString().slice(0, 10);
  return `d/${sha256(JSON.stringify([day, exhibition, artwork, replyTo, message]))}`;
}

async function write(tx: Tx, note: Note, requestKey: string): Promise<Written | { already: string }> {
  const { actor, exhibition, artwork, message, replyTo } = note;
  const [written] = await tx.$queryRaw<Written[]>`
    INSERT INTO comments (id, exhibition, artwork, user_id, parent_id, message, status, request_key, created_at)
    SELECT ${newId("cmt")}, ${exhibition}, ${artwork}, ${actor._id}, ${replyTo}, ${message},
      (CASE WHEN ${!waits(note, true)} AND (${!waits(note, false)} OR EXISTS (
         SELECT 1 FROM comments c WHERE c.user_id = ${actor._id} AND c.status = 'approved'
           AND (c.deleted_at IS NULL OR c.deleted_by_id = c.user_id)))
       THEN 'approved' ELSE 'pending' END)::"CommentStatus", ${requestKey}, clock_timestamp()
    WHERE ${replyTo}::text IS NULL OR EXISTS (
      SELECT 1 FROM comments p WHERE p.id = ${replyTo} AND p.exhibition = ${exhibition}
        AND p.artwork IS NOT DISTINCT FROM ${artwork}::text AND p.parent_id IS NULL
        AND p.status = 'approved' AND p.deleted_at IS NULL)
    ON CONFLICT (user_id, request_key) DO NOTHING
    RETURNING id, status, created_at AS at`;
  if (written) return written;
  const already = await tx.comment.findUnique({ where: { userId_requestKey: { userId: actor._id, requestKey } } });
  if (!already) return refuse("not_found", "The note that you answer is gone.");
  if (already.message !== message || already.exhibition !== exhibition || already.artwork !== artwork)
    return refuse("key_reused", "This was sent before with other words. Please send it again.");
  // Whoever took a note back may write the same again.
  if (already.deletedAt) return write(tx, note, `${requestKey.slice(0, 66)}/${already.id}`);
  return { already: already.id };
}

const waits = ({ message, actor }: Note, hasHung: boolean): boolean =>
  mustWait({ message, hasHung, isAdmin: actor.role === "Admin" });
