"use client";

import type { ReactNode } from "react";
import { PaymentMethods } from "@/components/payments/payment-methods";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import type { Message } from "@/components/ui/message";
import { toKobo, toNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import type { DeliveryQuote } from "@/lib/orders/delivery-zones/contracts";
import type { Rates } from "@/lib/orders/shop-settings/rules";
import { CheckoutSummary } from "./checkout-summary";
import { DiscountCodeField, type TypedCode } from "./discount-code-field";
import { SummaryTotal } from "./order-summary";
import { type AppliedVoucher, VoucherField, voucherPart } from "./voucher-field";
import "./orders.css";

export type BuyNowItem = { productId: string; quantity: number; variation?: string; edition?: number };

/** What the checkout of a member and of a guest have in common. */
export type CheckoutFormProps = {
  /** The item of a direct purchase; without it the whole cart is bought. */
  buyNowItem?: BuyNowItem | undefined;
  /** Without delivery. */
  total: number;
  /** A member's discount. */
  discount: number;
  /** What chosen numbers cost, in the total. */
  numberPremium?: number | undefined;
  /** The discount code that the page was opened with; the total is net of it. */
  typedCode: TypedCode | null;
  /** The gift voucher that pays after everything else; the total is without it. */
  voucher: AppliedVoucher | null;
  /** Why the voucher of a form without JavaScript was not applied. */
  voucherProblem: string | null;
  /** The price of gift wrap in naira; null when it is not offered. */
  giftWrap: number | null;
  rates: Rates;
  /** The names of items that cannot be bought; with any of them, payment is disabled. */
  unavailable: readonly string[];
  /** The initial message: the result of a submission without JavaScript. */
  initialMessage?: Message | null;
  /** The checkout lines. */
  children: ReactNode;
};

type PaySummaryProps = Pick<
  CheckoutFormProps,
  "buyNowItem" | "discount" | "numberPremium" | "typedCode" | "voucher" | "voucherProblem" | "rates" | "unavailable"
> & {
  /** With delivery and gift wrap. */
  total: number;
  wrapPrice: number;
  delivery: DeliveryQuote;
  message: Message | null;
  busy: boolean;
  /** Whether the last try failed because an item was sold out. */
  soldOut?: boolean;
  /** The slug of the drop whose waiting room the buyer has to pass first. */
  room?: string | undefined;
};

/**
 * The summary of a checkout with the pay button. On a small screen what is to pay and the button stay in sight, with the reason when it cannot be
 * pressed.
 */
export function PaySummary({
  buyNowItem,
  typedCode,
  voucher,
  voucherProblem,
  unavailable,
  message,
  busy,
  soldOut,
  room,
  ...totals
}: PaySummaryProps) {
  const { delivery } = totals;
  const isBlocked = unavailable.length > 0;
  const toPay = toNaira(toKobo(totals.total) - toKobo(voucherPart(totals.total, voucher)));
  const isPaid = voucher !== null && toPay === 0;
  return (
    <CheckoutSummary
      {...totals}
      toPay={toPay}
      codeDiscount={typedCode?.problem === null ? typedCode.discount : 0}
      codeField={<DiscountCodeField typed={typedCode} buyNowItem={buyNowItem} />}
      voucherField={<VoucherField voucher={voucher} problem={voucherProblem} total={totals.total} />}
      className="col-span-full lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-span-5 xl:col-span-4 xl:col-start-9"
    >
      <div className="cart-bar">
        <SummaryTotal amount={toPay} name={voucher ? "To pay" : "Total"} />
        <div className="cart-bar-notes">
          <FormMessage message={message} />
          {room && (
            <ButtonLink href={paths.waitingRoom(room)} variant="secondary" wide>
              Go to the waiting room
            </ButtonLink>
          )}
          <p id="not-delivered" role="status" className="font-semibold text-danger text-small">
            {delivery.problem}
          </p>
          {isBlocked && (
            <p id="left-out" className="font-semibold text-danger text-small">
              Not included: {unavailable.join("; ")}. {buyNowItem ? "It" : "The cart"} cannot be bought
              {buyNowItem ? "." : ": change or remove what is struck out first."}
            </p>
          )}
          {(soldOut || isBlocked) && (
            <ButtonLink href={buyNowItem ? paths.drops : paths.cart} variant="secondary" wide>
              {buyNowItem ? "Back to the drops" : "Back to Cart"}
            </ButtonLink>
          )}
        </div>
        <Button
          type="submit"
          size="large"
          wide
          loading={busy && "Processing..."}
          disabled={isBlocked || delivery.problem !== null}
          aria-describedby={isBlocked ? "left-out" : delivery.problem !== null ? "not-delivered" : undefined}
        >
          {isPaid ? "Place the order" : "Pay with Paystack"}
        </Button>
      </div>
      {!isPaid && <PaymentMethods purpose="order" />}
    </CheckoutSummary>
  );
}

type HiddenCheckoutFieldsProps = Pick<CheckoutFormProps, "buyNowItem" | "typedCode" | "voucher"> & {
  /** What is left to pay, as the buyer sees it. */
  totalSeen: number;
  voucherSeen: number;
};

/** What a form without JavaScript posts beside the fields: the total, the code, the voucher, and the item of a direct purchase. */
export function HiddenCheckoutFields({
  buyNowItem,
  typedCode,
  voucher,
  totalSeen,
  voucherSeen,
}: HiddenCheckoutFieldsProps) {
  return (
    <>
      <input type="hidden" name="totalSeen" value={totalSeen} />
      {typedCode?.problem === null && <input type="hidden" name="discountCode" value={typedCode.code} />}
      {voucher && (
        <>
          <input type="hidden" name="voucher" value={voucher.token} />
          <input type="hidden" name="voucherSeen" value={voucherSeen} />
        </>
      )}
      {buyNowItem &&
        Object.entries(buyNowItem).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value ?? ""} />
        ))}
    </>
  );
}
