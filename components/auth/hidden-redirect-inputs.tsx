import type { AuthQuery } from "./auth-query";

/** The redirect fields as hidden inputs, for submissions without JavaScript. */
export function HiddenRedirectInputs({ query }: { query: AuthQuery }) {
  return (["redirectTo", "add", "variation", "quantity"] as const).map(
    (name) => query[name] !== undefined && <input key={name} type="hidden" name={name} value={query[name]} />,
  );
}
