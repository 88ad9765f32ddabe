import type { EventCard } from "@/lib/events/contracts";
import { getArtworkImages } from "@/lib/exhibitions/artwork-images";
import { abubakarTafawaBalewa } from "@/lib/exhibitions/collection/03-balewa";
import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";

/** The work on the page of an event: the one that an admin chose, otherwise one by its id, so that it keeps it. */
function eventArtwork({ _id: id, artwork }: Pick<EventCard, "_id" | "artwork">): LeaderText {
  const chosen = leaders.find(({ slug }) => slug === artwork);
  if (chosen) return chosen;
  let hash = 7;
  for (const character of id) hash = (hash * 31 + character.charCodeAt(0)) % 10_007;
  return leaders[hash % leaders.length] ?? abubakarTafawaBalewa;
}

type PicturedEvent = Pick<EventCard, "_id" | "artwork" | "image">;

/** What the page and the ticket of an event show: its own picture, otherwise a work with its wall label. */
export function eventPicture(event: PicturedEvent) {
  const { image } = event;
  const artwork = eventArtwork(event);
  const { portrait } = getArtworkImages(image?.url, leaderPictures(artwork.slug));
  if (image) return { picture: { ...portrait, alt: image.alt }, label: null };
  const { title, accession } = artwork.label;
  const label = { title, year: `${artwork.name}, ${artwork.term}`, accession };
  return { picture: { ...portrait, alt: artwork.alt }, label };
}

/** The share card of an event with a picture of its own, otherwise null. */
export function eventShareCard({ image }: Pick<EventCard, "image">): { url: string; alt: string } | null {
  const url = image?.url.replace(/-960\.jpg$/, "-share-1200.jpg");
  return image && url ? { url, alt: image.alt } : null;
}

/** The works that an admin can choose for an event. */
export const artworkOptions = leaders.map(({ slug, name, artworkTitle }) => ({
  slug,
  title: `${artworkTitle}, ${name}`,
}));
