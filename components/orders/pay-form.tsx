"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useState } from "react";
import { AddressFields, addressFieldName, readAddressForm } from "@/components/auth/address-fields";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api } from "@/lib/api-client/client";
import type { ShippingAddress } from "@/lib/auth/contracts";
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
  feedback?: string;
  /** The checkout lines. */
  children: ReactNode;
};

const redirectAfter = 1_000;

/** Shipping address, total and the pay button, which cannot be pressed twice. */
export function PayForm({
  buyNowItem,
  address,
  total,
  discount,
  unavailable,
  feedback: initialFeedback = "",
  children,
}: PayFormProps) {
  const router = useRouter();
  const submission = useSubmitting();
  const [problem, setProblem] = useState(initialFeedback);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [soldOut, setSoldOut] = useState(false);
  const [changed, setChanged] = useState<CheckoutReply | null>(null);

  function goAndPay(url: string) {
    notify.success("Redirecting to payment...");
    setTimeout(() => window.location.assign(url), redirectAfter);
  }

  function givenAddress(form: HTMLFormElement): { good: boolean; value?: ShippingAddress } {
    if (address) return { good: true };
    const given = readAddressForm(form);
    if (given.address) return { good: true, value: given.address };
    setErrors(given.errors);
    const first = form.elements.namedItem(addressFieldName(Object.keys(given.errors)[0] ?? ""));
    if (first instanceof HTMLElement) first.focus();
    return { good: false };
  }

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submission.submitting || unavailable.length > 0) return;
    setProblem("");
    setErrors({});
    const given = givenAddress(event.currentTarget);
    if (!given.good) return;
    if (!submission.start()) return;
    if (changed) return goAndPay(changed.authorization_url);
    const result = await api.post(apiPaths.checkout, {
      ...(buyNowItem && { ...buyNowItem, variation: buyNowItem.variation ? [buyNowItem.variation] : [] }),
      ...(given.value && { shippingAddress: given.value }),
    });
    if (result.ok && result.data.total === total) return goAndPay(result.data.authorization_url);
    submission.finish();
    if (result.ok) {
      setChanged(result.data);
      // Refreshes the lines beside it, so that the whole page shows the same price.
      router.refresh();
      return setProblem(
        `⚠️ The price has changed. ${formatNaira(toKobo(result.data.total))} will be charged; nothing is paid before you agree.`,
      );
    }
    if (result.status === 401) {
      notify.error(result.error || "You must log in to checkout");
      return router.push(paths.login({ redirectTo: paths.checkout(buyNowItem) }));
    }
    const message = `Checkout failed: ${result.status === 0 ? "Network error" : result.error || "Unknown error"}`;
    notify.error(message);
    setProblem(`❌ ${message}`);
    if (result.code !== "out_of_stock") return;
    setSoldOut(true);
    router.refresh();
  }

  return (
    <Form action={apiPaths.checkout} onSubmit={pay} className="g12 items-start gap-y-10">
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
              <AddressFields errors={errors} />
            </>
          )}
        </section>
      </div>
      <CheckoutSummary
        total={changed?.total ?? total}
        discount={discount}
        className="col-span-full lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-span-5 xl:col-span-4 xl:col-start-9"
      >
        <Alert className="mb-3">{problem}</Alert>
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
          loading={submission.submitting && "Processing..."}
          disabled={unavailable.length > 0}
          aria-describedby={unavailable.length > 0 ? "left-out" : undefined}
        >
          Pay with Paystack
        </Button>
      </CheckoutSummary>
    </Form>
  );
}
