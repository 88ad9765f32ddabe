import type { Actor } from "@/lib/accounts/contracts";
import { refuseActor } from "@/lib/accounts/permissions";
import { type DownloadItem, downloadSentences } from "@/lib/membership/contracts";
import { opensDownload } from "@/lib/membership/rules";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

/** The files for members in their order, also those that this member's plan does not open. Refuses whoever is none. */
export async function listDownloads(actor: Actor): Promise<DownloadItem[]> {
  refuseActor("vip", actor, downloadSentences);
  const rows = await db.download.findMany({
    where: { deletedAt: null },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    take: 500,
  });
  return rows.map(({ filename, title, description, sizeBytes, contentType, level }) => ({
    filename,
    title,
    description,
    size: sizeBytes,
    type: contentType,
    level,
    isLocked: !opensDownload(level, actor),
  }));
}

/** Where a file lies, for the one who passes it on. It never leaves the server. */
export type StoredDownload = { id: string; filename: string; contentType: string; storageKey: string };

/** The file of exactly that name, for a member whose plan opens it. The name is compared with records and is no path. */
export async function requireDownload(actor: Actor, filename: string): Promise<StoredDownload> {
  refuseActor("vip", actor, downloadSentences);
  const file = await db.download.findUnique({ where: { filename, deletedAt: null } });
  if (!file) refuse("not_found", downloadSentences.missing);
  if (!opensDownload(file.level, actor))
    refuse("forbidden", "Exclusive digital prints come with the Annual and Collector plans");
  return file;
}
