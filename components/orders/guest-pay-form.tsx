"use client";

import Link from "next/link";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { AddressFields, addressValues } from "@/components/auth/address-fields";
import { VoucherCodeForm } from "@/components/payments/voucher-code";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure, warning } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { formatNaira, toKobo, toNaira } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { DeliveryQuote } from "@/lib/orders/delivery-zones/contracts";
import { type GiftBody, giftBody } from "@/lib/orders/gift-contracts";
import { guestDetails } from "@/lib/orders/guest-contracts";
import { DiscountCodeForm } from "./discount-code-field";
import { GiftFields, requestKey, wrapPriceOf } from "./gift-fields";
import { type CheckoutFormProps, HiddenCheckoutFields, PaySummary } from "./pay-summary";
import { useDeliveryQuote } from "./use-delivery-quote";
import { voucherPart } from "./voucher-field";

type CheckoutReply = { authorization_url: string; total: number };

type GuestPayFormProps = CheckoutFormProps & {
  /** Delivery in Nigeria, before another country is chosen. */
  delivery: DeliveryQuote;
  loginHref: string;
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
  const {
    buyNowItem,
    numberPremium,
    typedCode,
    voucher,
    voucherProblem,
    giftWrap,
    rates,
    unavailable,
    initialMessage = null,
    loginHref,
    children,
  } = props;
  const [repriced, setRepriced] = useState<{ reply: CheckoutReply; request: string } | null>(null);
  const [room, setRoom] = useState<string>();
  const [country, setCountry] = useState("Nigeria");
  const delivery = useDeliveryQuote(country, props.delivery);
  const code = typedCode?.problem === null ? typedCode : null;
  const deliveryPrice = delivery.problem === null ? delivery.price : 0;
  const totalWith = (wrap: number) => toNaira(toKobo(props.total) + toKobo(deliveryPrice) + toKobo(wrap));
  // Another code or gift makes another order.
  const agreedTotal = (request: string) => (repriced?.request === request ? repriced.reply.total : null);
  const toPay = (sum: number) => toNaira(toKobo(sum) - toKobo(voucherPart(sum, voucher)));
  const keyOf = (gift: GiftBody | undefined) =>
    requestKey(gift, [code?.code, voucher?.token].filter(Boolean).join(" "));
  const [problem, setProblem] = useState(voucherProblem);
  const sent = useRef({ request: "", total: props.total });
  const form = useApiForm({
    schema: payForm,
    defaultValues,
    initialMessage,
    errors,
    // Sent again after a change of price, because the details may have changed too: the same order is returned.
    send: ({ gift, ...details }) => {
      const request = keyOf(gift);
      sent.current = { request, total: agreedTotal(request) ?? toPay(totalWith(wrapPriceOf(gift, giftWrap))) };
      const item = buyNowItem && { ...buyNowItem, variation: buyNowItem.variation ? [buyNowItem.variation] : [] };
      return api.post(apiPaths.guestCheckout, {
        ...item,
        ...details,
        ...(code && { discountCode: code.code }),
        ...(voucher && {
          voucher: voucher.token,
          voucherSeen: voucherPart(totalWith(wrapPriceOf(gift, giftWrap)), voucher),
        }),
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
    onError: ({ error, status, facts }) => {
      if (facts?.drop) setRoom(String(facts.drop));
      return failure(error ? `Checkout failed: ${error}` : status === 0 ? errors.offline : errors.otherwise);
    },
  });

  const gift = form.watch("gift") as GiftBody | undefined;
  const wrapPrice = wrapPriceOf(gift, giftWrap);
  const shownTotal = (voucher ? null : agreedTotal(keyOf(gift))) ?? totalWith(wrapPrice);

  return (
    <>
      <DiscountCodeForm buyNowItem={buyNowItem} />
      <VoucherCodeForm hidden={{ ...buyNowItem, discountCode: code?.code }} onProblem={setProblem} />
      <Form
        action={apiPaths.guestCheckout}
        onSubmit={unavailable.length > 0 ? (event) => event.preventDefault() : form.onSubmit}
        className="g12 items-start gap-y-10"
      >
        <HiddenCheckoutFields
          buyNowItem={buyNowItem}
          typedCode={typedCode}
          voucher={voucher}
          totalSeen={toPay(totalWith(0))}
          voucherSeen={voucherPart(totalWith(0), voucher)}
        />
        <div className="col-span-full grid gap-10 lg:col-span-7">
          {children}
          <section aria-labelledby="your-details" className="grid gap-5">
            <h2 id="your-details" className="font-sign text-section">
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
              hint="We send the link to your order here."
              required
              {...form.field("email")}
            />
            <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
              <TextField label="First Name" autoComplete="given-name" required {...form.field("firstName")} />
              <TextField label="Last Name" autoComplete="family-name" required {...form.field("lastName")} />
            </div>
          </section>
          <section aria-labelledby="shipping-address" className="grid gap-4">
            <h2 id="shipping-address" className="font-sign text-section">
              Shipping Address
            </h2>
            <AddressFields field={form.field} onCountry={setCountry} />
          </section>
          <GiftFields giftWrap={giftWrap} field={form.field} />
        </div>
        <PaySummary
          total={shownTotal}
          discount={props.discount}
          {...{ buyNowItem, numberPremium, typedCode, voucher, voucherProblem: problem, rates }}
          {...{ unavailable, wrapPrice, delivery, room }}
          message={form.message}
          busy={form.busy}
        />
      </Form>
    </>
  );
}
