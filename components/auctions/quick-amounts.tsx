"use client";

import { Button } from "@/components/ui/button";
import { formatNaira } from "@/lib/core/money";

type QuickAmountsProps = { amounts: readonly number[]; onChoose: (amount: number) => void };

/** Buttons that fill in an amount, three in one row from 360 px on. */
export function QuickAmounts({ amounts, onChoose }: QuickAmountsProps) {
  if (amounts.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-start me-1 text-muted text-small max-xl:sr-only">Fill in</legend>
      {amounts.map((amount) => (
        <Button
          key={amount}
          variant="secondary"
          size="small"
          className="tabular-nums max-sm:flex-1 max-sm:px-1"
          onClick={() => onChoose(amount)}
        >
          {formatNaira(amount * 100)}
        </Button>
      ))}
    </fieldset>
  );
}
