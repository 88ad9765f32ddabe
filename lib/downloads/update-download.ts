import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { requireAdminDownload } from "@/lib/downloads/admin-queries";
import { type AdminDownload, type DownloadChange, downloadSaveFailed } from "@/lib/downloads/contracts";
import { throwIfNameTaken } from "@/lib/downloads/create-download";

export const staleVersionError = { version: "Somebody else has changed this file. Please reload." };

/** The file extension with its dot. */
const getExtension = (filename: string) => /\.\w{1,5}$/.exec(filename)?.[0] ?? "";

/** Changes the title, description, level and name of a file. Throws `stale` for an older version. */
export async function updateDownload(given: {
  actor: Actor;
  id: string;
  body: DownloadChange;
}): Promise<AdminDownload> {
  const { actor, id, body } = given;
  const { title, description, level, name, version } = body;
  await transaction(async (tx) => {
    const before = await tx.download.findFirst({ where: { id, deletedAt: null } });
    if (!before) return throwAppError("not_found", downloadSaveFailed);
    const filename = name === undefined ? before.filename : name + getExtension(before.filename);
    const { count } = await tx.download.updateMany({
      where: { id, version, deletedAt: null },
      data: { title, description, level, filename, version: { increment: 1 } },
    });
    if (count === 0) return throwAppError("stale", downloadSaveFailed, { fields: staleVersionError });
    const previous = { filename: before.filename, title: before.title, level: before.level };
    const sentence = `Edited the download “${before.title}”, now “${title}”, ${filename}, for ${level === "basic" ? "all plans" : "Annual and Collector"}`;
    const detail = { sentence, filename, title, level, previous };
    await recordAudit(tx, { actorId: actor._id, action: "download.update", subject: id, detail });
  }).catch(throwIfNameTaken);
  return requireAdminDownload(id);
}
