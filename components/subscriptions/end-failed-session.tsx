"use client";

import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { api } from "@/lib/api-client/client";
import { useApi } from "@/lib/api-client/use-api";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";

/**
 * Signs the user out after their own payment really failed, and says so. The URL alone ends no session: another user's, an
 * invented or a successful reference changes nothing.
 */
export function EndFailedSession({ reference }: { reference: string }) {
  const { data } = useApi(accountApiPaths.membershipPayment, { query: { reference } });
  const { mutate } = useApi(apiPaths.currentUser);
  const [isSignedOut, setSignedOut] = useState(false);
  const hasFailed = data?.state === "failed";
  useEffect(() => {
    if (!hasFailed) return;
    void api.post(apiPaths.logout).then(({ ok }) => {
      if (!ok) return;
      setSignedOut(true);
      // The header shows the same.
      void mutate();
    });
  }, [hasFailed, mutate]);
  return isSignedOut ? (
    <Alert tone="pending">For safety you were logged out after the declined payment. Please log in to try again.</Alert>
  ) : null;
}
