import type { ReactNode } from "react";

type LedgerProps = {
  /** What is entered, and what is said of it. */
  lines: readonly (readonly [what: string, say: ReactNode])[];
  /** The words stand beside their name from a tablet on, or under it. */
  beside?: boolean;
  className?: string;
};

/** A ruled list of names and what is said of each: the house's way to set out terms, rules and hours. */
export function Ledger({ lines, beside = false, className = "" }: LedgerProps) {
  return (
    <dl className={`border-ink border-t-2 ${className}`}>
      {lines.map(([what, say]) => (
        <div
          key={what}
          className={`grid items-baseline gap-x-gutter gap-y-1 border-line border-b py-4 ${beside ? "sm:grid-cols-[2fr_5fr]" : ""}`}
        >
          <dt className="font-bold text-base">{what}</dt>
          <dd className="font-normal font-read text-read text-muted">{say}</dd>
        </div>
      ))}
    </dl>
  );
}
