import { findMutedComments } from "@/lib/comments/mute-queries";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { getArtworkImages } from "@/lib/exhibitions/artwork-images";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { publicExhibitionPaths } from "@/lib/exhibitions/rules";
import { type SearchKind, type SearchReply, type SearchResult, searchKinds } from "@/lib/search/contracts";
import { excerptAround, markMatches } from "@/lib/search/rules";

type Row = {
  kind: SearchKind;
  sourceId: string;
  page: "product" | "event" | "auction" | "exhibition" | "leader" | "note" | "conversation";
  slug: string;
  title: string;
  subtitle: string;
  body: string;
  imageUrl: string | null;
  startsAt: Date | null;
  isSimilar: boolean;
};

const pagePaths: Readonly<Record<Row["page"], (slug: string) => string>> = {
  product: paths.drop,
  event: paths.event,
  auction: paths.auction,
  exhibition: (slug) => publicExhibitionPaths[slug] ?? paths.exhibition(slug),
  leader: paths.leader,
  note: commentPaths.guestbookNote,
  conversation: commentPaths.conversation,
};

function toResult(row: Row, query: string, muted: readonly string[]): SearchResult {
  const isMuted = row.kind === "comment" && muted.includes(row.sourceId);
  const { kind, page, slug, title, subtitle, body, imageUrl, startsAt } = row;
  const path = pagePaths[page](slug);
  return {
    path: kind === "text" ? `${path}#chapter` : path,
    title: markMatches(title, query),
    subtitle,
    excerpt: isMuted ? [] : excerptAround(body, query),
    image: page === "leader" ? getArtworkImages(imageUrl, leaderPictures(slug)).portrait.src : imageUrl,
    startsAt: startsAt?.toISOString() ?? null,
    ...(isMuted && { muted: true as const }),
  };
}

type SearchOptions = { perKind?: number; readerId?: string | null };

/**
 * The public documents that match a query, best first, at most `perKind` of each kind; without a match, those with a similar name. Comments
 * by people whom the reader has muted have no excerpt.
 */
export async function searchMuseum(query: string, options: SearchOptions = {}): Promise<SearchReply> {
  const { perKind = 5, readerId = null } = options;
  const rows = await db.$queryRaw<Row[]>`
    SELECT kind, source_id AS "sourceId", page, slug, title, subtitle, body, image_url AS "imageUrl", starts_at AS "startsAt",
      is_similar AS "isSimilar"
    FROM search_museum(${query}, ${perKind}::int)`;
  const comments = rows.filter(({ kind }) => kind === "comment").map(({ sourceId }) => sourceId);
  const muted = await findMutedComments(readerId, comments);
  const groups = searchKinds.flatMap((kind) => {
    const results = rows.filter((row) => row.kind === kind).map((row) => toResult(row, query, muted));
    return results.length > 0 ? [{ kind, results }] : [];
  });
  return { isSimilar: rows.some(({ isSimilar }) => isSimilar), groups };
}
