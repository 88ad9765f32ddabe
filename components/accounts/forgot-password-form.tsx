"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import Link from "next/link";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { emailBody } from "@/lib/accounts/contracts";
import { api } from "@/lib/http/api-client";
import { apiPaths, paths } from "@/lib/platform/paths";

/** Asks for a link to choose a new password. */
export function ForgotPasswordForm() {
  const [said, setSaid] = useState("");
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailBody),
    defaultValues: { email: "" },
  });

  async function send(body: { email: string }) {
    setSaid("");
    const result = await api.post(apiPaths.forgotPassword, body);
    if (result.ok) setSaid("✅ Password reset email sent. Check your inbox.");
    else if (result.status === 0) setSaid("❌ Something went wrong. Please try again.");
    else setSaid(`❌ ${result.error || "Request failed"}`);
  }

  return (
    <>
      <form method="post" onSubmit={handleSubmit(send)} noValidate className="grid gap-5">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          error={formState.errors.email?.message}
          {...register("email")}
        />
        <Message>{said}</Message>
        <Button type="submit" wide busy={formState.isSubmitting && "Sending…"}>
          Send Reset Link
        </Button>
      </form>
      <Link href={paths.login()} prefetch={false} className="link justify-self-start text-small">
        Back to login
      </Link>
    </>
  );
}
