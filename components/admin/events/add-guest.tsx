"use client";

import { useRef } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { addGuestBody } from "@/lib/events/guest-seat-contracts";

/** Gives an account, or somebody without one, a seat, for example to a person who came without a ticket. */
export function AddGuest({ id }: { id: string }) {
  // The same for the same guest until the seat is given, so that a retry gives no second one.
  const key = useRef({ of: "", key: "" });
  const added = useRef("The guest");
  const form = useApiForm({
    schema: addGuestBody,
    defaultValues: { email: "", firstName: "", lastName: "" },
    send: (body) => {
      const of = JSON.stringify(body);
      added.current = `${body.firstName} ${body.lastName}`.trim() || "The guest";
      if (key.current.of !== of) key.current = { of, key: crypto.randomUUID() };
      return api.post(adminApiPaths.attendees(id), body, { key: key.current.key });
    },
    onDone: () => {
      key.current = { of: "", key: "" };
      // For the next guest.
      form.setFocus("email");
    },
    toast: () => `${added.current} has a seat`,
    resetAfter: true,
    refresh: true,
    errors: { offline: "Network error", otherwise: "The guest could not be added" },
  });
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-3 border-line border-t pt-4">
      <h3 className="font-bold text-small">Add a guest</h3>
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        hint="The ticket goes to this address. For somebody with an account it is all that is needed."
        {...form.field("email")}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField label="First name" autoComplete="off" maxLength={60} {...form.field("firstName")} />
        <TextField label="Last name" autoComplete="off" maxLength={60} {...form.field("lastName")} />
      </div>
      <p className="text-muted text-small">
        Somebody without an account needs a name; an email address is not required. The guest does not pay. A full event
        gets one seat more.
      </p>
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
