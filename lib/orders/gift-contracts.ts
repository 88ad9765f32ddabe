import * as z from "zod/mini";

/** The maximum length of a gift note. */
export const MAX_GIFT_NOTE = 300;

const checkbox = z._default(z.union([z.boolean(), z.stringbool()]), false);

/** A gift. Without `wanted` the rest is ignored, because an HTML form always sends the note. */
export const giftBody = z.object({
  wanted: checkbox,
  /** Printed on the packing slip, which never has prices. */
  note: z._default(
    z.string().check(z.trim(), z.maxLength(MAX_GIFT_NOTE, `Please use at most ${MAX_GIFT_NOTE} characters`)),
    "",
  ),
  wrap: checkbox,
  /** Naira: the price of the wrap that the no-script page showed, beside its `totalSeen`. */
  price: z.optional(z.coerce.number()),
});

export type GiftBody = z.infer<typeof giftBody>;
