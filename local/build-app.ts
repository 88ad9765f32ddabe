import fs from "node:fs";
import path from "node:path";
import { fingerprint } from "./fingerprint";
import { runQuietly } from "./processes";
import { seededAt } from "./seed";

export const nextProgram = path.resolve("node_modules/next/dist/bin/next");

type Build = { distDir: string; env: Record<string, string> };

/** Whether the last build was made of other sources, settings or another database than there are now. */
export async function needsBuild({ distDir, env }: Build): Promise<string | null> {
  const filled = env.DATABASE_URL ? await seededAt(env.DATABASE_URL) : null;
  const wanted = fingerprint({ env, filled, node: process.versions.node });
  const stamp = stampOf(distDir);
  const isSame =
    fs.existsSync(path.join(distDir, "BUILD_ID")) && fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === wanted;
  return isSame ? null : wanted;
}

const stampOf = (distDir: string) => path.join(distDir, "museum.stamp");

/** `next build` into its own folder. Public pages are made here, so the database and the settings have to be there. */
export async function build({ distDir, env }: Build, wanted: string): Promise<void> {
  fs.rmSync(stampOf(distDir), { force: true });
  await runQuietly("The production build", [nextProgram, "build"], {
    ...env,
    NEXT_DIST_DIR: distDir,
    NEXT_SKIP_TYPES: "1",
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
  });
  fs.writeFileSync(stampOf(distDir), wanted);
}
