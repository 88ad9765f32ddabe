import { newId } from "@/lib/core/ids";
import { db, type Tx } from "@/lib/db/client";
import { storage } from "@/lib/storage/storage";
import type { Prisma, UploadSession } from "@/prisma/generated/client";

type CreateUpload = {
  folder: "members" | "downloads";
  userId: string;
  maxBytes: number;
  minutes: number;
  intent?: Prisma.InputJsonObject;
};

const prefixes = { members: "cnt", downloads: "dwn" } as const;

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

/** Deletes an upload session and its file. The file goes first, because a row without a file is harmless. */
export async function discardUpload({ id, storageKey }: Pick<UploadSession, "id" | "storageKey">): Promise<void> {
  await storage().remove(storageKey);
  await db.uploadSession.deleteMany({ where: { id, claimedAt: null } });
}

/**
 * Schedules an unreferenced file for the purge, in the transaction that drops the reference. The purge runs two hours later, so
 * that downloads in progress can finish.
 */
export async function discardFile(tx: Tx, { storageKey, userId }: { storageKey: string; userId: string }) {
  await tx.$executeRaw`
    INSERT INTO upload_sessions (id, storage_key, intent, max_bytes, user_id, expires_at)
    VALUES (${newId("tkt")}, ${storageKey}, '{}'::jsonb, 0, ${userId}, now())
    ON CONFLICT (storage_key) DO UPDATE SET claimed_at = NULL, expires_at = now()`;
}
