"use client";

import { type MouseEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { api, errorMessage } from "@/lib/api-client/client";
import { emailBody } from "@/lib/auth/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";

const errorMessages = {
  offline: "Something went wrong while resending email.",
  otherwise: "Failed to resend verification email",
};

type ResendVerificationProps = {
  /** The id of the form with the email field. Without JavaScript that form is submitted to another URL. */
  form: string;
  email: () => string;
};

/** Sends the verification email again. */
export function ResendVerification({ form, email }: ResendVerificationProps) {
  const [submitting, setSubmitting] = useState(false);
  const [feedback, setFeedback] = useState("");

  async function resend(event: MouseEvent) {
    event.preventDefault();
    const read = emailBody.safeParse({ email: email() });
    if (!read.success) return setFeedback(`❌ ${read.error.issues[0]?.message}`);
    setSubmitting(true);
    const result = await api.post(apiPaths.resendVerification, read.data);
    setSubmitting(false);
    setFeedback(result.ok ? `✅ ${result.data.message}` : `❌ ${errorMessage(result, errorMessages)}`);
  }

  return (
    <div className="grid gap-4">
      <Button
        type="submit"
        form={form}
        formAction={apiPaths.resendVerification}
        formNoValidate
        variant="secondary"
        loading={submitting && "Sending…"}
        onClick={resend}
        className="justify-self-start"
      >
        Resend verification email
      </Button>
      <Alert>{feedback}</Alert>
    </div>
  );
}
