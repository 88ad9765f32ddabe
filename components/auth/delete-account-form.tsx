"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure } from "@/components/ui/message";
import { PasswordField } from "@/components/ui/password-field";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { deleteAccountBody, deletionPhrase } from "@/lib/auth/contracts";
import { formMessage } from "@/lib/auth/form-messages";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";

const errors = { offline: "Network error", otherwise: "Your account could not be deleted. Please try again." };

/**
 * Asks for the password and the confirmation text, then deletes the account. `serverCode` is the code of an error of a submission
 * without JavaScript.
 */
export function DeleteAccountForm({ email, serverCode }: { email: string; serverCode: string }) {
  const form = useApiForm({
    schema: deleteAccountBody,
    defaultValues: { password: "", confirmation: "" },
    initialMessage: serverCode ? failure(formMessage(serverCode, errors.otherwise)) : null,
    errors,
    send: (body) => api.post(accountApiPaths.deleteAccount, body),
    onDone: () => {
      window.location.assign(paths.login({ notice: "deleted" }));
      return "leaving";
    },
  });

  return (
    <Form action={accountApiPaths.deleteAccount} onSubmit={form.onSubmit} className="grid max-w-form gap-5">
      <input type="text" name="username" autoComplete="username" hidden readOnly value={email} />
      <PasswordField label="Your password" autoComplete="current-password" required {...form.field("password")} />
      <TextField
        label={`Type “${deletionPhrase}”`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field("confirmation")}
      />
      <FormMessage message={form.message} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="danger" loading={form.busy && "Deleting…"}>
          Delete my account
        </Button>
        <ButtonLink href={paths.account} variant="quiet" className="px-0!">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
