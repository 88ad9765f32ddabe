"use client";

import { useCallback, useEffect, useState } from "react";
import { parseView, type ViewerTab, viewHref } from "./viewer-rules";

/**
 * The tab that is shown, null for the board, and a function that shows another and adds it to the history. The URL holds it, so that it
 * can be shared and the back button works. `initial` is what the server knows, which is never sent the hash.
 */
export function useViewerView(path: string, initial: ViewerTab | null) {
  const [view, setView] = useState(initial);
  useEffect(() => {
    const update = () => setView(parseView(location.search, location.hash));
    // Before Next hears of it: it would fetch the page again for each tab, and then replace what was pressed meanwhile.
    const goBack = (event: PopStateEvent) => {
      if (location.pathname !== path) return;
      event.stopImmediatePropagation();
      update();
    };
    update();
    window.addEventListener("popstate", goBack, { capture: true });
    window.addEventListener("hashchange", update);
    return () => {
      window.removeEventListener("popstate", goBack, { capture: true });
      window.removeEventListener("hashchange", update);
    };
  }, [path]);
  const show = useCallback(
    (next: ViewerTab | null, leader?: string) => {
      setView(next);
      const href = viewHref(path, next, leader);
      // With the state that is there: without one, Next takes the address for another page and fetches it when going back.
      if (href !== location.pathname + location.search + location.hash) history.pushState(history.state, "", href);
    },
    [path],
  );
  return [view, show] as const;
}
