"use client";

import * as z from "zod/mini";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { PasswordField } from "@/components/ui/password-field";
import { useApiForm } from "@/components/ui/use-api-form";
import type { ApiResult } from "@/lib/api-client/client";
import { disableMfaBody } from "@/lib/auth/mfa/mfa-contracts";

type MfaFields = { password: string; code: string };

type MfaFormProps<T> = {
  /** Sends what was typed; fields that are not shown are empty. */
  request: (given: MfaFields) => Promise<ApiResult<T>>;
  fields: readonly (keyof MfaFields)[];
  email?: string;
  codeLabel?: string;
  submitLabel: string;
  onDone: (data: T) => void;
};

const errors = { offline: "Network error", otherwise: "That failed. Please try again." };
const hidden = z._default(z.string(), "");

/** One MFA form: password, code, or both. Typed values stay after an error. */
export function MfaForm<T>({ request, fields, email, codeLabel = "Code", submitLabel, onDone }: MfaFormProps<T>) {
  const { password, code } = disableMfaBody.shape;
  const form = useApiForm<Partial<MfaFields>, MfaFields, T>({
    schema: z.object({
      password: fields.includes("password") ? password : hidden,
      code: fields.includes("code") ? code : hidden,
    }),
    defaultValues: { password: "", code: "" },
    send: request,
    errors,
    onDone,
  });

  return (
    <Form onSubmit={form.onSubmit} className="grid max-w-form gap-5">
      {fields.includes("password") && (
        <>
          <input type="text" name="username" autoComplete="username" hidden readOnly value={email} />
          <PasswordField label="Your password" autoComplete="current-password" required {...form.field("password")} />
        </>
      )}
      {fields.includes("code") && (
        <TextField
          label={codeLabel}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
          {...form.field("code")}
        />
      )}
      <FormMessage message={form.message} />
      <Button type="submit" loading={form.busy && "Please wait…"} className="justify-self-start">
        {submitLabel}
      </Button>
    </Form>
  );
}
