"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { EventQuestion } from "@/lib/events/ticket-contracts";
import { RsvpFields, readRsvpFields } from "./rsvp-fields";

/** Accepts a ticket that somebody has sent, with the responses to the event's questions. Without JavaScript it is a form that redirects. */
export function AcceptTicketForm({ token, questions }: { token: string; questions: readonly EventQuestion[] }) {
  const router = useRouter();
  const { busy, message, submit } = useSubmission();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});

  function accept(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { responses } = readRsvpFields(new FormData(event.currentTarget));
    void submit(() => api.post(accountApiPaths.acceptTicket(token), { responses }), {
      errors: { offline: "Network error", otherwise: "The ticket could not be accepted" },
      toast: "The ticket is yours.",
      onDone: ({ event: id }) => router.push(paths.ticket(id)),
      onError: ({ fields }) => setFieldErrors(fields ?? {}),
    });
  }

  return (
    <Form action={accountApiPaths.acceptTicket(token)} onSubmit={accept} className="grid gap-4">
      <RsvpFields questions={questions} errors={fieldErrors} />
      <FormMessage message={message} />
      <Button type="submit" loading={busy && "Accepting…"} className="justify-self-start">
        Accept the ticket
      </Button>
    </Form>
  );
}
