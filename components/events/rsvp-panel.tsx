"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { RsvpStatus } from "@/lib/events/contracts";
import type { EventQuestion, GuestResponses } from "@/lib/events/ticket-contracts";
import { RsvpFields, readRsvpFields, type SeatChoice } from "./rsvp-fields";

const errors = { offline: "Network error", otherwise: "The seat could not be reserved. Please try again." };

type RsvpPanelProps = {
  id: string;
  label: string;
  /** How many seats can be taken here; without it, one. */
  choice?: SeatChoice;
  questions: readonly EventQuestion[];
  hasCode?: boolean;
  responses?: GuestResponses;
  /** Where somebody who has to log in comes back to. */
  returnTo: string;
  /** Takes the new status; without it the page is read again. */
  onRsvp?: (seat: RsvpStatus) => void;
};

/** Reserves seats, takes an offered one, or opens the page of the payment. Without JavaScript it is a form that redirects. */
export function RsvpPanel({ id, label, choice, questions, hasCode, responses, returnTo, onRsvp }: RsvpPanelProps) {
  const router = useRouter();
  const { busy, message, submit } = useSubmission();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const askToLogIn = () => location.assign(paths.login({ redirectTo: returnTo }));

  function reserve(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!hasSessionHint()) return askToLogIn();
    const body = readRsvpFields(new FormData(event.currentTarget));
    setFieldErrors({});
    void submit(() => api.post(apiPaths.rsvp(id), body), {
      errors,
      onDone: ({ seat, authorization_url: payment }) => {
        if (payment) location.assign(payment);
        else if (onRsvp) onRsvp(seat);
        else router.refresh();
        return payment ? "leaving" : undefined;
      },
      onError: ({ status, facts, fields }) => {
        if (status === 401) {
          askToLogIn();
          return null;
        }
        setFieldErrors(fields ?? {});
        if (typeof facts?.opensAt === "string" && onRsvp) {
          onRsvp({
            event: id,
            status: "none",
            place: null,
            opensAt: facts.opensAt,
            expiresAt: null,
            price: 0,
            seats: 0,
            paying: 0,
          });
          return null;
        }
        return undefined;
      },
    });
  }

  return (
    <Form action={apiPaths.rsvp(id)} onSubmit={reserve} className="grid w-full max-w-form gap-4">
      <RsvpFields
        {...(choice && { choice })}
        questions={questions}
        hasCode={hasCode ?? false}
        responses={responses ?? {}}
        errors={fieldErrors}
      />
      <FormMessage message={message} />
      <Button type="submit" loading={busy && "One moment…"} className="justify-self-start">
        {label}
      </Button>
    </Form>
  );
}
