import { type Language, originalLanguage } from "@/lib/core/languages";
import { log } from "@/lib/core/log";
import { getArtworkImages, isUploadedImage } from "@/lib/exhibitions/artwork-images";
import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import type { LeaderCard, LeaderPage, PublicLeader } from "@/lib/exhibitions/contracts";
import { getBaseText, type LeaderSource, readLeaderText } from "@/lib/exhibitions/leader-content";
import { excerpt, excerptLength, HEADS_OF_STATE, paragraphs, publishedFilter } from "@/lib/exhibitions/rules";
import { type TranslatedLeader, translateLeader } from "@/lib/exhibitions/translations/rules";
import { toTranslationContent } from "@/lib/exhibitions/translations/translation-content";
import { leaderWorkDownload, type WorkDownload } from "@/lib/exhibitions/work-download";
import type { Prisma } from "@/prisma/generated/client";

/** The leaders that everyone may see: a draft is for admins only. */
export const publicLeaders = {
  where: { isDraft: false, exhibition: { slug: HEADS_OF_STATE, ...publishedFilter } },
  include: { artworks: { orderBy: [{ position: "asc" }, { id: "asc" }], take: 1 } },
  orderBy: [{ position: "asc" }, { id: "asc" }],
} as const satisfies Prisma.LeaderFindManyArgs;

/** The leaders with what admins have edited of their texts in a language. */
export const leadersIn = (language: Language) =>
  ({
    ...publicLeaders,
    include: { ...publicLeaders.include, translations: { where: { language } } },
  }) satisfies Prisma.LeaderFindManyArgs;

type LeaderRow = Prisma.LeaderGetPayload<ReturnType<typeof leadersIn>>;

/** A leader with its texts in a language. */
export type ReadLeader = TranslatedLeader & { row: LeaderRow; language: Language };

/** The English text with the admin's overrides. Null for a leader without texts. */
export function getLeaderText(row: LeaderSource): LeaderText | null {
  const base = getBaseText(row);
  if (!base) return null;
  const { text, issues } = readLeaderText(base, row.content);
  if (issues) log().error({ slug: row.slug, issues }, "leader overrides do not match the schema");
  return text;
}

/** The texts of a leader in a language; what is not translated is in English. Null for a leader without texts. */
export function readLeader(row: LeaderRow, language: Language): ReadLeader | null {
  const base = getBaseText(row);
  const text = getLeaderText(row);
  if (!text || !base) return null;
  if (language === originalLanguage) return { row, language, text, excerptText: text.narrative, translated: [] };
  const content = toTranslationContent(base, language, row.translations[0]?.content);
  return { row, language, ...translateLeader(text, content, language) };
}

const getLeaderImages = ({ slug, artworks: [artwork] }: LeaderRow) =>
  getArtworkImages(artwork?.imageUrl, leaderPictures(slug));

export function toLeaderCard({ row, text, language, translated }: ReadLeader): LeaderCard {
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
    language,
    translated,
  };
}

export function toPublicLeader(read: ReadLeader, maxExcerpt: number): PublicLeader {
  const { row, text, excerptText } = read;
  const [artwork] = row.artworks;
  const { wide, mobile, share } = getLeaderImages(row);
  const { highlights, quote, imageCredit, label, chapterTitle, theme, aside, narrative, record } = text;
  return {
    ...toLeaderCard(read),
    highlights,
    quote,
    imageCredit,
    label,
    chapterTitle,
    theme,
    aside,
    excerpt: excerpt(excerptText, maxExcerpt),
    narrativeWords: narrative.split(/\s+/).length,
    record,
    artworkSlug: artwork?.slug ?? text.artworkSlug,
    productSlug: artwork?.productSlug ?? null,
    wide,
    mobile,
    share,
  };
}

const downloadOf = ({ row, text }: ReadLeader): WorkDownload => {
  const [artwork] = row.artworks;
  return leaderWorkDownload({
    leader: row.slug,
    slug: artwork?.slug ?? text.artworkSlug,
    imageUrl: artwork?.imageUrl,
    tilesUrl: artwork?.tilesUrl,
  });
};

/** A leader's page: the whole narrative is on it only where everyone may read it. */
export const toLeaderPage = (read: ReadLeader): LeaderPage => ({
  ...toPublicLeader(read, excerptLength.public),
  narrative: read.text.isFreeToRead ? paragraphs(read.text.narrative) : null,
  originalLabel: (getLeaderText(read.row) ?? read.text).label,
  download: downloadOf(read),
});
