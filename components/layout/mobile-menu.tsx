"use client";

import { Menu, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";

const buttonClass = "inline-grid size-tap shrink-0 place-items-center rounded-full hover:bg-raised";

/** Keeps Tab within the menu, because the page behind it cannot be seen. */
function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>("a, button");
  const ends = [stops[0], stops[stops.length - 1]];
  const [from, to] = event.shiftKey ? ends : ends.reverse();
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** The mobile menu: a native popover, which handles opening, Escape and its state. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div className="min-[75rem]:hidden">
      <button type="button" popoverTarget="menu" aria-label="Open menu" className={buttonClass}>
        <Menu aria-hidden className="size-5.5 stroke-[1.75]" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler only closes the menu after a click on a link. */}
      <div
        ref={sheet}
        id="menu"
        popover="auto"
        onToggle={(event) => event.newState === "open" && sheet.current?.querySelector("button")?.focus()}
        onKeyDown={trapFocus}
        onClick={(event) =>
          event.target instanceof Element && event.target.closest("a") && sheet.current?.hidePopover()
        }
        className="inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-[min(24rem,100vw)] overflow-y-auto bg-ground px-edge pb-10 text-ink shadow-pop backdrop:bg-night/60"
      >
        <div className="flex h-header items-center justify-end">
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={buttonClass}
          >
            <X aria-hidden className="size-5.5 stroke-[1.75]" />
          </button>
        </div>
        {children}
      </div>
    </div>
  );
}
