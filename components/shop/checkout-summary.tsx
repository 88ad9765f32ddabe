import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import { TillSlip, TillTotal } from "./till-slip";

type CheckoutSummaryProps = { total: number; children: ReactNode; className?: string };

/** The sum, the button that pays it (the children), and what becomes of the buyer's data. */
export function CheckoutSummary({ total, children, className }: CheckoutSummaryProps) {
  return (
    <TillSlip title="Order Summary" className={className ?? ""}>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 pb-4 text-small *:even:text-end">
        <dt>Subtotal</dt>
        <dd>
          <Price amount={total} size="small" />
        </dd>
        <dt>Shipping</dt>
        <dd>Free</dd>
        <dt>Tax</dt>
        <dd>₦0</dd>
      </dl>
      <TillTotal amount={total} />
      {children}
      <p className="pt-4 text-muted text-tiny">
        Your pieces are held for 30 minutes while you pay. You pay on Paystack’s own page: your card never passes
        through the museum. Your name, e-mail and address are used to send this order and for nothing else.
      </p>
    </TillSlip>
  );
}
