import type { SessionUser } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { type Language, originalLanguage } from "@/lib/core/languages";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { type Block, blocks as blocksSchema } from "@/lib/exhibitions/blocks";
import { tileLevels, tilesOf } from "@/lib/exhibitions/collection/tiles";
import type {
  DeepZoomArtwork,
  ExhibitionArtwork,
  ExhibitionCard,
  ExhibitionSeries,
  LeaderCard,
  LeaderPage,
  NarrativeReply,
  ViewerLeader,
} from "@/lib/exhibitions/contracts";
import {
  getLeaderText,
  leadersIn,
  publicLeaders,
  readLeader,
  toLeaderCard,
  toLeaderPage,
  toPublicLeader,
} from "@/lib/exhibitions/leader-mappers";
import { getLeaderSound } from "@/lib/exhibitions/leader-sound";
import { toSeries } from "@/lib/exhibitions/mappers";
import {
  canAccess,
  excerptLength,
  HEADS_OF_STATE,
  paragraphs,
  publicExhibitionPaths,
  publishedArtworks,
  publishedFilter,
} from "@/lib/exhibitions/rules";
import type { Exhibition } from "@/prisma/generated/client";

function toExhibitionCard(row: Exhibition): ExhibitionCard {
  return {
    slug: row.slug,
    title: row.title,
    subtitle: row.subtitle,
    story: row.story,
    image:
      row.imageUrl === null ? null : { url: row.imageUrl, alt: row.imageAlt, ...(row.focus && { focus: row.focus }) },
    requiresVIP: row.requiresVip,
    status: row.status,
    link: row.linkPath === null ? null : { href: row.linkPath, label: row.linkLabel ?? row.title },
    opensAt: row.opensAt?.toISOString() ?? null,
    series: toSeries(row),
  };
}

