import type { Actor } from "@/lib/auth/contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { CreateUploadBody } from "@/lib/member-content/contracts";
import { assertFileSize } from "@/lib/member-content/inspect-file";
import { requireExhibitionId } from "@/lib/member-content/queries";
import type { UploadSessionReply } from "@/lib/storage/contracts";
import { createUpload } from "@/lib/storage/create-upload";
import { storage } from "@/lib/storage/storage";

type CreateContentUpload = { actor: Actor; slug: string; body: CreateUploadBody };
const UPLOAD_MINUTES = 60;
/** The real type is known only after the bytes have been inspected, and is stored in the row. */
const STORAGE_TYPE = "application/octet-stream";

/** Creates an upload session for exactly `size` bytes: straight to storage if it signs URLs, otherwise through the app. */
export async function createContentUpload({
  actor,
  slug,
  body,
}: CreateContentUpload): Promise<UploadSessionReply["ticket"]> {
  const exhibitionId = await requireExhibitionId(slug);
  const { size, ...fields } = body;
  assertFileSize(fields.type, size);
  const intent = { exhibitionId, size, fields };
  const session = await createUpload({
    folder: "members",
    userId: actor._id,
    maxBytes: size,
    minutes: UPLOAD_MINUTES,
    intent,
  });
  const signed = await storage().signedUploadUrl(session.storageKey, {
    type: STORAGE_TYPE,
    size,
    seconds: UPLOAD_MINUTES * 60,
  });
  return {
    id: session.id,
    url: signed?.url ?? adminApiPaths.contentUpload(slug, session.id),
    headers: signed?.headers ?? { "content-type": STORAGE_TYPE },
    expiresAt: session.expiresAt.toISOString(),
  };
}
