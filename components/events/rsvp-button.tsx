"use client";

import Link from "next/link";
import type { FormEvent } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { useMyRsvp } from "./use-my-rsvps";

const errors = { offline: "Network error", otherwise: "The seat could not be reserved. Please try again." };

type RsvpButtonProps = { id: string; title: string; full: boolean; isPrimary: boolean };

/** Reserves a seat or a place on the waiting list. Without JavaScript it is a form that redirects to the ticket. */
export function RsvpButton({ id, title, full, isPrimary }: RsvpButtonProps) {
  const { busy, message, submit } = useSubmission();
  const [rsvp, setRsvp] = useMyRsvp(id);

  function reserve(event: FormEvent) {
    event.preventDefault();
    const askToSignIn = () => location.assign(paths.login({ redirectTo: `${paths.events}#${id}` }));
    if (!hasSessionHint()) return askToSignIn();
    void submit(() => api.post(apiPaths.rsvp(id)), {
      errors,
      onDone: ({ seat }) => setRsvp(seat),
      onError: ({ status, facts }) => {
        const opensAt = facts?.opensAt;
        if (status === 401) askToSignIn();
        else if (typeof opensAt === "string") setRsvp({ event: id, status: "none", place: null, opensAt });
        else return undefined;
        return null;
      },
    });
  }

  if (rsvp && rsvp.status !== "none")
    return (
      <div role="status" className="flex w-full flex-wrap items-center gap-x-4 gap-y-1">
        {rsvp.status === "seat" ? (
          <StatusBadge shape="dot" tone="success">
            Your seat is reserved
          </StatusBadge>
        ) : (
          <StatusBadge shape="half" tone="warn">{`You are number ${rsvp.place} on the waiting list`}</StatusBadge>
        )}
        <Link href={paths.ticket(id)} prefetch={false} className="link inline-flex min-h-tap items-center text-small">
          {rsvp.status === "seat" ? "View ticket" : "View status"}
          <span className="sr-only"> for {title}</span>
        </Link>
      </div>
    );
  if (rsvp?.opensAt)
    return (
      <p role="status" className="pt-1 font-medium text-small">
        You can reserve a seat from {formatLagosDate(rsvp.opensAt)}, {formatLagosTime(rsvp.opensAt)}.
      </p>
    );
  return (
    <Form action={apiPaths.rsvp(id)} onSubmit={reserve} className="grid justify-items-start gap-2">
      <Button type="submit" size="small" variant={isPrimary ? "primary" : "secondary"} loading={busy && "One moment…"}>
        {full ? "Join the waiting list" : "Reserve a seat"}
        <span className="sr-only"> for {title}</span>
      </Button>
      <FormMessage message={message} />
    </Form>
  );
}
