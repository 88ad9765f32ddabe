"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { pending } from "@/components/ui/message";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { formatNaira } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { FailedCharge } from "@/lib/subscriptions/contracts";

/** Charges the saved card of a failed renewal again, after a confirmation. The result is shown below the button. */
export function RetryRenewal({ failure: { id, member, amountKobo, card } }: { failure: FailedCharge }) {
  const router = useRouter();
  const { busy, message, submit } = useSubmission();
  const [confirming, setConfirming] = useState(false);
  const retry = () =>
    void submit(() => api.post(adminApiPaths.retryRenewal(id)), {
      errors: {
        offline: "Network error. Reload to see whether the card was charged.",
        otherwise: "The card could not be charged.",
      },
      onDone: ({ message: text }) => {
        setConfirming(false);
        router.refresh();
        return pending(text);
      },
    });
  return (
    <span className="grid justify-items-start gap-2">
      <Button
        variant="secondary"
        size="small"
        aria-label={`Try again now: the renewal of ${member.name}`}
        onClick={() => setConfirming(true)}
      >
        Try again now
      </Button>
      {!confirming && <FormMessage message={message} />}
      <AdminDialog open={confirming} onClose={() => setConfirming(false)} title={`Charge ${member.name} again?`} sheet>
        <p>{`${formatNaira(amountKobo)} is charged to ${card || "the saved card"} now. If it works, the membership is renewed and a receipt is emailed.`}</p>
        <FormMessage message={message} />
        <div className="flex flex-wrap gap-3">
          <Button loading={busy && "Charging…"} onClick={retry}>
            Try again now
          </Button>
          <Button variant="quiet" onClick={() => setConfirming(false)}>
            Cancel
          </Button>
        </div>
      </AdminDialog>
    </span>
  );
}