/** Every published exhibition, announced ones included, in display order. */
export async function listExhibitions(): Promise<ExhibitionCard[]> {
  const rows = await db.exhibition.findMany({
    where: publishedFilter,
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  return rows.map(toExhibitionCard);
}

/** The published exhibition with this slug, or null. */
export async function getExhibition(slug: string): Promise<ExhibitionCard | null> {
  const row = await db.exhibition.findFirst({ where: { slug, ...publishedFilter } });
  return row && toExhibitionCard(row);
}

/** The published parts of a series, in order; a draft that is previewed is among them. */
export async function getSeries(name: string, previewed?: string): Promise<ExhibitionSeries> {
  const isShown = previewed === undefined ? publishedFilter : { OR: [publishedFilter, { slug: previewed }] };
  const rows = await db.exhibition.findMany({
    where: { seriesName: name, deletedAt: null, ...isShown },
    select: { slug: true, title: true },
    orderBy: [{ seriesPart: "asc" }, { position: "asc" }, { id: "asc" }],
  });
  const parts = rows.map((row) => ({ ...row, path: publicExhibitionPaths[row.slug] ?? paths.exhibition(row.slug) }));
  return { name, parts };
}

/** The blocks of a published exhibition. Empty for a viewer who may not enter it, also while it is announced. */
export async function listBlocks(viewer: ExhibitionViewer, slug: string): Promise<Block[]> {
  const row = await db.exhibition.findFirst({
    where: { slug, ...publishedFilter },
    select: { blocks: true, requiresVip: true },
  });
  return row && canAccess({ requiresVIP: row.requiresVip }, viewer) ? blocksSchema.parse(row.blocks) : [];
}

/** The leaders in the order of the timeline. */
export async function listLeaders(language: Language = originalLanguage): Promise<LeaderCard[]> {
  const rows = await db.leader.findMany(leadersIn(language));
  return rows.flatMap((row) => {
    const texts = readLeader(row, language);
    return texts ? [toLeaderCard(texts)] : [];
  });
}

/** The number of leaders on the wall. */
export const countLeaders = (): Promise<number> => db.leader.count({ where: publicLeaders.where });

/** The public page of a leader, or null. It holds no narrative that is for members, so that no page can send one by mistake. */
export async function getLeader(slug: string, language: Language = originalLanguage): Promise<LeaderPage | null> {
  const row = await db.leader.findFirst({ ...leadersIn(language), where: { ...publicLeaders.where, slug } });
  const read = row && readLeader(row, language);
  return read && toLeaderPage(read);
}

/** The public pages of all leaders, in the order of the timeline. */
export async function listLeaderPages(): Promise<LeaderPage[]> {
  const rows = await db.leader.findMany(leadersIn(originalLanguage));
  return rows.flatMap((row) => {
    const read = readLeader(row, originalLanguage);
    return read ? [toLeaderPage(read)] : [];
  });
}

type ExhibitionViewer = Pick<SessionUser, "role" | "isVIP"> | null;

/** Throws unless the exhibition exists and the viewer has access to it. */
async function requireExhibitionAccess(viewer: ExhibitionViewer, slug: string): Promise<void> {
  const exhibition = await getExhibition(slug);
  if (!exhibition) throwAppError("not_found", "There is nothing here.");
  if (!canAccess(exhibition, viewer)) throwAppError("vip_only", "You don’t have permission to access this feature.");
}

/** The leaders of the members' exhibition, without the narratives and without the products, which the catalog adds. */
export async function listViewerLeaders(
  viewer: ExhibitionViewer,
  exhibition: string,
  language: Language = originalLanguage,
): Promise<Omit<ViewerLeader, "drop">[]> {
  await requireExhibitionAccess(viewer, exhibition);
  if (exhibition !== HEADS_OF_STATE) return [];
  const rows = await db.leader.findMany(leadersIn(language));
  return rows.flatMap((row) => {
    const read = readLeader(row, language);
    if (!read) return [];
    return {
      ...toPublicLeader(read, excerptLength.wide),
      hung: row.artworks[0]?.imageUrl != null,
      videoUrl: read.text.videoUrl ?? null,
      sound: getLeaderSound(row.slug, read.text),
    };
  });
}

/**
 * A leader's whole narrative, in English where it is not translated. Throws unless everyone may read it or the viewer has access to the
 * exhibition.
 */
export async function getNarrative(
  viewer: ExhibitionViewer,
  exhibition: string,
  leader: string,
  language: Language = originalLanguage,
): Promise<NarrativeReply> {
  const row =
    exhibition === HEADS_OF_STATE
      ? await db.leader.findFirst({ ...leadersIn(language), where: { ...publicLeaders.where, slug: leader } })
      : null;
  const read = row && readLeader(row, language);
  if (!read?.text.isFreeToRead) await requireExhibitionAccess(viewer, exhibition);
  if (!read) return throwAppError("not_found", "There is nothing here.");
  const isTranslated = read.translated.includes("narrative");
  return { paragraphs: paragraphs(read.text.narrative), language: isTranslated ? language : originalLanguage };
}

/** The artworks of an exhibition in display order. Throws when the viewer has no access to it. */
export async function listArtworks(viewer: ExhibitionViewer, exhibition: string): Promise<ExhibitionArtwork[]> {
  await requireExhibitionAccess(viewer, exhibition);
  const rows = await db.artwork.findMany({
    where: { ...publishedArtworks, exhibition: { slug: exhibition, ...publishedFilter } },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  return rows.map(({ slug, title, description, imageUrl, imageAlt, productSlug }) => ({
    slug,
    title,
    description,
    image: imageUrl === null ? null : { url: imageUrl, alt: imageAlt },
    productSlug,
  }));
}

/** The number of words of all narratives, rounded to hundreds. */
export async function countNarrativeWords(): Promise<number> {
  const rows = await db.leader.findMany(publicLeaders);
  const words = rows.reduce((sum, row) => sum + (getLeaderText(row)?.narrative.split(/\s+/).length ?? 0), 0);
  return Math.round(words / 100) * 100;
}

/** When each leader was last changed, or its texts in a language, by slug. */
export async function getLeaderUpdateDates(language: Language = originalLanguage): Promise<Map<string, Date>> {
  const rows = await db.leader.findMany(leadersIn(language));
  return new Map(
    rows.map(({ slug, updatedAt, translations: [own] }) => [
      slug,
      own && own.updatedAt > updatedAt ? own.updatedAt : updatedAt,
    ]),
  );
}

/** Whether a published exhibition has an artwork with this slug. */
export async function isArtworkInExhibition(exhibition: string, artwork: string): Promise<boolean> {
  const row = await db.artwork.findFirst({
    where: { ...publishedArtworks, slug: artwork, exhibition: { slug: exhibition, ...publishedFilter } },
    select: { id: true },
  });
  return row !== null;
}

/** Whether a published exhibition has a leader with this slug. */
export async function isLeaderInExhibition(exhibition: string, leader: string): Promise<boolean> {
  const row = await db.leader.findFirst({
    where: { slug: leader, isDraft: false, exhibition: { slug: exhibition, ...publishedFilter } },
    select: { id: true },
  });
  return row !== null;
}

/** An artwork with its tiles and annotations. It checks no access: `requireVisibleArtwork` does. */
export async function requireDeepZoomArtwork(exhibition: string, artwork: string): Promise<DeepZoomArtwork> {
  const row = await db.artwork.findFirst({
    where: { ...publishedArtworks, slug: artwork, exhibition: { slug: exhibition, ...publishedFilter } },
    include: { annotations: { orderBy: [{ position: "asc" }, { id: "asc" }] } },
  });
  if (!row) return throwAppError("not_found", "There is no such artwork.");
  const { width, height, size, overlap } = tilesOf;
  const [first, last] = [tileLevels[0]?.level ?? 0, tileLevels.at(-1)?.level ?? 0];
  return {
    title: row.title,
    alt: row.imageAlt,
    picture: row.imageUrl,
    tiles:
      row.tilesUrl === null ? null : { folder: row.tilesUrl, width, height, size, overlap, levels: { first, last } },
    notes: row.annotations.map(({ id, artworkId: _, position: __, ...annotation }) => ({ _id: id, ...annotation })),
  };
}
