"use client";

import Link from "next/link";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { failure } from "@/components/ui/message";
import { PasswordField } from "@/components/ui/password-field";
import { Progress } from "@/components/ui/progress";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { passwordChanged, resetPasswordForm } from "@/lib/auth/contracts";
import { formMessage } from "@/lib/auth/form-messages";
import { passwordStrength } from "@/lib/auth/rules";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { AuthForm } from "./auth-form";

const errors = { offline: "Something went wrong. Please try again.", otherwise: "Reset failed" };

/**
 * Sets a new password by the link of an email, and redirects to the login after three seconds. `serverCode` is the
 * code of an error of a submission without JavaScript.
 */
export function ResetPasswordForm({ token, serverCode }: { token: string; serverCode: string }) {
  const [done, setDone] = useState(false);
  const form = useApiForm({
    schema: resetPasswordForm,
    defaultValues: { password: "", confirmPassword: "" },
    initialMessage: serverCode ? failure(formMessage(serverCode, errors.otherwise)) : null,
    errors,
    send: ({ password }) => api.post(accountApiPaths.resetPassword(token), { password }),
    onDone: () => {
      setDone(true);
      setTimeout(() => window.location.assign(paths.login()), 3_000);
    },
  });
  const password = form.field("password");
  // Hidden for a rejected password, so that it is not called strong.
  const strength = passwordStrength(useWatch({ control: form.control, name: "password" }));

  if (done) return <Alert tone="success">{`${passwordChanged} Taking you to the login…`}</Alert>;
  return (
    <>
      <AuthForm
        action={accountApiPaths.resetPassword(token)}
        onSubmit={form.onSubmit}
        message={form.message}
        submitLabel="Reset Password"
        loading={form.busy && "Saving…"}
      >
        {/* Hidden user name field, so that a password manager can store the new password. */}
        <input type="text" name="username" autoComplete="username" hidden readOnly value="" />
        <PasswordField label="New Password" autoComplete="new-password" required {...password} />
        {strength.word && !password.error && (
          <Progress label="Password strength" value={strength.value} valueText={strength.word} />
        )}
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          required
          {...form.field("confirmPassword")}
        />
      </AuthForm>
      <Link href={paths.forgotPassword} prefetch={false} className="link justify-self-start text-small">
        Send a new reset link
      </Link>
      <Link href={paths.contact} prefetch={false} className="link justify-self-start text-small">
        Contact Support
      </Link>
    </>
  );
}
