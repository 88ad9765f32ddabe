import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import type { Order } from "@/lib/orders/contracts";
import { MAX_DELIVERY_COMMENT } from "@/lib/orders/delivery-review-contracts";
import { deliveryReviewRefusal } from "@/lib/orders/rules";

const labels = { good: "Good", bad: "Not good" } as const;

type DeliveryReviewProps = { order: Pick<Order, "status" | "deliveryReview">; action: string };

/** Asks once how the delivery of an order was, and then shows the review. A form, so that it needs no script. */
export function DeliveryReview({ order, action }: DeliveryReviewProps) {
  const { deliveryReview: review } = order;
  if (!review && deliveryReviewRefusal(order) !== null) return null;
  return (
    <section id="delivery-review" aria-labelledby="delivery-review-title" className="grid scroll-mt-24 gap-4">
      <h2 id="delivery-review-title" className="font-sign text-section">
        {review ? "Your review of the delivery" : "How was the delivery?"}
      </h2>
      {review ? (
        <div className="grid gap-2">
          <p>
            <b className="font-semibold">{labels[review.rating]}.</b> Thank you for telling us.
          </p>
          {review.comment && (
            <p className="wrap-anywhere whitespace-pre-line font-normal font-read text-read">{review.comment}</p>
          )}
        </div>
      ) : (
        <form method="post" action={action} className="grid gap-4">
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="rating" value="good">
              {labels.good}
            </Button>
            <Button type="submit" name="rating" value="bad" variant="secondary">
              {labels.bad}
            </Button>
          </div>
          <details>
            <summary className="link inline-flex min-h-tap w-max items-center text-small">Add a comment first</summary>
            <Textarea label="Comment" name="comment" rows={3} maxLength={MAX_DELIVERY_COMMENT} hint="Optional" />
          </details>
        </form>
      )}
    </section>
  );
}
