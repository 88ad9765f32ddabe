"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { claimBody } from "@/lib/certificates/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";

const errors = { offline: "Something went wrong. Please try again.", otherwise: "The number could not be claimed" };

/** The code that is sealed under a label. */
export function ClaimForm({ code, error }: { code: string; error: string | null }) {
  const form = useApiForm({
    schema: claimBody,
    defaultValues: { claimCode: "" },
    initialMessage: error ? failure(error) : null,
    send: (body) => api.post(apiPaths.claimCertificate(code), body),
    errors,
    goTo: ({ result }: { result: "claimed" | "given" }) => paths.claimCertificate(code, { done: result }),
  });
  return (
    <Form action={apiPaths.claimCertificate(code)} onSubmit={form.onSubmit} className="grid gap-5">
      <TextField
        label="Sealed code"
        required
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="12 letters and digits, in three groups."
        {...form.field("claimCode")}
      />
      <FormMessage message={form.message} />
      <Button type="submit" wide loading={form.busy && "Claiming…"}>
        Claim this number
      </Button>
    </Form>
  );
}
