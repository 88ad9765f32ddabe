import fs from "node:fs";
import path from "node:path";
import { runQuietly } from "./processes";
import { programPath } from "./program-path";
import { seededAt } from "./seed-database";
import { sourceHash } from "./source-hash";

export const nextBin = programPath("next");

type BuildOptions = { distDir: string; env: Record<string, string> };

/** The new hash if sources, settings or database have changed since the last build; else null. */
export async function needsBuild({ distDir, env }: BuildOptions): Promise<string | null> {
  const filled = env.DATABASE_URL ? await seededAt(env.DATABASE_URL) : null;
  const wanted = sourceHash({ env, filled, node: process.versions.node });
  const stamp = stampPath(distDir);
  const isSame =
    fs.existsSync(path.join(distDir, "BUILD_ID")) && fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === wanted;
  return isSame ? null : wanted;
}

const stampPath = (distDir: string) => path.join(distDir, "build.stamp");

/** Runs `next build`. It prerenders the public pages, so it needs the database and the settings. */
export async function build({ distDir, env }: BuildOptions, wanted: string): Promise<void> {
  fs.rmSync(stampPath(distDir), { force: true });
  await runQuietly("The production build", [nextBin, "build"], {
    ...env,
    NEXT_DIST_DIR: distDir,
    NEXT_SKIP_TYPES: "1",
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
  });
  fs.writeFileSync(stampPath(distDir), wanted);
}
