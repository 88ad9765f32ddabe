import type { IntentQuery } from "@/lib/platform/paths";

/** What the sign-in pages read from their address: where to go on, what to put into the cart, what was refused or done. */
export type EntryQuery = {
  redirectTo?: string | undefined;
  error?: string | undefined;
  said?: "reset" | "resent" | "deleted" | undefined;
} & {
  [Name in keyof IntentQuery]: IntentQuery[Name] | undefined;
};

export type Given = Record<string, string | string[] | undefined>;

/** Reads it, each name once. Whatever `error` says is shown as text, and no more than 200 characters of it. */
export function readEntry(given: Given): EntryQuery {
  const one = (name: string) => [given[name]].flat()[0] || undefined;
  const quantity = Number(one("quantity"));
  const said = one("said");
  return {
    redirectTo: one("redirectTo"),
    error: one("error")?.slice(0, 200),
    said: said === "reset" || said === "resent" || said === "deleted" ? said : undefined,
    add: one("add"),
    variation: one("variation"),
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : undefined,
  };
}

/** What of it goes along with the form, as the contracts want it. */
export function carriedBy({ redirectTo, add, variation, quantity }: EntryQuery) {
  const intent = add ? { productId: add, quantity: quantity ?? 1, variation: variation ? [variation] : [] } : undefined;
  return { redirectTo, intent };
}
