import { throwAppError } from "@/lib/core/errors";
import { fieldsOf } from "@/lib/core/records";
import { db, type Tx } from "@/lib/db/client";
import type { AdminArtwork, AdminExhibition } from "@/lib/exhibitions/admin-contracts";
import { isUploadedImage } from "@/lib/exhibitions/artwork-images";
import { blocks } from "@/lib/exhibitions/blocks";
import { getBaseText, toLeaderContent } from "@/lib/exhibitions/leader-content";
import type { AdminLeader } from "@/lib/exhibitions/leaders/contracts";
import { toSeries } from "@/lib/exhibitions/mappers";
import type { Prisma } from "@/prisma/generated/client";

const includeCounts = { _count: { select: { artworks: true, leaders: true } } } as const;
type ExhibitionRow = Prisma.ExhibitionGetPayload<{ include: typeof includeCounts }>;
/** How many deleted exhibitions the admin list shows. */
const MAX_DELETED = 50;
const byPosition = [{ position: "asc" }, { id: "asc" }] as const;

const toImage = (row: { imageUrl: string | null; imageAlt: string }) =>
  row.imageUrl === null ? null : { url: row.imageUrl, alt: row.imageAlt };

function toAdminExhibition(row: ExhibitionRow): AdminExhibition {
  const { id, slug, title, subtitle, story, status, isDraft, version, _count } = row;
  return {
    _id: id,
    slug,
    title,
    subtitle,
    story,
    image: toImage(row),
    requiresVIP: row.requiresVip,
    status,
    opensAt: row.opensAt?.toISOString().slice(0, 10) ?? null,
    link: row.linkPath === null ? null : { href: row.linkPath, label: row.linkLabel ?? row.title },
    blocks: blocks.parse(row.blocks),
    series: toSeries(row),
    isDraft,
    version,
    works: _count.artworks,
    leaders: _count.leaders,
  };
}

/** Every exhibition, drafts included, in display order. */
export async function listAdminExhibitions(): Promise<AdminExhibition[]> {
  const rows = await db.exhibition.findMany({
    where: { deletedAt: null },
    include: includeCounts,
    orderBy: [...byPosition],
  });
  return rows.map(toAdminExhibition);
}

/** Deleted exhibitions, the latest first. Each can be restored. */
export async function listDeletedExhibitions(): Promise<AdminExhibition[]> {
  const rows = await db.exhibition.findMany({
    where: { deletedAt: { not: null } },
    include: includeCounts,
    orderBy: [{ deletedAt: "desc" }, { id: "asc" }],
    take: MAX_DELETED,
  });
  // Deleting appends the id to the slug, so that the slug is free for another exhibition.
  return rows.map((row) => ({ ...toAdminExhibition(row), slug: row.slug.replace(`.${row.id}`, "") }));
}

/** One exhibition, drafts included, or null. */
export async function getAdminExhibition(id: string, tx: Tx = db): Promise<AdminExhibition | null> {
  const row = await tx.exhibition.findFirst({ where: { id, deletedAt: null }, include: includeCounts });
  return row && toAdminExhibition(row);
}

export const requireAdminExhibition = async (id: string): Promise<AdminExhibition> =>
  (await getAdminExhibition(id)) ?? throwAppError("not_found", "There is no such exhibition.");

/** The names of all series. */
export async function listSeriesNames(): Promise<string[]> {
  const rows = await db.exhibition.findMany({
    where: { deletedAt: null, seriesName: { not: null } },
    distinct: ["seriesName"],
    select: { seriesName: true },
    orderBy: { seriesName: "asc" },
  });
  return rows.flatMap(({ seriesName }) => seriesName ?? []);
}

const includeAll = {
  exhibition: { select: { id: true, slug: true, title: true } },
  leader: { select: { id: true, slug: true, name: true, isAdded: true, isDraft: true } },
  annotations: { orderBy: [...byPosition] },
} satisfies Prisma.ArtworkInclude;
type ArtworkRow = Prisma.ArtworkGetPayload<{ include: typeof includeAll }>;

function toAdminArtwork(row: ArtworkRow): AdminArtwork {
  const { id, slug, title, description, productSlug, version, exhibition, leader, annotations } = row;
  return {
    _id: id,
    slug,
    title,
    description,
    image: toImage(row),
    productSlug,
    notes: annotations.map(({ id: _, artworkId: __, position: ___, ...annotation }) => annotation),
    version,
    exhibition: { _id: exhibition.id, slug: exhibition.slug, title: exhibition.title },
    leader: leader && { _id: leader.id, ...leader },
  };
}

/** The artworks of an exhibition in display order. */
export async function listAdminArtworks(exhibitionId: string): Promise<AdminArtwork[]> {
  const rows = await db.artwork.findMany({ where: { exhibitionId }, include: includeAll, orderBy: [...byPosition] });
  return rows.map(toAdminArtwork);
}

/** One artwork, or null. */
export async function getAdminArtwork(id: string, tx: Tx = db): Promise<AdminArtwork | null> {
  const row = await tx.artwork.findFirst({ where: { id, exhibition: { deletedAt: null } }, include: includeAll });
  return row && toAdminArtwork(row);
}

export const requireAdminArtwork = async (id: string): Promise<AdminArtwork> =>
  (await getAdminArtwork(id)) ?? throwAppError("not_found", "There is no such artwork.");

/** One leader with the current texts. Null for an unknown id, and for a leader without texts. */
export async function getAdminLeader(id: string, tx: Tx = db): Promise<AdminLeader | null> {
  const row = await tx.leader.findFirst({
    where: { id, exhibition: { deletedAt: null } },
    include: { artworks: { orderBy: [...byPosition], take: 1, select: { id: true, imageUrl: true, imageAlt: true } } },
  });
  const base = row && getBaseText(row);
  if (!row || !base) return null;
  const [work] = row.artworks;
  return {
    _id: row.id,
    exhibitionId: row.exhibitionId,
    slug: row.slug,
    version: row.version,
    words: toLeaderContent(base, row),
    rewritten: Object.keys(fieldsOf(row.content)),
    workId: work?.id ?? null,
    isAdded: row.isAdded,
    isDraft: row.isDraft,
    hasPicture: work !== undefined && isUploadedImage(work.imageUrl) && work.imageAlt !== "",
  };
}

export const requireAdminLeader = async (id: string): Promise<AdminLeader> =>
  (await getAdminLeader(id)) ?? throwAppError("not_found", "There is no such leader.");
