"use client";

import Link from "next/link";
import { TextField } from "@/components/ui/field";
import { failure } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { formMessage } from "@/lib/auth/form-messages";
import { mfaCodeBody } from "@/lib/auth/mfa/mfa-contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { AuthForm } from "./auth-form";
import { type AuthQuery, hiddenRedirectFields } from "./auth-query";
import { HiddenRedirectInputs } from "./hidden-redirect-inputs";

const errors = { offline: "Something went wrong", otherwise: "Login failed" };

/** The code of the second step. Without JavaScript the browser submits the form. */
export function MfaCodeForm({ query }: { query: AuthQuery }) {
  const form = useApiForm({
    schema: mfaCodeBody,
    defaultValues: { code: "" },
    initialMessage: query.code ? failure(formMessage(query.code, errors.otherwise)) : null,
    errors,
    send: ({ code }) => {
      const { redirectTo, intent } = hiddenRedirectFields(query);
      const cart = { add: intent?.productId, variation: intent?.variation, quantity: intent?.quantity };
      return api.post(accountApiPaths.loginCode, { code, redirectTo, ...cart });
    },
    // A full page load discards everything fetched before the login.
    onDone: ({ redirectTo }) => {
      window.location.assign(redirectTo);
      return "leaving";
    },
  });

  const { code: _, message: __, ...hiddenFields } = query;
  return (
    <div className="grid gap-6">
      <AuthForm
        action={accountApiPaths.loginCode}
        onSubmit={form.onSubmit}
        message={form.message}
        submitLabel="Log in"
        loading={form.busy && "Logging in…"}
      >
        <HiddenRedirectInputs query={query} />
        <TextField
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          required
          maxLength={60}
          {...form.field("code")}
        />
      </AuthForm>
      <p className="text-muted text-small">
        <Link href={paths.login(hiddenFields)} prefetch={false} className="link text-ink">
          Start again with your password
        </Link>
      </p>
    </div>
  );
}
