import fs from "node:fs";

/** The number of a round's acts: few by default, the whole with `npm run stress -- --full`. */
export const stressCount = (short: number, full: number): number => (process.env.STRESS_FULL ? full : short);

/** What `npm run stress -- --seed` gives; the same seed makes the same choices. */
export const stressSeed = Number(process.env.STRESS_SEED ?? 1);

export type Random = ReturnType<typeof createRandom>;

/** Random numbers that a seed repeats (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  function below(limit: number): number {
    return Math.floor(next() * limit);
  }
  function pick<T>(list: readonly T[]): T {
    return list[below(list.length)] as T;
  }
  function shuffle<T>(list: readonly T[]): T[] {
    const left = [...list];
    return list.map(() => left.splice(below(left.length), 1)[0] as T);
  }
  return { below, pick, shuffle };
}

/** Runs the acts with at most `width` at the same time, in their order. */
export async function runAtOnce<T, R>(list: readonly T[], width: number, act: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < list.length; index = next++) results[index] = await act(list[index] as T);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/** Adds figures to the table that `npm run stress` prints at its end. */
export function reportFigures(figures: Record<string, number>): void {
  const file = process.env.STRESS_FIGURES;
  if (!file) return;
  for (const [name, value] of Object.entries(figures)) fs.appendFileSync(file, `${JSON.stringify([name, value])}\n`);
}
