"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { passOnBody } from "@/lib/events/ticket-contracts";

type Ticket = {
  id: string;
  /** That of a companion; the own one without it. */
  seat?: string;
};

const errors = { offline: "Network error", otherwise: "The ticket could not be sent" };

/** Passes a ticket on by email, and withdraws one that is not accepted yet. Without JavaScript these are forms that redirect. */
export function PassOnTicket({ id, sentTo, seat }: Ticket & { sentTo: string | null }) {
  return (
    <details open={sentTo !== null} className="w-full border-line border-t pt-2">
      <summary className="link inline-flex min-h-tap w-max cursor-pointer items-center font-medium">
        Pass the ticket on
      </summary>
      <div className="grid max-w-form gap-4 pt-3">
        {sentTo ? <SentTicket id={id} seat={seat} to={sentTo} /> : <PassOnForm id={id} seat={seat} />}
      </div>
    </details>
  );
}

type OwnTicket = { id: string; seat: string | undefined };

function PassOnForm({ id, seat }: OwnTicket) {
  const form = useApiForm({
    schema: passOnBody,
    defaultValues: { email: "", seat },
    send: (body) => api.post(accountApiPaths.passOnTicket(id), body),
    errors,
    toast: "The email is on its way.",
    refresh: true,
  });
  return (
    <Form action={accountApiPaths.passOnTicket(id)} onSubmit={form.onSubmit} className="grid gap-4">
      {seat && <input type="hidden" name="seat" value={seat} />}
      <TextField
        label="The person’s email"
        type="email"
        inputMode="email"
        autoComplete="off"
        hint={`They get a link. Until they accept, the ticket is yours; then ${seat ? "its" : "your"} code stops working.`}
        required
        {...form.field("email")}
      />
      <FormMessage message={form.message} />
      <Button type="submit" variant="secondary" loading={form.busy && "Sending…"} className="justify-self-start">
        Send the ticket
      </Button>
    </Form>
  );
}

function SentTicket({ id, seat, to }: OwnTicket & { to: string }) {
  const { busy, message, submit } = useSubmission();
  const withdraw = () =>
    void submit(() => api.delete(accountApiPaths.passOnTicket(id), { query: seat ? { seat } : {} }), {
      errors: { offline: "Network error", otherwise: "The ticket could not be taken back" },
      toast: "The ticket stays yours.",
      refresh: true,
    });
  return (
    <>
      <p className="wrap-anywhere">
        Sent to <span className="font-bold">{to}</span>. It is yours until they accept.
      </p>
      <FormMessage message={message} />
      <Form
        action={accountApiPaths.withdrawTicket(id)}
        onSubmit={(event) => {
          event.preventDefault();
          withdraw();
        }}
      >
        {seat && <input type="hidden" name="seat" value={seat} />}
        <Button type="submit" variant="secondary" loading={busy && "One moment…"}>
          Take it back
        </Button>
      </Form>
    </>
  );
}
