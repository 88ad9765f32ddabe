"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import Link from "next/link";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { type LoginBody, loginBody, passwordChanged, verificationResent } from "@/lib/accounts/contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { CarriedInputs } from "./carried-inputs";
import { EntryForm } from "./entry-form";
import { carriedBy, type EntryQuery } from "./entry-query";
import { ResendVerification } from "./resend-verification";

const sentences = { offline: "Something went wrong", otherwise: "Login failed" };
const formId = "login";

/** What another form, sent without script, has to say when it ends here. */
const news = {
  reset: `✅ ${passwordChanged}`,
  resent: `✅ ${verificationResent}`,
  deleted: "✅ Your account has been deleted.",
};

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
  const complaint = problem && (isUnverified ? "⚠️ Your email is not verified." : `❌ ${problem}`);

  async function signIn({ email, password }: LoginBody) {
    if (leaving) return;
    setProblem("");
    const result = await api.post<{ redirectTo: string }>(apiPaths.login, { email, password, ...carriedBy(query) });
    if (!result.ok) {
      setProblem(complaintAbout(result, sentences));
      return;
    }
    setLeaving(true);
    // A whole load: what was fetched for a visitor is not for the person who has just come in.
    window.location.assign(result.data.redirectTo);
  }

  return (
    <div className="grid gap-6">
      <EntryForm
        id={formId}
        action={apiPaths.login}
        onSubmit={handleSubmit(signIn)}
        said={complaint || (query.said ? news[query.said] : "")}
        button="Login"
        busy={(isSubmitting || leaving) && "Signing in…"}
      >
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
      </EntryForm>
      {isUnverified && <ResendVerification form={formId} email={() => getValues("email")} />}
      <p className="text-muted text-small">
        Not a member yet?{" "}
        <Link href={paths.register(withoutError(query))} prefetch={false} className="link text-ink">
          Join the Circle
        </Link>
      </p>
    </div>
  );
}

const withoutError = ({ error: _, said: __, ...query }: EntryQuery) => query;
