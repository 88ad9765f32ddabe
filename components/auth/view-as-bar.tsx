"use client";

import { Eye } from "lucide-react";
import { usePathname } from "next/navigation";
import { createPortal } from "react-dom";
import type { ViewAs } from "@/lib/auth/view-as/contracts";
import { viewAsLabels } from "@/lib/auth/view-as/rules";
import { StopViewing } from "./stop-viewing";

/** The bar of an admin who views the site as somebody else, at the end of the page and above a buy bar. Loaded for them only. */
export function ViewAsBar({ as }: { as: ViewAs }) {
  const path = usePathname();
  return createPortal(
    <>
      {/* So that the bar covers nothing at the end of the page. */}
      <div aria-hidden className="h-24 sm:h-16 print:hidden" />
      <section
        aria-label="View of the site"
        className="fixed inset-x-0 bottom-(--buy-bar,0px) z-50 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-accent px-edge py-2 font-sans text-on-accent print:hidden"
      >
        <p className="flex min-w-0 items-center gap-3 text-small">
          <Eye aria-hidden className="size-5 shrink-0 max-xs:hidden" />
          <span>
            You are viewing the site as <b className="font-bold">{viewAsLabels[as]}</b>. Nothing can be changed.
          </span>
        </p>
        <StopViewing returnTo={path} />
      </section>
    </>,
    document.body,
  );
}
