import type { ReactNode } from "react";

const stripes =
  "h-13 bg-[linear-gradient(transparent_0_0.875rem,var(--night)_0.875rem_2rem,transparent_2rem_2.375rem,var(--night)_2.375rem_2.5rem,transparent_2.5rem)]";

/** The background of a newsletter form: the side of a danfo bus, brass between two stripes, the same in both themes. */
export function BusSide({ children }: { children: ReactNode }) {
  return (
    <div className="bg-brass text-night [--focus:var(--night)]">
      <div aria-hidden className={stripes} />
      {children}
      <div aria-hidden className={`${stripes} rotate-180`} />
    </div>
  );
}
