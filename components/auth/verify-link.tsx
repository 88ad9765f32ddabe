"use client";

import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { type ApiResult, api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";

type Verified = { message: string; redirectTo: string };

// A link works once, and React may run an effect twice: the second run shares the first response.
const requests = new Map<string, Promise<ApiResult<Verified>>>();

function verifyToken(token: string): Promise<ApiResult<Verified>> {
  const response = requests.get(token) ?? api.post(apiPaths.verify(token));
  requests.set(token, response);
  return response;
}

/** Verifies the link of the email on page load, shows the result, and redirects after 1.5 seconds. */
export function VerifyLink({ token }: { token: string }) {
  const [problem, setProblem] = useState("");
  const [done, setDone] = useState("");

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    void verifyToken(token).then((result) => {
      if (gone) return;
      if (result.ok) {
        setDone(result.data.message);
        timer = setTimeout(() => window.location.assign(result.data.redirectTo), 1_500);
      } else if (result.status === 0) setProblem("Something went wrong. Please try again later.");
      else setProblem(result.error || "Invalid or expired verification link");
    });
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [token]);

  if (problem) {
    return (
      <>
        <Alert>{`❌ ${problem}`}</Alert>
        <ButtonLink href={paths.login()}>Try Login</ButtonLink>
      </>
    );
  }
  if (done) return <Alert>{`✅ ${done} Taking you in…`}</Alert>;
  return (
    <>
      <Alert>⏳ Verifying your email…</Alert>
      <noscript>
        <form method="post" action={apiPaths.verify(token)}>
          <Button type="submit">Verify email</Button>
        </form>
      </noscript>
    </>
  );
}
