"use client";

import { useEffect, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { type ApiResult, api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";

type Verified = { message: string; redirectTo: string };

// A link works once, and React may run an effect twice: the second run has to hear the first one's answer.
const asked = new Map<string, Promise<ApiResult<Verified>>>();

function ask(token: string): Promise<ApiResult<Verified>> {
  const answer = asked.get(token) ?? api.post<Verified>(apiPaths.verify(token));
  asked.set(token, answer);
  return answer;
}

/** Uses the link of the mail up when the page is open, says how it went, and goes on after 1.5 seconds. */
export function VerifyLink({ token }: { token: string }) {
  const [problem, setProblem] = useState("");
  const [done, setDone] = useState("");

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    void ask(token).then((result) => {
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
        <Message>{`❌ ${problem}`}</Message>
        <ButtonLink href={paths.login()}>Try Login</ButtonLink>
      </>
    );
  }
  if (done) return <Message>{`✅ ${done} Taking you in…`}</Message>;
  return (
    <>
      <Message>⏳ Verifying your email…</Message>
      <noscript>
        <form method="post" action={apiPaths.verify(token)}>
          <Button type="submit">Verify email</Button>
        </form>
      </noscript>
    </>
  );
}
