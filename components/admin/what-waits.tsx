import Link from "next/link";
import type { ReactNode } from "react";

export type Waits = { count: number; what: string; href: string; note?: string };

const figure = new Intl.NumberFormat("en-NG");

/** What waits for a hand, each with the way to the list that holds it. `null` is what could not be counted. */
export function WhatWaits({ waits }: { waits: readonly Waits[] | null }) {
  if (!waits) return <Said>It could not be counted what waits. Please load this page again.</Said>;
  if (waits.every(({ count }) => count === 0)) return <Said>Nothing waits for a hand.</Said>;
  return (
    <ul className="grid gap-x-gutter border-ink border-t-2 md:grid-cols-2">
      {waits.map(({ count, what, href, note }) => (
        <li
          key={what}
          className="grid grid-cols-[minmax(3rem,auto)_minmax(0,1fr)] items-baseline gap-x-4 border-line border-b py-3"
        >
          <b className={`text-end text-subheading tabular-nums ${count > 0 ? "font-extrabold" : "text-muted"}`}>
            {figure.format(count)}
          </b>
          <span className="grid justify-items-start gap-0.5">
            <Link href={href} prefetch={false} className={`link ${count > 0 ? "font-semibold" : "text-muted"}`}>
              {what}
            </Link>
            {note && <span className="text-muted text-tiny">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const Said = ({ children }: { children: ReactNode }) => (
  <p className="font-normal font-read text-muted text-read">{children}</p>
);
