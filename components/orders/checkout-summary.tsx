import Link from "next/link";
import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import { toKobo, toNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { DISCOUNT_NAME } from "@/lib/orders/rules";
import { OrderSummary, SummaryTotal } from "./order-summary";

type CheckoutSummaryProps = { total: number; discount: number; children: ReactNode; className?: string };

/** The total, the pay button (the children), and a note on privacy. */
export function CheckoutSummary({ total, discount, children, className }: CheckoutSummaryProps) {
  return (
    <OrderSummary title="Order Summary" className={className ?? ""}>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 pb-4 text-small *:even:text-end">
        <dt>Subtotal</dt>
        <dd>
          <Price amount={toNaira(toKobo(total) + toKobo(discount))} size="small" />
        </dd>
        {discount > 0 && (
          <>
            <dt className="font-semibold">{DISCOUNT_NAME}</dt>
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
      <SummaryTotal amount={total} />
      {children}
      <p className="pt-4 text-small">
        By paying you accept the{" "}
        <Link href={paths.terms} prefetch={false} className="link">
          terms
        </Link>{" "}
        and the{" "}
        <Link href={paths.returns} prefetch={false} className="link">
          returns policy
        </Link>
        .
      </p>
      <p className="pt-3 text-muted text-tiny">
        Your items are held for 30 minutes while you pay. You pay on Paystack’s own page: your card never passes through
        the museum. Your name, e-mail and address are used to send this order and for nothing else:{" "}
        <Link href={paths.privacy} prefetch={false} className="link">
          privacy notice
        </Link>
        .
      </p>
    </OrderSummary>
  );
}
