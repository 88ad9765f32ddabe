import fs from "node:fs/promises";
import path from "node:path";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { findPublicFile } from "@/lib/storage/public-files";
import { storage } from "@/lib/storage/storage";

// next.config.ts deploys these files with the tour's pages.
const shippedFolder = path.join(process.cwd(), "public", "images", "leaders");

/** Wide enough for a stop on a phone and on a desktop. */
const WIDTH = 480;

/** One size of a portrait in one format, so that a saved tour has every file that its page asks for. */
export function tourPicture({ src, width, height }: PublicLeader["portrait"]): PublicLeader["portrait"] {
  const stem = /^(.+)-960\.jpg$/.exec(src)?.[1];
  return stem
    ? { src: `${stem}-${WIDTH}.webp`, width: WIDTH, height: Math.round((WIDTH * height) / width) }
    : { src, width, height };
}

/** The size of a picture of a leader in bytes; null when it cannot be read. */
export async function pictureBytes(url: string): Promise<number | null> {
  const [, id, suffix = ""] = /^\/api\/pictures\/([a-z]{3}-[0-9a-z]{20})(.+)$/.exec(url) ?? [];
  if (id) {
    const found = await findPublicFile(id, suffix);
    return (found && (await storage().head(found.key))?.size) ?? null;
  }
  const shipped = /^\/images\/leaders\/([\w./-]+)$/.exec(url)?.[1];
  if (!shipped || shipped.includes("..")) return null;
  return fs.stat(path.join(shippedFolder, shipped)).then(
    ({ size }) => size,
    () => null,
  );
}
