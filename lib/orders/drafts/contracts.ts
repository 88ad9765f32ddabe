import * as z from "zod/mini";
import { quantity, variation } from "@/lib/orders/contracts";
import { guestDetails } from "@/lib/orders/guest-contracts";

/** For how many days a payment link is valid, and its items are held. */
export const linkDays = ["1", "3", "7"] as const;

/** POST /admin/draft-orders: an order for a buyer on the phone, who pays by a link. */
export const draftOrderBody = z.extend(guestDetails, {
  lines: z
    .array(z.object({ productId: z.string().check(z.minLength(1), z.maxLength(80)), variation, quantity }))
    .check(z.minLength(1, "Choose at least one product"), z.maxLength(30)),
  /** A discount code, in any case; blank for none. */
  discountCode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  days: z.enum(linkDays),
  /** Whether the buyer gets the link by email at once. */
  send: z._default(z.boolean(), true),
});
export type DraftOrderBody = z.infer<typeof draftOrderBody>;

/** The number of the new order, the link to pay it, and until when. The total is kobo. */
export const draftOrderReply = z.object({
  number: z.string(),
  link: z.string(),
  total: z.int(),
  until: z.string(),
});

/** A product that can be put into a draft order, with what is left of each size. The price is kobo. */
export type DraftProduct = {
  _id: string;
  name: string;
  price: number;
  image: string | null;
  variants: { name: string; stock: number }[];
};
