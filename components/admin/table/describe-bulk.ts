/** The toast of a bulk act: how many rows it changed, and why the first other one was not. */
export function describeBulk(results: readonly { error: string | null }[], outcome: string): string {
  const refused = results.flatMap(({ error }) => error ?? []);
  const done = results.length - refused.length;
  const text = done === 1 ? `1 is ${outcome}` : `${done} are ${outcome}`;
  return refused.length === 0 ? text : `${text}, ${refused.length} not: ${refused[0]}`;
}
