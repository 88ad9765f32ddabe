import type { IntentQuery } from "@/lib/core/urls/paths";

/** The query of the sign-in pages: return path, item for the cart, code of an error or notice. */
export type AuthQuery = {
  redirectTo?: string | undefined;
  /** The code of an error. */
  code?: string | undefined;
  message?: "reset" | "resent" | "deleted" | "link" | undefined;
} & {
  [Name in keyof IntentQuery]: IntentQuery[Name] | undefined;
};

const notices = ["reset", "resent", "deleted", "link"] as const;

export type RawSearchParams = Record<string, string | string[] | undefined>;

/** Parses the query, one value for each name. */
export function parseAuthQuery(given: RawSearchParams): AuthQuery {
  const one = (name: string) => [given[name]].flat()[0] || undefined;
  const quantity = Number(one("quantity"));
  const message = one("notice");
  return {
    redirectTo: one("redirectTo"),
    // next-auth sends its own codes as `error`.
    code: one("code") ?? one("error"),
    message: notices.find((notice) => notice === message),
    add: one("add"),
    variation: one("variation"),
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : undefined,
  };
}

/** The fields that the forms send on to the API. */
export function hiddenRedirectFields({ redirectTo, add, variation, quantity }: AuthQuery) {
  const intent = add ? { productId: add, quantity: quantity ?? 1, variation: variation ? [variation] : [] } : undefined;
  return { redirectTo, intent };
}
