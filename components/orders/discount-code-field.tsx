"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type FormEvent, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Price } from "@/components/ui/price";
import { paths } from "@/lib/core/urls/paths";
import { discountCodeName } from "@/lib/orders/rules";

const formId = "discount-code";

type BuyNowItem = { productId: string; quantity: number; variation?: string; edition?: number };

/** A code as the page checked it; `problem` is why it cannot be used. */
export type TypedCode = { code: string; discount: number; problem: null } | { code: string; problem: string };

/**
 * The form of the discount code field, which lies outside the pay form. It opens the checkout page with the code in the URL, with
 * JavaScript without losing what was typed elsewhere on the page.
 */
export function DiscountCodeForm({ buyNowItem }: { buyNowItem: BuyNowItem | undefined }) {
  const router = useRouter();
  const [, startTransition] = useTransition();
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("discountCode");
    const discountCode = typeof typed === "string" ? typed.trim() : "";
    if (discountCode === "") return;
    startTransition(() => router.replace(paths.checkout({ ...buyNowItem, discountCode }), { scroll: false }));
  }
  return (
    <form id={formId} action={paths.checkout()} method="get" onSubmit={apply}>
      {buyNowItem &&
        Object.entries(buyNowItem).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value ?? ""} />
        ))}
    </form>
  );
}

/** Types a discount code, or shows and removes the one that is applied. */
export function DiscountCodeField({
  typed,
  buyNowItem,
}: {
  typed: TypedCode | null;
  buyNowItem: BuyNowItem | undefined;
}) {
  if (typed?.problem === null)
    return (
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4 pb-4 font-semibold text-small">
        <span>
          {discountCodeName(typed.code)}{" "}
          <Link href={paths.checkout(buyNowItem)} replace scroll={false} prefetch={false} className="link font-normal">
            Remove<span className="sr-only"> the discount code</span>
          </Link>
        </span>
        <Price amount={-typed.discount} size="small" className="ms-auto" />
      </p>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 pb-4">
      <TextField
        key={typed?.code}
        label="Discount code"
        name="discountCode"
        form={formId}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={typed?.code}
        error={typed?.problem}
      />
      {/* The page is not loaded again, so the result is announced. */}
      <p role="status" className="sr-only">
        {typed?.problem}
      </p>
      <Button type="submit" form={formId} variant="secondary" size="small" className="mt-7 min-h-12">
        Apply<span className="sr-only"> the discount code</span>
      </Button>
    </div>
  );
}
