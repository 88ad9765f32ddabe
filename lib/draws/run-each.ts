/** Runs a step for each of a list, in order: one that fails does not hold up the others. Throws the first failure at the end. */
export async function runEach<T>(list: readonly T[], step: (each: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const each of list) {
    try {
      await step(each);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
