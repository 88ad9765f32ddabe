"use client";

import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { isSkipLink, parseView, type ViewerTab, viewHref } from "./viewer-rules";

/**
 * The tab that is shown, null for the board, and a function that shows another and adds it to the history. The hash holds it, so that it
 * can be shared and the back button works.
 */
export function useViewerView(path: string) {
  const [view, setView] = useState<ViewerTab | null>(null);
  // Before the first paint; until then the script in the head has the intro screen hidden for a link with a hash.
  useLayoutEffect(() => {
    setView(parseView(location.hash));
    delete document.documentElement.dataset.linked;
  }, []);
  useEffect(() => {
    const update = () => {
      if (!isSkipLink(location.hash)) setView(parseView(location.hash));
    };
    // The page of a link to elsewhere is still shown when its address is there already.
    const goBack = () => {
      if (location.pathname === path) update();
    };
    window.addEventListener("popstate", goBack);
    window.addEventListener("hashchange", update);
    return () => {
      window.removeEventListener("popstate", goBack);
      window.removeEventListener("hashchange", update);
    };
  }, [path]);
  const show = useCallback(
    (next: ViewerTab | null, leader?: string) => {
      setView(next);
      const href = viewHref(path, next, leader);
      // With the state that is there: the page is the same, so going back fetches nothing.
      if (href !== location.pathname + location.hash) history.pushState(history.state, "", href);
    },
    [path],
  );
  return [view, show] as const;
}
