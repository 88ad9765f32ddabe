/** What stands behind the ? of an address; what is empty is left out. */
export type Query = Record<string, string | number | undefined>;

/** An address with its query. */
export function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== "",
  );
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** One part of an address, whatever is in it. */
export const segment = encodeURIComponent;
