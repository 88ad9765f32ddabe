import { db } from "@/lib/db/client";
import { publicLeaders } from "@/lib/exhibitions/leader-mappers";

/** The artworks of the leaders' public chapters, each with its leader, in the order of the timeline. */
export async function listChapterArtworks() {
  const rows = await db.artwork.findMany({
    where: { leader: publicLeaders.where },
    select: { slug: true, productSlug: true, leader: { select: { slug: true, name: true, position: true } } },
    orderBy: [{ leader: { position: "asc" } }, { position: "asc" }, { id: "asc" }],
  });
  return rows.flatMap(({ leader, ...artwork }) => (leader ? [{ ...artwork, leader }] : []));
}
