"use client";

import Link from "next/link";
import { type FormEvent, useState } from "react";
import { TextField } from "@/components/ui/field";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { AuthForm } from "./auth-form";
import { type AuthQuery, hiddenRedirectFields } from "./auth-query";
import { HiddenRedirectInputs } from "./hidden-redirect-inputs";

const errorMessages = { offline: "Something went wrong", otherwise: "Login failed" };

/** The code of the second step. Without JavaScript the browser submits the form. */
export function MfaCodeForm({ query }: { query: AuthQuery }) {
  const submission = useSubmitting();
  const [problem, setProblem] = useState(query.error ?? "");

  async function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    if (!code) return setProblem("Please enter your code");
    if (!submission.start()) return;
    setProblem("");
    const { redirectTo, intent } = hiddenRedirectFields(query);
    const cart = { add: intent?.productId, variation: intent?.variation, quantity: intent?.quantity };
    const result = await api.post(apiPaths.loginCode, { code, redirectTo, ...cart });
    // A full page load discards everything fetched before the login.
    if (result.ok) return window.location.assign(result.data.redirectTo);
    submission.finish();
    setProblem(errorMessage(result, errorMessages));
  }

  const { error: _, message: __, ...hiddenFields } = query;
  return (
    <div className="grid gap-6">
      <AuthForm
        action={apiPaths.loginCode}
        onSubmit={(event) => void show(event)}
        feedback={problem && `❌ ${problem}`}
        submitLabel="Sign in"
        loading={submission.submitting && "Signing in…"}
      >
        <HiddenRedirectInputs query={query} />
        <TextField
          label="Code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          required
          maxLength={60}
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
