import type { AppError } from "@/lib/platform/errors";
import { paths } from "@/lib/platform/paths";

type RouteParams = Record<string, string | string[] | undefined>;

// The form names the sale it is in, so that it comes back to its own page; the slug is checked there like any other.
const slugOf = (body: unknown): string => {
  const slug = (body as { slug?: unknown } | undefined)?.slug;
  return typeof slug === "string" && /^[a-z0-9-]{1,80}$/.test(slug) ? slug : "";
};

/** What was typed goes along, so that it can be mended. */
const typedIn = (body: unknown): string | undefined => {
  const amount = (body as { amount?: unknown } | undefined)?.amount;
  return typeof amount === "string" && amount ? amount.slice(0, 20) : undefined;
};

const room = (body: unknown, params: RouteParams): string => slugOf(body) || String(params.auctionId ?? "");

/** Where the lite room's bid form goes on: back to the room, which says that the bid was taken, or by its code why not. */
export const afterBidForm = {
  done: (_: unknown, body: unknown): string => paths.auctionLite(slugOf(body), { said: "bid" }),
  refused: ({ code }: AppError, body: unknown, params: RouteParams): string => {
    const here = paths.auctionLite(room(body, params), { error: code, typed: typedIn(body) });
    return code === "unauthenticated" ? paths.login({ redirectTo: paths.auctionLite(room(body, params)) }) : here;
  },
};

/** The same for its watch form. */
export const afterWatchForm = {
  done: (_: unknown, body: unknown): string => paths.auctionLite(slugOf(body), { said: "watch" }),
  refused: afterBidForm.refused,
};
