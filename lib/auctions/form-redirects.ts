import type { AppError } from "@/lib/core/errors";
import { fieldsOf } from "@/lib/core/records";
import { paths } from "@/lib/core/urls/paths";

type RouteParams = Record<string, string | string[] | undefined>;

// The form sends the slug of its auction so that the redirect goes back to its page.
const getFormSlug = (body: unknown): string => {
  const { slug } = fieldsOf(body);
  return typeof slug === "string" && /^[a-z0-9-]{1,80}$/.test(slug) ? slug : "";
};

/** The typed amount is kept in the query so that it can be corrected. */
const getTypedAmount = (body: unknown): string | undefined => {
  const { amount } = fieldsOf(body);
  return typeof amount === "string" && amount ? amount.slice(0, 20) : undefined;
};

const auctionSlug = (body: unknown, params: RouteParams): string => getFormSlug(body) || String(params.auctionId ?? "");

/** The redirects of the no-script bid form: back to the lite page with a confirmation or an error code. */
export const bidFormRedirects = {
  done: (_: unknown, body: unknown): string => paths.auctionLite(getFormSlug(body), { notice: "bid" }),
  refused: ({ code }: AppError, body: unknown, params: RouteParams): string => {
    const errorPage = paths.auctionLite(auctionSlug(body, params), { error: code, typed: getTypedAmount(body) });
    return code === "unauthenticated"
      ? paths.login({ redirectTo: paths.auctionLite(auctionSlug(body, params)) })
      : errorPage;
  },
};

/** The redirects of the no-script form that accepts the terms. */
export const termsFormRedirects = {
  done: (_: unknown, body: unknown): string => paths.auctionLite(getFormSlug(body)),
  refused: bidFormRedirects.refused,
};

/** The redirects of the no-script watch form. */
export const watchFormRedirects = {
  done: (_: unknown, body: unknown): string => paths.auctionLite(getFormSlug(body), { notice: "watch" }),
  refused: bidFormRedirects.refused,
};
