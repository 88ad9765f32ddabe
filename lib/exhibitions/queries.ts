import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { leaders as shippedTexts } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { type ExhibitionCard, type LeaderCard, leaderRewrite, type PublicLeader } from "@/lib/exhibitions/contracts";
import { excerpt, excerptLength } from "@/lib/exhibitions/rules";
import { db } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import type { Exhibition, Prisma } from "@/prisma/generated/client";

/** The exhibition whose leaders have public pages. */
const headsOfState = "heads-of-state";

function toExhibitionCard(row: Exhibition): ExhibitionCard {
  return {
    slug: row.slug,
    title: row.title,
    subtitle: row.subtitle,
    story: row.story,
    image: row.imageUrl === null ? null : { url: row.imageUrl, alt: row.imageAlt },
    requiresVIP: row.requiresVip,
    status: row.status,
  };
}

/** Every exhibition there is, announced ones too, in the order of the house. */
export async function listExhibitions(): Promise<ExhibitionCard[]> {
  const rows = await db.exhibition.findMany({
    where: { deletedAt: null },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  return rows.map(toExhibitionCard);
}

/** The exhibition of that slug, or null. */
export async function getExhibition(slug: string): Promise<ExhibitionCard | null> {
  const row = await db.exhibition.findFirst({ where: { slug, deletedAt: null } });
  return row && toExhibitionCard(row);
}

const onTheWall = {
  where: { exhibition: { slug: headsOfState, deletedAt: null } },
  include: { artworks: { orderBy: [{ position: "asc" }, { id: "asc" }], take: 1 } },
  orderBy: [{ position: "asc" }, { id: "asc" }],
} as const satisfies Prisma.LeaderFindManyArgs;
type LeaderRow = Prisma.LeaderGetPayload<typeof onTheWall>;

/** The text that stands: the shipped one with what an admin rewrote. Null for a leader of whom nothing is written. */
function standingText({ slug, content }: LeaderRow): LeaderText | null {
  const shipped = shippedTexts.find((text) => text.slug === slug);
  if (!shipped) return null;
  const rewritten = leaderRewrite.safeParse(content);
  if (!rewritten.success) log().error({ slug, issues: rewritten.error.issues }, "a rewritten leader cannot be read");
  return { ...shipped, ...(rewritten.success ? rewritten.data : {}) };
}

function toLeaderCard(row: LeaderRow, text: LeaderText): LeaderCard {
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
    artworkTitle: row.artworks[0]?.title ?? text.artworkTitle,
    alt: text.alt,
    portrait: leaderPictures(row.slug).portrait,
  };
}

/** The leaders of the timeline, in its order, as everyone may see them. */
export async function listLeaders(): Promise<LeaderCard[]> {
  const rows = await db.leader.findMany(onTheWall);
  return rows.flatMap((row) => {
    const text = standingText(row);
    return text ? [toLeaderCard(row, text)] : [];
  });
}

/** The public page of a leader, or null. Of the narrative it holds the excerpt, so that no more can be sent by mistake. */
export async function getLeader(slug: string): Promise<PublicLeader | null> {
  const row = await db.leader.findFirst({ ...onTheWall, where: { ...onTheWall.where, slug } });
  const text = row && standingText(row);
  if (!row || !text) return null;
  const [artwork] = row.artworks;
  const { wide, mobile, share } = leaderPictures(slug);
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
    excerpt: excerpt(narrative, excerptLength.wide),
    narrativeWords: narrative.split(/\s+/).length,
    record,
    artworkSlug: artwork?.slug ?? text.artworkSlug,
    productSlug: artwork?.productSlug ?? null,
    wide,
    mobile,
    share,
  };
}

/** How many words the members' narratives have together, in hundreds: what is said of them at the door. */
export async function countNarrativeWords(): Promise<number> {
  const rows = await db.leader.findMany(onTheWall);
  const words = rows.reduce((sum, row) => sum + (standingText(row)?.narrative.split(/\s+/).length ?? 0), 0);
  return Math.round(words / 100) * 100;
}

/** When each leader's page was last changed, by slug. */
export async function leaderDates(): Promise<Map<string, Date>> {
  const rows = await db.leader.findMany({ where: onTheWall.where, select: { slug: true, updatedAt: true } });
  return new Map(rows.map(({ slug, updatedAt }) => [slug, updatedAt]));
}
