"use client";

import { Alert, FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure, type Message, success } from "@/components/ui/message";
import { PasswordField } from "@/components/ui/password-field";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { formMessage } from "@/lib/auth/form-messages";
import { newEmailBody, newEmailSent } from "@/lib/auth/new-email/contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

const errors = { offline: "Network error", otherwise: "The link could not be sent. Please try again." };

type ChangeEmailFormProps = {
  email: string;
  /** The result of a submission without JavaScript: "sent", or the code of an error. */
  result: string | null;
};

function initialMessage(result: string | null): Message | null {
  if (!result) return null;
  return result === "sent" ? success(newEmailSent) : failure(formMessage(result, errors.otherwise));
}

/** Emails a link to a new address, which changes it. */
export function ChangeEmailForm({ email, result }: ChangeEmailFormProps) {
  const form = useApiForm({
    schema: newEmailBody,
    defaultValues: { email: "", currentPassword: "" },
    initialMessage: initialMessage(result),
    errors,
    send: (body) => api.post(accountApiPaths.changeEmail, body),
    onDone: () => success(newEmailSent),
  });
  if (form.message?.tone === "success")
    return (
      <div role="status">
        <Alert tone="success">{newEmailSent}</Alert>
      </div>
    );
  return (
    <Form action={accountApiPaths.changeEmail} onSubmit={form.onSubmit} className="grid max-w-form gap-5">
      <p className="wrap-anywhere text-small">
        You log in with <b className="font-semibold">{email}</b>.
      </p>
      <TextField label="New Email" type="email" autoComplete="email" required {...form.field("email")} />
      <PasswordField
        label="Your Password"
        autoComplete="current-password"
        required
        {...form.field("currentPassword")}
      />
      <FormMessage message={form.message} />
      <Button type="submit" variant="secondary" loading={form.busy && "Sending…"} className="justify-self-start">
        Send a link
      </Button>
    </Form>
  );
}
