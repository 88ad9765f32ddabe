"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import Link from "next/link";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { PasswordField } from "@/components/ui/password-field";
import { Progress } from "@/components/ui/progress";
import { api, errorMessage } from "@/lib/api-client/client";
import { passwordChanged, resetPasswordForm } from "@/lib/auth/contracts";
import { passwordStrength } from "@/lib/auth/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { AuthForm } from "./auth-form";

const errorMessages = { offline: "Something went wrong. Please try again.", otherwise: "Reset failed" };

/**
 * Sets a new password by the link of an email, and redirects to the login after three seconds. `serverError` is the
 * error of a submission without JavaScript.
 */
export function ResetPasswordForm({ token, serverError }: { token: string; serverError: string }) {
  const [problem, setProblem] = useState(serverError);
  const [done, setDone] = useState(false);
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = formState;
  const strength = passwordStrength(useWatch({ control, name: "password" }));

  async function reset({ password }: { password: string }) {
    setProblem("");
    const result = await api.post(apiPaths.resetPassword(token), { password });
    if (!result.ok) return setProblem(errorMessage(result, errorMessages));
    setDone(true);
    setTimeout(() => window.location.assign(paths.login()), 3_000);
  }

  if (done) return <Alert>{`✅ ${passwordChanged} Taking you to the login…`}</Alert>;
  return (
    <>
      <AuthForm
        action={apiPaths.resetPassword(token)}
        onSubmit={handleSubmit(reset)}
        feedback={problem && `❌ ${problem}`}
        submitLabel="Reset Password"
        loading={isSubmitting && "Saving…"}
      >
        {/* Hidden user name field, so that a password manager can store the new password. */}
        <input type="text" name="username" autoComplete="username" hidden readOnly value="" />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...register("password")}
        />
        {strength.word && <Progress label="Password strength" value={strength.value} valueText={strength.word} />}
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          required
          error={errors.confirmPassword?.message}
          {...register("confirmPassword")}
        />
      </AuthForm>
      <Link href={paths.contact} prefetch={false} className="link justify-self-start text-small">
        Contact Support
      </Link>
    </>
  );
}
