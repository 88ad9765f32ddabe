import type { Actor } from "@/lib/auth/contracts";
import { throwIfBanned } from "@/lib/comments/comment-bans";
import { guestbook } from "@/lib/comments/rules";
import { mayComment, modeSentences } from "@/lib/comments/thread-rules";
import { getThreadPolicy } from "@/lib/comments/thread-settings";
import { MAX_VOICE_BYTES, rewriteVoice } from "@/lib/comments/voice-file";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { createUpload, discardUpload } from "@/lib/storage/create-upload";
import { storage } from "@/lib/storage/storage";

/** How long the recording waits for its comment. */
const MINUTES = 60;

/** Checks and stores a voice note for the guestbook. Nobody can hear it until its comment is approved; unused, it is deleted. */
export async function storeVoice({
  actor,
  bytes: upload,
}: {
  actor: Actor;
  bytes: Uint8Array;
}): Promise<{ id: string; seconds: number }> {
  await throwIfBanned(db, actor._id);
  const { mode } = await getThreadPolicy(guestbook);
  if (!mayComment(mode, actor)) throwAppError(mode === "members" ? "vip_only" : "forbidden", modeSentences[mode]);
  await consumeLimit("comment", actor._id);
  const { bytes, seconds } = rewriteVoice(upload);
  const session = await createUpload({
    folder: "voices",
    userId: actor._id,
    maxBytes: MAX_VOICE_BYTES,
    minutes: MINUTES,
    intent: { kind: "voice", seconds },
  });
  try {
    await storage().put(session.storageKey, bytes, { type: "audio/wav", maxBytes: MAX_VOICE_BYTES });
  } catch (error) {
    await discardUpload(session);
    throw error;
  }
  return { id: session.id, seconds };
}
