"use client";

import type { ReactNode } from "react";
import type { CurrentUser } from "@/lib/auth/contracts";
import { useCurrentUser } from "./use-current-user";

/** The part of `WithCurrentUser` that is loaded for those who are signed in. */
export function ReadCurrentUser({ children }: { children: (user: CurrentUser["user"]) => ReactNode }) {
  return children(useCurrentUser()?.user ?? null);
}
