"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { companionBody } from "@/lib/events/ticket-contracts";

const errors = { offline: "Network error", otherwise: "The name could not be saved" };

/** Writes the name of a companion on the ticket. Without JavaScript it is a form that redirects. */
export function NameCompanionForm({ id, seat, name }: { id: string; seat: string; name: string }) {
  const form = useApiForm({
    schema: companionBody,
    defaultValues: { seat, name },
    send: (body) => api.post(accountApiPaths.nameCompanion(id), body),
    errors,
    toast: "The name is saved.",
    refresh: true,
  });
  return (
    <Form action={accountApiPaths.nameCompanion(id)} onSubmit={form.onSubmit} className="grid gap-3">
      <input type="hidden" name="seat" value={seat} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 grow">
          <TextField
            label="Name (optional)"
            maxLength={80}
            autoComplete="off"
            defaultValue={name}
            {...form.field("name")}
          />
        </div>
        <Button type="submit" variant="secondary" loading={form.busy && "Saving…"}>
          Save
        </Button>
      </div>
      <FormMessage message={form.message} />
    </Form>
  );
}
