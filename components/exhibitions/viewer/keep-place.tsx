"use client";

import { useEffect } from "react";
import { keepPlace } from "./kept-place";

/**
 * On the pages that a guard sends people to: a browser takes what is behind # along when it is sent on, and here it is put by
 * for the way back. In a room's own waiting page, `here` is the room.
 */
export function KeepPlace({ here }: { here?: string }) {
  useEffect(() => {
    const path = here ?? new URLSearchParams(location.search).get("redirectTo") ?? "";
    keepPlace(path, location.hash);
  }, [here]);
  return null;
}
