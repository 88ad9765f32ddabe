import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import "./orders.css";

type CheckoutFoldProps = {
  units: number;
  /** What will be paid. */
  total: number;
  /** Whether it starts open on a small screen too. */
  open: boolean;
  /** The lines. */
  children: ReactNode;
};

/** The lines of a checkout. On a small screen they are folded below the number of items and the sum, which come before the form. */
export function CheckoutFold({ units, total, open, children }: CheckoutFoldProps) {
  return (
    <details open={open} className="checkout-fold group/fold">
      <summary className="on-paper flex min-h-16 list-none items-center gap-x-3 border-laterite border-t-5 px-4 py-2 shadow-label [&::-webkit-details-marker]:hidden">
        <span className="grid">
          <span className="font-sign font-bold text-section leading-tight">Your order</span>
          <span className="text-muted text-small">
            {units} {units === 1 ? "item" : "items"}
          </span>
        </span>
        <Price amount={total} className="ms-auto font-bold text-[1.375rem]" />
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open/fold:rotate-180" />
      </summary>
      <div className="max-lg:pt-2">{children}</div>
    </details>
  );
}
