// npm run mutate:guards: removes one guard after the other from a copy of the code, and runs the test file that has to fail.
// npm run mutate:guards -- cart refund: only the guards with one of those words in their name, file or test.
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Mutation } from "./mutation";
import { mutationProblem, mutations } from "./mutations";

type Outcome = "killed" | "survived" | "broken";
type Report = { testResults: { assertionResults: { status: string; fullName: string }[] }[] };

const words = process.argv.slice(2);
const matches = ({ name, file, test }: Mutation) =>
  [name, file, test].some((text) => words.some((word) => text.includes(word)));
const chosen = mutations.filter((mutation) => words.length === 0 || matches(mutation));

/** What no mutation changes; it is linked. The rest is copied: the files that git knows or would add, and the generated ones. */
const linked = ["node_modules", "public"];
const generated = ["prisma/generated", "lib/api-client/generated", "app", ".local/generated", ".local/generated.stamp"];

function copyCode(folder: string): void {
  const list = (...args: string[]) =>
    execFileSync("git", ["ls-files", "-z", ...args], { encoding: "utf8", maxBuffer: 64e6 })
      .split("\0")
      .filter(Boolean);
  const ignored = list("--others", "--ignored", "--exclude-standard", "--", ...generated);
  const wanted = [...list("--cached", "--others", "--exclude-standard"), ...ignored];
  for (const file of wanted.filter((one) => fs.existsSync(one) && !/^(public|tests\/e2e)\//.test(one))) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(file, target);
  }
  for (const name of linked) fs.symlinkSync(path.resolve(name), path.join(folder, name));
}

/** The names of the tests that failed; null when the tests could not run at all. */
async function runTests(folder: string, files: string[]): Promise<string[] | null> {
  const report = path.join(folder, "mutation-report.json");
  fs.rmSync(report, { force: true });
  const args = [
    path.resolve("node_modules/vitest/vitest.mjs"),
    "run",
    "--bail",
    "1",
    "--reporter=json",
    `--outputFile=${report}`,
  ];
  const child = spawn(process.execPath, [...args, ...files], {
    cwd: folder,
    stdio: "ignore",
    env: { ...process.env, TEST_TIER: "" },
  });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (!fs.existsSync(report)) return null;
  const results = (JSON.parse(fs.readFileSync(report, "utf8")) as Report).testResults.flatMap(
    (one) => one.assertionResults,
  );
  const failed = results.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
  return code !== 0 && failed.length === 0 ? null : failed;
}

async function mutate(folder: string, mutation: Mutation): Promise<{ outcome: Outcome; failed: string }> {
  const file = path.join(folder, mutation.file);
  const source = fs.readFileSync(file, "utf8");
  const problem = mutationProblem(source, mutation);
  if (problem) return { outcome: "broken", failed: problem };
  // A function, so that "$" in the replacement stays what it is.
  fs.writeFileSync(
    file,
    source.replace(mutation.text, () => mutation.replacement),
  );
  try {
    const failed = await runTests(folder, [mutation.test]);
    if (!failed) return { outcome: "broken", failed: "the tests could not run" };
    return { outcome: failed.length > 0 ? "killed" : "survived", failed: failed[0] ?? "" };
  } finally {
    fs.writeFileSync(file, source);
  }
}

async function run(): Promise<void> {
  if (chosen.length === 0) throw new Error("No guard has one of these words in its name, file or test.");
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "mutate-guards-"));
  const counts: Record<Outcome, number> = { killed: 0, survived: 0, broken: 0 };
  try {
    copyCode(folder);
    const files = [...new Set(chosen.map(({ test }) => test))];
    console.log(`Running the ${files.length} test files without any change…`);
    const before = await runTests(folder, files);
    if (before?.length !== 0) throw new Error(`They have to pass first: ${before?.[0] ?? "the tests could not run"}`);
    for (const [index, mutation] of chosen.entries()) {
      const { outcome, failed } = await mutate(folder, mutation);
      counts[outcome] += 1;
      const mark = { killed: "✓", survived: "✗ SURVIVED", broken: "✗ BROKEN" }[outcome];
      console.log(
        `${index + 1}/${chosen.length} ${mark} ${mutation.name} (${mutation.file})\n      ${failed || mutation.test}`,
      );
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  const score = ((100 * counts.killed) / chosen.length).toFixed(1);
  console.log(
    `\nGuard mutation score: ${score} % (${counts.killed} of ${chosen.length}; ${counts.survived} survived, ${counts.broken} broken)`,
  );
  process.exitCode = counts.killed === chosen.length ? 0 : 1;
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
