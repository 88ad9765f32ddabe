// The telephone that measurements think of, and how much slower it is than the machine that measures.
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";

/** Lighthouse's benchmark, to be run in a page: how fast this machine's browser is. */
export const benchmark = pageFunctions.computeBenchmarkIndex;

/**
 * How many times slower than this machine Lighthouse's phone is, by the machine's benchmark index. The figures are those of
 * Lighthouse's CPU throttling calculator (its docs/throttling.md, "Calibrating the CPU slowdown"): four times at 1,533.
 */
export function slowdownOf(index: number): number {
  if (index >= 1300) return 3 + (index - 1300) / 233;
  return index >= 800 ? 2 + (index - 800) / 500 : 1 + Math.max(0, index - 150) / 650;
}
