import { toUserMessage } from "./user-facing-error";

export type Count = { passed: number; failed: number };
export type Stage = Count & { name: string; seconds: number };

const sumCounts = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

/** The last line of every run. */
export const summary = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`;

/** Times and counts the stages of one run. A stage that fails does not keep the others from running. */
export function createStages(secondsBefore: number) {
  const began = Date.now();
  const stages: Stage[] = [];
  if (secondsBefore > 1) stages.push({ name: "Installation", passed: 0, failed: 0, seconds: secondsBefore });

  async function run(name: string, work: () => Promise<Count>): Promise<void> {
    const start = Date.now();
    console.log(`▶ ${name}`);
    const count = await (async () => work())().catch((error): Count => {
      console.error(toUserMessage(error));
      return { passed: 0, failed: 1 };
    });
    const seconds = (Date.now() - start) / 1000;
    stages.push({ name, ...count, seconds });
    console.log(`${count.failed ? "✗" : "✓"} ${name}: ${summary(count)} (${seconds.toFixed(1)} s)`);
  }

  /** Prints the table of stages and the last line, and ends the process. */
  function finish(): never {
    const total = sumCounts(stages);
    const seconds = secondsBefore + (Date.now() - began) / 1000;
    console.log(`\n${stageTable([...stages, { name: "Whole run", ...total, seconds }])}\n\n${summary(total)}`);
    process.exit(total.failed ? 1 : 0);
  }

  return { run, finish };
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** One row for each stage. Some run at the same time, so their times add up to more than the whole run. */
export function stageTable(stages: readonly Stage[]): string {
  const rows = [
    ["Stage", "Passed", "Failed", "Time"],
    ...stages.map(({ name, passed, failed, seconds }) => [name, String(passed), String(failed), clock(seconds)]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, i) => (i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join("  "))
    .join("\n");
}
