"use client";

import Link from "next/link";
import { type ReactNode, useRef, useState } from "react";
import * as z from "zod/mini";
import { AddressFields, addressValues } from "@/components/auth/address-fields";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure, type Message, warning } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { formatNaira, toKobo, toNaira } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { DeliveryQuote } from "@/lib/orders/delivery-zones/contracts";
import { type GiftBody, giftBody } from "@/lib/orders/gift-contracts";
import { guestDetails } from "@/lib/orders/guest-contracts";
import type { Rates } from "@/lib/orders/shop-settings/rules";
import { CheckoutSummary } from "./checkout-summary";
import { DiscountCodeField, DiscountCodeForm, type TypedCode } from "./discount-code-field";
import { GiftFields, requestKey, wrapPriceOf } from "./gift-fields";
import { useDeliveryQuote } from "./use-delivery-quote";

type CheckoutReply = { authorization_url: string; total: number };

type GuestPayFormProps = {
  /** The item of a direct purchase; without it the whole cart is bought. */
  buyNowItem?: { productId: string; quantity: number; variation?: string } | undefined;
  /** Without delivery. */
  total: number;
  discount: number;
  /** The discount code that the page was opened with; the total is net of it. */
  typedCode: TypedCode | null;
  /** Delivery in Nigeria, before a country is typed. */
  delivery: DeliveryQuote;
  /** The price of gift wrap in naira; null when it is not offered. */
  giftWrap: number | null;
  rates: Rates;
  /** The names of items that cannot be bought; with any of them, payment is disabled. */
  unavailable: readonly string[];
  /** The initial message: the result of a submission without JavaScript. */
  initialMessage: Message | null;
  loginHref: string;
  /** The checkout lines. */
  children: ReactNode;
};

const errors = { offline: "Checkout failed: Network error", otherwise: "Checkout failed: Unknown error" };
const payForm = z.extend(guestDetails, { gift: z.optional(giftBody) });
const defaultValues = {
  email: "",
  firstName: "",
  lastName: "",
  shippingAddress: addressValues(null),
  gift: { wanted: false, note: "", wrap: false },
};

/** The checkout without an account: email, name, address and the pay button. */
export function GuestPayForm(props: GuestPayFormProps) {
  const { buyNowItem, typedCode, giftWrap, rates, unavailable, initialMessage, loginHref, children } = props;
  const [repriced, setRepriced] = useState<{ reply: CheckoutReply; request: string } | null>(null);
  const [country, setCountry] = useState("Nigeria");
  const delivery = useDeliveryQuote(country, props.delivery);
  const code = typedCode?.problem === null ? typedCode : null;
  const deliveryPrice = delivery.problem === null ? delivery.price : 0;
  const totalWith = (wrap: number) => toNaira(toKobo(props.total) + toKobo(deliveryPrice) + toKobo(wrap));
  // Another code or gift makes another order.
  const agreedTotal = (request: string) => (repriced?.request === request ? repriced.reply.total : null);
  const sent = useRef({ request: "", total: props.total });
  const isBlocked = unavailable.length > 0;
  const form = useApiForm({
    schema: payForm,
    defaultValues,
    initialMessage,
    errors,
    // Sent again after a change of price, because the details may have changed too: the same order is returned.
    send: ({ gift, ...details }) => {
      const request = requestKey(gift, code?.code);
      sent.current = { request, total: agreedTotal(request) ?? totalWith(wrapPriceOf(gift, giftWrap)) };
      const item = buyNowItem && { ...buyNowItem, variation: buyNowItem.variation ? [buyNowItem.variation] : [] };
      return api.post(apiPaths.guestCheckout, {
        ...item,
        ...details,
        ...(code && { discountCode: code.code }),
        ...(gift?.wanted && { gift }),
      });
    },
    onDone: (reply: CheckoutReply) => {
      if (reply.total === sent.current.total) {
        window.location.assign(reply.authorization_url);
        return "leaving";
      }
      setRepriced({ reply, request: sent.current.request });
      return warning(
        `The price has changed. ${formatNaira(toKobo(reply.total))} will be charged. Nothing is charged until you agree.`,
      );
    },
    onError: ({ error, status }) =>
      failure(error ? `Checkout failed: ${error}` : status === 0 ? errors.offline : errors.otherwise),
  });

  const gift = form.watch("gift") as GiftBody | undefined;
  const wrapPrice = wrapPriceOf(gift, giftWrap);

  return (
    <>
      <DiscountCodeForm buyNowItem={buyNowItem} />
      <Form
        action={apiPaths.guestCheckout}
        onSubmit={isBlocked ? (event) => event.preventDefault() : form.onSubmit}
        className="g12 items-start gap-y-10"
      >
        <input type="hidden" name="totalSeen" value={totalWith(0)} />
        {code && <input type="hidden" name="discountCode" value={code.code} />}
        {buyNowItem &&
          Object.entries(buyNowItem).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value ?? ""} />
          ))}
        <div className="col-span-full grid gap-10 lg:col-span-7">
          {children}
          <section aria-labelledby="your-details" className="grid gap-5">
            <h2 id="your-details" className="text-subheading">
              Your details
            </h2>
            <p className="max-w-[44ch] text-muted text-small">
              You are ordering as a guest. Have an account?{" "}
              <Link href={loginHref} prefetch={false} className="link text-ink">
                Log in
              </Link>
            </p>
            <TextField
              label="Email"
              type="email"
              autoComplete="email"
              inputMode="email"
              hint="We send the link to your order here"
              required
              {...form.field("email")}
            />
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField label="First Name" autoComplete="given-name" required {...form.field("firstName")} />
              <TextField label="Last Name" autoComplete="family-name" required {...form.field("lastName")} />
            </div>
          </section>
          <section aria-labelledby="shipping-address" className="grid gap-4">
            <h2 id="shipping-address" className="text-subheading">
              Shipping Address
            </h2>
            <AddressFields field={form.field} onCountry={setCountry} />
          </section>
          <GiftFields giftWrap={giftWrap} field={form.field} />
        </div>
        <CheckoutSummary
          total={agreedTotal(requestKey(gift, code?.code)) ?? totalWith(wrapPrice)}
          wrapPrice={wrapPrice}
          discount={props.discount}
          codeDiscount={code?.discount ?? 0}
          delivery={delivery}
          rates={rates}
          codeField={<DiscountCodeField typed={typedCode} buyNowItem={buyNowItem} />}
          className="col-span-full lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-span-5 xl:col-span-4 xl:col-start-9"
        >
          <FormMessage message={form.message} className="mb-3" />
          {delivery.problem !== null && (
            <p id="not-delivered" role="status" className="mb-3 font-semibold text-laterite text-small">
              {delivery.problem}
            </p>
          )}
          {isBlocked && (
            <>
              <p id="left-out" className="mb-3 font-semibold text-laterite text-small">
                Not included: {unavailable.join("; ")}.
              </p>
              <ButtonLink href={buyNowItem ? paths.drops : paths.cart} variant="secondary" wide className="mb-3">
                {buyNowItem ? "Back to the drops" : "Back to Cart"}
              </ButtonLink>
            </>
          )}
          <Button
            type="submit"
            size="large"
            wide
            loading={form.busy && "Processing..."}
            disabled={isBlocked || delivery.problem !== null}
            aria-describedby={isBlocked ? "left-out" : delivery.problem !== null ? "not-delivered" : undefined}
          >
            Pay with Paystack
          </Button>
        </CheckoutSummary>
      </Form>
    </>
  );
}
