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

function toResult(row: Row, query: string): SearchResult {
  const { kind, page, slug, title, subtitle, body, imageUrl, startsAt } = row;
  const path = pagePaths[page](slug);
  return {
    path: kind === "text" ? `${path}#chapter` : path,
    title: markMatches(title, query),
    subtitle,
    excerpt: excerptAround(body, query),
    image: page === "leader" ? getArtworkImages(imageUrl, leaderPictures(slug)).portrait.src : imageUrl,
    startsAt: startsAt?.toISOString() ?? null,
  };
}

/** The public documents that match a query, best first, at most `perKind` of each kind; without a match, those with a similar name. */
export async function searchMuseum(query: string, perKind = 5): Promise<SearchReply> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT kind, page, slug, title, subtitle, body, image_url AS "imageUrl", starts_at AS "startsAt", is_similar AS "isSimilar"
    FROM search_museum(${query}, ${perKind}::int)`;
  const groups = searchKinds.flatMap((kind) => {
    const results = rows.filter((row) => row.kind === kind).map((row) => toResult(row, query));
    return results.length > 0 ? [{ kind, results }] : [];
  });
  return { isSimilar: rows.some(({ isSimilar }) => isSimilar), groups };
}
