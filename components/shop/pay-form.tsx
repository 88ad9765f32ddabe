"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useState } from "react";
import { AddressFields, addressField, readAddress } from "@/components/accounts/address-fields";
import { Button, ButtonLink } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Message } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import type { ShippingAddress } from "@/lib/accounts/contracts";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { formatNaira, toKobo } from "@/lib/platform/money";
import { paths } from "@/lib/platform/paths";
import { AddressText } from "./address-text";
import { CheckoutSummary } from "./checkout-summary";

type Piece = { productId: string; quantity: number; variation?: string };
type Reply = { authorization_url: string; total: number };

type PayFormProps = {
  /** The one piece that is bought at once; without it, the whole cart is. */
  piece?: Piece | undefined;
  address: ShippingAddress | null;
  total: number;
  /** What a membership took off it. */
  discount: number;
  /** The names of what cannot be bought as it stands; with any of it, nothing can be paid. */
  leftOut: readonly string[];
  /** What is said at first: what became of the form when it was sent without script. */
  said?: string;
  /** The lines that are paid for. */
  children: ReactNode;
};

const redirectAfter = 1_000;

/** Where it goes, what it comes to, and the button that pays. It cannot be pressed twice. */
export function PayForm({ piece, address, total, discount, leftOut, said: news = "", children }: PayFormProps) {
  const router = useRouter();
  const work = useWork();
  const [problem, setProblem] = useState(news);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [soldOut, setSoldOut] = useState(false);
  const [changed, setChanged] = useState<Reply | null>(null);

  function goAndPay(url: string) {
    notify.success("Redirecting to payment...");
    setTimeout(() => window.location.assign(url), redirectAfter);
  }

  function givenAddress(form: HTMLFormElement): { good: boolean; value?: ShippingAddress } {
    if (address) return { good: true };
    const given = readAddress(form);
    if (given.address) return { good: true, value: given.address };
    setErrors(given.wrong);
    const first = form.elements.namedItem(addressField(Object.keys(given.wrong)[0] ?? ""));
    if (first instanceof HTMLElement) first.focus();
    return { good: false };
  }

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (work.busy || leftOut.length > 0) return;
    setProblem("");
    setErrors({});
    const given = givenAddress(event.currentTarget);
    if (!given.good) return;
    if (!work.begin()) return;
    if (changed) return goAndPay(changed.authorization_url);
    const result = await api.post<Reply>(apiPaths.checkout, {
      ...(piece && { ...piece, variation: piece.variation ? [piece.variation] : [] }),
      ...(given.value && { shippingAddress: given.value }),
    });
    if (result.ok && result.data.total === total) return goAndPay(result.data.authorization_url);
    work.end();
    if (result.ok) {
      setChanged(result.data);
      // The lines beside it are asked for again, so that everything on the page speaks of one price.
      router.refresh();
      return setProblem(
        `⚠️ The price has changed. ${formatNaira(toKobo(result.data.total))} will be charged; nothing is paid before you agree.`,
      );
    }
    if (result.status === 401) {
      notify.error(result.error || "You must log in to checkout");
      return router.push(paths.login({ redirectTo: paths.checkout(piece) }));
    }
    const said = `Checkout failed: ${result.status === 0 ? "Network error" : result.error || "Unknown error"}`;
    notify.error(said);
    setProblem(`❌ ${said}`);
    if (result.code !== "out_of_stock") return;
    setSoldOut(true);
    router.refresh();
  }

  return (
    <Form action={apiPaths.checkout} onSubmit={pay} className="g12 items-start gap-y-10">
      <input type="hidden" name="totalSeen" value={total} />
      {piece &&
        Object.entries(piece).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value ?? ""} />
        ))}
      <div className="col-span-full grid gap-10 lg:col-span-7">
        {children}
        <section aria-labelledby="goes-to" className="grid gap-4">
          <h2 id="goes-to" className="text-subheading">
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
                Where the parcel goes. It is kept in your account for the next one.
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
        <Message className="mb-3">{problem}</Message>
        {leftOut.length > 0 && (
          <p id="left-out" className="mb-3 font-semibold text-laterite text-small">
            Not counted: {leftOut.join("; ")}. {piece ? "It" : "The cart"} cannot be bought as it stands
            {piece ? "." : ": change or remove what is struck out first."}
          </p>
        )}
        {(soldOut || leftOut.length > 0) && (
          <ButtonLink href={piece ? paths.drops : paths.cart} look="secondary" wide className="mb-3">
            {piece ? "Back to the drops" : "Back to Cart"}
          </ButtonLink>
        )}
        <Button
          type="submit"
          size="large"
          wide
          busy={work.busy && "Processing..."}
          blocked={leftOut.length > 0}
          aria-describedby={leftOut.length > 0 ? "left-out" : undefined}
        >
          Pay with Paystack
        </Button>
      </CheckoutSummary>
    </Form>
  );
}
