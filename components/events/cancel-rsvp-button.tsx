"use client";

import { type FormEvent, useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Form } from "@/components/ui/form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";

const errors = { offline: "Network error", otherwise: "That failed. Please try again." };

/** Cancels an RSVP after a confirmation. Without JavaScript it is a plain form without confirmation. */
export function CancelRsvpButton({ id, title, isWaitlisted }: { id: string; title: string; isWaitlisted: boolean }) {
  const { busy, message, submit } = useSubmission();
  const [isConfirming, setConfirming] = useState(false);
  const label = isWaitlisted ? "Leave the waiting list" : "Cancel my seat";

  const cancelRsvp = () =>
    void submit(() => api.post(apiPaths.cancelRsvp(id)), { errors, onDone: () => setConfirming(false), refresh: true });

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
        <FormMessage message={message} />
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={busy && "One moment…"} onClick={cancelRsvp}>
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
