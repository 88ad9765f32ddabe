import type { Reader } from "@/lib/comments/comment-rows";
import { guestbook } from "@/lib/comments/rules";
import { db } from "@/lib/db/client";
import { listNamedWorks } from "@/lib/exhibitions/named-works";
import { publishedArtworks, publishedFilter } from "@/lib/exhibitions/rules";

export function parseThreadKey(key: string): { exhibition: string; artwork: string | null } {
  const [exhibition = "", artwork] = key.split("/");
  return { exhibition, artwork: artwork ?? null };
}

/**
 * What each of these threads (as `threadKey` writes them) is about: the guestbook, an exhibition, or an artwork, which is named as the reader
 * may read it. One that is not shown has no entry.
 */
export async function nameThreads(keys: readonly string[], reader: Reader): Promise<ReadonlyMap<string, string>> {
  const threads = keys.filter((key) => key !== guestbook).map(parseThreadKey);
  const exhibitions = [...new Set(threads.map(({ exhibition }) => exhibition))];
  const artworks = threads.flatMap(({ artwork }) => artwork ?? []);
  const [published, existing] = await Promise.all([
    db.exhibition.findMany({
      where: { slug: { in: exhibitions }, ...publishedFilter },
      select: { slug: true, title: true },
    }),
    db.artwork.findMany({
      where: {
        ...publishedArtworks,
        slug: { in: artworks },
        exhibition: { slug: { in: exhibitions }, ...publishedFilter },
      },
      select: { slug: true, exhibition: { select: { slug: true } } },
    }),
  ]);
  const withWorks = [...new Set(existing.map(({ exhibition }) => exhibition.slug))];
  const named = await Promise.all(
    withWorks.map(async (exhibition) => ({ exhibition, works: await listNamedWorks(exhibition, reader) })),
  );
  function nameOf(key: string): string | null {
    if (key === guestbook) return "Guestbook";
    const { exhibition, artwork } = parseThreadKey(key);
    const title = published.find(({ slug }) => slug === exhibition)?.title;
    const isShown =
      artwork === null || existing.some((each) => each.slug === artwork && each.exhibition.slug === exhibition);
    if (!title || !isShown) return null;
    const works = named.find((each) => each.exhibition === exhibition)?.works ?? [];
    const work = works.find(({ slug }) => slug === artwork)?.title;
    return work ?? (artwork ? `a work of ${title}` : title);
  }
  return new Map(
    keys.flatMap((key): [string, string][] => {
      const name = nameOf(key);
      return name === null ? [] : [[key, name]];
    }),
  );
}
