"use client";

import type { FormEvent } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { RsvpStatus } from "@/lib/events/contracts";

const errors = { offline: "Network error", otherwise: "The seat could not be reserved. Please try again." };

type QuickRsvpProps = {
  id: string;
  title: string;
  label: string;
  isPrimary: boolean;
  /** Where somebody who has to log in comes back to. */
  returnTo: string;
  onRsvp: (seat: RsvpStatus) => void;
};

/** Reserves a free seat, or a place on the waiting list, with one press. Without JavaScript it is a form that redirects to the ticket. */
export function QuickRsvp({ id, title, label, isPrimary, returnTo, onRsvp }: QuickRsvpProps) {
  const { busy, message, submit } = useSubmission();

  function reserve(event: FormEvent) {
    event.preventDefault();
    const askToLogIn = () => location.assign(paths.login({ redirectTo: returnTo }));
    if (!hasSessionHint()) return askToLogIn();
    void submit(() => api.post(apiPaths.rsvp(id), {}), {
      errors,
      onDone: ({ seat }) => onRsvp(seat),
      onError: ({ status, facts }) => {
        const opensAt = facts?.opensAt;
        if (status === 401) askToLogIn();
        else if (typeof opensAt === "string")
          onRsvp({ event: id, status: "none", place: null, opensAt, expiresAt: null, price: 0, seats: 0, paying: 0 });
        else return undefined;
        return null;
      },
    });
  }

  return (
    <Form action={apiPaths.rsvp(id)} onSubmit={reserve} className="grid justify-items-start gap-2">
      <Button type="submit" size="small" variant={isPrimary ? "primary" : "secondary"} loading={busy && "One moment…"}>
        {label}
        <span className="sr-only"> for {title}</span>
      </Button>
      <FormMessage message={message} />
    </Form>
  );
}
