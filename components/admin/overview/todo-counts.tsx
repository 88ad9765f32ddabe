import Link from "next/link";
import type { ReactNode } from "react";

export type TodoCount = { count: number; label: string; href: string; hint?: string };

const numberFormat = new Intl.NumberFormat("en-NG");

/** Open tasks, each with a link to its list. `null` marks a count that could not be read. */
export function TodoCounts({ todos }: { todos: readonly TodoCount[] | null }) {
  if (!todos) return <TodoMessage>The open tasks could not be loaded. Please reload this page.</TodoMessage>;
  if (todos.every(({ count }) => count === 0)) return <TodoMessage>No open tasks.</TodoMessage>;
  return (
    <ul className="grid gap-x-gutter border-ink border-t-2 md:grid-cols-2">
      {todos.map(({ count, label, href, hint }) => (
        <li
          key={label}
          className="grid grid-cols-[minmax(3rem,auto)_minmax(0,1fr)] items-baseline gap-x-4 border-line border-b py-3"
        >
          <b className={`text-end text-subheading tabular-nums ${count > 0 ? "font-extrabold" : "text-muted"}`}>
            {numberFormat.format(count)}
          </b>
          <span className="grid justify-items-start gap-0.5">
            <Link href={href} prefetch={false} className={`link ${count > 0 ? "font-semibold" : "text-muted"}`}>
              {label}
            </Link>
            {hint && <span className="text-muted text-tiny">{hint}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const TodoMessage = ({ children }: { children: ReactNode }) => (
  <p className="font-normal font-read text-muted text-read">{children}</p>
);
