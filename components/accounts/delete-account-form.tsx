"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Message } from "@/components/ui/message";
import { PasswordField } from "@/components/ui/password-field";
import { type DeleteAccount, deleteAccountBody, deletionWords } from "@/lib/accounts/contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";

const sentences = { offline: "Network error", otherwise: "Your account could not be deleted. Please try again." };

/** The password once more and the words; then there is no account. `refusal` is what the server said to the form without script. */
export function DeleteAccountForm({ email, refusal }: { email: string; refusal: string }) {
  const [problem, setProblem] = useState(refusal);
  const [gone, setGone] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(deleteAccountBody),
    defaultValues: { password: "", confirmation: "" },
  });
  const { errors, isSubmitting } = formState;

  async function leave(body: DeleteAccount) {
    if (gone) return;
    setProblem("");
    const result = await api.post(apiPaths.deleteAccount, body);
    if (!result.ok) return setProblem(complaintAbout(result, sentences));
    setGone(true);
    window.location.assign(paths.login({ said: "deleted" }));
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
        label={`Type “${deletionWords}”`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.confirmation?.message}
        {...register("confirmation")}
      />
      <Message>{problem && `❌ ${problem}`}</Message>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="danger" busy={(isSubmitting || gone) && "Deleting…"}>
          Delete my account
        </Button>
        <ButtonLink href={paths.account} look="quiet">
          Keep it
        </ButtonLink>
      </div>
    </Form>
  );
}
