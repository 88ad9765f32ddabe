"use client";

import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { refetchOnReturn, useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { clearSessionHint } from "./session-hint";
import { useSessionHint } from "./use-session-hint";

const errorMessages: Record<number, string> = {
  0: "Network error",
  401: "Session expired. Please log in again.",
  403: "You don’t have permission to access this feature.",
};

/**
 * Checks the session when the portal opens and when the user returns to its tab. If the session has ended, the content is
 * removed; other errors only show a message.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const hint = useSessionHint();
  const { error } = useApi(apiPaths.me, {
    ...refetchOnReturn,
    onError: ({ status }) => {
      // The session has ended; a logout request could end a newer session of this browser.
      if (status === 401) clearSessionHint(hint);
    },
  });

  if (error?.status === 401) return <SignedOut />;
  return (
    <>
      {error && (
        <Alert tone="error" className="mb-8">
          {errorMessages[error.status] ?? "Failed to load account"}
        </Alert>
      )}
      {children}
    </>
  );
}

/** Replaces the portal after the session has ended. */
export function SignedOut() {
  return (
    <div className="grid max-w-form justify-items-start gap-6 py-16">
      <h1 className="text-title">Member Portal</h1>
      <Alert tone="error">{errorMessages[401]}</Alert>
      <ButtonLink href={paths.login({ redirectTo: paths.account })}>Log in</ButtonLink>
    </div>
  );
}
