"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

type ScheduledNoticeProps = {
  id: string;
  at: string;
  /** Saves what is not saved yet. */
  onCancel: () => Promise<unknown>;
};

/** When an issue is sent, and the button that makes it a draft again. */
export function ScheduledNotice({ id, at, onCancel }: ScheduledNoticeProps) {
  const { busy, message, submit } = useSubmission();
  async function cancel() {
    await onCancel();
    await submit(() => api.delete(adminApiPaths.newsletterAct(id, "schedule")), {
      errors: { offline: "Network error", otherwise: "The newsletter is still scheduled." },
      toast: "The schedule is cancelled: it is a draft again",
      toastMs: 4_000,
      refresh: true,
    });
  }
  return (
    <div className="grid gap-3 rounded-control bg-raised px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <strong>Scheduled for {formatLagosMoment(at)}</strong>, Lagos time. Changes are saved and go with it.
        </p>
        <Button variant="secondary" size="small" loading={busy && "Cancelling…"} onClick={() => void cancel()}>
          Cancel schedule
        </Button>
      </div>
      <FormMessage message={message} />
    </div>
  );
}
