"use client";

import Link from "next/link";
import { TextField } from "@/components/ui/field";
import { failure, type Message, success, warning } from "@/components/ui/message";
import { PasswordField } from "@/components/ui/password-field";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { loginBody, passwordChanged, verificationResent } from "@/lib/auth/contracts";
import { formMessage } from "@/lib/auth/form-messages";
import { signInLinkSent } from "@/lib/auth/sign-in-link-contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { AuthForm } from "./auth-form";
import { type AuthQuery, hiddenRedirectFields } from "./auth-query";
import { HiddenRedirectInputs } from "./hidden-redirect-inputs";
import { PasskeyLoginButton } from "./passkey-login-button";
import { ResendVerification } from "./resend-verification";
import { SignInLinkButton } from "./sign-in-link-button";
import { usePasskeyLogin } from "./use-passkey-login";

const errors = { offline: "Something went wrong", otherwise: "Login failed" };
const unverified = warning("Your email is not verified.");
const formId = "login";

/** Notices of other forms that redirect here without JavaScript. */
const notices = {
  reset: success(passwordChanged),
  resent: success(verificationResent),
  link: success(signInLinkSent),
  deleted: success("Your account has been deleted."),
};

function initialMessage({ code, message }: AuthQuery): Message | null {
  if (code === "email_unverified") return unverified;
  if (code) return failure(formMessage(code, errors.otherwise));
  return message ? notices[message] : null;
}

/** Email and password, or a passkey. Without JavaScript the browser submits the form, and the server responds with a page. */
export function LoginForm({ query }: { query: AuthQuery }) {
  const form = useApiForm({
    schema: loginBody,
    defaultValues: { email: "", password: "" },
    initialMessage: initialMessage(query),
    errors,
    send: ({ email, password }) => api.post(accountApiPaths.login, { email, password, ...hiddenRedirectFields(query) }),
    // A full page load discards everything fetched before the login.
    onDone: ({ redirectTo }) => {
      window.location.assign(redirectTo);
      return "leaving";
    },
    onError: ({ code }) => (code === "email_unverified" ? unverified : undefined),
  });

  const passkey = usePasskeyLogin(query);

  return (
    <div className="grid gap-6">
      <AuthForm
        id={formId}
        action={accountApiPaths.login}
        onSubmit={form.onSubmit}
        onPointerEnter={passkey.suggest}
        onFocus={passkey.suggest}
        message={form.message}
        submitLabel="Log in"
        loading={form.busy && "Logging in…"}
      >
        <HiddenRedirectInputs query={query} />
        <TextField
          label="Email"
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          required
          {...form.field("email")}
        />
        <PasswordField label="Password" autoComplete="current-password" required {...form.field("password")} />
        <Link href={paths.forgotPassword} prefetch={false} className="link justify-self-start text-small">
          Forgot your password?
        </Link>
      </AuthForm>
      {form.message === unverified && <ResendVerification form={formId} email={() => form.getValues("email")} />}
      <section aria-labelledby="no-password" className="grid gap-3 border-line border-t pt-6">
        <h2 id="no-password" className="font-medium text-small">
          Without a password
        </h2>
        <SignInLinkButton form={formId} query={query} email={() => form.getValues("email")} />
        <PasskeyLoginButton busy={passkey.busy} message={passkey.message} onPress={passkey.press} />
      </section>
      <p className="text-muted text-small">
        Not a member yet?{" "}
        <Link href={paths.register(withoutError(query))} prefetch={false} className="link text-ink">
          Join the Circle
        </Link>
      </p>
    </div>
  );
}

const withoutError = ({ code: _, message: __, ...query }: AuthQuery) => query;
