import { db, type Tx } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { storage } from "@/lib/platform/storage";
import type { Prisma, UploadTicket } from "@/prisma/generated/client";

type Reserve = {
  folder: "members" | "downloads";
  userId: string;
  maxBytes: number;
  minutes: number;
  intent?: Prisma.InputJsonObject;
};

const prefixes = { members: "cnt", downloads: "dwn" } as const;

/**
 * Writes down a place in storage before anything lies there: what is never claimed is found by the sweep, however the upload
 * ended. The place is named by us and says nothing of the file.
 */
export async function reserveUpload({
  folder,
  userId,
  maxBytes,
  minutes,
  intent = {},
}: Reserve): Promise<UploadTicket> {
  const id = newId("tkt");
  const [ticket] = await db.$queryRaw<{ expiresAt: Date }[]>`
    INSERT INTO upload_tickets (id, storage_key, intent, max_bytes, user_id, expires_at)
    VALUES (${id}, ${`${folder}/${newId(prefixes[folder])}`}, ${JSON.stringify(intent)}::jsonb, ${maxBytes}, ${userId},
      now() + make_interval(mins => ${minutes}::int)) RETURNING expires_at AS "expiresAt"`;
  if (!ticket) throw new Error("no ticket was written");
  return db.uploadTicket.findUniqueOrThrow({ where: { id } });
}

/** Gives a place back, with whatever lies there. The file goes first: a row without a file is harmless. */
export async function dropUpload({ id, storageKey }: Pick<UploadTicket, "id" | "storageKey">): Promise<void> {
  await storage().remove(storageKey);
  await db.uploadTicket.deleteMany({ where: { id, claimedAt: null } });
}

/**
 * Gives the file that nothing names any more to the sweep, in the transaction that lets go of it. The sweep comes two hours
 * later: whoever is fetching it at this moment has it to the end.
 */
export async function discardFile(tx: Tx, { storageKey, userId }: { storageKey: string; userId: string }) {
  await tx.$executeRaw`
    INSERT INTO upload_tickets (id, storage_key, intent, max_bytes, user_id, expires_at)
    VALUES (${newId("tkt")}, ${storageKey}, '{}'::jsonb, 0, ${userId}, now())
    ON CONFLICT (storage_key) DO UPDATE SET claimed_at = NULL, expires_at = now()`;
}
