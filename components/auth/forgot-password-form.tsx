"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import Link from "next/link";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import { api, errorMessage } from "@/lib/api-client/client";
import { emailBody, resetMailSent } from "@/lib/auth/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { AuthForm } from "./auth-form";

const errorMessages = { offline: "Something went wrong. Please try again.", otherwise: "Request failed" };

/** Requests a password reset link. `initialFeedback` is the result of a submission without JavaScript. */
export function ForgotPasswordForm({ initialFeedback }: { initialFeedback: string }) {
  const [feedback, setFeedback] = useState(initialFeedback);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailBody),
    defaultValues: { email: "" },
  });

  async function send(body: { email: string }) {
    setFeedback("");
    const result = await api.post(apiPaths.forgotPassword, body);
    setFeedback(result.ok ? `✅ ${resetMailSent}` : `❌ ${errorMessage(result, errorMessages)}`);
  }

  return (
    <>
      <AuthForm
        action={apiPaths.forgotPassword}
        onSubmit={handleSubmit(send)}
        feedback={feedback}
        submitLabel="Send Reset Link"
        loading={formState.isSubmitting && "Sending…"}
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          error={formState.errors.email?.message}
          {...register("email")}
        />
      </AuthForm>
      <Link href={paths.login()} prefetch={false} className="link justify-self-start text-small">
        Back to login
      </Link>
    </>
  );
}
