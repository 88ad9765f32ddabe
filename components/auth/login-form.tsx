"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import Link from "next/link";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { api, errorMessage } from "@/lib/api-client/client";
import { type LoginBody, loginBody, passwordChanged, verificationResent } from "@/lib/auth/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { AuthForm } from "./auth-form";
import { type AuthQuery, hiddenRedirectFields } from "./auth-query";
import { HiddenRedirectInputs } from "./hidden-redirect-inputs";
import { ResendVerification } from "./resend-verification";

const errorMessages = { offline: "Something went wrong", otherwise: "Login failed" };
const formId = "login";

/** Notices of other forms that redirect here without JavaScript. */
const notices = {
  reset: `✅ ${passwordChanged}`,
  resent: `✅ ${verificationResent}`,
  deleted: "✅ Your account has been deleted.",
};

/** Email and password. Without JavaScript the browser submits the form, and the server responds with a page. */
export function LoginForm({ query }: { query: AuthQuery }) {
  const [problem, setProblem] = useState(query.error ?? "");
  const [leaving, setLeaving] = useState(false);
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  // The message that offers a new link is recognised by this word, as the specification requires.
  const isUnverified = /verify/i.test(problem);
  const error = problem && (isUnverified ? "⚠️ Your email is not verified." : `❌ ${problem}`);

  async function signIn({ email, password }: LoginBody) {
    if (leaving) return;
    setProblem("");
    const result = await api.post(apiPaths.login, {
      email,
      password,
      ...hiddenRedirectFields(query),
    });
    if (!result.ok) {
      setProblem(errorMessage(result, errorMessages));
      return;
    }
    setLeaving(true);
    // A full page load discards everything fetched before the login.
    window.location.assign(result.data.redirectTo);
  }

  return (
    <div className="grid gap-6">
      <AuthForm
        id={formId}
        action={apiPaths.login}
        onSubmit={handleSubmit(signIn)}
        feedback={error || (query.message ? notices[query.message] : "")}
        submitLabel="Login"
        loading={(isSubmitting || leaving) && "Signing in…"}
      >
        <HiddenRedirectInputs query={query} />
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
      </AuthForm>
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

const withoutError = ({ error: _, message: __, ...query }: AuthQuery) => query;
