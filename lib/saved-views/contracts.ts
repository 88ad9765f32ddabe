import * as z from "zod/mini";

/** The admin lists that have saved views and a choice of columns. */
const listNames = [
  "orders",
  "products",
  "comments",
  "users",
  "returns",
  "events",
  "auctions",
  "bans",
  "downloads",
  "discount-codes",
  "draws",
  "gift-memberships",
  "vouchers",
  "certificates",
  "transfers",
  "newsletters",
  "subscribers",
  "outbox",
  "audit",
  "payment-proofs",
  "fulfilments",
  "failed-charges",
  "chargebacks",
  "media",
] as const;

export type ListName = (typeof listNames)[number];

const listName = z.enum(listNames);

/** The query of a list page: filters and sort order. A parameter that the page does not know has no effect there. */
const viewQuery = z
  .record(z.string().check(z.regex(/^[a-z]{1,30}$/i)), z.string().check(z.minLength(1), z.maxLength(200)))
  .check(
    z.refine((query) => Object.keys(query).length <= 12, "Too many filters"),
    z.refine((query) => !("cursor" in query) && !("page" in query), "A view has no pages"),
  );

/** POST /admin/views: saves a view, or replaces the query of the own view with this name. */
export const saveViewBody = z.object({
  list: listName,
  name: z.string().check(z.trim(), z.minLength(1, "Enter a name"), z.maxLength(40, "Please use at most 40 characters")),
  query: viewQuery,
});

export type SaveViewBody = z.infer<typeof saveViewBody>;

export const savedView = z.object({ _id: z.string(), name: z.string(), query: viewQuery });

export type SavedView = z.infer<typeof savedView>;

export const savedViewReply = z.object({ view: savedView });

export const viewParams = z.object({ id: z.string().check(z.regex(/^viw_[0-9a-z]{20}$/)) });

/** PUT /admin/views/columns: the hidden columns of a list. */
export const hiddenColumnsBody = z.object({
  list: listName,
  columns: z.array(z.string().check(z.regex(/^[a-z][a-zA-Z-]{0,29}$/))).check(z.maxLength(20)),
});

export type HiddenColumnsBody = z.infer<typeof hiddenColumnsBody>;

/** What an admin has set for a list. */
export type ListSettings = { views: SavedView[]; hiddenColumns: string[] };

export const MAX_VIEWS_PER_LIST = 20;
