import type { SessionUser } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { getArtworkImages, isUploadedImage } from "@/lib/exhibitions/artwork-images";
import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { leaders as shippedTexts } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { leaderSound } from "@/lib/exhibitions/collection/sounds";
import { tileLevels, tilesOf } from "@/lib/exhibitions/collection/tiles";
import {
  type DeepZoomArtwork,
  type ExhibitionArtwork,
  type ExhibitionCard,
  type LeaderCard,
  type LeaderPage,
  leaderOverrides,
  type PublicLeader,
  type ViewerLeader,
} from "@/lib/exhibitions/contracts";
import { canAccess, excerpt, excerptLength, paragraphs, publishedFilter } from "@/lib/exhibitions/rules";
import type { Exhibition, Prisma } from "@/prisma/generated/client";

/** The exhibition whose leaders have public pages. */
const HEADS_OF_STATE = "heads-of-state";

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

export const publicLeaders = {
  where: { exhibition: { slug: HEADS_OF_STATE, ...publishedFilter } },
  include: { artworks: { orderBy: [{ position: "asc" }, { id: "asc" }], take: 1 } },
  orderBy: [{ position: "asc" }, { id: "asc" }],
} as const satisfies Prisma.LeaderFindManyArgs;

type LeaderRow = Prisma.LeaderGetPayload<typeof publicLeaders>;

/** The shipped text with the admin's overrides. Null for a leader without shipped text. */
function getLeaderText({ slug, content }: LeaderRow): LeaderText | null {
  const shipped = shippedTexts.find((text) => text.slug === slug);
  if (!shipped) return null;
  const overrides = leaderOverrides.safeParse(content);
  if (!overrides.success)
    log().error({ slug, issues: overrides.error.issues }, "leader overrides do not match the schema");
  return { ...shipped, ...(overrides.success ? overrides.data : {}) };
}

const getLeaderImages = ({ slug, artworks: [artwork] }: LeaderRow) =>
  getArtworkImages(artwork?.imageUrl, leaderPictures(slug));

function toLeaderCard(row: LeaderRow, text: LeaderText): LeaderCard {
  const [artwork] = row.artworks;
  return {
    slug: row.slug,
    name: row.name,
    position: row.position,
    boardPosition: row.boardPosition,
    title: text.title,
    term: text.term,
    termStart: text.termStart,
    termEnd: text.termEnd,
    object: text.object.name,
    artworkTitle: artwork?.title ?? text.artworkTitle,
    alt: artwork && isUploadedImage(artwork.imageUrl) ? artwork.imageAlt : text.alt,
    portrait: getLeaderImages(row).portrait,
    isFreeToRead: text.isFreeToRead === true,
  };
}

/** The leaders in the order of the timeline. */
export async function listLeaders(): Promise<LeaderCard[]> {
  const rows = await db.leader.findMany(publicLeaders);
  return rows.flatMap((row) => {
    const text = getLeaderText(row);
    return text ? [toLeaderCard(row, text)] : [];
  });
}

/** The public page of a leader, or null. It holds no narrative that is for members, so that no page can send one by mistake. */
export async function getLeader(slug: string): Promise<LeaderPage | null> {
  const row = await db.leader.findFirst({ ...publicLeaders, where: { ...publicLeaders.where, slug } });
  const text = row && getLeaderText(row);
  if (!row || !text) return null;
  return {
    ...toPublicLeader(row, text, excerptLength.public),
    narrative: text.isFreeToRead ? paragraphs(text.narrative) : null,
  };
}

function toPublicLeader(row: LeaderRow, text: LeaderText, maxExcerpt: number): PublicLeader {
  const [artwork] = row.artworks;
  const { wide, mobile, share } = getLeaderImages(row);
  const { highlights, quote, imageCredit, label, chapterTitle, theme, aside, narrative, record } = text;
  return {
    ...toLeaderCard(row, text),
    highlights,
    quote,
    imageCredit,
    label,
    chapterTitle,
    theme,
    aside,
    excerpt: excerpt(narrative, maxExcerpt),
    narrativeWords: narrative.split(/\s+/).length,
    record,
    artworkSlug: artwork?.slug ?? text.artworkSlug,
    productSlug: artwork?.productSlug ?? null,
    wide,
    mobile,
    share,
  };
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
): Promise<Omit<ViewerLeader, "drop">[]> {
  await requireExhibitionAccess(viewer, exhibition);
  if (exhibition !== HEADS_OF_STATE) return [];
  const rows = await db.leader.findMany(publicLeaders);
  return rows.flatMap((row) => {
    const text = getLeaderText(row);
    if (!text) return [];
    return {
      ...toPublicLeader(row, text, excerptLength.wide),
      hung: row.artworks[0]?.imageUrl != null,
      videoUrl: text.videoUrl ?? null,
      sound: getLeaderSound(row.slug, text),
    };
  });
}

function getLeaderSound(slug: string, { sound }: LeaderText): ViewerLeader["sound"] {
  if (sound === undefined) return leaderSound(slug);
  return sound && { opus: sound.url, mp3: sound.url, bytes: sound.bytes, seconds: sound.seconds };
}

/** The paragraphs of a leader's whole narrative. Throws unless everyone may read it or the viewer has access to the exhibition. */
export async function getNarrative(viewer: ExhibitionViewer, exhibition: string, leader: string): Promise<string[]> {
  const row =
    exhibition === HEADS_OF_STATE
      ? await db.leader.findFirst({ ...publicLeaders, where: { ...publicLeaders.where, slug: leader } })
      : null;
  const text = row && getLeaderText(row);
  if (!text?.isFreeToRead) await requireExhibitionAccess(viewer, exhibition);
  return text ? paragraphs(text.narrative) : throwAppError("not_found", "There is nothing here.");
}

/** The artworks of an exhibition in display order. Throws when the viewer has no access to it. */
export async function listArtworks(viewer: ExhibitionViewer, exhibition: string): Promise<ExhibitionArtwork[]> {
  await requireExhibitionAccess(viewer, exhibition);
  const rows = await db.artwork.findMany({
    where: { exhibition: { slug: exhibition, ...publishedFilter } },
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

/** When each leader was last changed, by slug. */
export async function getLeaderUpdateDates(): Promise<Map<string, Date>> {
  const rows = await db.leader.findMany({ where: publicLeaders.where, select: { slug: true, updatedAt: true } });
  return new Map(rows.map(({ slug, updatedAt }) => [slug, updatedAt]));
}

/** Whether a published exhibition has an artwork with this slug. */
export async function isArtworkInExhibition(exhibition: string, artwork: string): Promise<boolean> {
  const row = await db.artwork.findFirst({
    where: { slug: artwork, exhibition: { slug: exhibition, ...publishedFilter } },
    select: { id: true },
  });
  return row !== null;
}

/** Whether a published exhibition has a leader with this slug. */
export async function isLeaderInExhibition(exhibition: string, leader: string): Promise<boolean> {
  const row = await db.leader.findFirst({
    where: { slug: leader, exhibition: { slug: exhibition, ...publishedFilter } },
    select: { id: true },
  });
  return row !== null;
}

/** An artwork with its tiles and annotations. It needs no access check, because public pages show the same images. */
export async function requireDeepZoomArtwork(exhibition: string, artwork: string): Promise<DeepZoomArtwork> {
  const row = await db.artwork.findFirst({
    where: { slug: artwork, exhibition: { slug: exhibition, ...publishedFilter } },
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
