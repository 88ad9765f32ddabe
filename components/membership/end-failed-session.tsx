"use client";

import { useEffect } from "react";
import { api } from "@/lib/http/api-client";
import type { PaymentState } from "@/lib/membership/contracts";
import { apiPaths } from "@/lib/platform/api-paths";

/**
 * Signs the person out whose own payment really failed. An address alone ends no session: a link from elsewhere, with another's
 * reference, an invented one or that of a payment that was not declined, changes nothing.
 */
export function EndFailedSession({ reference }: { reference: string }) {
  useEffect(() => {
    const asking = new AbortController();
    const end = async () => {
      const address = apiPaths.membershipPayment(reference);
      const result = await api.get<{ state: PaymentState }>(address, { signal: asking.signal });
      if (result.ok && result.data.state === "failed") await api.post(apiPaths.logout);
    };
    void end();
    return () => asking.abort();
  }, [reference]);
  return null;
}
