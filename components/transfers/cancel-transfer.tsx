"use client";

import { useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { NeedsJavaScript } from "@/components/ui/needs-javascript";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

const errors = { offline: "Network error", otherwise: "The transfer could not be cancelled" };

/** Lets the sender cancel a transfer that was not accepted yet. */
export function CancelTransfer({ id, subject }: { id: string; subject: string }) {
  const [confirming, setConfirming] = useState(false);
  const { busy, message, submit } = useSubmission();
  const cancel = () =>
    void submit(() => api.post(accountApiPaths.cancelTransfer(id), {}), {
      errors,
      toast: "The transfer is cancelled.",
      refresh: true,
      onDone: () => setConfirming(false),
    });
  return (
    <>
      <NeedsJavaScript>A transfer can be cancelled with JavaScript only.</NeedsJavaScript>
      <Button variant="secondary" size="small" onClick={() => setConfirming(true)} className="noscript:hidden">
        Cancel transfer<span className="sr-only"> of {subject}</span>
      </Button>
      <Dialog open={confirming} onClose={() => setConfirming(false)} title="Cancel the transfer?">
        <p>{subject} stays yours. The link in the email stops working, and both of you get an email.</p>
        <FormMessage message={message} />
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={busy && "Cancelling…"} onClick={cancel}>
            Cancel transfer
          </Button>
          <Button variant="quiet" onClick={() => setConfirming(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  );
}
