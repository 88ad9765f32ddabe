"use client";

import { useEffect } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";

/**
 * Erases the lists of guests that the check-in has stored on this device. Rendered by the login page, to which every logout and
 * every ended session leads. Nothing while somebody is logged in.
 */
export function EraseAtLogout() {
  useEffect(() => {
    if (hasSessionHint() || !("indexedDB" in window)) return;
    void Promise.all([
      import("./check-in-store").then(({ eraseAllLists }) => eraseAllLists()),
      import("./offline-page").then(({ eraseAllPages }) => eraseAllPages()),
    ]).catch(() => undefined);
  }, []);
  return null;
}
