"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

/** Retries a failed job. */
export function RetryJob({ id }: { id: string }) {
  const router = useRouter();
  const { submitting, start, finish } = useSubmitting();

  async function retry() {
    if (!start()) return;
    const response = await api.post(adminApiPaths.retryJob(id));
    finish();
    if (!response.ok)
      return notify.error(
        errorMessage(response, { offline: "Network error", otherwise: "The job could not be retried." }),
      );
    notify.success("The job is queued again");
    router.refresh();
  }

  return (
    <Button variant="secondary" size="small" loading={submitting && "Retrying…"} onClick={() => void retry()}>
      Retry
    </Button>
  );
}
