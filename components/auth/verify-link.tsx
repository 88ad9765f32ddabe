"use client";

import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { type ApiResult, api, errorMessage } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";

type Verified = { message: string; redirectTo: string };

const errors = {
  offline: "Something went wrong. Please try again later.",
  otherwise: "Invalid or expired verification link",
};

/** Verifies the link of the email on page load, shows the result, and redirects after 1.5 seconds. */
export function VerifyLink({ token }: { token: string }) {
  const [result, setResult] = useState<ApiResult<Verified> | null>(null);
  const isSent = useRef(false);
  useEffect(() => {
    // The link works once, and React may run an effect twice.
    if (isSent.current) return;
    isSent.current = true;
    void api.post(apiPaths.verify(token)).then(setResult);
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
      </>
    );
  }
  if (result) return <Alert tone="success">{`${result.data.message} Taking you in…`}</Alert>;
  return (
    <>
      <Alert tone="pending">Verifying your email…</Alert>
      <noscript>
        <form method="post" action={apiPaths.verify(token)}>
          <Button type="submit">Verify email</Button>
        </form>
      </noscript>
    </>
  );
}
