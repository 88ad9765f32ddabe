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

const texts = {
  seat: { label: "Cancel my seat", subject: "Your seat at" },
  companion: { label: "Cancel this seat", subject: "The seat of your companion at" },
  offered: { label: "Decline the seat", subject: "The seat that is kept for you at" },
  held: { label: "Give up the seat", subject: "Your unpaid seat at" },
  waiting: { label: "Leave the waiting list", subject: "Your place on the waiting list for" },
};

const textsOfAll = (seats: number) => ({ label: `Cancel all ${seats} seats`, subject: `Your ${seats} seats at` });

type CancelRsvpButtonProps = {
  id: string;
  title: string;
  status: keyof typeof texts;
  /** What happens with the price of a paid seat. */
  refund?: string | null;
  /** The seat, where the person has several; all of them without it. */
  seat?: string;
  /** How many seats are given up. */
  seats?: number;
};

/** Cancels an RSVP after a confirmation. Without JavaScript it is a plain form without confirmation. */
export function CancelRsvpButton({ id, title, status, refund, seat, seats = 1 }: CancelRsvpButtonProps) {
  const { busy, message, submit } = useSubmission();
  const [isConfirming, setConfirming] = useState(false);
  const { label, subject } = status === "seat" && seats > 1 ? textsOfAll(seats) : texts[status];

  const cancelRsvp = () =>
    void submit(() => api.post(apiPaths.cancelRsvp(id), seat ? { seat } : {}), {
      errors,
      onDone: () => setConfirming(false),
      refresh: true,
    });

  function confirm(event: FormEvent) {
    event.preventDefault();
    setConfirming(true);
  }

  return (
    <Form action={apiPaths.cancelRsvp(id)} onSubmit={confirm}>
      {seat && <input type="hidden" name="seat" value={seat} />}
      <Button type="submit" variant="quiet" className="px-0!">
        {label}
      </Button>
      <Dialog open={isConfirming} onClose={() => setConfirming(false)} title={`${label}?`}>
        <p>
          {subject} “{title}” {seats > 1 ? "go" : "goes"} to the next {seats > 1 ? "people" : "person"}. If you change
          your mind, you start at the end of the waiting list.
        </p>
        {refund && <p className="font-medium">{refund}</p>}
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
