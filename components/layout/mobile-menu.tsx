"use client";

import { Menu, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";

const round = "inline-grid size-tap shrink-0 place-items-center rounded-full hover:bg-raised";

/** Tab goes round within the sheet: what lies under it cannot be seen, so the focus must not walk there. */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>("a, button");
  const ends = [stops[0], stops[stops.length - 1]];
  const [from, to] = event.shiftKey ? ends : ends.reverse();
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** The hamburger and its sheet: a popover of the browser, which opens, closes on Escape and tells its state by itself. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget="menu" aria-label="Open menu" className={round}>
        <Menu aria-hidden className="size-5.5 stroke-[1.75]" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click is only overheard, to close the sheet behind a link. */}
      <div
        ref={sheet}
        id="menu"
        popover="auto"
        onToggle={(event) => event.newState === "open" && sheet.current?.querySelector("button")?.focus()}
        onKeyDown={goRound}
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
            className={round}
          >
            <X aria-hidden className="size-5.5 stroke-[1.75]" />
          </button>
        </div>
        {children}
      </div>
    </div>
  );
}
