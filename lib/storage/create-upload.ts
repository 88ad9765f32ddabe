import { newId } from "@/lib/core/ids";
import { db, type Tx } from "@/lib/db/client";
import { storage } from "@/lib/storage/storage";
import type { Prisma, UploadSession } from "@/prisma/generated/client";

type CreateUpload = {
  /** `uploads` holds files that are converted before they are used. */
  folder: "members" | "downloads" | "uploads" | "voices";
  userId: string;
  maxBytes: number;
  minutes: number;
  intent?: Prisma.InputJsonObject;
};

const prefixes = { members: "cnt", downloads: "dwn", uploads: "upl", voices: "voc" } as const;

/**
 * Creates an upload session before any byte is stored, so that the purge finds files that are never claimed. The storage key is
 * random and reveals nothing about the file.
 */
export async function createUpload({
  folder,
  userId,
  maxBytes,
  minutes,
  intent = {},
}: CreateUpload): Promise<UploadSession> {
  const id = newId("tkt");
  const [upload] = await db.$queryRaw<{ expiresAt: Date }[]>`
    INSERT INTO upload_sessions (id, storage_key, intent, max_bytes, user_id, expires_at)
    VALUES (${id}, ${`${folder}/${newId(prefixes[folder])}`}, ${JSON.stringify(intent)}::jsonb, ${maxBytes}, ${userId},
      now() + make_interval(mins => ${minutes}::int)) RETURNING expires_at AS "expiresAt"`;
  if (!upload) throw new Error("the upload session was not created");
  return db.uploadSession.findUniqueOrThrow({ where: { id } });
}

/**
 * Deletes an upload session and its file, unless a record has claimed it meanwhile. The file goes before the row, because a row without
 * a file is harmless; it expires first, so that nothing can claim it in between.
 */
export async function discardUpload({ id, storageKey }: Pick<UploadSession, "id" | "storageKey">): Promise<void> {
  const unclaimed = await db.$executeRaw`
    UPDATE upload_sessions SET expires_at = LEAST(expires_at, now() - interval '1 day') WHERE id = ${id} AND claimed_at IS NULL`;
  if (unclaimed === 0) return;
  await storage().remove(storageKey);
  await db.uploadSession.deleteMany({ where: { id, claimedAt: null } });
}

type DiscardFiles = { storageKeys: readonly string[]; userId: string; days?: number };

/**
 * Schedules unreferenced files for the purge, in the transaction that drops the reference. The purge runs two hours later, so
 * that downloads in progress can finish; `days` later for files that can still be restored. The session of the upload loses its intent,
 * so that the upload cannot be continued.
 */
export async function discardFiles(tx: Tx, { storageKeys, userId, days = 0 }: DiscardFiles): Promise<void> {
  const ids = storageKeys.map(() => newId("tkt"));
  await tx.$executeRaw`
    INSERT INTO upload_sessions (id, storage_key, intent, max_bytes, user_id, expires_at)
    SELECT file.id, file.key, '{}'::jsonb, 0, ${userId}, now() + make_interval(days => ${days}::int)
    FROM unnest(${ids}::text[], ${[...storageKeys].sort()}::text[]) AS file(id, key)
    ON CONFLICT (storage_key) DO UPDATE SET intent = excluded.intent, claimed_at = NULL, expires_at = excluded.expires_at`;
}
