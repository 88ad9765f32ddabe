"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { parseView, type ViewerTab, viewHref } from "./viewer-rules";

/**
 * The tab that is shown, null for the board, and a function that shows another and adds it to the history. The URL holds it, so that it
 * can be shared and the back button works. The server is never sent the hash.
 */
export function useViewerView(path: string) {
  const search = useSearchParams();
  const [view, setView] = useState(() => parseView(search.toString(), ""));
  useEffect(() => {
    const update = () => setView(parseView(location.search, location.hash));
    update();
    for (const name of ["popstate", "hashchange"]) window.addEventListener(name, update);
    return () => {
      for (const name of ["popstate", "hashchange"]) window.removeEventListener(name, update);
    };
  }, []);
  const show = useCallback(
    (next: ViewerTab | null, leader?: string) => {
      setView(next);
      const href = viewHref(path, next, leader);
      if (href !== location.pathname + location.search + location.hash) history.pushState(null, "", href);
    },
    [path],
  );
  return [view, show] as const;
}
