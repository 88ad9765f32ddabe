import type { Actor } from "@/lib/auth/contracts";
import type { FileType } from "@/lib/core/file-types";
import { claimUpload } from "@/lib/member-content/claim-upload";
import type { ContentItem, UploadFields } from "@/lib/member-content/contracts";
import { prepareUpload } from "@/lib/member-content/prepare-upload";
import { requireExhibitionId } from "@/lib/member-content/queries";
import { createUpload, discardUpload } from "@/lib/storage/create-upload";
import { memoryReader } from "@/lib/storage/random-access-reader";
import { storage } from "@/lib/storage/storage";
import type { UploadSession } from "@/prisma/generated/client";

type UploadContent = { actor: Actor; slug: string; fields: UploadFields; bytes: Uint8Array };

/** Creates a content item from a file sent in one request. The file is validated before anything is stored. */
export async function uploadContent({ actor, slug, fields, bytes }: UploadContent): Promise<ContentItem> {
  const id = await requireExhibitionId(slug);
  const { kind, reencoded } = await prepareUpload(fields.type, memoryReader(bytes));
  return storeContent({ actor, exhibition: { id, slug }, fields, kind, bytes: reencoded ?? bytes });
}

type StoreContent = Omit<UploadContent, "slug"> & {
  exhibition: { id: string; slug: string };
  kind: FileType;
  original?: UploadSession;
};

/** Stores validated bytes and creates the item. A failure leaves neither a row nor a file. */
export async function storeContent({
  actor,
  exhibition,
  fields,
  kind,
  bytes,
  original,
}: StoreContent): Promise<ContentItem> {
  const size = bytes.byteLength;
  const session = await createUpload({ folder: "members", userId: actor._id, maxBytes: size, minutes: 15 });
  try {
    await storage().put(session.storageKey, bytes, { type: "application/octet-stream", maxBytes: size });
    return await claimUpload({ actor, exhibition, fields, kind, size, session, original });
  } catch (error) {
    // If this fails too, the scheduled job removes the file.
    await discardUpload(session).catch(() => undefined);
    throw error;
  }
}
