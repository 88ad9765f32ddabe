"use client";

import { type MouseEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { emailBody } from "@/lib/accounts/contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";

const sentences = {
  offline: "Something went wrong while resending email.",
  otherwise: "Failed to resend verification email",
};

type ResendVerificationProps = {
  /** The id of the form that holds the email; without script it is sent to another address. */
  form: string;
  email: () => string;
};

/** Asks for the verification mail once more. */
export function ResendVerification({ form, email }: ResendVerificationProps) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  async function resend(event: MouseEvent) {
    event.preventDefault();
    const read = emailBody.safeParse({ email: email() });
    if (!read.success) return setSaid(`❌ ${read.error.issues[0]?.message}`);
    setBusy(true);
    const result = await api.post<{ message: string }>(apiPaths.resendVerification, read.data);
    setBusy(false);
    setSaid(result.ok ? `✅ ${result.data.message}` : `❌ ${complaintAbout(result, sentences)}`);
  }

  return (
    <div className="grid gap-4">
      <Button
        type="submit"
        form={form}
        formAction={apiPaths.resendVerification}
        formNoValidate
        look="secondary"
        busy={busy && "Sending…"}
        onClick={resend}
        className="justify-self-start"
      >
        Resend verification email
      </Button>
      <Message>{said}</Message>
    </div>
  );
}
