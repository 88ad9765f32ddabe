"use client";

import { Minus, Plus } from "lucide-react";
import { useId } from "react";

type QuantityStepperProps = {
  /** The item, for the accessible names: "One more Heads of State Vase". */
  name: string;
  value: number;
  onChange: (next: number) => void;
  max?: number;
  loading?: boolean;
};

const stepButtonClass =
  "grid size-tap place-items-center aria-disabled:cursor-not-allowed aria-disabled:text-muted/60 focus-visible:-outline-offset-3";

/** Decrease and increase buttons. At a limit the button is disabled and states the reason. */
export function QuantityStepper({ name, value, onChange, max = 99, loading = false }: QuantityStepperProps) {
  const why = useId();
  const lowest = value <= 1;
  const highest = value >= max;
  const reason = lowest ? "The minimum is 1. Use Remove to delete the item." : highest ? `${max} is all there is.` : "";
  return (
    <fieldset
      aria-label={`Quantity of ${name}`}
      className="inline-flex w-max items-center rounded-control shadow-[inset_0_0_0_1.5px_var(--line-strong)]"
    >
      <button
        type="button"
        className={stepButtonClass}
        aria-label={`One fewer ${name}`}
        aria-disabled={lowest || loading || undefined}
        aria-describedby={lowest ? why : undefined}
        title={lowest ? reason : undefined}
        onClick={() => !lowest && !loading && onChange(value - 1)}
      >
        <Minus aria-hidden className="size-4" />
      </button>
      <output aria-live="polite" className="min-w-7 text-center font-bold">
        {value}
      </output>
      <button
        type="button"
        className={stepButtonClass}
        aria-label={`One more ${name}`}
        aria-disabled={highest || loading || undefined}
        aria-describedby={highest ? why : undefined}
        title={highest ? reason : undefined}
        onClick={() => !highest && !loading && onChange(value + 1)}
      >
        <Plus aria-hidden className="size-4" />
      </button>
      <span id={why} className="sr-only">
        {reason}
      </span>
    </fieldset>
  );
}
