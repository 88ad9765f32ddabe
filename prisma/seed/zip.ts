import { type Zippable, zipSync } from "fflate";

// A fixed date makes the archives reproducible.
const mtime = new Date(2026, 0, 1);

/** Creates an archive without compression, because images and audio are compressed already. */
export function zip(files: readonly { name: string; bytes: Uint8Array }[]): Buffer {
  const entries: Zippable = Object.fromEntries(files.map(({ name, bytes }) => [name, [bytes, { level: 0, mtime }]]));
  return Buffer.from(zipSync(entries));
}
