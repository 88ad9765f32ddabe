"use client";

import { type ReactNode, useRef } from "react";

const DELAY = 140;

type HoverDetailsProps = { summary: ReactNode; summaryClass: string; children: ReactNode };

/**
 * A disclosure that also opens when a mouse rests on it. It is the browser's own <details>, so keyboard and touch work as
 * everywhere, before this script has arrived too; with it the arrow keys walk through what it holds.
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
        const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("summary, a, button")];
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step) {
          event.preventDefault();
          event.currentTarget.open = true;
          stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
        } else if (event.key === "Escape") {
          turn(false, 0);
          stops[0]?.focus();
        }
      }}
    >
      <summary className={summaryClass}>{summary}</summary>
      {children}
    </details>
  );
}
