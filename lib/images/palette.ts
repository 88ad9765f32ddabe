import sharp from "sharp";
import { type Lab, labToHex, type Swatch, toLab } from "@/lib/core/colours";

const SAMPLE_SIZE = 96;
const MAX_SWATCHES = 6;
/** A colour that covers less is not a main colour. */
const MIN_SHARE = 0.02;
/** Colours nearer than this in OKLab are shades of one. */
const MERGE_DISTANCE = 0.075;

type Cluster = { lab: Lab; count: number };

function mix(one: Cluster, other: Cluster): Cluster {
  const count = one.count + other.count;
  const part = (index: 0 | 1 | 2) => (one.lab[index] * one.count + other.lab[index] * other.count) / count;
  return { lab: [part(0), part(1), part(2)], count };
}

/** Adds a colour to the nearest cluster within the distance, or as a new one. */
function addTo(clusters: Cluster[], added: Cluster): void {
  let nearest = -1;
  let least = MERGE_DISTANCE;
  for (const [index, { lab }] of clusters.entries()) {
    const distance = Math.hypot(lab[0] - added.lab[0], lab[1] - added.lab[1], lab[2] - added.lab[2]);
    if (distance < least) [nearest, least] = [index, distance];
  }
  const cluster = clusters[nearest];
  if (cluster) clusters[nearest] = mix(cluster, added);
  else clusters.push(added);
}

/** The pixels by their rounded colour, the most frequent first. */
function countColours(pixels: Uint8Array): Cluster[] {
  const bins = new Map<number, Cluster>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const bin = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const pixel = { lab: toLab(red, green, blue), count: 1 };
    const known = bins.get(bin);
    bins.set(bin, known ? mix(known, pixel) : pixel);
  }
  return [...bins].sort(([a, one], [b, other]) => other.count - one.count || a - b).map(([, cluster]) => cluster);
}

/** The main colours of pixels (red, green, blue, red, …), the largest first. Equal pixels have equal colours. */
export function paletteOf(pixels: Uint8Array): Swatch[] {
  const clusters: Cluster[] = [];
  for (const colour of countColours(pixels)) addTo(clusters, colour);
  const total = pixels.length / 3;
  return clusters
    .map(({ lab, count }) => ({ hex: labToHex(lab), share: Math.round((count / total) * 100) / 100 }))
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((one, other) => other.share - one.share || one.hex.localeCompare(other.hex))
    .slice(0, MAX_SWATCHES);
}

/** The main colours of a picture: the bytes of a file that `inspectImage` accepts, or its path. */
export async function readPalette(picture: Uint8Array | string): Promise<Swatch[]> {
  const pixels = await sharp(picture, { failOn: "error", pages: 1 })
    .autoOrient()
    .resize({ width: SAMPLE_SIZE, height: SAMPLE_SIZE, fit: "fill" })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return paletteOf(pixels);
}
