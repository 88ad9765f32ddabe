import type { CSSProperties } from "react";

/** A square of a 4:5 image: its centre and its side, all in widths of the image. `ground` is the colour of the circle beyond the print. */
type Crop = { x: number; y: number; side: number; ground?: string };

const mix = (ink: string, share: number, other: string) =>
  `color-mix(in srgb, var(--${ink}) ${share}%, var(--${other}))`;

/** The inks as they look in the prints, which the grain of the paper lightens or darkens. */
const printed = {
  night: mix("night", 98, "chalk"),
  brass: mix("brass", 98, "night"),
  indigo: mix("indigo", 98, "chalk"),
  chalk: mix("chalk", 97, "night"),
  laterite: mix("laterite", 98, "chalk"),
  shade: mix("laterite", 85, "night"),
  palm: mix("palm", 98, "chalk"),
};

/**
 * Keeps the hat and the object of each artwork in a round picture. A square that reaches beyond the print needs a `ground`, which continues
 * the print: its colour at that edge, and for a hat that the sheet cuts off, the top of its crown.
 */
const crops: Record<string, Crop> = {
  "abubakar-tafawa-balewa": { x: 0.5, y: 0.42, side: 0.96, ground: printed.night },
  "johnson-aguiyi-ironsi": { x: 0.52, y: 0.425, side: 0.96, ground: printed.brass },
  "yakubu-gowon": {
    x: 0.455,
    y: 0.44,
    side: 0.98,
    ground: `radial-gradient(42% 17% at 25% 20%, ${printed.indigo} 99%, ${printed.chalk})`,
  },
  "murtala-mohammed": { x: 0.465, y: 0.6, side: 0.96 },
  "olusegun-obasanjo-1976": {
    x: 0.6,
    y: 0.38,
    side: 0.78,
    ground: `linear-gradient(${printed.chalk} 30%, ${printed.shade} 0)`,
  },
  "shehu-shagari": { x: 0.45, y: 0.43, side: 0.88, ground: printed.chalk },
  "muhammadu-buhari-1983": { x: 0.635, y: 0.31, side: 0.62 },
  "ibrahim-babangida": {
    x: 0.57,
    y: 0.44,
    side: 0.98,
    ground: `radial-gradient(30% 8% at 79% 10%, ${printed.palm} 98%, ${printed.night})`,
  },
  "sani-abacha": { x: 0.48, y: 0.45, side: 0.98, ground: printed.night },
  "abdulsalami-abubakar": { x: 0.465, y: 0.62, side: 0.96 },
  "umaru-musa-yaradua": { x: 0.465, y: 0.68, side: 0.96 },
  "goodluck-jonathan": {
    x: 0.49,
    y: 0.49,
    side: 1.2,
    ground: `radial-gradient(19.7% 6% at 51% 13%, ${printed.night} 98%, ${printed.palm})`,
  },
  "muhammadu-buhari-2015": {
    x: 0.45,
    y: 0.73,
    side: 1,
    ground: `linear-gradient(90deg, ${printed.brass} 30%, ${printed.laterite})`,
  },
  "bola-tinubu": { x: 0.49, y: 0.53, side: 0.92 },
};
const defaultCrop: Crop = { x: 0.465, y: 0.455, side: 0.96 };

const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;

/** The print without the paper margin of the sheet, in widths of the image; `faceClass` clips to it. */
const print = { left: 0.04, right: 0.941, top: 0.042, bottom: 1.132 };

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

function withinPrint(crop: Crop): Crop {
  if (crop.ground) return crop;
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

/** The ground of the circle around an image with the style of `faceStyle`. */
export const faceGround = (slug: string): CSSProperties => ({ background: crops[slug]?.ground });

/** The class of an image with the style of `faceStyle`, without the paper margin of the sheet. */
export const faceClass =
  "absolute aspect-4/5 [clip-path:inset(3.3%_5.9%_9.4%_4%)] h-auto max-w-none object-cover transition-transform duration-slow ease-house group-hover:scale-[1.06]";
