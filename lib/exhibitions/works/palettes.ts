import { type Swatch, toPalette } from "@/lib/core/colours";
import { db } from "@/lib/db/client";
import shippedPalettes from "@/lib/exhibitions/collection/palettes.json";

const shipped: Readonly<Record<string, readonly Swatch[]>> = shippedPalettes;

const uploadedId = (src: string) => /^\/api\/pictures\/(img-[0-9a-z]{20})-/.exec(src)?.[1];

/** The main colours of pictures by their URL: of those that ship with the site, and of uploaded ones as they are now. */
export async function readPalettes(sources: readonly string[]): Promise<Map<string, readonly Swatch[]>> {
  const ids = [...new Set(sources.flatMap((src) => uploadedId(src) ?? []))];
  const rows =
    ids.length === 0
      ? []
      : await db.publicFile.findMany({ where: { id: { in: ids } }, select: { id: true, palette: true } });
  const uploaded = new Map(rows.map((row) => [row.id, toPalette(row.palette) ?? []]));
  return new Map(sources.map((src) => [src, shipped[src] ?? uploaded.get(uploadedId(src) ?? "") ?? []]));
}

/** The main colours of one picture. */
export const readPaletteOf = async (src: string): Promise<readonly Swatch[]> =>
  (await readPalettes([src])).get(src) ?? [];

/** Whether a picture of a work ships with the site. */
export const isShippedPicture = (src: string): boolean => Object.hasOwn(shipped, src);
