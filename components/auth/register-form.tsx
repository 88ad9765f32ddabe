"use client";

import Link from "next/link";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import { failure } from "@/components/ui/message";
import { PasswordField } from "@/components/ui/password-field";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { registerForm } from "@/lib/auth/contracts";
import { formMessage } from "@/lib/auth/form-messages";
import { defaultDisplayName } from "@/lib/auth/rules";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { AuthForm } from "./auth-form";
import { type AuthQuery, hiddenRedirectFields } from "./auth-query";
import { CheckYourEmail } from "./check-your-email";
import { HiddenRedirectInputs } from "./hidden-redirect-inputs";

const errors = { offline: "Something went wrong", otherwise: "Registration failed" };

type RegisterFormProps = {
  query: AuthQuery;
  /** What is known of a guest who saves an order to a new account. */
  guest?: { email: string; firstName: string; lastName: string } | null;
};

/** Creates an account. After submission a message replaces the form. */
export function RegisterForm({ query, guest }: RegisterFormProps) {
  const [sentTo, setSentTo] = useState("");
  const form = useApiForm({
    schema: registerForm,
    defaultValues: {
      firstName: guest?.firstName ?? "",
      lastName: guest?.lastName ?? "",
      email: guest?.email ?? "",
      password: "",
      confirmPassword: "",
    },
    initialMessage: query.code ? failure(formMessage(query.code, errors.otherwise)) : null,
    errors,
    send: async ({ confirmPassword: _, ...values }) => {
      const result = await api.post(accountApiPaths.register, { ...values, ...hiddenRedirectFields(query) });
      if (result.ok) setSentTo(values.email);
      return result;
    },
  });
  const [firstName, lastName] = useWatch({ control: form.control, name: ["firstName", "lastName"] });
  const shown = defaultDisplayName(firstName, lastName);

  if (sentTo) return <CheckYourEmail email={sentTo} />;
  return (
    <AuthForm
      action={accountApiPaths.register}
      onSubmit={form.onSubmit}
      message={form.message}
      submitLabel="Register"
      loading={form.busy && "Registering…"}
    >
      <HiddenRedirectInputs query={query} />
      <div className="grid gap-5 xs:grid-cols-2 xs:gap-4">
        <TextField label="First Name" autoComplete="given-name" maxLength={60} required {...form.field("firstName")} />
        <TextField label="Last Name" autoComplete="family-name" maxLength={60} required {...form.field("lastName")} />
      </div>
      <p aria-live="polite" className="min-h-6 min-w-0 text-muted text-small">
        {shown ? (
          <>
            Others will see you as <b className="wrap-anywhere text-ink">{shown}</b>
          </>
        ) : (
          "Others will see your first name and the first letter of your last."
        )}
      </p>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        {...form.field("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        hint="At least 6 characters."
        {...form.field("password")}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" required {...form.field("confirmPassword")} />
      <p className="text-muted text-small">
        By registering you accept the{" "}
        <Link href={paths.terms} prefetch={false} className="link">
          terms
        </Link>
        . The{" "}
        <Link href={paths.privacy} prefetch={false} className="link">
          privacy notice
        </Link>{" "}
        lists what is stored and why.
      </p>
    </AuthForm>
  );
}
