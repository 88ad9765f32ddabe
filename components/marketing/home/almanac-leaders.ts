import type { LeaderCard } from "@/lib/exhibitions/contracts";
import type { AlmanacLeader } from "./almanac-tiles";

const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** What the home page says of each leader. */
export const toAlmanacLeaders = (leaders: readonly LeaderCard[]): AlmanacLeader[] =>
  leaders.map(({ slug, name, term, object, portrait }) => ({ slug, name, term, object: inSentence(object), portrait }));
