import type { Actor } from "@/lib/accounts/contracts";
import { claimUpload } from "@/lib/exhibitions/claim-upload";
import type { ContentItem, UploadFields } from "@/lib/exhibitions/content-contracts";
import { requireExhibitionId } from "@/lib/exhibitions/content-queries";
import { readyFile } from "@/lib/exhibitions/ready-file";
import { inMemory } from "@/lib/platform/byte-source";
import type { FileKind } from "@/lib/platform/file-kinds";
import { dropUpload, reserveUpload } from "@/lib/platform/reserve-upload";
import { storage } from "@/lib/platform/storage";
import type { UploadTicket } from "@/prisma/generated/client";

type UploadContent = { actor: Actor; slug: string; fields: UploadFields; bytes: Uint8Array };

/** Hangs a file that came in one request. It is judged before anything is written. */
export async function uploadContent({ actor, slug, fields, bytes }: UploadContent): Promise<ContentItem> {
  const id = await requireExhibitionId(slug);
  const { kind, redrawn } = await readyFile(fields.type, inMemory(bytes));
  return keepContent({ actor, exhibition: { id, slug }, fields, kind, bytes: redrawn ?? bytes });
}

type KeepContent = Omit<UploadContent, "slug"> & {
  exhibition: { id: string; slug: string };
  kind: FileKind;
  spent?: UploadTicket;
};

/** Puts judged bytes into a place of their own and hangs them; whatever goes wrong leaves neither row nor file. */
export async function keepContent({
  actor,
  exhibition,
  fields,
  kind,
  bytes,
  spent,
}: KeepContent): Promise<ContentItem> {
  const size = bytes.byteLength;
  const place = await reserveUpload({ folder: "members", userId: actor._id, maxBytes: size, minutes: 15 });
  try {
    await storage().put(place.storageKey, bytes, { type: "application/octet-stream", maxBytes: size });
    return await claimUpload({ actor, exhibition, fields, kind, size, place, spent });
  } catch (error) {
    // The sweep comes by for what could not be taken back now.
    await dropUpload(place).catch(() => undefined);
    throw error;
  }
}
