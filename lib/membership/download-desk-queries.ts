import type { DeskDownload, DeskDownloadsQuery } from "@/lib/membership/download-desk-contracts";
import { db } from "@/lib/platform/db";
import { literally } from "@/lib/platform/paging";
import type { Download, Prisma } from "@/prisma/generated/client";

const pageSize = 20;

function toDeskDownload(row: Download): DeskDownload {
  const { id, filename, title, description, sizeBytes, contentType, level, fetched, version, deletedAt } = row;
  return {
    _id: id,
    filename,
    title,
    description,
    size: sizeBytes,
    type: contentType,
    level,
    fetched,
    version,
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

function wantedBy({ q, level, shelf }: DeskDownloadsQuery): Prisma.DownloadWhereInput {
  const contains = { contains: q && literally(q), mode: "insensitive" } as const;
  return {
    deletedAt: shelf === "retired" ? { not: null } : null,
    level,
    ...(q && { OR: [{ title: contains }, { filename: contains }, { description: contains }] }),
  };
}

/** The files as the desk sees them, in the order in which members do; retired ones only when they are asked for. */
export async function listDeskDownloads(query: DeskDownloadsQuery) {
  const where = wantedBy(query);
  const page = query.page ?? 1;
  const [rows, total] = await Promise.all([
    db.download.findMany({
      where,
      orderBy: [{ position: "asc" }, { id: "asc" }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    db.download.count({ where }),
  ]);
  return { files: rows.map(toDeskDownload), total, nextPage: page * pageSize < total ? page + 1 : null };
}

/** One file for its form, also a retired one; null for none. */
export async function getDeskDownload(id: string): Promise<DeskDownload | null> {
  const row = await db.download.findUnique({ where: { id } });
  return row && toDeskDownload(row);
}

/** The same, for a call that has just written it. */
export async function requireDeskDownload(id: string): Promise<DeskDownload> {
  return toDeskDownload(await db.download.findUniqueOrThrow({ where: { id } }));
}
