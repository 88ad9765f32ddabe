import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { Buyer } from "@/lib/orders/buyer";
import type { Order } from "@/lib/orders/contracts";
import type { DeliveryReviewBody } from "@/lib/orders/delivery-review-contracts";
import { requireOrder } from "@/lib/orders/queries";
import { deliveryReviewRefusal } from "@/lib/orders/rules";

type ReviewDelivery = { actor: Buyer; number: string; review: DeliveryReviewBody };

/** Stores what the buyer says of the delivery, once. The same rating again, a second press, changes nothing. */
export async function reviewDelivery({ actor, number, review }: ReviewDelivery): Promise<Order> {
  const { rating, comment } = review;
  const stored = await db.$executeRaw`
    UPDATE orders SET delivery_rating = ${rating}::"DeliveryRating", delivery_comment = NULLIF(${comment}, ''),
      delivery_reviewed_at = clock_timestamp()
    WHERE (number = ${number} OR id = ${number}) AND user_id = ${actor._id} AND status = 'delivered' AND delivery_rating IS NULL`;
  const order = await requireOrder({ actor, number });
  if (stored === 0 && order.deliveryReview?.rating !== rating)
    throwAppError("conflict", deliveryReviewRefusal(order) ?? "Failed to save review");
  return order;
}
