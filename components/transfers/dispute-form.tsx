"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { NeedsJavaScript } from "@/components/ui/needs-javascript";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { MAX_REASON, openDisputeBody } from "@/lib/transfers/contracts";

/** The number, by its id for an owner of now or before, or by the token of an email. */
type DisputeFormProps = { editionId: string } | { token: string };

const errors = { offline: "Network error", otherwise: "The dispute could not be opened" };

/** Opens a dispute about a number with a reason. */
export function DisputeForm(unit: DisputeFormProps) {
  const form = useApiForm({
    schema: openDisputeBody,
    defaultValues: { reason: "" },
    send: (body) =>
      "token" in unit
        ? api.post(accountApiPaths.disputeTransfer(unit.token), body)
        : api.post(accountApiPaths.disputeNumber(unit.editionId), body),
    errors,
    toast: ({ message }) => message,
    refresh: true,
  });
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-5">
      <Textarea
        label="What is wrong"
        hint="Only the museum reads this. Until it has decided, the number cannot be transferred or accepted."
        required
        maxLength={MAX_REASON}
        {...form.field("reason")}
      />
      <NeedsJavaScript>A dispute can be opened with JavaScript only. Or write to us.</NeedsJavaScript>
      <FormMessage message={form.message} />
      <Button type="submit" variant="secondary" loading={form.busy && "Sending…"} className="justify-self-start">
        Open a dispute
      </Button>
    </Form>
  );
}
