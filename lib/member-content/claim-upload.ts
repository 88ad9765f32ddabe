import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { type FileType, fileName } from "@/lib/core/file-types";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";
import type { ContentItem, UploadFields } from "@/lib/member-content/contracts";
import { toContentItem } from "@/lib/member-content/queries";
import { claimUploadSession, consumeUploadSession } from "@/lib/storage/accept-upload";
import type { UploadSession } from "@/prisma/generated/client";

type ClaimUpload = {
  actor: Actor;
  exhibition: { id: string; slug: string };
  fields: UploadFields;
  kind: FileType;
  size: number;
  /** The session of the file that is served. */
  session: UploadSession;
  /** The session of the original, when the file was re-encoded; it must not be claimed as well. */
  original?: UploadSession | undefined;
};

/** Creates the row and claims the file in one transaction, so that only one of two concurrent calls gets the file. */
export async function claimUpload({
  actor,
  exhibition,
  fields,
  kind,
  size,
  session,
  original,
}: ClaimUpload): Promise<ContentItem> {
  const id = newId("cnt");
  const row = await transaction(async (tx) => {
    await claimUploadSession(tx, session.id);
    if (original) await consumeUploadSession(tx, original.id);
    await recordAudit(tx, {
      actorId: actor._id,
      action: "content.upload",
      subject: id,
      detail: {
        sentence: `Added “${fields.title}” to the members’ content of ${exhibition.slug}`,
        exhibition: exhibition.slug,
        type: fields.type,
        title: fields.title,
        mime: kind.mime,
        size,
      },
    });
    return tx.memberContent.create({
      data: {
        id,
        exhibitionId: exhibition.id,
        ...fields,
        storageKey: session.storageKey,
        filename: fileName(fields.title, kind.ext),
        mimeType: kind.mime,
        sizeBytes: size,
        uploadedById: actor._id,
      },
    });
  });
  return toContentItem(row, exhibition.slug, actor);
}
