import type { CSSProperties } from "react";

/** A square of a 4:5 image: its centre and its side, all in widths of the image. */
type Crop = { x: number; y: number; side: number };

/** Keeps the hat and the object of each artwork in a round picture. A crop may reach over the edge of the sheet: the ground is paper too. */
const crops: Record<string, Crop> = {
  "abubakar-tafawa-balewa": { x: 0.56, y: 0.43, side: 0.98 },
  "johnson-aguiyi-ironsi": { x: 0.54, y: 0.44, side: 0.92 },
  "yakubu-gowon": { x: 0.45, y: 0.42, side: 0.98 },
  "olusegun-obasanjo-1976": { x: 0.62, y: 0.36, side: 0.82 },
  "shehu-shagari": { x: 0.46, y: 0.4, side: 0.84 },
  "ibrahim-babangida": { x: 0.66, y: 0.38, side: 0.88 },
  "sani-abacha": { x: 0.52, y: 0.45, side: 1 },
  "goodluck-jonathan": { x: 0.44, y: 0.44, side: 1.04 },
  "muhammadu-buhari-2015": { x: 0.5, y: 0.66, side: 1 },
  "bola-tinubu": { x: 0.5, y: 0.56, side: 1.08 },
};
const defaultCrop: Crop = { x: 0.5, y: 0.45, side: 1 };

const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;

/** The size and place of an image whose crop fills its square parent. */
export function faceStyle(slug: string): CSSProperties {
  const { x, y, side } = crops[slug] ?? defaultCrop;
  return { width: percent(1 / side), left: percent(0.5 - x / side), top: percent(0.5 - y / side) };
}

/** The class of an image with the style of `faceStyle`. */
export const faceClass =
  "absolute aspect-4/5 h-auto max-w-none object-cover transition-transform duration-slow ease-house group-hover:scale-[1.06]";
