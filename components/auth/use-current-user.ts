"use client";

import { useApi } from "@/lib/api-client/use-api";
import type { CurrentUser } from "@/lib/auth/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { clearSessionHint } from "./session-hint";
import { useSessionHint } from "./use-session-hint";

/** The current user on a static page; null for a visitor and until the response arrives. */
export function useCurrentUser(): CurrentUser | null {
  const hint = useSessionHint();
  const { data } = useApi(hint === "" ? null : apiPaths.currentUser, {
    onSuccess: ({ user, viewAs }) => {
      if (!user && !viewAs) clearSessionHint(hint);
    },
  });
  return data ?? null;
}
