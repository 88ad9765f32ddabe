import type { ReactNode } from "react";

type DefinitionListProps = {
  /** Term and description. */
  items: readonly (readonly [what: string, say: ReactNode])[];
  /** Descriptions beside their terms from a tablet on, or below them. */
  sideBySide?: boolean;
  className?: string;
};

/** A ruled definition list for terms, rules and opening hours. */
export function DefinitionList({ items, sideBySide = false, className = "" }: DefinitionListProps) {
  return (
    <dl className={`border-ink border-t-2 ${className}`}>
      {items.map(([term, description]) => (
        <div
          key={term}
          className={`grid items-baseline gap-x-gutter gap-y-1 border-line border-b py-4 ${sideBySide ? "sm:grid-cols-[2fr_5fr]" : ""}`}
        >
          <dt className="font-bold text-base">{term}</dt>
          <dd className="font-normal font-read text-read text-muted">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
