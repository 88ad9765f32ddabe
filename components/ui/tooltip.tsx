"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/** Milliseconds; a tooltip must not flash under a pointer that passes by. */
const DELAY = 500;
const GAP = 6;

/**
 * Shows the accessible name of the icon button in it, on hover with a mouse and on focus by keyboard; Escape hides it. It is a
 * native popover, so that no table or dialog cuts it off. Screen readers read the name of the button itself.
 */
export function Tooltip({ children }: { children: ReactNode }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [name, setName] = useState("");

  const control = () => anchor.current?.querySelector("button, a") ?? null;
  function show(delay: number) {
    clearTimeout(timer.current);
    setName(control()?.getAttribute("aria-label") ?? "");
    timer.current = setTimeout(() => {
      const [button, element] = [control(), bubble.current];
      if (!button || !element) return;
      element.showPopover();
      const around = button.getBoundingClientRect();
      const { width, height } = element.getBoundingClientRect();
      const left = around.left + around.width / 2 - width / 2;
      const above = around.top - height - GAP;
      element.style.left = `${Math.min(Math.max(left, GAP), window.innerWidth - width - GAP)}px`;
      element.style.top = `${above < GAP ? around.bottom + GAP : above}px`;
    }, delay);
  }
  function hide() {
    clearTimeout(timer.current);
    if (bubble.current?.matches(":popover-open")) bubble.current.hidePopover();
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers listen to the button in it.
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && show(DELAY)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(":focus-visible") && show(0)}
      onBlur={hide}
      onKeyDown={({ key }) => key === "Escape" && hide()}
    >
      {children}
      <span
        ref={bubble}
        popover="manual"
        aria-hidden
        className="pointer-events-none fixed m-0 rounded-control bg-ink px-2 py-1 font-medium text-ground text-tiny shadow-pop"
      >
        {name}
      </span>
    </span>
  );
}
