"use client";

import { type ReactNode, useRef } from "react";

const DELAY = 140;

type HoverDetailsProps = { summary: ReactNode; summaryClass: string; children: ReactNode };

/**
 * A disclosure that also opens when a mouse rests on it. It is the browser's own <details>, so keyboard and touch work as
 * everywhere, before this script has arrived too.
 */
export function HoverDetails({ summary, summaryClass, children }: HoverDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byMouse = useRef(false);
  const turn = (open: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (details.current) details.current.open = open;
      byMouse.current = open && delay > 0;
    }, delay);
  };
  return (
    <details
      ref={details}
      className="relative"
      onPointerEnter={(event) => event.pointerType === "mouse" && turn(true, DELAY)}
      onPointerLeave={(event) => event.pointerType === "mouse" && turn(false, DELAY)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && turn(false, 0)}
      onClick={(event) => {
        if (!(event.target instanceof Element)) return;
        if (event.target.closest("a")) turn(false, 0);
        // A click that follows the mouse's own opening means "open", not "close again".
        if (event.target.closest("summary") && byMouse.current) event.preventDefault();
        byMouse.current = false;
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        turn(false, 0);
        event.currentTarget.querySelector("summary")?.focus();
      }}
    >
      <summary className={summaryClass}>{summary}</summary>
      {children}
    </details>
  );
}
