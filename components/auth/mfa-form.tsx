"use client";

import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { useSubmitting } from "@/components/ui/use-submitting";
import { type ApiResult, errorMessage } from "@/lib/api-client/client";

type MfaFormProps<T> = {
  /** Sends what was typed; fields that are not shown are empty. */
  request: (given: { password: string; code: string }) => Promise<ApiResult<T>>;
  fields: readonly ("password" | "code")[];
  email?: string;
  codeLabel?: string;
  submitLabel: string;
  onDone: (data: T) => void;
};

const errorMessages = { offline: "Network error", otherwise: "That failed. Please try again." };

/** One MFA form: password, code, or both. Typed values stay after an error. */
export function MfaForm<T>({ request, fields, email, codeLabel = "Code", submitLabel, onDone }: MfaFormProps<T>) {
  const submission = useSubmitting();
  const [problem, setProblem] = useState("");

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    if (!submission.start()) return;
    setProblem("");
    const typed = (name: string) => String(given.get(name) ?? "");
    const result = await request({ password: typed("password"), code: typed("code") });
    submission.finish();
    if (result.ok) onDone(result.data);
    else setProblem(`❌ ${errorMessage(result, errorMessages)}`);
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid max-w-form gap-5">
      {fields.includes("password") && (
        <>
          <input type="text" name="username" autoComplete="username" hidden readOnly value={email} />
          <PasswordField label="Your password" name="password" autoComplete="current-password" required />
        </>
      )}
      {fields.includes("code") && (
        <TextField
          label={codeLabel}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
        />
      )}
      <Alert>{problem}</Alert>
      <Button type="submit" loading={submission.submitting && "Please wait…"} className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  );
}
