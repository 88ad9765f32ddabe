import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { PART_BYTES, partCount } from "@/lib/media/contracts";
import { type MediaUploadLookup, partKey, requireMediaUpload } from "@/lib/media/create-media-upload";
import { acceptUpload } from "@/lib/storage/accept-upload";
import { storage } from "@/lib/storage/storage";

type AcceptPart = MediaUploadLookup & { part: number; body: ReadableStream<Uint8Array> | null; length: number };

/** Stores one part of an upload. A part that is sent again replaces the first one; one that broke off has not arrived. */
export async function acceptPart({ part, body, length, ...lookup }: AcceptPart): Promise<void> {
  const session = await requireMediaUpload(lookup);
  const { id, maxBytes: size, userId, expiresAt } = session;
  const last = partCount(size) - 1;
  if (part > last) throwAppError("not_found", "There is no such part.");
  const expected = part < last ? PART_BYTES : size - last * PART_BYTES;
  const brokeOff = () => throwAppError("invalid_input", "This part broke off. Please send it again.");
  if (length !== expected) brokeOff();
  const storageKey = partKey(id, part);
  // Before any byte is stored, so that the purge finds the part.
  await db.$executeRaw`
    INSERT INTO upload_sessions (id, storage_key, intent, max_bytes, user_id, expires_at)
    VALUES (${newId("tkt")}, ${storageKey}, '{}'::jsonb, ${expected}, ${userId}, ${expiresAt}) ON CONFLICT (storage_key) DO NOTHING`;
  await acceptUpload({ upload: { ...session, storageKey, maxBytes: expected }, body, length });
  if ((await storage().head(storageKey))?.size !== expected) brokeOff();
  await db.$executeRaw`
    UPDATE upload_sessions SET intent = '{"received": true}'::jsonb WHERE storage_key = ${storageKey} AND claimed_at IS NULL`;
}
