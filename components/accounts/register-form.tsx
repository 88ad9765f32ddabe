"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { type Registrant, registerForm } from "@/lib/accounts/contracts";
import { defaultDisplayName } from "@/lib/accounts/rules";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { CarriedInputs } from "./carried-inputs";
import { CheckYourEmail } from "./check-your-email";
import { EntryForm } from "./entry-form";
import { carriedBy, type EntryQuery } from "./entry-query";

const sentences = { offline: "Something went wrong", otherwise: "Registration failed" };
const empty = { firstName: "", lastName: "", email: "", password: "", confirmPassword: "" };

/** Opens an account. When the mail is on its way, a message takes the form's place. */
export function RegisterForm({ query }: { query: EntryQuery }) {
  const [problem, setProblem] = useState(query.error ?? "");
  const [sentTo, setSentTo] = useState("");
  const { register, handleSubmit, control, setError, formState } = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const [firstName, lastName] = useWatch({ control, name: ["firstName", "lastName"] });
  const shown = defaultDisplayName(firstName, lastName);

  async function open({ confirmPassword: _, ...person }: Registrant) {
    setProblem("");
    const result = await api.post(apiPaths.register, { ...person, ...carriedBy(query) });
    if (result.ok) return setSentTo(person.email);
    for (const [name, message] of Object.entries(result.fields ?? {})) {
      if (name in empty) setError(name as keyof typeof empty, { message });
    }
    setProblem(complaintAbout(result, sentences));
  }

  if (sentTo) return <CheckYourEmail email={sentTo} />;
  return (
    <EntryForm
      action={apiPaths.register}
      onSubmit={handleSubmit(open)}
      said={problem && `❌ ${problem}`}
      button="Register"
      busy={isSubmitting && "Registering…"}
    >
      <CarriedInputs query={query} />
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
    </EntryForm>
  );
}
