// Which program may stand between the app and Postgres in a test, and with which settings. `npm run stress` reads it too, without Vitest.
import { spawnSync } from "node:child_process";
import fs from "node:fs";

/** 1.21 is the first with `max_prepared_statements`, without which a statement that the app has named is unknown on the next connection. */
const leastVersion = [1, 21] as const;

const wanted = `the app's named statements need PgBouncer ${leastVersion.join(".")} or newer with max_prepared_statements`;

/** Why this program cannot be put before Postgres, as a sentence; null when it can. */
export function whyUnusable(program: string): string | null {
  const { error, stdout } = spawnSync(program, ["--version"], { encoding: "utf8", timeout: 10_000 });
  if (error) return `PgBouncer was not tried: there is no program "${program}" here, and ${wanted}.`;
  const [, major = "", minor = ""] = /^PgBouncer (\d+)\.(\d+)/i.exec(stdout) ?? [];
  if (!major) return `PgBouncer was not tried: "${program} --version" does not name a version of PgBouncer.`;
  const [leastMajor, leastMinor] = leastVersion;
  const isNewEnough = Number(major) > leastMajor || (Number(major) === leastMajor && Number(minor) >= leastMinor);
  return isNewEnough ? null : `PgBouncer was not tried: "${program}" is version ${major}.${minor}, and ${wanted}.`;
}

/** The [pgbouncer] section of compose.yaml without what a test sets itself, so that the settings of the image are the ones that are tried. */
export function composeSettings(): string[] {
  const compose = fs.readFileSync("compose.yaml", "utf8");
  const [, section = ""] = /\n {6}\[pgbouncer\]\n((?: {6}.*\n)+)/.exec(compose) ?? [];
  const own = /^(listen_addr|listen_port|auth_type|auth_file)\b/;
  return section.split("\n").flatMap((line) => (line.trim() && !own.test(line.trim()) ? [line.trim()] : []));
}
