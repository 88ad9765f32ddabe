import { abubakarTafawaBalewa } from "@/lib/exhibitions/collection/03-balewa";
import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { leaders } from "@/lib/exhibitions/collection/leaders";

/** The work on the page of an event: chosen by its id, so that each event has its own and keeps it. */
export function eventArtwork(id: string): LeaderText {
  let hash = 7;
  for (const character of id) hash = (hash * 31 + character.charCodeAt(0)) % 10_007;
  return leaders[hash % leaders.length] ?? abubakarTafawaBalewa;
}
