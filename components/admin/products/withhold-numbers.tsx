"use client";

import * as z from "zod/mini";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { parseNumberList } from "@/lib/catalog/editions/rules";
import { required, requiredText } from "@/lib/core/form-inputs";
import { editionPaths } from "@/lib/core/urls/edition-paths";

const schema = z.object({
  act: z.enum(["keep", "release"]),
  numbers: required({ read: parseNumberList, message: "Enter numbers like 1, 7, 40-45" }),
  reason: requiredText("Give a reason"),
});

const errors = { offline: "Network error", otherwise: "Failed to change the numbers" };

/** Keeps numbers for the museum, or releases them, with a reason for the audit log. */
export function WithholdNumbers({ productId }: { productId: string }) {
  const form = useApiForm({
    schema,
    defaultValues: { act: "keep", numbers: "", reason: "" },
    errors,
    send: (body) => api.post(editionPaths.adminNumbers(productId), body),
    toast: "Numbers saved",
    refresh: true,
    resetAfter: true,
  });
  return (
    <Form onSubmit={form.onSubmit} className="grid max-w-xl gap-4">
      <Select label="Action" {...form.field("act")}>
        <option value="keep">Keep for the museum</option>
        <option value="release">Release for sale</option>
      </Select>
      <TextField label="Numbers" hint="Like 1, 7, 40-45" {...form.field("numbers")} />
      <TextField label="Reason" maxLength={200} {...form.field("reason")} />
      <FormMessage message={form.message} />
      <Button type="submit" variant="secondary" loading={form.busy && "Saving…"} className="justify-self-start">
        Save numbers
      </Button>
    </Form>
  );
}
