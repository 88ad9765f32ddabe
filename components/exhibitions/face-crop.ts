import type { CSSProperties } from "react";

/** A square of a 4:5 image: its centre and its side, all in widths of the image. */
type Crop = { x: number; y: number; side: number };

/** Keeps the hat and the object of each artwork in a round picture. */
const crops: Record<string, Crop> = {
  "murtala-mohammed": { x: 0.465, y: 0.6, side: 0.96 },
  "olusegun-obasanjo-1976": { x: 0.51, y: 0.475, side: 0.86 },
  "muhammadu-buhari-1983": { x: 0.635, y: 0.31, side: 0.62 },
  "ibrahim-babangida": { x: 0.515, y: 0.42, side: 0.86 },
  "abdulsalami-abubakar": { x: 0.465, y: 0.62, side: 0.96 },
  "umaru-musa-yaradua": { x: 0.465, y: 0.68, side: 0.96 },
  "goodluck-jonathan": { x: 0.49, y: 0.585, side: 0.96 },
  "muhammadu-buhari-2015": { x: 0.475, y: 0.6, side: 0.94 },
  "bola-tinubu": { x: 0.48, y: 0.585, side: 0.93 },
};
const defaultCrop: Crop = { x: 0.465, y: 0.455, side: 0.96 };

const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;

/** The print without the paper margin of the sheet, in widths of the image; `faceClass` clips to it. */
const print = { left: 0.04, right: 0.941, top: 0.042, bottom: 1.132 };

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

function withinPrint(crop: Crop): Crop {
  const side = Math.min(crop.side, print.right - print.left);
  return {
    x: clamp(crop.x, print.left + side / 2, print.right - side / 2),
    y: clamp(crop.y, print.top + side / 2, print.bottom - side / 2),
    side,
  };
}

/** The size and place of an image whose crop fills its square parent. */
export function faceStyle(slug: string): CSSProperties {
  const { x, y, side } = withinPrint(crops[slug] ?? defaultCrop);
  return { width: percent(1 / side), left: percent(0.5 - x / side), top: percent(0.5 - y / side) };
}

/** The class of an image with the style of `faceStyle`. Without the paper margin of the sheet the print fills the circle. */
export const faceClass =
  "absolute aspect-4/5 [clip-path:inset(3.3%_5.9%_9.4%_4%)] h-auto max-w-none object-cover transition-transform duration-slow ease-house group-hover:scale-[1.06]";
