"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { appealDecisionBody } from "@/lib/comments/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

/** Decides an appeal. The author reads the answer in an email. */
export function AppealForm({ commentId }: { commentId: string }) {
  const form = useApiForm({
    schema: appealDecisionBody,
    defaultValues: { decision: "declined", reply: "" },
    send: (body) => api.post(adminApiPaths.decideAppeal(commentId), body),
    errors: { offline: "Network error", otherwise: "Failed to save the decision" },
    toast: "The author gets an email",
    refresh: true,
  });
  return (
    <Form onSubmit={form.onSubmit} className="grid max-w-read gap-3">
      <Select label="Decision" {...form.field("decision")}>
        <option value="declined">Decline: it stays removed</option>
        <option value="granted">Grant: show the comment again</option>
      </Select>
      <Textarea
        label="Answer"
        hint="The author reads it. The decision is final."
        required
        rows={2}
        maxLength={1_000}
        {...form.field("reply")}
      />
      <FormMessage message={form.message} />
      <Button type="submit" size="small" className="justify-self-start" loading={form.busy && "Saving…"}>
        Decide
      </Button>
    </Form>
  );
}
