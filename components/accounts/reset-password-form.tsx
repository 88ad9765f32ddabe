"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import Link from "next/link";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Message } from "@/components/ui/message";
import { Meter } from "@/components/ui/meter";
import { PasswordField } from "@/components/ui/password-field";
import { passwordChanged, resetPasswordForm } from "@/lib/accounts/contracts";
import { passwordStrength } from "@/lib/accounts/rules";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { EntryForm } from "./entry-form";

const sentences = { offline: "Something went wrong. Please try again.", otherwise: "Reset failed" };

/**
 * Chooses a new password by the link of a mail, and leads to the login three seconds later. `refusal` is why it was not
 * changed when the form was sent without script.
 */
export function ResetPasswordForm({ token, refusal }: { token: string; refusal: string }) {
  const [problem, setProblem] = useState(refusal);
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
    if (!result.ok) return setProblem(complaintAbout(result, sentences));
    setDone(true);
    setTimeout(() => window.location.assign(paths.login()), 3_000);
  }

  if (done) return <Message>{`✅ ${passwordChanged} Taking you to the login…`}</Message>;
  return (
    <>
      <EntryForm
        action={apiPaths.resetPassword(token)}
        onSubmit={handleSubmit(reset)}
        said={problem && `❌ ${problem}`}
        button="Reset Password"
        busy={isSubmitting && "Saving…"}
      >
        {/* Whose password it is stands in nobody's address: a password manager is given the place for it, and fills it. */}
        <input type="text" name="username" autoComplete="username" hidden readOnly value="" />
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
      </EntryForm>
      <Link href={paths.contact} prefetch={false} className="link justify-self-start text-small">
        Contact Support
      </Link>
    </>
  );
}
