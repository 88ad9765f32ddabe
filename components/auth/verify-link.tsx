"use client";

import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { type ApiResult, api, errorMessage } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { ResendVerification } from "./resend-verification";

type Verified = { message: string; redirectTo: string };

const errors = {
  offline: "Something went wrong. Please try again later.",
  otherwise: "Invalid or expired verification link",
};

/** Verifies the link of the email on page load, shows the result, and redirects after 1.5 seconds. */
export function VerifyLink({ token }: { token: string }) {
  const [result, setResult] = useState<ApiResult<Verified> | null>(null);
  const isSent = useRef(false);
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The link works once, and React may run an effect twice.
    if (isSent.current) return;
    isSent.current = true;
    void api.post(accountApiPaths.verify(token)).then(setResult);
  }, [token]);

  const redirectTo = result?.ok ? result.data.redirectTo : null;
  useEffect(() => {
    if (redirectTo === null) return;
    const timer = setTimeout(() => window.location.assign(redirectTo), 1_500);
    return () => clearTimeout(timer);
  }, [redirectTo]);

  if (result && !result.ok) {
    return (
      <>
        <Alert tone="error">{errorMessage(result, errors)}</Alert>
        <ButtonLink href={paths.login()}>Try Login</ButtonLink>
        <form id="new-link" method="post" action={accountApiPaths.resendVerification} className="grid gap-4 pt-4">
          <p>Has the link expired? Enter your email address to get a new one.</p>
          <TextField
            ref={email}
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            required
          />
          <ResendVerification form="new-link" email={() => email.current?.value ?? ""} />
        </form>
      </>
    );
  }
  if (result) return <Alert tone="success">{`${result.data.message} Redirecting…`}</Alert>;
  return (
    <>
      <Alert tone="pending">Verifying your email…</Alert>
      <noscript>
        <form method="post" action={accountApiPaths.verify(token)}>
          <Button type="submit">Verify email</Button>
        </form>
      </noscript>
    </>
  );
}
