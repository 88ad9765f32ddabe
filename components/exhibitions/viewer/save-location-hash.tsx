"use client";

import { useEffect } from "react";
import { storeLocationHash } from "./location-hash-storage";

/**
 * Stores the location hash on pages that visitors are redirected to (the browser keeps the hash across redirects), so that it can be
 * restored afterwards. `returnPath` is the exhibition's path; by default the `redirectTo` parameter.
 */
export function SaveLocationHash({ returnPath }: { returnPath?: string }) {
  useEffect(() => {
    const path = returnPath ?? new URLSearchParams(location.search).get("redirectTo") ?? "";
    storeLocationHash(path, location.hash);
  }, [returnPath]);
  return null;
}
