import type { DeskExhibition, DeskLeader, DeskWork, LeaderWords } from "@/lib/exhibitions/desk-contracts";
import { shippedLeader, wordsOf } from "@/lib/exhibitions/leader-words";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import type { Prisma } from "@/prisma/generated/client";

const counted = { _count: { select: { artworks: true, leaders: true } } } as const;
type ExhibitionRow = Prisma.ExhibitionGetPayload<{ include: typeof counted }>;
/** How many deleted ones the desk names; nobody looks for older ones. */
const mostDeleted = 50;
const inOrder = [{ position: "asc" }, { id: "asc" }] as const;

const pictureOf = (row: { imageUrl: string | null; imageAlt: string }) =>
  row.imageUrl === null ? null : { url: row.imageUrl, alt: row.imageAlt };

function toDeskExhibition(row: ExhibitionRow): DeskExhibition {
  const { id, slug, title, subtitle, story, status, isDraft, version, _count } = row;
  return {
    _id: id,
    slug,
    title,
    subtitle,
    story,
    image: pictureOf(row),
    requiresVIP: row.requiresVip,
    status,
    opensAt: row.opensAt?.toISOString().slice(0, 10) ?? null,
    link: row.linkPath === null ? null : { href: row.linkPath, label: row.linkLabel ?? row.title },
    isDraft,
    version,
    works: _count.artworks,
    leaders: _count.leaders,
  };
}

/** Every exhibition there is, drafts too, in the order of the house. */
export async function listDeskExhibitions(): Promise<DeskExhibition[]> {
  const rows = await db.exhibition.findMany({ where: { deletedAt: null }, include: counted, orderBy: [...inOrder] });
  return rows.map(toDeskExhibition);
}

/** Those that were deleted, the latest first: each can be brought back. */
export async function listDeletedExhibitions(): Promise<DeskExhibition[]> {
  const rows = await db.exhibition.findMany({
    where: { deletedAt: { not: null } },
    include: counted,
    orderBy: [{ deletedAt: "desc" }, { id: "asc" }],
    take: mostDeleted,
  });
  // A deleted one has given its slug up and keeps it before its id.
  return rows.map((row) => ({ ...toDeskExhibition(row), slug: row.slug.replace(`.${row.id}`, "") }));
}

/** One exhibition for its form, a draft too; null for none. */
export async function getDeskExhibition(id: string): Promise<DeskExhibition | null> {
  const row = await db.exhibition.findFirst({ where: { id, deletedAt: null }, include: counted });
  return row && toDeskExhibition(row);
}

export const requireDeskExhibition = async (id: string): Promise<DeskExhibition> =>
  (await getDeskExhibition(id)) ?? refuse("not_found", "There is no such exhibition.");

const withAll = {
  exhibition: { select: { id: true, slug: true, title: true } },
  leader: { select: { id: true, slug: true, name: true } },
  notes: { orderBy: [...inOrder] },
} satisfies Prisma.ArtworkInclude;
type WorkRow = Prisma.ArtworkGetPayload<{ include: typeof withAll }>;

function toDeskWork(row: WorkRow): DeskWork {
  const { id, slug, title, description, productSlug, version, exhibition, leader, notes } = row;
  return {
    _id: id,
    slug,
    title,
    description,
    image: pictureOf(row),
    productSlug,
    notes: notes.map(({ id: _, artworkId: __, position: ___, ...note }) => note),
    version,
    exhibition: { _id: exhibition.id, slug: exhibition.slug, title: exhibition.title },
    leader: leader && { _id: leader.id, slug: leader.slug, name: leader.name },
  };
}

/** The works of an exhibition in their order. */
export async function listDeskWorks(exhibitionId: string): Promise<DeskWork[]> {
  const rows = await db.artwork.findMany({ where: { exhibitionId }, include: withAll, orderBy: [...inOrder] });
  return rows.map(toDeskWork);
}

/** One work for its form; null for none. */
export async function getDeskWork(id: string): Promise<DeskWork | null> {
  const row = await db.artwork.findFirst({ where: { id, exhibition: { deletedAt: null } }, include: withAll });
  return row && toDeskWork(row);
}

export const requireDeskWork = async (id: string): Promise<DeskWork> =>
  (await getDeskWork(id)) ?? refuse("not_found", "There is no such work.");

/** One leader for the form: the words as they stand. Null for one of whom nothing is written. */
export async function getDeskLeader(id: string): Promise<DeskLeader | null> {
  const row = await db.leader.findFirst({
    where: { id, exhibition: { deletedAt: null } },
    include: { artworks: { orderBy: [...inOrder], take: 1, select: { id: true } } },
  });
  const shipped = row && shippedLeader(row.slug);
  if (!row || !shipped) return null;
  const words: LeaderWords = wordsOf(shipped, row);
  return {
    _id: row.id,
    exhibitionId: row.exhibitionId,
    slug: row.slug,
    version: row.version,
    words,
    rewritten: Object.keys(row.content as object),
    workId: row.artworks[0]?.id ?? null,
  };
}

export const requireDeskLeader = async (id: string): Promise<DeskLeader> =>
  (await getDeskLeader(id)) ?? refuse("not_found", "There is no such leader.");
