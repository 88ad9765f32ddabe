"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { inviteBody } from "@/lib/subscriptions/groups/contracts";

const errors = { offline: "Something went wrong. Please try again.", otherwise: "The invitation was not sent." };

/** Invites a person to a free seat. */
export function InviteSeatForm({ token }: { token: string }) {
  const path = accountApiPaths.inviteToGroup(token);
  const form = useApiForm({
    schema: inviteBody,
    defaultValues: { email: "", name: "" },
    send: (body) => api.post(path, body),
    errors,
    toast: "The invitation is on its way",
    refresh: true,
    resetAfter: true,
  });
  return (
    <Form action={path} onSubmit={form.onSubmit} className="grid items-start gap-4 sm:grid-cols-2">
      <TextField label="Email" type="email" inputMode="email" autoComplete="off" required {...form.field("email")} />
      <TextField label="Name (optional)" maxLength={60} autoComplete="off" {...form.field("name")} />
      <FormMessage message={form.message} className="col-span-full" />
      <Button type="submit" className="justify-self-start" loading={form.busy && "Inviting…"}>
        Invite
      </Button>
    </Form>
  );
}
