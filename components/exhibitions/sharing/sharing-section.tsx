import type { ReactNode } from "react";

const summary = "flex min-h-15 items-center justify-between gap-4 py-2 font-bold text-base";

/** A native section that opens without JavaScript. */
export function SharingSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-line border-b last:border-b-0">
      <summary className={summary}>
        {title}
        <span aria-hidden className="text-[1.5rem] leading-none group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="grid max-w-[66ch] gap-4 pb-6 font-normal font-read">{children}</div>
    </details>
  );
}
