import { newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { db, type Tx } from "@/lib/db/client";
import { storage } from "@/lib/storage/storage";
import type { Download } from "@/prisma/generated/client";

type NewDownload = Partial<Omit<Download, "sizeBytes" | "storageKey">> & { filename: string; bytes: Uint8Array };

/** A stored file. The key contains a part of its hash, so that other contents get another key. */
export async function makeDownload(
  { id = newId("dwn"), bytes, contentType = "text/plain; charset=utf-8", title, ...rest }: NewDownload,
  client: Tx | typeof db = db,
): Promise<Download> {
  const storageKey = `downloads/${id}/${sha256(Buffer.from(bytes).toString("base64")).slice(0, 16)}`;
  const { size: sizeBytes } = await storage().put(storageKey, bytes, { type: contentType });
  const data = { ...rest, id, contentType, storageKey, sizeBytes, title: title ?? rest.filename };
  return client.download.create({ data });
}
