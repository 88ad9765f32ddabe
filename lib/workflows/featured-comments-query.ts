import { listFeaturedComments } from "@/lib/comments/queries";
import { findArtworkPictures } from "@/lib/exhibitions/chapter-queries";

/** The featured comments of an exhibition, the latest first, each with the artwork that it is about. */
export async function listFeaturedOnWorks(exhibition: string) {
  const comments = await listFeaturedComments(exhibition);
  const works = await findArtworkPictures(comments.flatMap(({ artwork }) => artwork ?? []));
  return comments.map(({ _id, message, user: { displayName }, artwork }) => ({
    _id,
    message,
    by: displayName,
    work: works.find(({ slug }) => slug === artwork) ?? null,
  }));
}
