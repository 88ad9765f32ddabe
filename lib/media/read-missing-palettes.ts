import { log } from "@/lib/core/log";
import { readLimited } from "@/lib/core/read-limited";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { readPalette } from "@/lib/images/palette";
import { MAX_PUBLIC_FILE_BYTES } from "@/lib/media/rules";
import { toPaletteColumn } from "@/lib/storage/public-files";
import { storage } from "@/lib/storage/storage";
import { Prisma } from "@/prisma/generated/client";

/** How many pictures one run reads: each is decoded, and the other jobs wait. */
const PICTURES_PER_RUN = 5;

/** Scheduled job: reads the main colours of pictures that were stored before their colours were. One that cannot be decoded has none. */
export async function readMissingPalettes(): Promise<void> {
  const files = await db.publicFile.findMany({
    where: { palette: { equals: Prisma.DbNull }, purpose: { in: ["artwork", "product"] }, archivedAt: null },
    orderBy: { id: "asc" },
    take: PICTURES_PER_RUN,
    select: { id: true, storageKey: true, suffixes: true },
  });
  for (const { id, storageKey, suffixes } of files) {
    const key = `${storageKey}${suffixes.find((suffix) => /^-\d+\.jpg$/.test(suffix)) ?? ""}`;
    try {
      const palette = await readStored(key);
      // A replacement meanwhile has its own colours.
      await db.publicFile.updateMany({ where: { id, storageKey }, data: toPaletteColumn(palette) });
    } catch (err) {
      // The storage is down or refuses this one: the next run tries again, and the others are read meanwhile.
      log().warn({ err, key }, "a picture could not be read from the storage");
    }
  }
  if (files.length > 0) await revalidatePages(pagesShowing.leaders);
}

async function readStored(key: string) {
  const file = await storage().open(key);
  if (!file) return [];
  const bytes = await readLimited(file.stream, MAX_PUBLIC_FILE_BYTES);
  try {
    return await readPalette(bytes);
  } catch (err) {
    log().warn({ err, key }, "the colours of a picture were not read");
    return [];
  }
}
