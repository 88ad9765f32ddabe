"use client";

import { Suspense } from "react";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import { useSessionHint } from "./use-session-hint";

const ReadViewAs = lazyWithFallback(
  () => import("./read-view-as").then((file) => file.ReadViewAs),
  () => null,
);

/** The place of `ViewAsBar` on a page without a user menu. Nothing is loaded for visitors. */
export function ViewAsSlot() {
  if (useSessionHint() === "") return null;
  return (
    <Suspense>
      <ReadViewAs />
    </Suspense>
  );
}
