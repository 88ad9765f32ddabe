"use client";

import { useEffect } from "react";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";

/**
 * Signs the user out after their own payment really failed. The URL alone ends no session: another user's, an
 * invented or a successful reference changes nothing.
 */
export function EndFailedSession({ reference }: { reference: string }) {
  useEffect(() => {
    const requested = new AbortController();
    const end = async () => {
      const { signal } = requested;
      const result = await api.get(apiPaths.membershipPayment, { query: { reference }, signal });
      if (result.ok && result.data.state === "failed") await api.post(apiPaths.logout);
    };
    void end();
    return () => requested.abort();
  }, [reference]);
  return null;
}
