"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { AddressFields, addressValues } from "@/components/auth/address-fields";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { failure, type Message, warning } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { type ShippingAddress, shippingAddress } from "@/lib/auth/contracts";
import { formatNaira, toKobo } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { AddressText } from "./address-text";
import { CheckoutSummary } from "./checkout-summary";

type BuyNowItem = { productId: string; quantity: number; variation?: string };
type CheckoutReply = { authorization_url: string; total: number };

type PayFormProps = {
  /** The item of a direct purchase; without it the whole cart is bought. */
  buyNowItem?: BuyNowItem | undefined;
  address: ShippingAddress | null;
  total: number;
  /** A member's discount. */
  discount: number;
  /** The names of items that cannot be bought; with any of them, payment is disabled. */
  unavailable: readonly string[];
  /** The initial message: the result of a submission without JavaScript. */
  initialMessage?: Message | null;
  /** The checkout lines. */
  children: ReactNode;
};

const redirectAfter = 1_000;
const errors = { offline: "Checkout failed: Network error", otherwise: "Checkout failed: Unknown error" };
/** The address is asked for only if the account has none. */
const payForm = z.object({ shippingAddress: z.optional(shippingAddress) });

/** Shipping address, total and the pay button, which cannot be pressed twice. */
export function PayForm({
  buyNowItem,
  address,
  total,
  discount,
  unavailable,
  initialMessage = null,
  children,
}: PayFormProps) {
  const router = useRouter();
  const [soldOut, setSoldOut] = useState(false);
  const [changed, setChanged] = useState<CheckoutReply | null>(null);
  const form = useApiForm({
    schema: payForm,
    defaultValues: address ? {} : { shippingAddress: addressValues(null) },
    initialMessage,
    errors,
    // After a change of price the order is placed already, and the second press agrees to pay it.
    send: ({ shippingAddress }) =>
      changed
        ? Promise.resolve({ ok: true as const, data: changed, headers: new Headers() })
        : api.post(apiPaths.checkout, {
            ...(buyNowItem && { ...buyNowItem, variation: buyNowItem.variation ? [buyNowItem.variation] : [] }),
            ...(shippingAddress && { shippingAddress }),
          }),
    onDone: (reply: CheckoutReply) => {
      if (changed || reply.total === total) {
        notify.success("Redirecting to payment...");
        setTimeout(() => window.location.assign(reply.authorization_url), redirectAfter);
        return "leaving";
      }
      setChanged(reply);
      // Refreshes the lines beside it, so that the whole page shows the same price.
      router.refresh();
      return warning(
        `The price has changed. ${formatNaira(toKobo(reply.total))} will be charged; nothing is paid before you agree.`,
      );
    },
    onError: ({ status, code, error }) => {
      if (status === 401) {
        notify.error(error || "You must log in to checkout");
        router.push(paths.login({ redirectTo: paths.checkout(buyNowItem) }));
        return null;
      }
      const message = error ? `Checkout failed: ${error}` : status === 0 ? errors.offline : errors.otherwise;
      notify.error(message);
      if (code === "out_of_stock") {
        setSoldOut(true);
        router.refresh();
      }
      return failure(message);
    },
  });

  return (
    <Form
      action={apiPaths.checkout}
      onSubmit={unavailable.length > 0 ? (event) => event.preventDefault() : form.onSubmit}
      className="g12 items-start gap-y-10"
    >
      <input type="hidden" name="totalSeen" value={total} />
      {buyNowItem &&
        Object.entries(buyNowItem).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value ?? ""} />
        ))}
      <div className="col-span-full grid gap-10 lg:col-span-7">
        {children}
        <section aria-labelledby="shipping-address" className="grid gap-4">
          <h2 id="shipping-address" className="text-subheading">
            Shipping Address
          </h2>
          {address ? (
            <>
              <AddressText address={address} className="font-normal font-read text-read" />
              <Link href={paths.account} prefetch={false} className="link w-max text-small">
                Change it in your account
              </Link>
            </>
          ) : (
            <>
              <p className="max-w-[44ch] text-muted text-small">
                The address is saved in your account for your next order.
              </p>
              <AddressFields field={form.field} />
            </>
          )}
        </section>
      </div>
      <CheckoutSummary
        total={changed?.total ?? total}
        discount={discount}
        className="col-span-full lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-span-5 xl:col-span-4 xl:col-start-9"
      >
        <FormMessage message={form.message} className="mb-3" />
        {unavailable.length > 0 && (
          <p id="left-out" className="mb-3 font-semibold text-laterite text-small">
            Not included: {unavailable.join("; ")}. {buyNowItem ? "It" : "The cart"} cannot be bought
            {buyNowItem ? "." : ": change or remove what is struck out first."}
          </p>
        )}
        {(soldOut || unavailable.length > 0) && (
          <ButtonLink href={buyNowItem ? paths.drops : paths.cart} variant="secondary" wide className="mb-3">
            {buyNowItem ? "Back to the drops" : "Back to Cart"}
          </ButtonLink>
        )}
        <Button
          type="submit"
          size="large"
          wide
          loading={form.busy && "Processing..."}
          disabled={unavailable.length > 0}
          aria-describedby={unavailable.length > 0 ? "left-out" : undefined}
        >
          Pay with Paystack
        </Button>
      </CheckoutSummary>
    </Form>
  );
}
