"use client";

import { useEffect } from "react";
import { api } from "@/lib/api-client/client";
import { useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";

/**
 * Signs the user out after their own payment really failed. The URL alone ends no session: another user's, an
 * invented or a successful reference changes nothing.
 */
export function EndFailedSession({ reference }: { reference: string }) {
  const { data } = useApi(apiPaths.membershipPayment, { query: { reference } });
  const hasFailed = data?.state === "failed";
  useEffect(() => {
    if (hasFailed) void api.post(apiPaths.logout);
  }, [hasFailed]);
  return null;
}
