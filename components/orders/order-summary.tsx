import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import { NUMBER_PREMIUM_NAME } from "@/lib/catalog/editions/rules";
import { DISCOUNT_NAME } from "@/lib/orders/rules";

/** The striped header of receipts and summaries. */
export function SummaryStripe() {
  return (
    <div
      aria-hidden
      className="h-[9px] bg-[linear-gradient(var(--laterite)_0_5px,transparent_5px_7px,var(--laterite)_7px_8px,transparent_8px)]"
    />
  );
}

type OrderSummaryProps = {
  title: string;
  /** Printed after the title, in the face of the interface: in that of titles a V reads as a U. */
  code?: string;
  children: ReactNode;
  className?: string;
};

/** The summary of a purchase in the style of a receipt. */
export function OrderSummary({ title, code, children, className = "" }: OrderSummaryProps) {
  return (
    <section aria-label={[title, code].filter(Boolean).join(" ")} className={`on-paper shadow-label ${className}`}>
      <SummaryStripe />
      <div className="p-5 sm:p-6">
        <h2 className="font-sign pb-4 text-section">
          {title} {code && <span className="whitespace-nowrap font-sans">{code}</span>}
        </h2>
        {children}
      </div>
    </section>
  );
}

/** A member's discount; renders nothing without one. */
export function DiscountLine({ amount }: { amount: number }) {
  if (amount === 0) return null;
  return (
    <p className="flex justify-between gap-4 pb-4 font-semibold text-small">
      {DISCOUNT_NAME}
      <Price amount={-amount} size="small" />
    </p>
  );
}

/** What chosen numbers cost; renders nothing without any. */
export function NumberPremiumLine({ amount = 0 }: { amount?: number | undefined }) {
  if (amount === 0) return null;
  return (
    <p className="flex justify-between gap-4 pb-4 text-small">
      {NUMBER_PREMIUM_NAME}
      <Price amount={amount} size="small" />
    </p>
  );
}

/** The total, or what is left to pay of it, below a double rule. */
export function SummaryTotal({ amount, name = "Total" }: { amount: number; name?: "Total" | "To pay" }) {
  return (
    <p className="flex items-baseline justify-between border-ink border-t-3 border-double py-4 font-bold">
      {name}
      <Price amount={amount} className="font-bold text-[1.5rem]" />
    </p>
  );
}
