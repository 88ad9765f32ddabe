import * as z from "zod/mini";
import type { Actor } from "@/lib/auth/contracts";
import { AppError, throwAppError } from "@/lib/core/errors";
import { type ContentUploadLookup, requireContentUpload } from "@/lib/member-content/accept-upload";
import { claimUpload } from "@/lib/member-content/claim-upload";
import { type ContentItem, uploadFields } from "@/lib/member-content/contracts";
import { prepareUpload } from "@/lib/member-content/prepare-upload";
import { requireExhibitionId } from "@/lib/member-content/queries";
import { storeContent } from "@/lib/member-content/upload-content";
import { discardUpload } from "@/lib/storage/create-upload";
import { storageReader } from "@/lib/storage/random-access-reader";
import { storage } from "@/lib/storage/storage";
import type { UploadSession } from "@/prisma/generated/client";

const uploadIntent = z.object({ exhibitionId: z.string(), size: z.int(), fields: uploadFields });

/** Validates the uploaded bytes of a session and creates the content item. A rejected file is removed from storage. */
export async function completeUpload({ actor, slug, uploadId }: ContentUploadLookup): Promise<ContentItem> {
  const id = await requireExhibitionId(slug);
  const session = await requireContentUpload({ actor, slug, uploadId });
  try {
    return await createContent(actor, { id, slug }, session);
  } catch (error) {
    const isFinal = error instanceof AppError && ["invalid_input", "too_large"].includes(error.code);
    if (isFinal) await discardUpload(session);
    throw error;
  }
}

async function createContent(
  actor: Actor,
  exhibition: { id: string; slug: string },
  session: UploadSession,
): Promise<ContentItem> {
  const { size, fields, exhibitionId } = z.parse(uploadIntent, session.intent);
  if (exhibitionId !== exhibition.id) throwAppError("not_found", "There is no such upload.");
  const file = (await storage().head(session.storageKey)) ?? throwAppError("conflict", "The file has not arrived yet.");
  if (file.size !== size) throwAppError("invalid_input", "The file broke off before its end. Please send it again.");
  const { kind, reencoded } = await prepareUpload(fields.type, storageReader(session.storageKey, size));
  if (!reencoded) return claimUpload({ actor, exhibition, fields, kind, size, session });
  const item = await storeContent({ actor, exhibition, fields, kind, bytes: reencoded, original: session });
  // The item exists already; if this fails, the scheduled job removes the original.
  await discardUpload(session).catch(() => undefined);
  return item;
}
