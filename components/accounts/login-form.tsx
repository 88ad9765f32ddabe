"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import Link from "next/link";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { PasswordField } from "@/components/ui/password-field";
import { type LoginBody, loginBody } from "@/lib/accounts/contracts";
import { api } from "@/lib/http/api-client";
import { apiPaths, paths } from "@/lib/platform/paths";
import { CarriedInputs } from "./carried-inputs";
import { carriedBy, type EntryQuery } from "./entry-query";
import { ResendVerification } from "./resend-verification";

/** Email and password. Without script the browser sends the form itself, and the server answers with a page. */
export function LoginForm({ query }: { query: EntryQuery }) {
  const [problem, setProblem] = useState(query.error ?? "");
  const [leaving, setLeaving] = useState(false);
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  // The one sentence that offers a new link is recognised by its word, as the museum's rules have it.
  const isUnverified = /verify/i.test(problem);

  async function signIn({ email, password }: LoginBody) {
    if (leaving) return;
    setProblem("");
    const result = await api.post<{ redirectTo: string }>(apiPaths.login, { email, password, ...carriedBy(query) });
    if (!result.ok) {
      setProblem(result.status === 0 ? "Something went wrong" : result.error || "Login failed");
      return;
    }
    setLeaving(true);
    // A whole load: what was fetched for a visitor is not for the person who has just come in.
    window.location.assign(result.data.redirectTo);
  }

  return (
    <div className="grid gap-6">
      <form method="post" action={apiPaths.login} onSubmit={handleSubmit(signIn)} noValidate className="grid gap-5">
        <CarriedInputs query={query} />
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          error={errors.email?.message}
          {...register("email")}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register("password")}
        />
        <Link href={paths.forgotPassword} prefetch={false} className="link justify-self-start text-small">
          Forgot your password?
        </Link>
        <Message>{problem && (isUnverified ? "⚠️ Your email is not verified." : `❌ ${problem}`)}</Message>
        <Button type="submit" wide busy={(isSubmitting || leaving) && "Signing in…"}>
          Login
        </Button>
      </form>
      {isUnverified && <ResendVerification email={() => getValues("email")} />}
      <p className="text-muted text-small">
        Not a member yet?{" "}
        <Link href={paths.register(withoutError(query))} prefetch={false} className="link text-ink">
          Join the Circle
        </Link>
      </p>
    </div>
  );
}

const withoutError = ({ error: _, ...query }: EntryQuery) => query;
