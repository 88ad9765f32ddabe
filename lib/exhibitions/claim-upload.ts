import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { ContentItem, UploadFields } from "@/lib/exhibitions/content-contracts";
import { toContentItem } from "@/lib/exhibitions/content-queries";
import { transaction } from "@/lib/platform/db";
import { type FileKind, fileName } from "@/lib/platform/file-kinds";
import { newId } from "@/lib/platform/ids";
import { claimTicket, spendTicket } from "@/lib/platform/receive-upload";
import type { UploadTicket } from "@/prisma/generated/client";

type Claim = {
  actor: Actor;
  exhibition: { id: string; slug: string };
  fields: UploadFields;
  kind: FileKind;
  size: number;
  /** Where the file lies that is shown. */
  place: UploadTicket;
  /** Where it lay before it was encoded anew: that place cannot be claimed any more. */
  spent?: UploadTicket | undefined;
};

/** The row of a piece and the claim of its file, in one step: of two that want the same file one gets it. */
export async function claimUpload({
  actor,
  exhibition,
  fields,
  kind,
  size,
  place,
  spent,
}: Claim): Promise<ContentItem> {
  const id = newId("cnt");
  const row = await transaction(async (tx) => {
    await claimTicket(tx, place.id);
    if (spent) await spendTicket(tx, spent.id);
    await recordAudit(tx, {
      actorId: actor._id,
      action: "content.upload",
      subject: id,
      detail: { exhibition: exhibition.slug, type: fields.type, title: fields.title, mime: kind.mime, size },
    });
    return tx.memberContent.create({
      data: {
        id,
        exhibitionId: exhibition.id,
        ...fields,
        storageKey: place.storageKey,
        filename: fileName(fields.title, kind.ext),
        mimeType: kind.mime,
        sizeBytes: size,
        uploadedById: actor._id,
      },
    });
  });
  return toContentItem(row, exhibition.slug, actor);
}
