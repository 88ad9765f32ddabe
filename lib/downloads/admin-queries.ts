import { escapeLike } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import type { AdminDownload, AdminDownloadsQuery } from "@/lib/downloads/contracts";
import type { Prisma } from "@/prisma/generated/client";

const PAGE_SIZE = 20;

const includeProducts = {
  products: {
    select: { product: { select: { slug: true, name: true } } },
    orderBy: { product: { position: "asc" } },
  },
} as const satisfies Prisma.DownloadInclude;

type DownloadRow = Prisma.DownloadGetPayload<{ include: typeof includeProducts }>;

function toAdminDownload(row: DownloadRow): AdminDownload {
  const {
    id,
    filename,
    title,
    description,
    sizeBytes,
    contentType,
    level,
    downloadCount: fetched,
    version,
    deletedAt,
    products,
  } = row;
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
    products: products.map(({ product }) => product),
  };
}

function toFilter({ q, level, shelf }: AdminDownloadsQuery): Prisma.DownloadWhereInput {
  const contains = { contains: q && escapeLike(q), mode: "insensitive" } as const;
  return {
    deletedAt: shelf === "retired" ? { not: null } : null,
    level,
    ...(q && { OR: [{ title: contains }, { filename: contains }, { description: contains }] }),
  };
}

const inDisplayOrder = {
  include: includeProducts,
  orderBy: [{ position: "asc" }, { id: "asc" }],
} as const satisfies Prisma.DownloadFindManyArgs;

/** The first `limit` files in display order. */
export async function selectDownloads(query: AdminDownloadsQuery, limit: number): Promise<AdminDownload[]> {
  const rows = await db.download.findMany({ where: toFilter(query), ...inDisplayOrder, take: limit });
  return rows.map(toAdminDownload);
}

/** One page of files in display order; archived ones only when filtered for. */
export async function listAdminDownloads(query: AdminDownloadsQuery) {
  const where = toFilter(query);
  const page = query.page ?? 1;
  const [rows, total] = await Promise.all([
    db.download.findMany({
      where,
      ...inDisplayOrder,
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    }),
    db.download.count({ where }),
  ]);
  return { files: rows.map(toAdminDownload), total, nextPage: page * PAGE_SIZE < total ? page + 1 : null };
}

/** One file for its form, also an archived one; null if there is none. */
export async function getAdminDownload(id: string): Promise<AdminDownload | null> {
  const row = await db.download.findUnique({ where: { id }, include: includeProducts });
  return row && toAdminDownload(row);
}

/** Like `getAdminDownload`, but throws if there is none. */
export async function requireAdminDownload(id: string): Promise<AdminDownload> {
  return toAdminDownload(await db.download.findUniqueOrThrow({ where: { id }, include: includeProducts }));
}
