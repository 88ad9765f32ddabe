import { keysOf } from "@/lib/core/keys-of";
/** How much data a visit may use. */
export type DataMode = "lite" | "standard" | "full";

type DataModeSettings = {
  name: string;
  description: string;
  /** The total size of the pictures of the eighteen leaders that ship with the site, as AVIF. */
  bytes: number;
  /** The image widths that may be loaded: of portraits, of the wide artwork on desktops and of the crop on phones. */
  portrait: readonly number[];
  wide: readonly number[];
  mobile: readonly number[];
};

/** The three data modes. A test compares `bytes` with the files. */
export const dataModes: Record<DataMode, DataModeSettings> = {
  lite: {
    name: "Lite",
    description: "Small pictures, no textures.",
    bytes: 754_110,
    portrait: [480],
    wide: [640],
    mobile: [480],
  },
  standard: {
    name: "Standard",
    description: "Pictures at the size of your screen.",
    bytes: 2_023_941,
    portrait: [480, 960],
    wide: [640, 960],
    mobile: [480],
  },
  full: {
    name: "Full",
    description: "Every picture at its largest.",
    bytes: 2_959_994,
    portrait: [960],
    wide: [1600],
    mobile: [960],
  },
};

const SHIPPED = 18;

/** About how much the pictures of this many leaders are: those that were added count as the average. */
export const pictureBytes = (mode: DataMode, leaders: number): number => (dataModes[mode].bytes / SHIPPED) * leaders;

export const dataModeNames = keysOf(dataModes);

/** What the browser says about the connection; the second is undefined where it says nothing. */
export type Connection = { savesData: boolean; effectiveType: string | undefined };

/** Connections on which the pictures of the standard mode take a minute or longer. */
const slowConnections = ["slow-2g", "2g", "3g"];

/** The stored data mode; by default `lite` when the browser saves data or the connection is slow, otherwise `standard`. */
export function resolveDataMode(stored: string | null, { savesData, effectiveType = "" }: Connection): DataMode {
  const byDefault = savesData || slowConnections.includes(effectiveType) ? "lite" : "standard";
  return dataModeNames.find((name) => name === stored) ?? byDefault;
}
