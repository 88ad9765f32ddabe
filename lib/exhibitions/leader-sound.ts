import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { leaderSound } from "@/lib/exhibitions/collection/sounds";
import type { ViewerLeader } from "@/lib/exhibitions/contracts";

/** The sound of a leader's section: the one that ships, an uploaded one, or none. */
export function getLeaderSound(slug: string, { sound }: Pick<LeaderText, "sound">): ViewerLeader["sound"] {
  if (sound === undefined) return leaderSound(slug);
  return sound && { opus: sound.url, mp3: sound.url, bytes: sound.bytes, seconds: sound.seconds };
}
