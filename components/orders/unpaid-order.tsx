import { PaymentMethods } from "@/components/payments/payment-methods";
import { Button, ButtonLink } from "@/components/ui/button";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { Order } from "@/lib/orders/contracts";
import { payRefusal } from "@/lib/orders/rules";
import { HoldCountdown } from "./hold-countdown";
import { HoldEnd } from "./hold-end";

/** A directly bought item is bought directly again; a cart still has its items. */
function buyAgainHref({ fromCart, items }: Order): string {
  const [first] = items;
  if (fromCart || !first) return paths.cart;
  return paths.checkout({ productId: first.product._id, quantity: first.quantity, variation: first.variation });
}

/** Actions for an unpaid order: continue the payment while its items are held, else start again. */
export function UnpaidOrder({ order }: { order: Order }) {
  const { number, holdExpiresAt, fromCart } = order;
  const now = new Date();
  if (payRefusal(order, now) !== null || !holdExpiresAt)
    return (
      <div className="grid justify-items-start gap-5 pb-8">
        <p className="max-w-[52ch]">
          This order was not paid. Nothing was charged, and its items were released.
          {fromCart && " Your cart is unchanged."}
        </p>
        <ButtonLink href={buyAgainHref(order)}>{fromCart ? "Back to Cart" : "Buy it again"}</ButtonLink>
      </div>
    );
  return (
    <div className="grid justify-items-start gap-5 pb-8">
      <p className="max-w-[52ch]">
        Waiting for your payment. The items are held until <HoldEnd at={holdExpiresAt} now={now} /> and released after
        that.
      </p>
      <HoldCountdown at={holdExpiresAt} now={now.toISOString()} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <form method="post" action={accountApiPaths.payOrder(number)}>
          <Button type="submit">Continue to payment</Button>
        </form>
        <a href={paths.checkoutSuccess(number)} className="link">
          Already paid? Check the payment
        </a>
      </div>
      <div className="w-full max-w-form">
        <PaymentMethods purpose="order" />
      </div>
    </div>
  );
}
