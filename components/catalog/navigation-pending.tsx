"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { paths } from "@/lib/core/urls/paths";

const skeletonDelay = 200;

async function loadSkeleton(path: string): Promise<ComponentType | null> {
  const isDrop = path.startsWith(`${paths.drops}/`);
  if (!isDrop && path !== paths.drops && path !== paths.cart) return null;
  const { CartSkeleton, DropSkeleton, DropsSkeleton } = await import("./skeletons");
  if (isDrop) return DropSkeleton;
  return path === paths.drops ? DropsSkeleton : CartSkeleton;
}

// The same-site path that a plain click leads to, or null.
function linkPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return link && !link.target && link.origin === window.location.origin ? link.pathname : null;
}

/**
 * Shows a skeleton while a shop page is loading after a click. Next's loading files are not used: they would put the
 * content of prerendered pages behind a script.
 */
export function NavigationPending({ children }: { children: ReactNode }) {
  const here = usePathname();
  const latest = useRef(here);
  const [Skeleton, setSkeleton] = useState<ComponentType | null>(null);

  useEffect(() => {
    latest.current = here;
    setSkeleton(null);
  }, [here]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const start = (event: MouseEvent) => {
      const path = linkPath(event);
      clearTimeout(timer);
      if (!path || path === latest.current) return;
      const from = latest.current;
      const shape = loadSkeleton(path);
      timer = setTimeout(() => {
        void shape.then((found) => found && latest.current === from && setSkeleton(() => found));
      }, skeletonDelay);
    };
    const stop = () => {
      clearTimeout(timer);
      setSkeleton(null);
    };
    document.addEventListener("click", start);
    window.addEventListener("popstate", stop);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", start);
      window.removeEventListener("popstate", stop);
    };
  }, []);

  // The next page starts at the top, and so does its skeleton.
  useEffect(() => {
    if (Skeleton) window.scrollTo(0, 0);
  }, [Skeleton]);

  return (
    <>
      {Skeleton && <Skeleton />}
      <div className={Skeleton ? "hidden" : "contents"}>{children}</div>
    </>
  );
}
