"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import Link from "next/link";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { Meter } from "@/components/ui/meter";
import { PasswordField } from "@/components/ui/password-field";
import { resetPasswordForm } from "@/lib/accounts/contracts";
import { passwordStrength } from "@/lib/accounts/rules";
import { api } from "@/lib/http/api-client";
import { apiPaths, paths } from "@/lib/platform/paths";

/** Chooses a new password by the link of a mail, and leads to the login three seconds later. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [problem, setProblem] = useState("");
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
    if (!result.ok) {
      return setProblem(
        result.status === 0 ? "Something went wrong. Please try again." : result.error || "Reset failed",
      );
    }
    setDone(true);
    setTimeout(() => window.location.assign(paths.login()), 3_000);
  }

  if (done) return <Message>✅ Your password has been changed. Taking you to the login…</Message>;
  return (
    <>
      <form method="post" onSubmit={handleSubmit(reset)} noValidate className="grid gap-5">
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...register("password")}
        />
        {strength.word && <Meter label="Password strength" value={strength.value} word={strength.word} />}
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          required
          error={errors.confirmPassword?.message}
          {...register("confirmPassword")}
        />
        <Message>{problem && `❌ ${problem}`}</Message>
        <Button type="submit" wide busy={isSubmitting && "Saving…"}>
          Reset Password
        </Button>
      </form>
      <Link href={paths.contact} prefetch={false} className="link justify-self-start text-small">
        Contact Support
      </Link>
    </>
  );
}
