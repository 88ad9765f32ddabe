import type { BlockOf, ShownLeader } from "@/lib/exhibitions/blocks";

export type SoundFile = { src: string; type: string };

/** The files of a sound, the preferred first; null for the sound of a leader who is not public or has none. */
export function findSound({ sound }: BlockOf<"sound">, leaders: readonly ShownLeader[]): SoundFile[] | null {
  if ("url" in sound) return [{ src: sound.url, type: "audio/mpeg" }];
  const own = leaders.find(({ slug }) => slug === sound.leader)?.sound;
  if (!own) return null;
  const mp3 = { src: own.mp3, type: "audio/mpeg" };
  // An uploaded sound is one file.
  return own.opus === own.mp3 ? [mp3] : [{ src: own.opus, type: "audio/webm" }, mp3];
}
