import type { Actor } from "@/lib/auth/contracts";
import { noPermission } from "@/lib/auth/permissions";
import { isBannedSql, throwIfBanned } from "@/lib/comments/comment-bans";
import type { CommentWithReplies } from "@/lib/comments/contracts";
import type { HoldRules } from "@/lib/comments/hold-rules";
import { holdReasonsSql, textHash } from "@/lib/comments/hold-sql";
import { getHoldRules } from "@/lib/comments/moderation-settings";
import { publishThreadChange } from "@/lib/comments/publish-thread-change";
import { getComment, requireThread } from "@/lib/comments/queries";
import { type CommentThread, guestbook } from "@/lib/comments/rules";
import { saveMentions } from "@/lib/comments/save-mentions";
import { mayComment, modeSentences } from "@/lib/comments/thread-rules";
import { getThreadPolicy, modeSql } from "@/lib/comments/thread-settings";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { fieldsOf } from "@/lib/core/records";
import { sha256 } from "@/lib/core/secrets";
import { type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { consumeLimit } from "@/lib/db/rate-limit";
import { canAccess } from "@/lib/exhibitions/rules";
import { claimUploadSession, requireOpenUpload } from "@/lib/storage/accept-upload";

type PostComment = {
  actor: Actor;
  thread: CommentThread;
  message: string;
  replyTo?: string | null;
  /** A recording that `storeVoice` has stored. */
  voice?: string | null;
  key?: string | null;
};
type NewComment = {
  actor: Actor;
  exhibition: string;
  artwork: string | null;
  message: string;
  replyTo: string | null;
  rules: HoldRules;
  voice: VoiceUpload | null;
};
type VoiceUpload = { uploadId: string; key: string; seconds: number };
type WrittenComment = { id: string; status: "pending" | "approved"; at: Date };

/**
 * Posts a comment, or holds it for moderation. One statement decides whether it is pending, whether the author is banned, and whether
 * the comment it replies to is still visible, and whether the mode of the thread lets the author write. A repeated request is one comment, and so is the same text in the same thread on one day.
 */
export async function postComment({
  actor,
  thread,
  message,
  replyTo,
  voice,
  key,
}: PostComment): Promise<CommentWithReplies> {
  const { exhibition, artwork, requiresVIP } = await requireThread(thread);
  if (!canAccess({ requiresVIP }, actor)) throwAppError("vip_only", noPermission);
  await consumeLimit("comment", actor._id);
  const rules = await getHoldRules();
  const recording = voice
    ? await findRecording({ actor, uploadId: voice, exhibition, replyTo: replyTo || null })
    : null;
  const comment: NewComment = {
    actor,
    exhibition,
    artwork,
    message,
    replyTo: replyTo || null,
    rules,
    voice: recording,
  };
  const { id, revalidate } = await transaction(async (tx) => {
    const written = await insertComment(tx, comment, key ? `k/${sha256(key)}` : await dailyRequestKey(comment));
    if ("existingId" in written) return { id: written.existingId, revalidate: undefined };
    if (recording) await claimUploadSession(tx, recording.uploadId);
    await saveMentions(tx, { id: written.id, userId: actor._id, message });
    const change = { id: written.id, exhibition, artwork, at: written.at };
    const revalidate = written.status === "approved" ? await publishThreadChange(tx, change) : undefined;
    return { id: written.id, revalidate };
  });
  await revalidate?.();
  return (await getComment(id, actor)) ?? throwAppError("not_found", "This comment was removed.");
}

type FindRecording = { actor: Actor; uploadId: string; exhibition: string; replyTo: string | null };

async function findRecording({ actor, uploadId, exhibition, replyTo }: FindRecording): Promise<VoiceUpload> {
  if (exhibition !== guestbook || replyTo)
    return throwAppError("invalid_input", "A voice note can only be left in the guestbook.");
  const upload = await requireOpenUpload({ id: uploadId, userId: actor._id }, ({ kind }) => kind === "voice");
  return { uploadId, key: upload.storageKey, seconds: Number(fieldsOf(upload.intent).seconds) };
}

async function dailyRequestKey({ exhibition, artwork, replyTo, message, voice }: NewComment): Promise<string> {
  const day = (await databaseNow()).toISOString().slice(0, 10);
  return `d/${sha256(JSON.stringify([day, exhibition, artwork, replyTo, message, ...(voice ? [voice.uploadId] : [])]))}`;
}

async function insertComment(
  tx: Tx,
  comment: NewComment,
  requestKey: string,
): Promise<WrittenComment | { existingId: string }> {
  const { actor, exhibition, artwork, message, replyTo, rules, voice } = comment;
  const mode = modeSql(exhibition);
  const isMember = mayComment("members", actor);
  const [written] = await tx.$queryRaw<WrittenComment[]>`
    INSERT INTO comments (id, exhibition, artwork, user_id, parent_id, message, status, held_for, text_hash, voice_key, voice_seconds,
      idempotency_key, created_at)
    SELECT ${newId("cmt")}, ${exhibition}, ${artwork}, ${actor._id}, ${replyTo}, ${message},
      (CASE WHEN held.reasons = '{}' THEN 'approved' ELSE 'pending' END)::"CommentStatus", held.reasons, ${textHash(message)},
      ${voice?.key ?? null}, ${voice?.seconds ?? null}::int,
      ${requestKey}, clock_timestamp()
    FROM (SELECT ${holdReasonsSql({ actor, message, rules, exceptId: null, mode, hasVoice: voice !== null })} AS reasons) held
    WHERE NOT ${isBannedSql(actor._id)} AND ${mode} <> 'closed' AND (${isMember} OR ${mode} <> 'members') AND (${replyTo}::text IS NULL OR EXISTS (
      SELECT 1 FROM comments p WHERE p.id = ${replyTo} AND p.exhibition = ${exhibition}
        AND p.artwork IS NOT DISTINCT FROM ${artwork}::text AND p.parent_id IS NULL
        AND p.status = 'approved' AND p.deleted_at IS NULL))
    ON CONFLICT (user_id, idempotency_key) DO NOTHING
    RETURNING id, status, created_at AS at`;
  if (written) return written;
  const existing = await tx.comment.findUnique({
    where: { userId_idempotencyKey: { userId: actor._id, idempotencyKey: requestKey } },
  });
  if (!existing) {
    await throwIfBanned(tx, actor._id);
    const policy = await getThreadPolicy(exhibition, tx);
    if (!mayComment(policy.mode, actor))
      return throwAppError(policy.mode === "members" ? "vip_only" : "forbidden", modeSentences[policy.mode]);
  }
  if (!existing) return throwAppError("not_found", "The comment you are replying to no longer exists.");
  if (existing.message !== message || existing.exhibition !== exhibition || existing.artwork !== artwork)
    return throwAppError("key_reused", "This request was sent before with a different text. Please try again.");
  // After deleting a comment, its author may post the same text again.
  if (existing.deletedAt) return insertComment(tx, comment, `${requestKey.slice(0, 66)}/${existing.id}`);
  return { existingId: existing.id };
}
