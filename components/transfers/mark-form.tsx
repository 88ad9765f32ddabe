"use client";

import * as z from "zod/mini";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Form } from "@/components/ui/form";
import { NeedsJavaScript } from "@/components/ui/needs-javascript";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { MAX_MESSAGE, markNumberBody, type OwnerMark } from "@/lib/transfers/contracts";

const errors = { offline: "Network error", otherwise: "The number could not be marked" };

// What the controls hold before anything is chosen.
const markForm = z.extend(markNumberBody, {
  mark: z.pipe(
    z.string(),
    z.transform((name, context): OwnerMark => {
      if (name === "stolen" || name === "destroyed") return name;
      context.issues.push({ code: "custom", input: name, message: "Please choose one" });
      return z.NEVER;
    }),
  ),
  confirmed: z.pipe(
    z.boolean().check(z.refine((checked) => checked, "Please confirm that only the museum can take this back")),
    z.transform(() => true as const),
  ),
});

/** Marks a number of the user as stolen or destroyed. */
export function MarkForm({ editionId }: { editionId: string }) {
  const form = useApiForm({
    schema: markForm,
    defaultValues: { mark: "", note: "", confirmed: false },
    send: (body) => api.post(accountApiPaths.markNumber(editionId), body),
    errors,
    toast: ({ message }) => message,
    refresh: true,
  });
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-5">
      <Select label="What happened" required {...form.field("mark")}>
        <option value="">Choose one</option>
        <option value="stolen">It was stolen</option>
        <option value="destroyed">It was destroyed</option>
      </Select>
      <Textarea
        label="Note (optional)"
        hint="When and where, for the museum. It is not shown to others."
        rows={3}
        maxLength={MAX_MESSAGE}
        {...form.field("note")}
      />
      <Checkbox
        label="I understand that only the museum can take this back"
        hint="The mark and its date are shown on the public pages of the number, and it cannot be transferred."
        {...form.field("confirmed")}
      />
      <NeedsJavaScript>A number can be marked with JavaScript only. Or write to us.</NeedsJavaScript>
      <FormMessage message={form.message} />
      <Button type="submit" variant="danger" loading={form.busy && "Saving…"} className="justify-self-start">
        Mark the number
      </Button>
    </Form>
  );
}
