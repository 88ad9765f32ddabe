"use client";

import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { describeFailure, useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const errors = { offline: "Network error", otherwise: "The job could not be retried." };

/** Retries a failed job. */
export function RetryJob({ id }: { id: string }) {
  const { busy, submit } = useSubmission();
  const retry = () =>
    void submit(() => api.post(adminApiPaths.retryJob(id)), {
      errors,
      toast: "The job is queued again",
      refresh: true,
      onError: (error) => {
        notify.error(describeFailure(error, errors).text);
      },
    });

  return (
    <Button variant="secondary" size="small" loading={busy && "Retrying…"} onClick={retry}>
      Retry
    </Button>
  );
}
