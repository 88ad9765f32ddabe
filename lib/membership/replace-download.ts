import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { requireDownloadTicket } from "@/lib/membership/begin-download";
import { refuseTakenName } from "@/lib/membership/create-download";
import { type DeskDownload, type DownloadFileBody, fileNotSaved } from "@/lib/membership/download-desk-contracts";
import { requireDeskDownload } from "@/lib/membership/download-desk-queries";
import { judgeDownload } from "@/lib/membership/judge-download";
import { changedSince } from "@/lib/membership/update-download";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { claimTicket } from "@/lib/platform/receive-upload";
import { discardFile } from "@/lib/platform/reserve-upload";

/** Puts another file in the place of one. Its name follows what it is: a PDF is never handed over as a picture. */
export async function replaceDownload(given: {
  actor: Actor;
  id: string;
  body: DownloadFileBody;
}): Promise<DeskDownload> {
  const { actor, id, body } = given;
  const ticket = await requireDownloadTicket({ actor, ticketId: body.ticketId });
  const { kind, size } = await judgeDownload(ticket);
  await transaction(async (tx) => {
    const before = await tx.download.findFirst({ where: { id, deletedAt: null } });
    if (!before) return refuse("not_found", fileNotSaved);
    await claimTicket(tx, ticket.id);
    const filename = before.contentType === kind.mime ? before.filename : renamed(before.filename, kind.ext);
    const { count } = await tx.download.updateMany({
      where: { id, version: body.version, deletedAt: null },
      data: {
        filename,
        sizeBytes: size,
        contentType: kind.mime,
        storageKey: ticket.storageKey,
        version: { increment: 1 },
      },
    });
    if (count === 0) return refuse("stale", fileNotSaved, { fields: changedSince });
    await discardFile(tx, { storageKey: before.storageKey, userId: actor._id });
    const was = { filename: before.filename, mime: before.contentType, size: before.sizeBytes };
    const detail = { filename, mime: kind.mime, size, was };
    await recordAudit(tx, { actorId: actor._id, action: "download.replace", subject: id, detail });
  }).catch(refuseTakenName);
  return requireDeskDownload(id);
}

const renamed = (filename: string, ext: string) => `${filename.replace(/\.\w{1,5}$/, "")}.${ext}`;
