"use client";

import { FormMessage } from "@/components/ui/alert";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const errors = { offline: "Network error", otherwise: "The email could not be sent" };

/** Sends an email of the timeline again, as the order is now. */
export function ResendEmail({ order, email, subject }: { order: string; email: string; subject: string }) {
  const { busy, message, submit } = useSubmission();
  const send = () =>
    void submit(() => api.post(adminApiPaths.resendOrderEmail(order), { email }), {
      errors,
      toast: "The email is sent again",
      refresh: true,
    });
  return (
    <>
      <button
        type="button"
        aria-label={`Send again: ${subject}`}
        aria-disabled={busy || undefined}
        onClick={send}
        className="link min-h-8 justify-self-start text-tiny max-lg:min-h-tap"
      >
        {busy ? "Sending…" : "Send again"}
      </button>
      <FormMessage message={message} />
    </>
  );
}
