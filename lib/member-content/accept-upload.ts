import type { Actor } from "@/lib/auth/contracts";
import { db } from "@/lib/db/client";
import { acceptUpload, requireOpenUpload } from "@/lib/storage/accept-upload";
import type { UploadSession } from "@/prisma/generated/client";

export type ContentUploadLookup = { actor: Actor; slug: string; uploadId: string };

/** The caller's own open upload session for this exhibition. */
export function requireContentUpload({ actor, slug, uploadId }: ContentUploadLookup): Promise<UploadSession> {
  return requireOpenUpload({ id: uploadId, userId: actor._id }, async ({ exhibitionId: id }) => {
    if (typeof id !== "string") return false;
    return (await db.exhibition.count({ where: { id, slug, deletedAt: null } })) > 0;
  });
}

type AcceptContentUpload = ContentUploadLookup & { body: ReadableStream<Uint8Array> | null; length: number };

/** Accepts the bytes of a session, for a storage that cannot sign upload URLs. */
export async function acceptContentUpload({ body, length, ...lookup }: AcceptContentUpload): Promise<void> {
  await acceptUpload({ upload: await requireContentUpload(lookup), body, length });
}
