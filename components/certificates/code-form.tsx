"use client";

import * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { parseCertificateCode } from "@/lib/certificates/rules";
import { paths } from "@/lib/core/urls/paths";

const INVALID = "Please enter the 16 letters and digits of the certificate";

const codeForm = z.object({
  code: z.pipe(
    z.string().check(z.refine((text) => parseCertificateCode(text) !== null, INVALID)),
    z.transform((text) => parseCertificateCode(text) ?? ""),
  ),
});

/** Opens the page of a certificate by its printed code. */
export function CodeForm() {
  const form = useApiForm({
    schema: codeForm,
    defaultValues: { code: "" },
    send: async ({ code }) => ({ ok: true as const, data: { code }, headers: new Headers() }),
    errors: { offline: INVALID, otherwise: INVALID },
    goTo: ({ code }) => paths.certificate(code),
  });
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-4 [@media(scripting:none)]:hidden">
      <TextField
        label="Code of the certificate"
        hint="16 letters and digits, in four groups, below the QR code of the certificate."
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field("code")}
      />
      <Button type="submit" className="justify-self-start">
        Open the certificate
      </Button>
    </Form>
  );
}
