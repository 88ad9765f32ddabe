import * as z from "zod/mini";

/** One parcel of an order, with what is in it. */
export const parcel = z.object({
  /** 1, 2, … within the order. */
  number: z.int(),
  shippedAt: z.string(),
  courier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  /** The tracking page of the courier. */
  trackingUrl: z.nullable(z.string()),
  items: z.array(z.object({ item: z.string(), quantity: z.int() })),
});

export type Parcel = z.infer<typeof parcel>;

const isHttpsUrl = (text: string): boolean =>
  text === "" || (URL.canParse(text) && new URL(text).protocol === "https:" && !/^https:\/\/[^/]*@/i.test(text));

/** Shown as a link to the buyer, so only https URLs without credentials are accepted. */
export const trackingUrl = z
  .string()
  .check(z.trim(), z.maxLength(300), z.refine(isHttpsUrl, "Enter a URL that begins with https://"));

/** PATCH /orders/{id}/ship: a parcel with these items, or with everything that is left. */
export const shipBody = z.object({
  /** The number that the parcel will have, as the sender sees it. A request that is sent again does not ship a second parcel. */
  number: z.optional(z.int()),
  items: z.optional(
    z
      .array(z.object({ item: z.string().check(z.maxLength(80)), quantity: z.int().check(z.gte(1), z.lte(10_000)) }))
      .check(z.minLength(1, "Choose at least one item"), z.maxLength(1_000)),
  ),
  courier: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  trackingNumber: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  trackingUrl: z.optional(trackingUrl),
});
