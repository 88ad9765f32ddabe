import type { SessionUser } from "@/lib/accounts/contracts";
import { isUploaded, standingPictures } from "@/lib/exhibitions/artwork-pictures";
import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { leaders as shippedTexts } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { leaderSound } from "@/lib/exhibitions/collection/sounds";
import {
  type ExhibitionCard,
  type HallLeader,
  type HungWork,
  type LeaderCard,
  leaderRewrite,
  type PublicLeader,
} from "@/lib/exhibitions/contracts";
import { excerpt, excerptLength, mayEnter, onShow, paragraphs } from "@/lib/exhibitions/rules";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
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
    link: row.linkPath === null ? null : { href: row.linkPath, label: row.linkLabel ?? row.title },
    opensAt: row.opensAt?.toISOString() ?? null,
  };
}

/** Every exhibition there is, announced ones too, in the order of the house. */
export async function listExhibitions(): Promise<ExhibitionCard[]> {
  const rows = await db.exhibition.findMany({
    where: onShow,
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  return rows.map(toExhibitionCard);
}

/** The exhibition of that slug, or null. */
export async function getExhibition(slug: string): Promise<ExhibitionCard | null> {
  const row = await db.exhibition.findFirst({ where: { slug, ...onShow } });
  return row && toExhibitionCard(row);
}

const onTheWall = {
  where: { exhibition: { slug: headsOfState, ...onShow } },
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

const picturesOf = ({ slug, artworks: [work] }: LeaderRow) => standingPictures(work?.imageUrl, leaderPictures(slug));

function toLeaderCard(row: LeaderRow, text: LeaderText): LeaderCard {
  const [work] = row.artworks;
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
    artworkTitle: work?.title ?? text.artworkTitle,
    alt: work && isUploaded(work.imageUrl) ? work.imageAlt : text.alt,
    portrait: picturesOf(row).portrait,
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
  return row && text ? toPublicLeader(row, text) : null;
}

function toPublicLeader(row: LeaderRow, text: LeaderText): PublicLeader {
  const [artwork] = row.artworks;
  const { wide, mobile, share } = picturesOf(row);
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

type Looking = Pick<SessionUser, "role" | "isVIP"> | null;

/** The room of that slug for somebody who may be in it; refuses everyone else, and says nothing of what is not there. */
async function requireRoom(viewer: Looking, slug: string): Promise<void> {
  const room = await getExhibition(slug);
  if (!room) refuse("not_found", "There is nothing here.");
  if (!mayEnter(room, viewer)) refuse("vip_only", "You don’t have permission to access this feature.");
}

/** Everything that hangs in the members' exhibition but the drops, which are the shop's, and the narratives. */
export async function listHall(viewer: Looking, exhibition: string): Promise<Omit<HallLeader, "drop">[]> {
  await requireRoom(viewer, exhibition);
  if (exhibition !== headsOfState) return [];
  const rows = await db.leader.findMany(onTheWall);
  return rows.flatMap((row) => {
    const text = standingText(row);
    if (!text) return [];
    const hung = row.artworks[0]?.imageUrl != null;
    return { ...toPublicLeader(row, text), hung, videoUrl: text.videoUrl ?? null, sound: soundOf(row.slug, text) };
  });
}

function soundOf(slug: string, { sound }: LeaderText): HallLeader["sound"] {
  if (sound === undefined) return leaderSound(slug);
  return sound && { opus: sound.url, mp3: sound.url, bytes: sound.bytes, seconds: sound.seconds };
}

/** The whole narrative of one leader, for whoever may be in the room. */
export async function readNarrative(viewer: Looking, exhibition: string, leader: string): Promise<string[]> {
  await requireRoom(viewer, exhibition);
  const row =
    exhibition === headsOfState
      ? await db.leader.findFirst({ ...onTheWall, where: { ...onTheWall.where, slug: leader } })
      : null;
  const text = row && standingText(row);
  return text ? paragraphs(text.narrative) : refuse("not_found", "There is nothing here.");
}

/** The works of an exhibition in their order, for whoever may be in the room. */
export async function listWorks(viewer: Looking, exhibition: string): Promise<HungWork[]> {
  await requireRoom(viewer, exhibition);
  const rows = await db.artwork.findMany({
    where: { exhibition: { slug: exhibition, ...onShow } },
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
