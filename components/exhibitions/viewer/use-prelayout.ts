"use client";

import { type RefObject, useEffect } from "react";
import { whenIdle } from "./when-idle";

/**
 * Forces layout of mounted sections while the browser is idle. With `content-visibility: auto` a section is otherwise styled and laid
 * out when it comes near the viewport, within a single frame of a scroll. Reading a bounding box does that work in advance.
 */
export function usePrelayout(sections: readonly RefObject<HTMLElement | null>[], mounted: boolean): void {
  const [first, second] = sections;
  useEffect(() => {
    if (!mounted) return;
    const scheduleLayout = (section: typeof first, then?: () => () => void) =>
      whenIdle(() => {
        section?.current?.firstElementChild?.getBoundingClientRect();
        cancel = then?.();
      });
    let cancel: (() => void) | undefined = scheduleLayout(first, () => scheduleLayout(second));
    return () => cancel?.();
  }, [first, second, mounted]);
}
