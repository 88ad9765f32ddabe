import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import { discountName } from "@/lib/shop/rules";

/** The bus stripe in laterite across the head of every paper of the till. */
export function TillStripe() {
  return (
    <div
      aria-hidden
      className="h-[9px] bg-[linear-gradient(var(--laterite)_0_5px,transparent_5px_7px,var(--laterite)_7px_8px,transparent_8px)]"
    />
  );
}

type TillSlipProps = { title: string; children: ReactNode; className?: string };

/** What a purchase comes to, on the paper of the till. */
export function TillSlip({ title, children, className = "" }: TillSlipProps) {
  return (
    <section aria-label={title} className={`on-paper shadow-label ${className}`}>
      <TillStripe />
      <div className="p-5 sm:p-6">
        <h2 className="pb-4 text-subheading">{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** What a membership took off; nothing where it took nothing. */
export function DiscountLine({ amount }: { amount: number }) {
  if (amount === 0) return null;
  return (
    <p className="flex justify-between gap-4 pb-4 font-semibold text-small">
      {discountName}
      <Price amount={-amount} size="small" />
    </p>
  );
}

/** The last line of a slip, under its double rule. */
export function TillTotal({ amount }: { amount: number }) {
  return (
    <p className="flex items-baseline justify-between border-ink border-t-3 border-double py-4 font-bold">
      Total
      <Price amount={amount} className="font-bold text-[1.5rem]" />
    </p>
  );
}
