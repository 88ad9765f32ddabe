type Part = readonly [count: number, one: string, many?: string];

/** What the rows of a file do, in one sentence without zeros: "members.csv: 2 new accounts, 1 left out." */
export function importSummary(fileName: string, parts: readonly Part[]): string {
  const named = parts
    .filter(([count]) => count > 0)
    .map(([count, one, many = one]) => `${count} ${count === 1 ? one : many}`);
  return `${fileName}: ${named.join(", ") || "no rows"}.`;
}
