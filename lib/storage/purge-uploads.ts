import { db } from "@/lib/db/client";
import { discardUpload } from "@/lib/storage/create-upload";

/**
 * Deletes unclaimed uploads two hours after they expired, because a transfer over a signed URL that began in time may still be
 * running. Claimed sessions are deleted after a day, and so are versions whose files are gone. Returns the number of deleted uploads.
 */
export async function purgeUploads(): Promise<number> {
  const stale = await db.$queryRaw<{ id: string; storageKey: string }[]>`
    SELECT id, storage_key AS "storageKey" FROM upload_sessions
    WHERE claimed_at IS NULL AND expires_at < now() - interval '2 hours' ORDER BY expires_at LIMIT 200`;
  for (const upload of stale) await discardUpload(upload);
  await db.$executeRaw`DELETE FROM upload_sessions WHERE claimed_at < now() - interval '1 day'`;
  await db.$executeRaw`DELETE FROM file_versions WHERE expires_at < now()`;
  return stale.length;
}
