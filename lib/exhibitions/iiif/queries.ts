import { throwAppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { getArtworkImages, isUploadedImage } from "@/lib/exhibitions/artwork-images";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { tilesFolder } from "@/lib/exhibitions/collection/tiles";
import type { LeaderPage } from "@/lib/exhibitions/contracts";
import { getLeader, listLeaderPages } from "@/lib/exhibitions/queries";
import { publicExhibitionPaths, publishedArtworks, publishedFilter } from "@/lib/exhibitions/rules";
import type { Prisma } from "@/prisma/generated/client";
import type { PublicCollection, PublicWork } from "./public-work";

const withContext = {
  include: {
    leader: { select: { slug: true } },
    exhibition: { select: { slug: true, title: true, subtitle: true, requiresVip: true, status: true } },
    annotations: { orderBy: [{ position: "asc" }, { id: "asc" }] },
  },
} as const satisfies Prisma.ArtworkDefaultArgs;

type Row = Prisma.ArtworkGetPayload<typeof withContext>;

const isOpenToAll = ({ requiresVip, status }: Row["exhibition"]) => !requiresVip && status !== "announced";

/** A work with a public leader page: what that page says of it, and nothing more. */
function leaderWork(row: Row, leader: LeaderPage | null): PublicWork | null {
  if (!leader || leader.artworkSlug !== row.slug) return null;
  const { label, name, term } = leader;
  return {
    ...common(row),
    title: leader.artworkTitle,
    summary: leader.aside,
    alt: leader.alt,
    portrait: leader.portrait,
    credit: leader.imageCredit,
    page: paths.leader(leader.slug),
    tiles: row.tilesUrl === tilesFolder(leader.slug) ? leader.slug : null,
    leader,
    label,
    metadata: [
      ["Subject", `${name}, ${leader.title}, ${term}`],
      ["Object in place of the face", leader.object],
      ["Date", label.year],
      ["Medium", label.medium],
      ["Dimensions", label.dimensions],
      ["Accession number", label.accession],
      ["Credit", label.credit],
      ["Kind", "Satire: the museum’s own work, not a document of the person"],
    ],
  };
}

/** A work of an exhibition that everyone may enter. */
function openWork(row: Row): PublicWork | null {
  if (!isOpenToAll(row.exhibition) || !isUploadedImage(row.imageUrl)) return null;
  return {
    ...common(row),
    title: row.title,
    summary: row.description,
    alt: row.imageAlt,
    portrait: getArtworkImages(row.imageUrl, leaderPictures(row.slug)).portrait,
    credit: "The Living Archive",
    page: `${paths.exhibition(row.exhibition.slug)}#${row.slug}`,
    tiles: null,
    leader: null,
    label: null,
    metadata: [],
  };
}

const common = ({ id, slug, exhibition, annotations }: Row) => ({
  id,
  slug,
  exhibition: { slug: exhibition.slug, title: exhibition.title, page: exhibitionPage(exhibition.slug) },
  notes: annotations,
});

const exhibitionPage = (slug: string) => publicExhibitionPaths[slug] ?? paths.exhibition(slug);

const hasPicture = { imageUrl: { not: null } } as const;

const toPublicWork = (row: Row, leader: LeaderPage | null) => leaderWork(row, leader) ?? openWork(row);

/** The public ones of these works. */
async function toPublicWorks(rows: readonly Row[]): Promise<PublicWork[]> {
  const leaders = new Map((await listLeaderPages()).map((leader) => [leader.slug, leader]));
  const leaderOf = ({ leader }: Row) => (leader && leaders.get(leader.slug)) ?? null;
  return rows.map((row) => toPublicWork(row, leaderOf(row))).filter((work) => work !== null);
}

/** A work that everyone may see. Throws for one that is for members, unpublished or unknown. */
export async function requirePublicWork(exhibition: string, artwork: string): Promise<PublicWork> {
  const row = await db.artwork.findFirst({
    ...withContext,
    where: { ...publishedArtworks, slug: artwork, ...hasPicture, exhibition: { slug: exhibition, ...publishedFilter } },
  });
  const work = row && toPublicWork(row, row.leader && (await getLeader(row.leader.slug)));
  return work ?? throwAppError("not_found", "There is no such artwork.");
}

/** The works of an exhibition that everyone may see. Throws where there are none. */
export async function requirePublicCollection(slug: string): Promise<PublicCollection> {
  const rows = await db.artwork.findMany({
    ...withContext,
    where: { ...publishedArtworks, ...hasPicture, exhibition: { slug, ...publishedFilter } },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  const works = await toPublicWorks(rows);
  const [first] = rows;
  if (!first || works.length === 0) return throwAppError("not_found", "There is nothing here.");
  return { slug, title: first.exhibition.title, summary: first.exhibition.subtitle, page: exhibitionPage(slug), works };
}

/** The works of all exhibitions that everyone may see, in the order of the exhibitions. */
export async function listPublicWorks(): Promise<PublicWork[]> {
  const rows = await db.artwork.findMany({
    ...withContext,
    where: { ...publishedArtworks, ...hasPicture },
    orderBy: [{ exhibition: { position: "asc" } }, { position: "asc" }, { id: "asc" }],
  });
  return toPublicWorks(rows);
}

/** A public work that has tiles. */
export async function requireTiledWork(exhibition: string, artwork: string): Promise<PublicWork & { tiles: string }> {
  const work = await requirePublicWork(exhibition, artwork);
  const { tiles } = work;
  return tiles === null ? throwAppError("not_found", "This artwork has no tiles.") : { ...work, tiles };
}
