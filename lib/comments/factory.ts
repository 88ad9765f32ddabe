import { makeUser } from "@/lib/auth/factory";
import { guestbook } from "@/lib/comments/rules";
import { VOICE_RATE } from "@/lib/comments/thread-rules";
import { headerOf } from "@/lib/comments/voice-file";
import { newId } from "@/lib/core/ids";
import { db, type Tx } from "@/lib/db/client";
import { storage } from "@/lib/storage/storage";
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

/** A recording of a tone, as the browser sends it. */
export function voiceFile(seconds: number): Buffer {
  const samples = Buffer.alloc(Math.round(seconds * VOICE_RATE) * 2);
  for (let at = 0; at < samples.length; at += 2) samples.writeInt16LE(Math.round(9_000 * Math.sin(at / 20)), at);
  return Buffer.concat([headerOf(samples.length), samples]);
}

/** A comment with a voice note of two seconds. */
export async function makeVoiceComment(overrides: Partial<Prisma.CommentUncheckedCreateInput> = {}): Promise<Comment> {
  const voiceKey = `voices/${newId("voc")}`;
  await storage().put(voiceKey, voiceFile(2), { type: "audio/wav" });
  return makeComment({ ...overrides, voiceKey, voiceSeconds: 2 });
}
