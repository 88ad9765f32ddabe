import type { Actor } from "@/lib/auth/contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { acceptUpload, requireOpenUpload } from "@/lib/storage/accept-upload";
import type { UploadSessionReply } from "@/lib/storage/contracts";
import { createUpload } from "@/lib/storage/create-upload";
import { storage } from "@/lib/storage/storage";
import type { UploadSession } from "@/prisma/generated/client";

type CreateDownloadUpload = { actor: Actor; size: number };
const UPLOAD_MINUTES = 60;
/** The real type is detected after the upload. */
const STORAGE_TYPE = "application/octet-stream";

/** Creates an upload session for a file of exactly that size: directly to storage if it signs URLs, else through the app. */
export async function createDownloadUpload({
  actor,
  size,
}: CreateDownloadUpload): Promise<UploadSessionReply["ticket"]> {
  const intent = { download: true, size };
  const upload = await createUpload({
    folder: "downloads",
    userId: actor._id,
    maxBytes: size,
    minutes: UPLOAD_MINUTES,
    intent,
  });
  const signed = await storage().signedUploadUrl(upload.storageKey, {
    type: STORAGE_TYPE,
    size,
    seconds: UPLOAD_MINUTES * 60,
  });
  return {
    id: upload.id,
    url: signed?.url ?? adminApiPaths.downloadUpload(upload.id),
    headers: signed?.headers ?? { "content-type": STORAGE_TYPE },
    expiresAt: upload.expiresAt.toISOString(),
  };
}

type DownloadUploadLookup = { actor: Actor; uploadId: string };

/** The actor's own open upload session. */
export function requireDownloadUpload({ actor, uploadId }: DownloadUploadLookup): Promise<UploadSession> {
  return requireOpenUpload({ id: uploadId, userId: actor._id }, ({ download }) => download === true);
}

/** Accepts the bytes of an upload if storage does not sign URLs. */
export async function acceptDownloadUpload({
  body,
  length,
  ...lookup
}: DownloadUploadLookup & { body: ReadableStream<Uint8Array> | null; length: number }): Promise<void> {
  await acceptUpload({ upload: await requireDownloadUpload(lookup), body, length });
}
