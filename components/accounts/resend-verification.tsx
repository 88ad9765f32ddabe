"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { emailBody } from "@/lib/accounts/contracts";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/paths";

/** Asks for the verification mail once more. */
export function ResendVerification({ email }: { email: () => string }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  async function resend() {
    const read = emailBody.safeParse({ email: email() });
    if (!read.success) return setSaid(`❌ ${read.error.issues[0]?.message}`);
    setBusy(true);
    const result = await api.post<{ message: string }>(apiPaths.resendVerification, read.data);
    setBusy(false);
    if (result.ok) setSaid("✅ Verification email resent. Please check your inbox.");
    else if (result.status === 0) setSaid("❌ Something went wrong while resending email.");
    else setSaid(`❌ ${result.error || "Failed to resend verification email"}`);
  }

  return (
    <div className="grid gap-4">
      <Button look="secondary" busy={busy && "Sending…"} onClick={resend} className="justify-self-start">
        Resend verification email
      </Button>
      <Message>{said}</Message>
    </div>
  );
}
