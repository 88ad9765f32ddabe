import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { refuseTakenName } from "@/lib/membership/create-download";
import { type DeskDownload, type DownloadChange, fileNotSaved } from "@/lib/membership/download-desk-contracts";
import { requireDeskDownload } from "@/lib/membership/download-desk-queries";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

export const changedSince = { version: "Somebody else has changed this file. Please look again." };

/** The ending of a name, with its dot. */
const ending = (filename: string) => /\.\w{1,5}$/.exec(filename)?.[0] ?? "";

/** Changes what is said of a file, who may fetch it and what it is called, if it still is as the editor saw it. */
export async function updateDownload(given: { actor: Actor; id: string; body: DownloadChange }): Promise<DeskDownload> {
  const { actor, id, body } = given;
  const { title, description, level, name, version } = body;
  await transaction(async (tx) => {
    const before = await tx.download.findFirst({ where: { id, deletedAt: null } });
    if (!before) return refuse("not_found", fileNotSaved);
    const filename = name === undefined ? before.filename : name + ending(before.filename);
    const { count } = await tx.download.updateMany({
      where: { id, version, deletedAt: null },
      data: { title, description, level, filename, version: { increment: 1 } },
    });
    if (count === 0) return refuse("stale", fileNotSaved, { fields: changedSince });
    const was = { filename: before.filename, title: before.title, level: before.level };
    const detail = { filename, title, level, was };
    await recordAudit(tx, { actorId: actor._id, action: "download.update", subject: id, detail });
  }).catch(refuseTakenName);
  return requireDeskDownload(id);
}
