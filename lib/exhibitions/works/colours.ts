import { hexToLab, type Swatch } from "@/lib/core/colours";
import { keysOf } from "@/lib/core/keys-of";
import type { FacetEntry } from "./contracts";

/** The colours that works are browsed by, in the order of the page, each with a swatch. */
export const namedColours = {
  red: "#a5402a",
  orange: "#c4732f",
  yellow: "#c9a236",
  green: "#3c6342",
  blue: "#2f3d6b",
  purple: "#6b4480",
  pink: "#d48a99",
  brown: "#5d3c29",
  cream: "#ece4d3",
  white: "#ffffff",
  grey: "#8d8d8d",
  black: "#191613",
} as const;

export type ColourName = keyof typeof namedColours;

export const colourNames = keysOf(namedColours);

/** A colour has a work that it covers at least this part of. */
const MIN_SHARE = 0.05;

/** What a colour without a hue is called. */
function nameGrey(lightness: number, chroma: number, hue: number): ColourName {
  if (lightness < 0.33) return "black";
  if (lightness < 0.8) return "grey";
  const isWarm = hue > 40 && hue < 115;
  if (isWarm && chroma >= 0.01) return "cream";
  return lightness >= 0.93 ? "white" : "grey";
}

/** What people call a colour. The limits are degrees and chroma in OKLCH. */
export function nameColour(hex: string): ColourName {
  const [lightness, a, b] = hexToLab(hex);
  const chroma = Math.hypot(a, b);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const isWarm = hue >= 20 && hue < 112;
  if (chroma < 0.035) return nameGrey(lightness, chroma, hue);
  if (isWarm && chroma < 0.065 && lightness >= 0.78) return "cream";
  if (isWarm && (chroma < 0.09 || (hue >= 48 && lightness < 0.55))) return lightness < 0.8 ? "brown" : "yellow";
  if (hue < 20 || hue >= 345) return lightness >= 0.62 ? "pink" : "red";
  if (hue < 48) return "red";
  if (hue < 78) return "orange";
  if (hue < 112) return "yellow";
  if (hue < 190) return "green";
  if (hue < 290) return "blue";
  return "purple";
}

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The named colours of a palette, the largest first; the shades of one are counted together and shown by the largest. */
export function coloursOf(palette: readonly Swatch[]): (FacetEntry & { swatch: string; share: number })[] {
  const found = new Map<ColourName, { swatch: string; share: number }>();
  for (const { hex, share } of palette) {
    const name = nameColour(hex);
    const known = found.get(name);
    found.set(name, { swatch: known?.swatch ?? hex, share: (known?.share ?? 0) + share });
  }
  return [...found]
    .filter(([, { share }]) => share >= MIN_SHARE - 1e-9)
    .sort(([, one], [, other]) => other.share - one.share)
    .map(([slug, { swatch, share }]) => ({
      slug,
      name: capitalize(slug),
      note: `${Math.round(share * 100)}% of the picture`,
      swatch,
      share,
    }));
}
