"use client";

import { type ReactNode, useEffect, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { forgetHint, sessionHint } from "./session-hint";

const sentences: Record<number, string> = {
  0: "Network error",
  401: "Session expired. Please log in again.",
  403: "You don’t have permission to access this feature.",
};

/**
 * Asks whether the session still stands: when the portal opens, and when its tab is looked at again. A session that was
 * ended elsewhere takes the portal with it; any other trouble only says so.
 */
export function SessionWatch({ children }: { children: ReactNode }) {
  const [status, setStatus] = useState(200);

  useEffect(() => {
    async function look() {
      if (document.visibilityState !== "visible") return;
      const hint = sessionHint();
      const result = await api.get(apiPaths.me);
      setStatus(result.ok ? 200 : result.status);
      // The session is gone already; a call that signs out would reach whoever has signed in here since.
      if (!result.ok && result.status === 401) forgetHint(hint);
    }
    void look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  if (status === 401) return <SignedOut />;
  return (
    <>
      {status !== 200 && <Message className="mb-8">{`❌ ${sentences[status] ?? "Failed to load account"}`}</Message>}
      {children}
    </>
  );
}

/** The portal of nobody: what happened, and the way back in. */
export function SignedOut() {
  return (
    <div className="grid max-w-form justify-items-start gap-6 py-16">
      <h1 className="text-title">Member Portal</h1>
      <Message>{`❌ ${sentences[401]}`}</Message>
      <ButtonLink href={paths.login({ redirectTo: paths.account })}>Login</ButtonLink>
    </div>
  );
}
