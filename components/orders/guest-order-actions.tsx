import { PaymentMethods } from "@/components/payments/payment-methods";
import { Button, ButtonLink } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { Order } from "@/lib/orders/contracts";
import { returnWindowEnd } from "@/lib/orders/return-rules";
import { cancelRefusal, markReceivedRefusal, payRefusal } from "@/lib/orders/rules";
import { HoldCountdown } from "./hold-countdown";
import { HoldEnd } from "./hold-end";
import { ReturnWindow } from "./return-window";

type GuestOrderActionsProps = { order: Order; token: string; now: Date };

/** What a guest can do with an order: pay it, cancel it, or confirm that it has arrived. Forms, so that they need no script. */
export function GuestOrderActions({ order, token, now }: GuestOrderActionsProps) {
  const { paymentStatus, holdExpiresAt, total, refunded } = order;
  if (paymentStatus === "unpaid")
    return payRefusal(order, now) !== null || !holdExpiresAt ? (
      <div className="grid justify-items-start gap-5 pb-8">
        <p className="max-w-[52ch]">
          This order was not paid. Nothing was charged, and its items were released.
          {order.fromCart && " Your cart is unchanged."}
        </p>
        <ButtonLink href={order.fromCart ? paths.checkout() : paths.drops}>
          {order.fromCart ? "Try again" : "See the drops"}
        </ButtonLink>
      </div>
    ) : (
      <form method="post" action={accountApiPaths.payGuestOrder(token)} className="grid justify-items-start gap-5 pb-8">
        <p className="max-w-[52ch]">
          Waiting for your payment. The items are held until <HoldEnd at={holdExpiresAt} now={now} /> and released after
          that. By paying you accept our{" "}
          <a href={paths.terms} className="link">
            terms
          </a>
          .
        </p>
        <HoldCountdown at={holdExpiresAt} now={now.toISOString()} />
        <Button type="submit">Continue to payment</Button>
        <div className="w-full max-w-form">
          <PaymentMethods purpose="order" />
        </div>
      </form>
    );
  const windowEnd = returnWindowEnd(order);
  return (
    <div className="flex flex-wrap gap-6 pb-8 empty:hidden">
      {markReceivedRefusal(order) === null && (
        <form method="post" action={accountApiPaths.markGuestOrderDelivered(token)}>
          <Button type="submit">I received it</Button>
        </form>
      )}
      {windowEnd && (
        <div className="grid max-w-[52ch] gap-2">
          {windowEnd > now && (
            <p>To return an item, first save this order to an account. You can then request the return there.</p>
          )}
          <ReturnWindow order={order} now={now} />
        </div>
      )}
      {cancelRefusal(order) === null && (
        <details>
          <summary className="link inline-flex min-h-tap w-max items-center">Cancel order</summary>
          <form
            method="post"
            action={accountApiPaths.cancelGuestOrder(token)}
            className="grid max-w-[52ch] justify-items-start gap-4 pt-4"
          >
            <p>
              The whole order is cancelled, and <Price amount={total - refunded} /> goes back to the card or account you
              paid with. This cannot be undone. The edition numbers of its items become void.
            </p>
            <Button type="submit" variant="danger">
              Cancel order
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}
