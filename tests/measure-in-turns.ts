/** Prepares one call, and returns it. */
type Prepare = () => Promise<() => Promise<unknown>>;

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/**
 * The medians of two calls in milliseconds. They take turns, so that whatever else runs on the machine slows both, and the one that
 * begins changes, because the second call of a pair finds everything warm.
 */
export async function measureInTurns(first: Prepare, second: Prepare, rounds = 100): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    for (const index of round % 2 ? ([1, 0] as const) : ([0, 1] as const)) {
      const call = await [first, second][index]?.();
      const started = performance.now();
      await call?.();
      times[index].push(performance.now() - started);
    }
  }
  return [median(times[0]), median(times[1])];
}
