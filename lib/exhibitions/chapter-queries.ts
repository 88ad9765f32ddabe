import { db } from "@/lib/db/client";
import { getArtworkImages } from "@/lib/exhibitions/artwork-images";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { getBaseText } from "@/lib/exhibitions/leader-content";
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

/** The pictures of artworks of the public chapters, by slug, each with the leader who has the page. */
export async function findArtworkPictures(slugs: readonly string[]) {
  const rows = await db.artwork.findMany({
    where: { slug: { in: [...slugs] }, leader: publicLeaders.where },
    select: { slug: true, title: true, imageUrl: true, leader: { select: { slug: true, name: true, isAdded: true } } },
  });
  return rows.flatMap(({ slug, title, imageUrl, leader }) =>
    leader && getBaseText(leader)
      ? [
          {
            slug,
            title,
            leader: { slug: leader.slug, name: leader.name },
            picture: getArtworkImages(imageUrl, leaderPictures(leader.slug)).portrait,
          },
        ]
      : [],
  );
}
