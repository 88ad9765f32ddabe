/** A filter of a list: a text, a day, or one of several values. `name` is the parameter in the URL. */
export type ListFilter =
  | { kind: "search"; name: string; label: string; placeholder?: string; hint?: string }
  | { kind: "date"; name: string; label: string }
  | {
      kind: "select";
      name: string;
      label: string;
      /** The value without a parameter in the URL; the first option otherwise. */
      options: readonly (readonly [value: string, label: string])[];
    };

/** A view that every admin has: a name for filters and a sort order, with the number of its rows where it is known. */
export type BuiltInView = { name: string; query: ListQuery; count?: number };

/** The parameters of a list page without its pages. */
export type ListQuery = Readonly<Record<string, string | undefined>>;

/** Only the parameters with a value, as they are in the URL. */
export const presentQuery = (query: ListQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ""),
  );

/** Whether two queries show the same list. */
export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  const [a, b] = [presentQuery(one), presentQuery(other)];
  return (
    Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value)
  );
}

/** How many filters are active; the sort order is not one. */
export const countActiveFilters = (filters: readonly ListFilter[], query: ListQuery): number =>
  filters.filter(({ name }) => name !== "sort" && query[name]).length;
