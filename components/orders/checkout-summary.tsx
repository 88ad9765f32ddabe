import Link from "next/link";
import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import { NUMBER_PREMIUM_NAME } from "@/lib/catalog/editions/rules";
import { toKobo, toNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import type { DeliveryQuote } from "@/lib/orders/delivery-zones/contracts";
import { DISCOUNT_NAME, GIFT_WRAP_NAME } from "@/lib/orders/rules";
import { approximatePrice, type Rates } from "@/lib/orders/shop-settings/rules";
import { DeliveryText } from "./delivery-text";
import { OrderSummary } from "./order-summary";

type CheckoutSummaryProps = {
  total: number;
  /** The total without what a voucher pays. */
  toPay: number;
  /** A member's discount. */
  discount: number;
  /** What chosen numbers cost. */
  numberPremium?: number | undefined;
  /** What the discount code takes off, and its field or line. */
  codeDiscount: number;
  codeField: ReactNode;
  /** The field of a gift voucher, or what it pays. */
  voucherField: ReactNode;
  delivery: DeliveryQuote;
  /** The price of the gift wrap that was chosen, or 0. */
  wrapPrice: number;
  rates: Rates;
  children: ReactNode;
  className?: string;
};

/** The sums, what is to pay and the pay button (the children), and a note on privacy. */
export function CheckoutSummary({
  total,
  toPay,
  discount,
  numberPremium = 0,
  codeDiscount,
  codeField,
  voucherField,
  delivery,
  wrapPrice,
  rates,
  children,
  className,
}: CheckoutSummaryProps) {
  const approximate = toPay > 0 && approximatePrice(toPay, rates);
  const deliveryPrice = delivery.problem === null ? delivery.price : 0;
  return (
    <OrderSummary title="Order Summary" className={className ?? ""}>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 pb-4 text-small *:even:text-end">
        <dt>Subtotal</dt>
        <dd>
          <Price
            amount={toNaira(
              toKobo(total) +
                toKobo(discount) +
                toKobo(codeDiscount) -
                toKobo(deliveryPrice) -
                toKobo(wrapPrice) -
                toKobo(numberPremium),
            )}
            size="small"
          />
        </dd>
        {numberPremium > 0 && (
          <>
            <dt>{NUMBER_PREMIUM_NAME}</dt>
            <dd>
              <Price amount={numberPremium} size="small" />
            </dd>
          </>
        )}
        {discount > 0 && (
          <>
            <dt className="font-semibold">{DISCOUNT_NAME}</dt>
            <dd className="font-semibold">
              <Price amount={-discount} size="small" />
            </dd>
          </>
        )}
        <dt>Shipping</dt>
        <dd>
          <DeliveryText delivery={delivery} />
        </dd>
        {wrapPrice > 0 && (
          <>
            <dt>{GIFT_WRAP_NAME}</dt>
            <dd>
              <Price amount={wrapPrice} size="small" />
            </dd>
          </>
        )}
        <dt>Tax</dt>
        <dd>₦0</dd>
      </dl>
      {codeField}
      {voucherField}
      {children}
      {approximate && <p className="pt-3 text-muted text-small">{approximate}</p>}
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
        the museum. Your name, email and address are used to send this order and for nothing else:{" "}
        <Link href={paths.privacy} prefetch={false} className="link">
          privacy notice
        </Link>
        .
      </p>
    </OrderSummary>
  );
}
