import type { Actor } from "@/lib/auth/contracts";
import { requireAccess } from "@/lib/auth/permissions";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { type DownloadItem, downloadMessages } from "@/lib/downloads/contracts";
import { canOpenDownload } from "@/lib/downloads/rules";

/** The files in display order, also those that are locked for this member. Throws for non-members. */
export async function listDownloads(actor: Actor): Promise<DownloadItem[]> {
  requireAccess({ access: "vip" }, actor, downloadMessages);
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
    isLocked: !canOpenDownload(level, actor),
  }));
}

/** A file with its storage key, which never leaves the server. */
export type StoredDownload = { id: string; filename: string; contentType: string; storageKey: string };

/** The file with exactly that name, if the member's plan includes it. The name is looked up in the database and never used as a path. */
export async function requireDownload(actor: Actor, filename: string): Promise<StoredDownload> {
  requireAccess({ access: "vip" }, actor, downloadMessages);
  const file = await db.download.findUnique({ where: { filename, deletedAt: null } });
  if (!file) throwAppError("not_found", downloadMessages.missing);
  if (!canOpenDownload(file.level, actor))
    throwAppError("forbidden", "Exclusive digital prints come with the Annual and Collector plans");
  return file;
}
