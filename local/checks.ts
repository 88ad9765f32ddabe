import fs from "node:fs";
import path from "node:path";
import { runProgram } from "./processes";
import { seconds } from "./say";

export type Count = { passed: number; failed: number };
export type Check = { name: string; args: string[][] };

const bin = (place: string) => path.resolve("node_modules", place);
const sources = ["app", "components", "lib", "middleware.ts", "instrumentation.ts"].filter((place) =>
  fs.existsSync(place),
);

/** What is known without running the museum. Each is a list of commands that all have to succeed. */
export const staticChecks: Check[] = [
  {
    name: "Types",
    // The types of the routes are made first, as the pages import them.
    args: [
      [bin("next/dist/bin/next"), "typegen"],
      [bin("typescript/bin/tsc"), "--noEmit", "-p", "."],
    ],
  },
  {
    name: "Format and lint",
    args: [[bin("@biomejs/biome/bin/biome"), "check", "--diagnostic-level=error", "--max-diagnostics=50"]],
  },
  {
    name: "Import ladder",
    args: [[bin("dependency-cruiser/bin/dependency-cruise.mjs"), ...sources, "--config", ".dependency-cruiser.cjs"]],
  },
  { name: "House rules", args: [["--import", "tsx", "scripts/check-sources.ts"]] },
  { name: "Colours only from tokens", args: [["--import", "tsx", "scripts/check-sources.ts", "tokens"]] },
];

export const deadCode: Check = {
  name: "Dead code",
  args: [[bin("knip/bin/knip.js"), "--no-progress", "--no-config-hints"]],
};

/** Runs one check, writes a line for it, and its findings when it fails. */
export async function runCheck({ name, args }: Check): Promise<Count> {
  const began = Date.now();
  for (const command of args) {
    const { code, said } = await runProgram(command, { NEXT_TELEMETRY_DISABLED: "1" });
    if (code === 0) continue;
    console.log(`✗ ${name} (${seconds(began)})\n${indent(said)}`);
    return { passed: 0, failed: 1 };
  }
  console.log(`✓ ${name} (${seconds(began)})`);
  return { passed: 1, failed: 0 };
}

const indent = (text: string) => text.trim().replace(/^/gm, "    ");

export const add = (counts: Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

/** The one line that closes every run. */
export const summary = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`;
