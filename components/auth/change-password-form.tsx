"use client";

import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Alert, FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { failure, type Message, success } from "@/components/ui/message";
import { PasswordField } from "@/components/ui/password-field";
import { Progress } from "@/components/ui/progress";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { changePasswordForm, passwordChanged } from "@/lib/auth/contracts";
import { formMessage } from "@/lib/auth/form-messages";
import { passwordStrength } from "@/lib/auth/rules";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

const errors = { offline: "Network error", otherwise: "Your password could not be changed. Please try again." };

/** Focuses what replaces the form, once. */
const focus = (element: HTMLElement | null) => element?.focus();

type ChangePasswordFormProps = {
  email: string;
  /** The result of a submission without JavaScript: "changed", or the code of an error. */
  result: string | null;
};

function initialMessage(result: string | null): Message | null {
  if (!result) return null;
  return result === "changed" ? success(passwordChanged) : failure(formMessage(result, errors.otherwise));
}

/** Sets a new password with the current one. */
export function ChangePasswordForm({ email, result }: ChangePasswordFormProps) {
  const [done, setDone] = useState(false);
  const form = useApiForm({
    schema: changePasswordForm,
    defaultValues: { currentPassword: "", password: "", confirmPassword: "" },
    initialMessage: initialMessage(result),
    errors,
    send: (body) => api.post(accountApiPaths.changePassword, body),
    // The list of sessions shows that the others have ended.
    refresh: true,
    onDone: () => setDone(true),
  });
  const password = form.field("password");
  // Hidden for a rejected password, so that it is not called strong.
  const strength = passwordStrength(useWatch({ control: form.control, name: "password" }));

  if (done)
    return (
      <div ref={focus} tabIndex={-1}>
        <Alert tone="success">{passwordChanged}</Alert>
      </div>
    );
  return (
    <Form action={accountApiPaths.changePassword} onSubmit={form.onSubmit} className="grid max-w-form gap-5">
      <input type="text" name="username" autoComplete="username" hidden readOnly value={email} />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        required
        {...form.field("currentPassword")}
      />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        required
        hint="At least 6 characters."
        {...password}
      />
      {strength.word && !password.error && (
        <Progress label="Password strength" value={strength.value} valueText={strength.word} />
      )}
      <PasswordField label="Confirm Password" autoComplete="new-password" required {...form.field("confirmPassword")} />
      <FormMessage message={form.message} />
      <Button type="submit" loading={form.busy && "Saving…"} className="justify-self-start">
        Change password
      </Button>
    </Form>
  );
}
