"use client";

import Link from "next/link";
import { TextField } from "@/components/ui/field";
import { type Message, success } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { emailBody, resetMailSent } from "@/lib/auth/contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { AuthForm } from "./auth-form";

const errors = { offline: "Something went wrong. Please try again.", otherwise: "Request failed" };

/** Requests a password reset link. `initialMessage` is the result of a submission without JavaScript. */
export function ForgotPasswordForm({ initialMessage }: { initialMessage: Message | null }) {
  const form = useApiForm({
    schema: emailBody,
    defaultValues: { email: "" },
    initialMessage,
    errors,
    send: (body) => api.post(accountApiPaths.forgotPassword, body),
    onDone: () => success(resetMailSent),
  });

  return (
    <>
      <AuthForm
        action={accountApiPaths.forgotPassword}
        onSubmit={form.onSubmit}
        message={form.message}
        submitLabel="Send Reset Link"
        loading={form.busy && "Sending…"}
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          {...form.field("email")}
        />
      </AuthForm>
      <Link href={paths.login()} prefetch={false} className="link justify-self-start text-small">
        Back to login
      </Link>
    </>
  );
}
