"use client";

import { type ReactNode, Suspense } from "react";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import type { CurrentUser } from "@/lib/auth/contracts";
import { useSessionHint } from "./use-session-hint";

const ReadCurrentUser = lazyWithFallback(
  () => import("./read-current-user").then((file) => file.ReadCurrentUser),
  ({ children }) => children(null),
);

/** Renders for the current user, and for null until they are known. SWR is not loaded for visitors. */
export function WithCurrentUser({ children }: { children: (user: CurrentUser["user"]) => ReactNode }) {
  const hint = useSessionHint();
  if (hint === "") return children(null);
  return (
    <Suspense fallback={children(null)}>
      <ReadCurrentUser>{children}</ReadCurrentUser>
    </Suspense>
  );
}
