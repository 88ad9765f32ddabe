import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { requireDownloadTicket } from "@/lib/membership/begin-download";
import { type DeskDownload, type DownloadBody, fileNotSaved } from "@/lib/membership/download-desk-contracts";
import { requireDeskDownload } from "@/lib/membership/download-desk-queries";
import { judgeDownload } from "@/lib/membership/judge-download";
import { isTaken, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { fileName } from "@/lib/platform/file-kinds";
import { newId } from "@/lib/platform/ids";
import { claimTicket } from "@/lib/platform/receive-upload";

/** Refuses a name that another file has; one that is retired keeps its name, so that it can come back. */
export function refuseTakenName(error: unknown): never {
  if (!isTaken(error)) throw error;
  return refuse("conflict", fileNotSaved, { fields: { name: "Another file has this name; it may be a retired one" } });
}

/** Shows members a file that has arrived, behind the others. A name that is taken leaves the ticket open for another try. */
export async function createDownload({ actor, body }: { actor: Actor; body: DownloadBody }): Promise<DeskDownload> {
  const { ticketId, title, description, level, name } = body;
  const ticket = await requireDownloadTicket({ actor, ticketId });
  const { kind, size } = await judgeDownload(ticket);
  const id = newId("dwn");
  const filename = fileName(name ?? title, kind.ext);
  await transaction(async (tx) => {
    await claimTicket(tx, ticket.id);
    const { _max } = await tx.download.aggregate({ where: { deletedAt: null }, _max: { position: true } });
    await tx.download.create({
      data: {
        id,
        filename,
        title,
        description,
        level,
        sizeBytes: size,
        contentType: kind.mime,
        storageKey: ticket.storageKey,
        position: (_max.position ?? -1) + 1,
      },
    });
    const detail = { filename, title, level, mime: kind.mime, size };
    await recordAudit(tx, { actorId: actor._id, action: "download.create", subject: id, detail });
  }).catch(refuseTakenName);
  return requireDeskDownload(id);
}
