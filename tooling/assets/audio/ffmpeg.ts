import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Throws when ffmpeg is missing; only these programs need it, not the app. */
export async function requireFfmpeg(): Promise<void> {
  await run("ffmpeg", ["-version"]).catch(() => {
    throw new Error("ffmpeg is missing. Install it (on Debian: apt-get install ffmpeg) and run this again.");
  });
}

/** Converts a file with the given ffmpeg arguments. */
export async function encode(source: string, settings: readonly string[]): Promise<void> {
  await run("ffmpeg", ["-y", "-loglevel", "error", "-i", source, "-map_metadata", "-1", ...settings]);
}

/** The samples of a file, 16 bits each, left and right in turn. */
export async function decoded(file: string): Promise<Int16Array> {
  const { stdout } = await run("ffmpeg", ["-loglevel", "error", "-i", file, "-f", "s16le", "-ac", "2", "-"], {
    encoding: "buffer",
    maxBuffer: 64 * 1024 * 1024,
  });
  return new Int16Array(stdout.buffer, stdout.byteOffset, Math.floor(stdout.byteLength / 2));
}

/** The integrated loudness of a file in LUFS (EBU R128). */
export async function loudness(file: string): Promise<number> {
  const { stderr } = await run("ffmpeg", ["-hide_banner", "-nostats", "-i", file, "-af", "ebur128", "-f", "null", "-"]);
  const measured = /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(stderr)?.[1];
  if (!measured) throw new Error(`the loudness of ${file} could not be measured`);
  return Number(measured);
}
