import { leaders } from "@/lib/exhibitions/collection/leaders";
import type { AlmanacLeader } from "./almanac-tiles";

const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** What the home page says of each leader. Only for the server: the collection has the texts for members. */
export const almanacLeaders: readonly AlmanacLeader[] = leaders.map(({ slug, name, term, object }) => ({
  slug,
  name,
  term,
  object: inSentence(object.name),
}));
