import * as z from "zod/mini";

/** Naira of at least one kobo, or none. */
const amount = z.nullable(
  z.number().check(
    z.gte(0.01, "Enter more than 0, or nothing"),
    z.lte(1_000_000, "Enter at most ₦1,000,000"),
    z.refine((naira) => Math.abs(Math.round(naira * 100) - naira * 100) < 1e-4, "Enter whole kobo"),
  ),
);

const fields = {
  /** The price of gift wrap in naira; null when it is not offered. */
  giftWrap: amount,
  /** What one unit of a currency costs in naira, for approximate prices; null for none. */
  usd: amount,
  gbp: amount,
  eur: amount,
};

/** What an admin sets for the whole shop. */
export const shopSettings = z.object({ ...fields, version: z.int() });
export type ShopSettings = z.infer<typeof shopSettings>;

/** PUT /admin/shop-settings. `version` is the one that the admin saw. */
export const shopSettingsBody = z.object({ ...fields, version: z.int().check(z.gte(0)) });
export type ShopSettingsBody = z.infer<typeof shopSettingsBody>;

export const shopSettingsReply = z.object({ settings: shopSettings });
