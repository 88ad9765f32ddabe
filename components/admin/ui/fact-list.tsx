import type { ReactNode } from "react";

type FactListProps = { items: readonly (readonly [name: string, value: ReactNode])[] };

/** What is known about one thing, as the ruled lines of a card. */
export function FactList({ items }: FactListProps) {
  return (
    <dl className="-my-2.5 divide-y divide-line">
      {items.map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 py-2.5 text-small sm:grid-cols-[7.5rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
