"use client";

import { type RefObject, useEffect } from "react";

/** Tells the number of the section that lies across the middle of the screen, whenever it is another one. */
export function useSection(root: RefObject<HTMLElement | null>, count: number, tell: (section: number) => void): void {
  useEffect(() => {
    if (!root.current || count === 0) return;
    const look = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) {
          if (isIntersecting && target instanceof HTMLElement) tell(Number(target.dataset.section));
        }
      },
      { rootMargin: "-50% 0px -50% 0px" },
    );
    for (const each of root.current.querySelectorAll("[data-section]")) look.observe(each);
    return () => look.disconnect();
  }, [root, count, tell]);
}
