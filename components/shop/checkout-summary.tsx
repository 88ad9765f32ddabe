import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import { toKobo, toNaira } from "@/lib/platform/money";
import { discountName } from "@/lib/shop/rules";
import { TillSlip, TillTotal } from "./till-slip";

type CheckoutSummaryProps = { total: number; discount: number; children: ReactNode; className?: string };

/** The sum, the button that pays it (the children), and what becomes of the buyer's data. */
export function CheckoutSummary({ total, discount, children, className }: CheckoutSummaryProps) {
  return (
    <TillSlip title="Order Summary" className={className ?? ""}>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 pb-4 text-small *:even:text-end">
        <dt>Subtotal</dt>
        <dd>
          <Price amount={toNaira(toKobo(total) + toKobo(discount))} size="small" />
        </dd>
        {discount > 0 && (
          <>
            <dt className="font-semibold">{discountName}</dt>
            <dd className="font-semibold">
              <Price amount={-discount} size="small" />
            </dd>
          </>
        )}
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
