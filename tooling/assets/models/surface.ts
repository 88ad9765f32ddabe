import sharp from "sharp";
import { clouds, noise } from "./noise";

// Maps of surfaces. Colour as it is seen; a normal map of what is raised; and the finish, whose red is how much light reaches a
// hollow, green how rough and blue how metallic it is.

export type Maps = { picture: Buffer; relief: Buffer; finish: Buffer };
type Colour = readonly [number, number, number];
/** A point of a surface. Colours and light from 0 to 255, the rest from 0 to 1. */
type Spot = { colour: Colour; height: number; rough: number; metal: number; open?: number };

const svg = (body: string, w: number, h: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${body}</svg>`,
  );
const jpeg = (data: Buffer, wide: number, high: number, quality: number, scale = 1) =>
  sharp(data, { raw: { width: wide, height: high, channels: 3 } })
    .resize(Math.round(wide * scale), Math.round(high * scale))
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();

/** A drawing as pixels, which are read between as well. */
export type Raster = { wide: number; high: number; at: (x: number, y: number) => Colour };

/** A drawing as it is, and blurred by each of so many pixels. It is drawn once, because that takes longest. */
export async function rasters(
  body: string,
  w: number,
  h: number,
  scale: number,
  blurs: readonly number[],
): Promise<Raster[]> {
  const [width, height] = [Math.round(w * scale), Math.round(h * scale)];
  const drawn = await sharp(svg(body, w, h))
    .resize(width, height)
    .flatten({ background: "#000000" })
    .removeAlpha()
    .raw()
    .toBuffer();
  const raw = { width, height, channels: 3 as const };
  const blurred = await Promise.all(blurs.map((blur) => sharp(drawn, { raw }).blur(blur).raw().toBuffer()));
  return [drawn, ...blurred].map((data) => readRaster(data, width, height));
}

function readRaster(data: Buffer, wide: number, high: number): Raster {
  const pixel = (x: number, y: number): Colour => {
    const i = (Math.min(high - 1, Math.max(0, y)) * wide + Math.min(wide - 1, Math.max(0, x))) * 3;
    return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
  };
  const at = (x: number, y: number): Colour => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    if (i === x && j === y) return pixel(i, j);
    const upper = mixed(pixel(i, j), pixel(i + 1, j), x - i);
    const lower = mixed(pixel(i, j + 1), pixel(i + 1, j + 1), x - i);
    return mixed(upper, lower, y - j);
  };
  return { wide, high, at };
}

type MapOptions = {
  /** How steep the relief is. */
  strength: number;
  quality?: { picture?: number; relief?: number; finish?: number };
  /** The finish and the relief may be smaller than the picture. */
  scale?: { relief?: number; finish?: number };
  /** The left edge meets the right one. */
  round?: boolean;
};

/** The three maps of a surface that is given point by point. */
export async function mapped(
  wide: number,
  high: number,
  spot: (x: number, y: number) => Spot,
  { strength, quality = {}, scale = {}, round = false }: MapOptions,
): Promise<Maps> {
  const heights = new Float32Array(wide * high);
  const [picture, relief, finish] = [0, 1, 2].map(() => Buffer.alloc(wide * high * 3)) as [Buffer, Buffer, Buffer];
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const i = y * wide + x;
      const { colour, height, rough, metal, open = 1 } = spot(x, y);
      heights[i] = height;
      put(picture, i, colour[0], colour[1], colour[2]);
      put(finish, i, open * 255, rough * 255, metal * 255);
    }
  }
  const height = (x: number, y: number) => {
    const column = round ? (x + wide) % wide : Math.min(wide - 1, Math.max(0, x));
    return heights[Math.min(high - 1, Math.max(0, y)) * wide + column] ?? 0;
  };
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      // glTF's green points up the picture, its rows run down.
      const dx = (height(x - 1, y) - height(x + 1, y)) * strength;
      const dy = (height(x, y + 1) - height(x, y - 1)) * strength;
      const length = Math.hypot(dx, dy, 1);
      put(relief, y * wide + x, raised(dx / length), raised(dy / length), raised(1 / length));
    }
  }
  return {
    picture: await jpeg(picture, wide, high, quality.picture ?? 78),
    relief: await jpeg(relief, wide, high, quality.relief ?? 76, scale.relief),
    finish: await jpeg(finish, wide, high, quality.finish ?? 70, scale.finish),
  };
}

const byte = (value: number) => Math.min(255, Math.max(0, Math.round(value)));
/** A part of a direction, from -1 to 1, as a normal map keeps it. */
const raised = (part: number) => part * 127.5 + 127.5;
/** One pixel of three bytes. */
function put(to: Buffer, at: number, first: number, second: number, third: number): void {
  to[at * 3] = byte(first);
  to[at * 3 + 1] = byte(second);
  to[at * 3 + 2] = byte(third);
}
export const clamp = (value: number) => Math.min(1, Math.max(0, value));
export const rgb = (hex: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
export const tinted = ([r, g, b]: Colour, by: number): Colour => [r * by, g * by, b * by];
/** From one colour to another. */
export const mixed = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Metal turned on a lathe: fine rings, a little tarnish. Repeats in both directions. */
export const turned = (
  hex: string,
  seed: number,
  [wide, high]: readonly [number, number] = [256, 512],
): Promise<Maps> => {
  const metal = rgb(hex);
  return mapped(
    wide,
    high,
    (x, y) => {
      const [u, v] = [x / wide, y / high];
      const ring = noise(u, v, 2, high / 3, seed) * 0.6 + noise(u, v, 3, high / 9, seed + 1) * 0.4;
      const tarnish = clouds(u, v, 3, 6, seed + 2);
      return {
        colour: tinted(metal, 0.9 + 0.1 * ring - 0.16 * clamp((tarnish - 0.5) * 3)),
        height: ring,
        rough: 0.2 + 0.1 * ring + 0.2 * clamp((tarnish - 0.42) * 2.4),
        metal: 1,
      };
    },
    { strength: 0.35, round: true, quality: { picture: 70, relief: 72, finish: 66 } },
  );
};

/** Wood stained black: pores along the grain, which runs across the picture. */
export const ebonised = (hex: string, seed: number): Promise<Maps> => {
  const [wide, high] = [512, 256];
  const wood = rgb(hex);
  return mapped(
    wide,
    high,
    (x, y) => {
      const [u, v] = [x / wide, y / high];
      const bent = v + 0.03 * clouds(u, v, 2, 3, seed + 5, 2);
      const year = clouds(u, bent, 2, 26, seed, 3);
      const pore = clamp((noise(u, v, 44, 128, seed + 3) - 0.7) * 3);
      return {
        colour: tinted(wood, 0.72 + 0.6 * year - 0.3 * pore),
        height: 0.5 + 0.24 * year - 0.4 * pore,
        rough: 0.56 + 0.14 * year + 0.22 * pore,
        metal: 0,
      };
    },
    { strength: 0.55, round: true, quality: { picture: 72, relief: 66, finish: 56 } },
  );
};

/** Ribbon cloth with its stripes: ribs across, threads along, a stitch at either side. `stripe` colours a place across it. */
export const woven = (
  stripe: (u: number) => string,
  { ribs = 84, seed = 1, wide = 256, high = 384 }: { ribs?: number; seed?: number; wide?: number; high?: number } = {},
): Promise<Maps> => {
  const column = Array.from({ length: wide }, (_, x) => rgb(stripe((x + 0.5) / wide)));
  return mapped(
    wide,
    high,
    (x, y) => {
      const [u, v] = [x / wide, y / high];
      const rib = 0.5 - 0.5 * Math.cos(2 * Math.PI * (v * ribs + 0.12 * noise(u, v, 12, 30, seed)));
      const thread = 0.5 - 0.5 * Math.cos(2 * Math.PI * u * (wide / 5) + Math.PI * Math.floor(v * ribs));
      const fade = clouds(u, v, 4, 6, seed + 4);
      const up = 0.65 * rib + 0.35 * thread;
      return {
        colour: tinted(column[x] ?? [0, 0, 0], 0.72 + 0.26 * up + 0.14 * (fade - 0.5)),
        height: up,
        rough: 0.82 + 0.12 * (1 - up),
        metal: 0,
        open: 0.7 + 0.3 * up,
      };
    },
    { strength: 1.3, quality: { picture: 72, relief: 66, finish: 50 }, scale: { finish: 0.5 } },
  );
};
