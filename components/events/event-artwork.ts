import type { EventCard } from "@/lib/events/contracts";
import { abubakarTafawaBalewa } from "@/lib/exhibitions/collection/03-balewa";
import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { leaders } from "@/lib/exhibitions/collection/leaders";

/** The work on the page of an event: the one that an admin chose, otherwise one by its id, so that it keeps it. */
export function eventArtwork({ _id: id, artwork }: Pick<EventCard, "_id" | "artwork">): LeaderText {
  const chosen = leaders.find(({ slug }) => slug === artwork);
  if (chosen) return chosen;
  let hash = 7;
  for (const character of id) hash = (hash * 31 + character.charCodeAt(0)) % 10_007;
  return leaders[hash % leaders.length] ?? abubakarTafawaBalewa;
}

/** The works that an admin can choose for an event. */
export const artworkOptions = leaders.map(({ slug, name, artworkTitle }) => ({
  slug,
  title: `${artworkTitle}, ${name}`,
}));
