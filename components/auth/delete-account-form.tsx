"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { PasswordField } from "@/components/ui/password-field";
import { api, errorMessage } from "@/lib/api-client/client";
import { type DeleteAccountBody, deleteAccountBody, deletionPhrase } from "@/lib/auth/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";

const errorMessages = { offline: "Network error", otherwise: "Your account could not be deleted. Please try again." };

/**
 * Asks for the password and the confirmation text, then deletes the account. `serverError` comes from a submission
 * without JavaScript.
 */
export function DeleteAccountForm({ email, serverError }: { email: string; serverError: string }) {
  const [problem, setProblem] = useState(serverError);
  const [gone, setGone] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(deleteAccountBody),
    defaultValues: { password: "", confirmation: "" },
  });
  const { errors, isSubmitting } = formState;

  async function leave(body: DeleteAccountBody) {
    if (gone) return;
    setProblem("");
    const result = await api.post(apiPaths.deleteAccount, body);
    if (!result.ok) return setProblem(errorMessage(result, errorMessages));
    setGone(true);
    window.location.assign(paths.login({ notice: "deleted" }));
  }

  return (
    <Form action={apiPaths.deleteAccount} onSubmit={handleSubmit(leave)} className="grid max-w-form gap-5">
      <input type="text" name="username" autoComplete="username" hidden readOnly value={email} />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register("password")}
      />
      <TextField
        label={`Type “${deletionPhrase}”`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.confirmation?.message}
        {...register("confirmation")}
      />
      <Alert>{problem && `❌ ${problem}`}</Alert>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="danger" loading={(isSubmitting || gone) && "Deleting…"}>
          Delete my account
        </Button>
        <ButtonLink href={paths.account} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
