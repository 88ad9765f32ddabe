import fs from "node:fs";
import { type Priority, runProgram } from "./processes";
import { programPath } from "./program-path";
import type { Count } from "./stages";

type Check = { name: string; args: string[][] };

/** The tools neither report their use nor ask for newer versions. */
const quiet = { NEXT_TELEMETRY_DISABLED: "1", REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

const checkedSources = ["app", "components", "lib", "middleware.ts", "instrumentation.ts"].filter((place) =>
  fs.existsSync(place),
);

export const typeCheck: Check = {
  name: "Types",
  // The types of the routes are generated first, because the pages import them. TypeScript 7 checks them in a third of the time of
  // TypeScript 6, which stays for what needs its programming interface. In one thread, because its four checkers each read the same types:
  // 24 s of processor time instead of 42.
  args: [
    [programPath("next"), "typegen"],
    [programPath("typescript-7", "tsc"), "--noEmit", "--singleThreaded", "-p", "."],
  ],
};

export const sourceChecks: readonly Check[] = [
  {
    name: "Format and lint",
    args: [[programPath("@biomejs/biome", "biome"), "check", "--diagnostic-level=error", "--max-diagnostics=50"]],
  },
  {
    name: "Import rules",
    args: [[programPath("dependency-cruiser"), ...checkedSources, "--config", "tooling/checks/import-rules.cjs"]],
  },
  {
    name: "API description",
    args: [
      [
        programPath("@redocly/cli", "redocly"),
        "lint",
        "public/api/openapi.json",
        "--config",
        "tooling/checks/redocly.yaml",
        "--format=stylish",
      ],
    ],
  },
  { name: "Conventions", args: [["--import", "tsx", "tooling/checks/lint-custom.ts"]] },
  { name: "Banned words", args: [["--import", "tsx", "tooling/checks/banned-words.ts"]] },
  { name: "Design tokens", args: [["--import", "tsx", "tooling/checks/lint-custom.ts", "tokens"]] },
  { name: "Licences and least versions", args: [["--import", "tsx", "tooling/checks/lint-custom.ts", "dependencies"]] },
];

export const deadCode: Check = {
  name: "Dead code",
  args: [[programPath("knip"), "--config", "tooling/checks/knip.json", "--no-progress", "--no-config-hints"]],
};

/** Runs checks one after the other. A check is a list of commands that all have to succeed; a failed one shows what it printed. */
export async function runChecks(checks: readonly Check[], priority: Priority = "normal"): Promise<Count> {
  const count = { passed: 0, failed: 0 };
  for (const check of checks) count[(await succeeds(check, priority)) ? "passed" : "failed"] += 1;
  return count;
}

async function succeeds({ name, args }: Check, priority: Priority): Promise<boolean> {
  for (const command of args) {
    const { code, output } = await runProgram(command, quiet, undefined, priority);
    if (code === 0) continue;
    console.log(`✗ ${name}\n${output.trim().replace(/^/gm, "    ")}`);
    return false;
  }
  return true;
}
