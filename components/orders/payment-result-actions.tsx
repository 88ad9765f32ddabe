import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/core/urls/paths";
import type { ResultState } from "./payment-result-message";

type PaymentResultActionsProps = {
  state: ResultState;
  number: string | undefined;
  /** A guest has no list of orders. */
  guest?: boolean;
};

/** Where the buyer goes after a payment. */
export function PaymentResultActions({ state, number, guest = false }: PaymentResultActionsProps) {
  const isOrdersFirst = state === "paid" && !guest;
  const unpaid = state === "failed" || state === "cancelled";
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-3 max-xs:[&>:not(:last-child)]:basis-full">
      {/* What was bought counts more on this page than what else there is: its orders are the main action of a buyer who has them. */}
      {isOrdersFirst && <ButtonLink href={paths.orders}>View My Orders</ButtonLink>}
      {unpaid ? (
        <ButtonLink href={paths.cart}>Back to Cart</ButtonLink>
      ) : (
        <ButtonLink href={paths.drops} variant={isOrdersFirst ? "secondary" : "primary"}>
          Continue Shopping
        </ButtonLink>
      )}
      {!guest && !isOrdersFirst && (
        <ButtonLink href={paths.orders} variant="secondary">
          View My Orders
        </ButtonLink>
      )}
      <ButtonLink
        href={number ? paths.contactAbout({ order: number }) : paths.contact}
        variant="quiet"
        className="px-0!"
      >
        Contact support
      </ButtonLink>
    </p>
  );
}
