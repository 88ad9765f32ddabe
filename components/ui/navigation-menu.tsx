"use client";

import { type ReactNode, useRef } from "react";

const HOVER_DELAY = 140;

type NavigationMenuProps = { trigger: ReactNode; triggerClass?: string; children: ReactNode };

/**
 * A disclosure that also opens on hover. It is a native <details>, so it works by keyboard and touch without
 * JavaScript; the script adds the arrow keys.
 */
export function NavigationMenu({ trigger, triggerClass, children }: NavigationMenuProps) {
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
      onPointerEnter={(event) => event.pointerType === "mouse" && turn(true, HOVER_DELAY)}
      onPointerLeave={(event) => event.pointerType === "mouse" && turn(false, HOVER_DELAY)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && turn(false, 0)}
      onClick={(event) => {
        if (!(event.target instanceof Element)) return;
        if (event.target.closest("a")) turn(false, 0);
        // The click after a hover means "open", not "close again".
        if (event.target.closest("summary") && byMouse.current) event.preventDefault();
        byMouse.current = false;
      }}
      onKeyDown={(event) => {
        const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("summary, a, button")];
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step) {
          event.preventDefault();
          event.currentTarget.open = true;
          const { activeElement } = document;
          const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
          stops[at + step]?.focus();
        } else if (event.key === "Escape") {
          turn(false, 0);
          stops[0]?.focus();
        }
      }}
    >
      <summary className={triggerClass}>{trigger}</summary>
      {children}
    </details>
  );
}
