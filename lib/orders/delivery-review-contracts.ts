import * as z from "zod/mini";

const deliveryRating = z.enum(["good", "bad"]);

/** The maximum length of the comment of a delivery review. */
export const MAX_DELIVERY_COMMENT = 500;

/** POST /orders/{number}/delivery-review: one press of a button; the comment is optional. */
export const deliveryReviewBody = z.object({
  rating: deliveryRating,
  comment: z._default(
    z
      .string()
      .check(z.trim(), z.maxLength(MAX_DELIVERY_COMMENT, `Please use at most ${MAX_DELIVERY_COMMENT} characters`)),
    "",
  ),
});

export type DeliveryReviewBody = z.infer<typeof deliveryReviewBody>;

/** What the buyer said of the delivery. */
export const deliveryReview = z.object({ rating: deliveryRating, comment: z.string(), at: z.string() });
