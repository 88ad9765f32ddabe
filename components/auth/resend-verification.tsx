"use client";

import type { MouseEvent } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { failure, success } from "@/components/ui/message";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { emailBody } from "@/lib/auth/contracts";
import { schemaMessages } from "@/lib/core/schema-messages";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

const errors = {
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
  const { busy, message, setMessage, submit } = useSubmission();

  function resend(event: MouseEvent) {
    event.preventDefault();
    const read = emailBody.safeParse({ email: email() }, schemaMessages);
    if (!read.success) return setMessage(failure(read.error.issues[0]?.message ?? ""));
    void submit(() => api.post(accountApiPaths.resendVerification, read.data), {
      errors,
      onDone: (reply) => success(reply.message),
    });
  }

  return (
    <div className="grid gap-4">
      <Button
        type="submit"
        form={form}
        formAction={accountApiPaths.resendVerification}
        formNoValidate
        variant="secondary"
        loading={busy && "Sending…"}
        onClick={resend}
        className="justify-self-start"
      >
        Resend verification email
      </Button>
      <FormMessage message={message} />
    </div>
  );
}
