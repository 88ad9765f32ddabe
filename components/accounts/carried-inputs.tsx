import type { EntryQuery } from "./entry-query";

/** The same for a form that is sent without script. */
export function CarriedInputs({ query }: { query: EntryQuery }) {
  return (["redirectTo", "add", "variation", "quantity"] as const).map(
    (name) => query[name] !== undefined && <input key={name} type="hidden" name={name} value={query[name]} />,
  );
}
