// The phone that measurements simulate, and how much slower it is than this machine.
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";

/** Lighthouse's benchmark of the browser's speed; runs in a page. */
export const benchmarkIndex = pageFunctions.computeBenchmarkIndex;

/**
 * How many times slower Lighthouse's phone is than this machine, by the benchmark index. The figures are those of
 * Lighthouse's CPU throttling calculator (its docs/throttling.md, "Calibrating the CPU slowdown"): four times at 1,533.
 */
export function cpuSlowdown(index: number): number {
  if (index >= 1300) return 3 + (index - 1300) / 233;
  return index >= 800 ? 2 + (index - 800) / 500 : 1 + Math.max(0, index - 150) / 650;
}
