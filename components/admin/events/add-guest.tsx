"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { addGuestBody } from "@/lib/events/contracts";

/** Gives an account a seat, for example to somebody who came without a ticket. */
export function AddGuest({ id }: { id: string }) {
  const form = useApiForm({
    schema: addGuestBody,
    defaultValues: { email: "" },
    send: (body) => api.post(adminApiPaths.attendees(id), body),
    toast: "The guest has a seat",
    resetAfter: true,
    refresh: true,
    errors: { offline: "Network error", otherwise: "The guest could not be added" },
  });
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-3 border-line border-t pt-4">
      <TextField
        label="Add a guest by email"
        type="email"
        autoComplete="off"
        required
        hint="The person needs an account, does not pay, and gets an email with the ticket. A full event gets one seat more."
        {...form.field("email")}
      />
      <FormMessage message={form.message} />
      <Button
        type="submit"
        size="small"
        variant="secondary"
        loading={form.busy && "Adding…"}
        className="justify-self-start"
      >
        Add guest
      </Button>
    </Form>
  );
}
