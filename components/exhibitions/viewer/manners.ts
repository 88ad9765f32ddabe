/** How much a visit may weigh. */
export type Manner = "lite" | "standard" | "full";

type MannerFacts = {
  name: string;
  means: string;
  /** What the pictures of all eighteen rooms weigh at most, in AVIF. */
  bytes: number;
  /** The widths that may be fetched: of a portrait, of a desk's plate, of a phone's. */
  portrait: readonly number[];
  wide: readonly number[];
  mobile: readonly number[];
};

/** The three manners. The weights are the files' own: a test counts them. */
export const manners: Record<Manner, MannerFacts> = {
  lite: {
    name: "Lite",
    means: "Small pictures, no textures.",
    bytes: 753_411,
    portrait: [480],
    wide: [640],
    mobile: [480],
  },
  standard: {
    name: "Standard",
    means: "Pictures at the size of your screen.",
    bytes: 1_964_455,
    portrait: [480, 960],
    wide: [640, 960],
    mobile: [480],
  },
  full: {
    name: "Full",
    means: "Every picture at its largest.",
    bytes: 2_832_719,
    portrait: [960],
    wide: [1600],
    mobile: [960],
  },
};

export const mannerNames = Object.keys(manners) as Manner[];

/** The manner that was chosen; without a choice the lightest for whoever saves data, and the usual one for everyone else. */
export function mannerOf(kept: string | null, savesData: boolean): Manner {
  return mannerNames.find((name) => name === kept) ?? (savesData ? "lite" : "standard");
}
