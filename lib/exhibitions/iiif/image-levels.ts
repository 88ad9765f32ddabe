import { tileLevels, tilesOf } from "@/lib/exhibitions/collection/tiles";

const levels = tileLevels.map(({ level, width, height }) => ({
  level,
  width,
  height,
  scale: tilesOf.width / width,
}));

/** The largest file of a whole work: half of the sheet each way. Its details are in the tiles. */
export const largestWhole = levels[levels.length - 2] ?? levels[0] ?? { ...tilesOf, level: 0, scale: 1 };

/** The files of a whole work, smallest first. */
export const wholeSizes = levels.filter(({ width }) => width <= largestWhole.width);

/** The smallest whole, for lists. */
export const thumbnailSize = wholeSizes[0] ?? largestWhole;

/** The info.json of a work that has tiles: a level 0 service of the IIIF Image API 3. `id` is its base URL. */
export function imageInfo(id: string) {
  return {
    "@context": "http://iiif.io/api/image/3/context.json",
    id,
    type: "ImageService3",
    protocol: "http://iiif.io/api/image",
    profile: "level0",
    width: tilesOf.width,
    height: tilesOf.height,
    maxWidth: largestWhole.width,
    maxHeight: largestWhole.height,
    sizes: wholeSizes.map(({ width, height }) => ({ width, height })),
    tiles: [
      { width: tilesOf.size, height: tilesOf.size, scaleFactors: levels.map(({ scale }) => scale).sort(numeric) },
    ],
    rights: "http://rightsstatements.org/vocab/InC/1.0/",
  };
}

const numeric = (one: number, other: number) => one - other;

/** The part of one level that a request asks for, in the pixels of that level. */
export type LevelPart = { level: number; left: number; top: number; width: number; height: number };

export type ImageRequest = { region: string; size: string; rotation: string; file: string };

const whole = ({ level, width, height }: (typeof levels)[number]): LevelPart => ({
  level,
  left: 0,
  top: 0,
  width,
  height,
});

/** The part that a request names, or null where a level 0 service has no such file: it has the sizes and tiles of its info.json only. */
export function findLevelPart({ region, size, rotation, file }: ImageRequest): LevelPart | null {
  if (rotation !== "0" || file !== "default.jpg") return null;
  const isFull = region === "full" || region === `0,0,${tilesOf.width},${tilesOf.height}`;
  if (isFull && size === "max") return whole(largestWhole);
  const numbers = `${isFull ? `0,0,${tilesOf.width},${tilesOf.height}` : region},${size}`;
  if (!/^(\d{1,5},){5}\d{1,5}$/.test(numbers)) return null;
  const [x = 0, y = 0, w = 0, h = 0, width = 0, height = 0] = numbers.split(",").map(Number);
  if (isFull) {
    const found = wholeSizes.find((one) => one.width === width && one.height === height);
    return found ? whole(found) : null;
  }
  const level = levels.find(({ scale }) => scale * width === w && scale * height === h);
  if (!level) return null;
  const side = tilesOf.size * level.scale;
  const isTile =
    x % side === 0 &&
    y % side === 0 &&
    x < tilesOf.width &&
    y < tilesOf.height &&
    w === Math.min(side, tilesOf.width - x) &&
    h === Math.min(side, tilesOf.height - y);
  return isTile ? { level: level.level, left: x / level.scale, top: y / level.scale, width, height } : null;
}
