"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Form } from "@/components/ui/form";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";

const errorMessages = { offline: "Network error", otherwise: "That failed. Please try again." };

/** Cancels an RSVP after a confirmation. Without JavaScript it is a plain form without confirmation. */
export function CancelRsvpButton({ id, title, isWaitlisted }: { id: string; title: string; isWaitlisted: boolean }) {
  const router = useRouter();
  const submission = useSubmitting();
  const [isConfirming, setConfirming] = useState(false);
  const [error, setError] = useState("");
  const label = isWaitlisted ? "Leave the waiting list" : "Cancel my seat";

  async function cancelRsvp() {
    if (!submission.start()) return;
    setError("");
    const result = await api.post(apiPaths.cancelRsvp(id));
    submission.finish();
    if (!result.ok) return setError(`❌ ${errorMessage(result, errorMessages)}`);
    setConfirming(false);
    router.refresh();
  }
  function confirm(event: FormEvent) {
    event.preventDefault();
    setConfirming(true);
  }

  return (
    <Form action={apiPaths.cancelRsvp(id)} onSubmit={confirm}>
      <Button type="submit" variant="quiet">
        {label}
      </Button>
      <Dialog open={isConfirming} onClose={() => setConfirming(false)} title={`${label}?`}>
        <p>
          {isWaitlisted ? `Your place on the waiting list for “${title}”` : `Your seat at “${title}”`} goes to the next
          person. If you change your mind, you start at the end of the waiting list.
        </p>
        <Alert>{error}</Alert>
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={submission.submitting && "One moment…"} onClick={() => void cancelRsvp()}>
            {label}
          </Button>
          <Button variant="quiet" onClick={() => setConfirming(false)}>
            Close
          </Button>
        </div>
      </Dialog>
    </Form>
  );
}
