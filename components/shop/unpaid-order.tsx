import { Button, ButtonLink } from "@/components/ui/button";
import { lagosClock } from "@/components/ui/museum-time";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import type { Order } from "@/lib/shop/contracts";
import { whyNotPay } from "@/lib/shop/order-rules";

/** One piece that was bought at once is bought at once again; a cart is still there as it was. */
function buyAgainHref({ fromCart, items }: Order): string {
  const [first] = items;
  if (fromCart || !first) return paths.cart;
  return paths.checkout({ productId: first.product._id, quantity: first.quantity, variation: first.variation });
}

/** What to do about an order that is not paid: go on with its payment while it holds its pieces, and else begin anew. */
export function UnpaidOrder({ order }: { order: Order }) {
  const { number, holdExpiresAt, fromCart } = order;
  if (whyNotPay(order, new Date()) !== null || !holdExpiresAt)
    return (
      <div className="grid justify-items-start gap-5 pb-8">
        <p className="max-w-[52ch]">
          This order was not paid. Nothing was charged, and its pieces went back to the shelf.
          {fromCart && " Your cart is as you left it."}
        </p>
        <ButtonLink href={buyAgainHref(order)}>{fromCart ? "Back to Cart" : "Buy it again"}</ButtonLink>
      </div>
    );
  return (
    <div className="grid justify-items-start gap-5 pb-8">
      <p className="max-w-[52ch]">
        Waiting for your payment. The pieces are held until {lagosClock(holdExpiresAt)} and go back to the shelf after
        that.
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <form method="post" action={apiPaths.payOrder(number)}>
          <Button type="submit">Continue to payment</Button>
        </form>
        <a href={paths.checkoutSuccess(number)} className="link">
          Paid already? Look whether it has arrived
        </a>
      </div>
    </div>
  );
}
