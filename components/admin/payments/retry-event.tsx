"use client";

import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const errors = { offline: "Network error", otherwise: "The event could not be retried." };

/** Handles a parked event again. */
export function RetryEvent({ id }: { id: string }) {
  const { busy, submit } = useSubmission();
  const retry = () =>
    void submit(() => api.post(adminApiPaths.retryProviderEvent(id)), {
      errors,
      toast: "The event is processed",
      refresh: true,
      onError: ({ error }) => {
        notify.error(error || errors.otherwise);
        return null;
      },
    });

  return (
    <Button variant="secondary" size="small" loading={busy && "Retrying…"} onClick={retry}>
      Retry
    </Button>
  );
}
