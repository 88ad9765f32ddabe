import { throwAppError } from "@/lib/core/errors";
import { fieldsOf } from "@/lib/core/records";
import { db, type Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { storage } from "@/lib/storage/storage";
import { StorageError } from "@/lib/storage/storage-driver";
import type { UploadSession } from "@/prisma/generated/client";

const UPLOAD_GONE = "This file has been taken already, or its time ran out.";

/** Returns the user's own open upload session whose intent matches. Throws `not_found` or `conflict`. */
export async function requireOpenUpload(
  of: { id: string; userId: string },
  matches: (intent: Record<string, unknown>) => boolean | Promise<boolean>,
): Promise<UploadSession> {
  const upload = await db.uploadSession.findFirst({ where: of });
  const found = upload && (await matches(fieldsOf(upload.intent)));
  if (!found) return throwAppError("not_found", "There is no such upload.");
  if (upload.claimedAt) throwAppError("conflict", UPLOAD_GONE);
  if (upload.expiresAt <= (await databaseNow()))
    throwAppError("conflict", "The time for this upload ran out. Please begin again.");
  return upload;
}

/** Claims an uploaded file, in the transaction of the record that uses it. Of two concurrent claims one wins. */
export async function claimUploadSession(tx: Tx, uploadId: string): Promise<void> {
  const claimed = await tx.$executeRaw`
    UPDATE upload_sessions SET claimed_at = now() WHERE id = ${uploadId} AND claimed_at IS NULL AND expires_at > now()`;
  if (claimed === 0) throwAppError("conflict", UPLOAD_GONE);
}

/**
 * Consumes an upload whose bytes were converted and are no longer needed; the purge deletes them. `now()` is the start of a
 * transaction: one that began first and waited for the row would find the new expiry still ahead of it.
 */
export async function consumeUploadSession(tx: Tx, uploadId: string): Promise<void> {
  const consumed = await tx.$executeRaw`
    UPDATE upload_sessions SET expires_at = now()
    WHERE id = ${uploadId} AND claimed_at IS NULL AND expires_at > clock_timestamp()`;
  if (consumed === 0) throwAppError("conflict", UPLOAD_GONE);
}

type AcceptUpload = { upload: UploadSession; body: ReadableStream<Uint8Array> | null; length: number };

/** Stores the bytes of an upload, for storage without signed URLs. Rejects more bytes than announced. */
export async function acceptUpload({ upload, body, length }: AcceptUpload): Promise<void> {
  const tooLarge = () => throwAppError("too_large", "The file is larger than was announced.");
  if (length > upload.maxBytes) tooLarge();
  if (!body) return throwAppError("invalid_input", "Please select a file.");
  await storage()
    .put(upload.storageKey, body, { type: "application/octet-stream", maxBytes: upload.maxBytes })
    .catch((error: unknown) => {
      if (!(error instanceof StorageError)) throw error;
      if (error.kind === "too-large") tooLarge();
      if (error.kind === "broken-body")
        throwAppError("invalid_input", "The file broke off before its end. Please send it again.");
      throw error;
    });
}
