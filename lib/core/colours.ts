import * as z from "zod/mini";

/** One of the main colours of a picture, and the part of the picture that it covers. */
const swatch = z.object({
  hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  share: z.number().check(z.gte(0), z.lte(1)),
});
export type Swatch = z.infer<typeof swatch>;

const palette = z.array(swatch);

/** The main colours that a record stores; null while they are not read. */
export const toPalette = (stored: unknown): Swatch[] | null => z.safeParse(palette, stored).data ?? null;

/** A colour in OKLab, where equal distances look equally different (https://bottosson.github.io/posts/oklab/). */
export type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const toChannel = (linear: number): number => {
  const value = Math.min(1, Math.max(0, linear));
  return Math.round((value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255);
};

/** sRGB, each channel from 0 to 255, in OKLab. */
export function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** #rrggbb in OKLab. */
export function hexToLab(hex: string): Lab {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return toLab(channel(1), channel(3), channel(5));
}

/** A colour in OKLab as #rrggbb. */
export function labToHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((channel) => toChannel(channel).toString(16).padStart(2, "0")).join("")}`;
}
