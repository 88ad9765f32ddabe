/** Query parameters; undefined and empty ones are omitted. */
export type Query = Record<string, string | number | undefined>;

/** A path with its query string. */
export function withQuery(path: string, query: object): string {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  if (present.length === 0) return path;
  return `${path}?${new URLSearchParams(present.map(([name, value]) => [name, String(value)]))}`;
}

/** Encodes one path segment. */
export const encodeSegment = encodeURIComponent;
