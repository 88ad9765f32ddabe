import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { storage } from "@/lib/platform/storage";
import type { Prisma, UploadTicket } from "@/prisma/generated/client";

type Reserve = { userId: string; maxBytes: number; minutes: number; intent?: Prisma.InputJsonObject };

/**
 * Writes down a place in storage before anything lies there: what is never claimed is found by the sweep, however the upload
 * ended. The place is named by us and says nothing of the file.
 */
export async function reserveUpload({ userId, maxBytes, minutes, intent = {} }: Reserve): Promise<UploadTicket> {
  const id = newId("tkt");
  const [ticket] = await db.$queryRaw<{ expiresAt: Date }[]>`
    INSERT INTO upload_tickets (id, storage_key, intent, max_bytes, user_id, expires_at)
    VALUES (${id}, ${`members/${newId("cnt")}`}, ${JSON.stringify(intent)}::jsonb, ${maxBytes}, ${userId},
      now() + make_interval(mins => ${minutes}::int)) RETURNING expires_at AS "expiresAt"`;
  if (!ticket) throw new Error("no ticket was written");
  return db.uploadTicket.findUniqueOrThrow({ where: { id } });
}

/** Gives a place back, with whatever lies there. The file goes first: a row without a file is harmless. */
export async function dropUpload({ id, storageKey }: Pick<UploadTicket, "id" | "storageKey">): Promise<void> {
  await storage().remove(storageKey);
  await db.uploadTicket.deleteMany({ where: { id, claimedAt: null } });
}
