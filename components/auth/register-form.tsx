"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { api, errorMessage } from "@/lib/api-client/client";
import { type RegistrationForm, registerForm } from "@/lib/auth/contracts";
import { defaultDisplayName } from "@/lib/auth/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { AuthForm } from "./auth-form";
import { type AuthQuery, hiddenRedirectFields } from "./auth-query";
import { CheckYourEmail } from "./check-your-email";
import { HiddenRedirectInputs } from "./hidden-redirect-inputs";

const errorMessages = { offline: "Something went wrong", otherwise: "Registration failed" };
const emptyForm = { firstName: "", lastName: "", email: "", password: "", confirmPassword: "" };

/** Creates an account. After submission a message replaces the form. */
export function RegisterForm({ query }: { query: AuthQuery }) {
  const [problem, setProblem] = useState(query.error ?? "");
  const [sentTo, setSentTo] = useState("");
  const { register, handleSubmit, control, setError, formState } = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: emptyForm,
  });
  const { errors, isSubmitting } = formState;
  const [firstName, lastName] = useWatch({ control, name: ["firstName", "lastName"] });
  const shown = defaultDisplayName(firstName, lastName);

  async function open({ confirmPassword: _, ...values }: RegistrationForm) {
    setProblem("");
    const result = await api.post(apiPaths.register, { ...values, ...hiddenRedirectFields(query) });
    if (result.ok) return setSentTo(values.email);
    for (const [name, message] of Object.entries(result.fields ?? {})) {
      if (name in emptyForm) setError(name as keyof typeof emptyForm, { message });
    }
    setProblem(errorMessage(result, errorMessages));
  }

  if (sentTo) return <CheckYourEmail email={sentTo} />;
  return (
    <AuthForm
      action={apiPaths.register}
      onSubmit={handleSubmit(open)}
      feedback={problem && `❌ ${problem}`}
      submitLabel="Register"
      loading={isSubmitting && "Registering…"}
    >
      <HiddenRedirectInputs query={query} />
      <div className="grid gap-5 xs:grid-cols-2 xs:gap-4">
        <TextField
          label="First Name"
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
          {...register("firstName")}
        />
        <TextField
          label="Last Name"
          autoComplete="family-name"
          required
          error={errors.lastName?.message}
          {...register("lastName")}
        />
      </div>
      <p aria-live="polite" className="min-h-6 text-muted text-small">
        {shown ? (
          <>
            Others will see you as <b className="text-ink">{shown}</b>
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
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        hint="At least 6 characters."
        error={errors.password?.message}
        {...register("password")}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...register("confirmPassword")}
      />
    </AuthForm>
  );
}
