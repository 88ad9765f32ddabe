import sounds from "./sounds.json";

/** The loop that plays in a leader's room: two files of the same, of which a browser takes the first that it can play. */
export interface LeaderSound {
  opus: string;
  mp3: string;
  /** What the lighter of the two weighs, for whoever pays by the megabyte. */
  bytes: number;
  seconds: number;
}

const made: Readonly<Record<string, { seconds: number; opus: number; mp3: number }>> = sounds;

/** The loop of a leader's room, as tooling/assets/audio made it; null where none was made. Nothing of it loads by itself. */
export function leaderSound(slug: string): LeaderSound | null {
  const sound = made[slug];
  if (!sound) return null;
  const stem = `/audio/${slug}`;
  return { opus: `${stem}.webm`, mp3: `${stem}.mp3`, bytes: Math.min(sound.opus, sound.mp3), seconds: sound.seconds };
}
