"use client";

import { type RefObject, useEffect } from "react";
import { whenIdle } from "./when-idle";

/**
 * Has the walls of a furnished room laid out while nothing else is to be done. A wall off the screen is neither styled nor laid
 * out until it comes near (`content-visibility`), and then both fall into one frame of somebody's scroll; to be asked for the
 * box of what hangs there makes the browser do it now and keep it.
 */
export function useLaidOut(walls: readonly RefObject<HTMLElement | null>[], furnished: boolean): void {
  const [first, second] = walls;
  useEffect(() => {
    if (!furnished) return;
    const ask = (wall: typeof first, then?: () => () => void) =>
      whenIdle(() => {
        wall?.current?.firstElementChild?.getBoundingClientRect();
        callOff = then?.();
      });
    let callOff: (() => void) | undefined = ask(first, () => ask(second));
    return () => callOff?.();
  }, [first, second, furnished]);
}
