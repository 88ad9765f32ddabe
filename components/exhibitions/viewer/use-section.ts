"use client";

import { type RefObject, useEffect } from "react";

/** Calls `onChange` with the number of the section in the middle of the screen. */
export function useSection(
  root: RefObject<HTMLElement | null>,
  count: number,
  onChange: (section: number) => void,
): void {
  useEffect(() => {
    if (!root.current || count === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting && target instanceof HTMLElement) onChange(Number(target.dataset.section));
        }
      },
      { rootMargin: "-50% 0px -50% 0px" },
    );
    for (const each of root.current.querySelectorAll("[data-section]")) observer.observe(each);
    return () => observer.disconnect();
  }, [root, count, onChange]);
}
