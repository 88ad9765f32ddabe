import type { ReactNode } from "react";

type StatListProps = { items: readonly (readonly [name: string, value: ReactNode])[] };

/** Figures side by side, each on a card of its own. */
export function StatList({ items }: StatListProps) {
  return (
    <dl
      className={`grid grid-cols-2 gap-3 ${items.length === 6 ? "md:grid-cols-3 2xl:grid-cols-6" : "md:grid-cols-4"}`}
    >
      {items.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-surface p-4"
        >
          <dt className="text-muted text-small">{name}</dt>
          <dd className="font-bold text-heading tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
