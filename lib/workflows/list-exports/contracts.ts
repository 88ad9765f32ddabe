import * as z from "zod/mini";

/** The lists whose export has one CSV row for each row of the list. */
export const exportedList = z.enum([
  "returns",
  "discount-codes",
  "gift-memberships",
  "vouchers",
  "payment-proofs",
  "failed-charges",
  "chargebacks",
  "transfers",
  "auctions",
  "bans",
  "events",
  "draws",
  "certificates",
  "exhibitions",
  "media",
  "downloads",
  "newsletter",
  "outbox",
]);
export type ExportedList = z.infer<typeof exportedList>;

export const listExportParams = z.object({ list: exportedList });

const filter = z.optional(z.string().check(z.trim(), z.maxLength(120)));

/** GET /admin/exports/{list}: the filters of the list, as they are in the URL of its page. */
export const listExportQuery = z.object({
  q: filter,
  status: filter,
  state: filter,
  mark: filter,
  when: filter,
  sort: filter,
  key: filter,
  kind: filter,
  level: filter,
  use: filter,
  shelf: filter,
  topic: filter,
  to: filter,
});
export type ListExportQuery = z.infer<typeof listExportQuery>;
