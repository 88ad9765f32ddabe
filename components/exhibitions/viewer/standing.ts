import { activeLeader } from "./hall-rules";

/** Where one stands in the gallery: the section across the middle of the screen; null while something else is looked at. */
export type Standing = {
  section: () => number | null;
  walk: (section: number) => void;
  /** Whether the gallery is what is looked at. */
  look: (at: boolean) => void;
  watch: (tell: () => void) => () => void;
};

/**
 * Kept beside React's own state: walking on changes the light, the sound and the count of one wall, and must not have
 * eighteen rooms drawn anew in the middle of a scroll.
 */
export function createStanding(): Standing {
  const watching = new Set<() => void>();
  let at = -1;
  let looked = false;
  const change = (act: () => void) => {
    act();
    for (const tell of watching) tell();
  };
  return {
    section: () => (looked ? at : null),
    walk: (section) => change(() => (at = section)),
    look: (isLooked) => change(() => (looked = isLooked)),
    watch: (tell) => {
      watching.add(tell);
      return () => watching.delete(tell);
    },
  };
}

/** The number of the leader in whose room one stands, of so many; null for nobody's. */
export function leaderAt(standing: Standing, leaders: number): number | null {
  const section = standing.section();
  return section === null ? null : activeLeader(section, leaders);
}
