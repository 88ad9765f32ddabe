"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { clearSessionHint, sessionHint } from "./session-hint";

const errorMessages: Record<number, string> = {
  0: "Network error",
  401: "Session expired. Please log in again.",
  403: "You don’t have permission to access this feature.",
};

/**
 * Checks the session when the portal opens and when its tab becomes visible. If the session has ended, the content is
 * removed; other errors only show a message.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const [status, setStatus] = useState(200);

  useEffect(() => {
    async function check() {
      if (document.visibilityState !== "visible") return;
      const hint = sessionHint();
      const result = await api.get(apiPaths.me);
      setStatus(result.ok ? 200 : result.status);
      // The session has ended; a logout request could end a newer session of this browser.
      if (!result.ok && result.status === 401) clearSessionHint(hint);
    }
    void check();
    document.addEventListener("visibilitychange", check);
    return () => document.removeEventListener("visibilitychange", check);
  }, []);

  if (status === 401) return <SignedOut />;
  return (
    <>
      {status !== 200 && <Alert className="mb-8">{`❌ ${errorMessages[status] ?? "Failed to load account"}`}</Alert>}
      {children}
    </>
  );
}

/** Replaces the portal after the session has ended. */
export function SignedOut() {
  return (
    <div className="grid max-w-form justify-items-start gap-6 py-16">
      <h1 className="text-title">Member Portal</h1>
      <Alert>{`❌ ${errorMessages[401]}`}</Alert>
      <ButtonLink href={paths.login({ redirectTo: paths.account })}>Login</ButtonLink>
    </div>
  );
}
