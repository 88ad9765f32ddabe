import { type Load, load, medianLoad, spread, type Target } from "./load";

/** What ours is compared with, by a name that says what it does. */
type Limit = { name: string; target: Target };

/** A target is made for each run where a run uses it up, such as a drop that everybody orders once. */
export type Case = { name: string; ours: Target | (() => Promise<Target>); limits: Limit[] };

export type Row = {
  name: string;
  connections: number;
  ours: Load;
  limits: { name: string; load: Load; ratio: number }[];
  spread: number;
};

type Options = { connections: number; seconds: number; rounds: number; betweenRounds?: () => Promise<unknown> };

const makeTarget = (target: Case["ours"]): Promise<Target> | Target =>
  typeof target === "function" ? target() : target;

/** Loads ours and every limit in turns, so that whatever else the machine does slows all of them. */
export async function compare({ name, ours, limits }: Case, options: Options): Promise<Row> {
  const { connections, seconds, rounds, betweenRounds } = options;
  const targets = [...limits.map(({ target }) => target), ours];
  // The first run warms them up and counts for nothing.
  for (const target of targets) await load(await makeTarget(target), connections, 1);
  const runs: Load[][] = targets.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, target] of targets.entries())
      runs[index]?.push(await load(await makeTarget(target), connections, seconds));
    await betweenRounds?.();
  }
  const medians = runs.map(medianLoad);
  const mine = medians.at(-1) as Load;
  return {
    name,
    connections,
    ours: mine,
    limits: limits.map((limit, index) => {
      const theirs = medians[index] as Load;
      return { name: limit.name, load: theirs, ratio: mine.perSecond / theirs.perSecond };
    }),
    spread: Math.max(...runs.map(spread)),
  };
}

/** One line for ours and one for each limit. */
export function printRow({ name, connections, ours, limits, spread: wide }: Row): void {
  const line = (label: string, { perSecond, p50, p99 }: Load, end: string) =>
    console.log(
      [label.padEnd(44), perSecond.toFixed(0).padStart(7), `${p50} ms`.padStart(8), `${p99} ms`.padStart(8), end].join(
        "  ",
      ),
    );
  line(`${name}, ${connections} connections`, ours, `±${(100 * wide).toFixed(0)} %`);
  for (const limit of limits) line(`  ${limit.name}`, limit.load, `ours is ${limit.ratio.toFixed(2)} of it`);
}
