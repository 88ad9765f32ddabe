import { tileLevels, tilesOf } from "@/lib/exhibitions/collection/tiles";
import type { CloseLook } from "@/lib/exhibitions/note-contracts";
import { onShow } from "@/lib/exhibitions/rules";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

/** A work as it is looked at closely: its tiles and the notes pinned to it. The pictures hang on public pages too. */
export async function requireCloseLook(exhibition: string, artwork: string): Promise<CloseLook> {
  const row = await db.artwork.findFirst({
    where: { slug: artwork, exhibition: { slug: exhibition, ...onShow } },
    include: { notes: { orderBy: [{ position: "asc" }, { id: "asc" }] } },
  });
  if (!row) return refuse("not_found", "There is no such work.");
  const { width, height, size, overlap } = tilesOf;
  const [first, last] = [tileLevels[0]?.level ?? 0, tileLevels.at(-1)?.level ?? 0];
  return {
    title: row.title,
    alt: row.imageAlt,
    picture: row.imageUrl,
    tiles:
      row.tilesUrl === null ? null : { folder: row.tilesUrl, width, height, size, overlap, levels: { first, last } },
    notes: row.notes.map(({ id, artworkId: _, position: __, ...note }) => ({ _id: id, ...note })),
  };
}
