import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { tilesOf } from "@/lib/exhibitions/collection/tiles";
import type { LevelPart } from "./image-levels";

const tilesRoot = path.join(process.cwd(), "public", "tiles");

type PlacedTile = { input: Buffer; left: number; top: number; raw: { width: number; height: number; channels: 3 } };

/** One stored tile without the pixels that it shares with its neighbours. */
async function readTile(work: string, part: LevelPart, column: number, row: number): Promise<PlacedTile> {
  const { size, overlap } = tilesOf;
  const left = column * size - part.left;
  const top = row * size - part.top;
  const width = Math.min(size, part.width - left);
  const height = Math.min(size, part.height - top);
  const file = await readFile(path.join(tilesRoot, work, String(part.level), `${column}_${row}.avif`));
  const inside = { left: column === 0 ? 0 : overlap, top: row === 0 ? 0 : overlap, width, height };
  const input = await sharp(file).extract(inside).removeAlpha().raw().toBuffer();
  return { input, left, top, raw: { width, height, channels: 3 } };
}

/** A part of a work as a JPEG, put together from its stored tiles: other viewers read JPEG, and tiles without overlap. */
export async function renderLevelPart(work: string, part: LevelPart): Promise<Uint8Array<ArrayBuffer>> {
  const { size } = tilesOf;
  const tiles: PlacedTile[] = [];
  for (let top = part.top; top < part.top + part.height; top += size)
    for (let left = part.left; left < part.left + part.width; left += size)
      tiles.push(await readTile(work, part, left / size, top / size));
  const sheet = sharp({ create: { width: part.width, height: part.height, channels: 3, background: "#000" } });
  return new Uint8Array(await sheet.composite(tiles).jpeg({ quality: 80 }).toBuffer());
}
