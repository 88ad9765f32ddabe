"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import Link from "next/link";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import { emailBody, resetMailSent } from "@/lib/accounts/contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { EntryForm } from "./entry-form";

const sentences = { offline: "Something went wrong. Please try again.", otherwise: "Request failed" };

/** Asks for a link to choose a new password. `news` is what became of it without script. */
export function ForgotPasswordForm({ news }: { news: string }) {
  const [said, setSaid] = useState(news);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailBody),
    defaultValues: { email: "" },
  });

  async function send(body: { email: string }) {
    setSaid("");
    const result = await api.post(apiPaths.forgotPassword, body);
    setSaid(result.ok ? `✅ ${resetMailSent}` : `❌ ${complaintAbout(result, sentences)}`);
  }

  return (
    <>
      <EntryForm
        action={apiPaths.forgotPassword}
        onSubmit={handleSubmit(send)}
        said={said}
        button="Send Reset Link"
        busy={formState.isSubmitting && "Sending…"}
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
      </EntryForm>
      <Link href={paths.login()} prefetch={false} className="link justify-self-start text-small">
        Back to login
      </Link>
    </>
  );
}
