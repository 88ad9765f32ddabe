"use client";

import Link from "next/link";
import { type FormEvent, useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { success } from "@/components/ui/message";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { EventQuestion } from "@/lib/events/ticket-contracts";
import { RsvpFields, readRsvpFields } from "./rsvp-fields";

const errors = { offline: "Network error", otherwise: "The seat could not be reserved. Please try again." };

type GuestSeatFormProps = { id: string; questions: readonly EventQuestion[]; hasCode: boolean };

/** Asks for a free seat without an account: name, email address, code and answers. seat.css styles its names. Without JavaScript it is a form that redirects. */
export function GuestSeatForm({ id, questions, hasCode }: GuestSeatFormProps) {
  const { busy, message, submit } = useSubmission();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});

  function reserve(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { code, responses } = readRsvpFields(form);
    const text = (name: string) => String(form.get(name) ?? "");
    const who = { email: text("email"), firstName: text("firstName"), lastName: text("lastName") };
    setFieldErrors({});
    void submit(() => api.post(accountApiPaths.guestSeat(id), { ...who, code, responses }), {
      errors,
      onDone: (reply) => success(reply.message),
      onError: ({ fields }) => {
        setFieldErrors(fields ?? {});
        return undefined;
      },
    });
  }

  return (
    <Form action={accountApiPaths.guestSeat(id)} onSubmit={reserve} className="grid gap-5">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        hint="We send a link that confirms the seat and opens your ticket. One seat for each address."
        error={fieldErrors.email}
      />
      <div className="seat-names grid gap-5">
        <TextField
          label="First Name"
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={60}
          error={fieldErrors.firstName}
        />
        <TextField
          label="Last Name"
          name="lastName"
          autoComplete="family-name"
          required
          maxLength={60}
          error={fieldErrors.lastName}
        />
      </div>
      <RsvpFields questions={questions} hasCode={hasCode} errors={fieldErrors} />
      <p className="text-muted text-small">
        The seat is kept for an hour until you confirm it. With it you accept the{" "}
        <Link href={paths.terms} prefetch={false} className="link text-ink">
          terms
        </Link>{" "}
        and the{" "}
        <Link href={paths.privacy} prefetch={false} className="link text-ink">
          privacy notice
        </Link>
        . The waiting list, tickets that cost something and seats for companions need an account:{" "}
        <Link href={paths.login({ redirectTo: paths.event(id) })} prefetch={false} className="link text-ink">
          log in
        </Link>
        .
      </p>
      <FormMessage message={message} />
      <Button type="submit" loading={busy && "One moment…"} className="justify-self-start max-xs:w-full">
        Reserve a seat
      </Button>
    </Form>
  );
}
