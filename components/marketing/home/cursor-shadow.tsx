"use client";

import { useEffect, useRef } from "react";

/** A soft shadow that follows the mouse, at one transform per frame. Off on small screens, in the light theme and with reduced motion. */
export function CursorShadow() {
  const shadow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isEnabled = matchMedia("(min-width: 768px) and (hover: hover) and (prefers-reduced-motion: no-preference)");
    let frame = 0;
    const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType !== "mouse" || !isEnabled.matches || frame) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (!shadow.current) return;
        shadow.current.style.transform = `translate3d(${clientX}px, ${clientY}px, 0)`;
        shadow.current.style.opacity = "1";
      });
    };
    addEventListener("pointermove", follow, { passive: true });
    return () => {
      removeEventListener("pointermove", follow);
      cancelAnimationFrame(frame);
    };
  }, []);
  return (
    <div
      ref={shadow}
      aria-hidden
      className="pointer-events-none fixed start-0 top-0 z-30 opacity-0 transition-opacity duration-slow light:hidden max-md:hidden"
    >
      <div className="size-96 -translate-1/2 rounded-full bg-[radial-gradient(closest-side,color-mix(in_srgb,var(--night)_30%,transparent),transparent)]" />
    </div>
  );
}
