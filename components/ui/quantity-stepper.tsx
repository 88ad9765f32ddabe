"use client";

import { Minus, Plus } from "lucide-react";
import { useId } from "react";

type QuantityStepperProps = {
  /** What is counted, for the buttons' names: "One more Heads of State Vase". */
  name: string;
  value: number;
  onChange: (next: number) => void;
  max?: number;
  busy?: boolean;
};

const side =
  "grid size-tap place-items-center aria-disabled:cursor-not-allowed aria-disabled:text-muted/60 focus-visible:-outline-offset-3";

/** One fewer, one more. Neither end is passed, and the button that stops there says why. */
export function QuantityStepper({ name, value, onChange, max = 99, busy = false }: QuantityStepperProps) {
  const why = useId();
  const lowest = value <= 1;
  const highest = value >= max;
  const reason = lowest ? "One is the least; use Remove to take it out." : highest ? `${max} is all there is.` : "";
  return (
    <fieldset
      aria-label={`Quantity of ${name}`}
      className="inline-flex w-max items-center rounded-plate shadow-[inset_0_0_0_1.5px_var(--line-strong)]"
    >
      <button
        type="button"
        className={side}
        aria-label={`One fewer ${name}`}
        aria-disabled={lowest || busy || undefined}
        aria-describedby={lowest ? why : undefined}
        title={lowest ? reason : undefined}
        onClick={() => !lowest && !busy && onChange(value - 1)}
      >
        <Minus aria-hidden className="size-4" />
      </button>
      <output aria-live="polite" className="min-w-7 text-center font-bold">
        {value}
      </output>
      <button
        type="button"
        className={side}
        aria-label={`One more ${name}`}
        aria-disabled={highest || busy || undefined}
        aria-describedby={highest ? why : undefined}
        title={highest ? reason : undefined}
        onClick={() => !highest && !busy && onChange(value + 1)}
      >
        <Plus aria-hidden className="size-4" />
      </button>
      <span id={why} className="sr-only">
        {reason}
      </span>
    </fieldset>
  );
}
