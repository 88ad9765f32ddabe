"use client";

import type { FormEvent, ReactNode } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import type { ApiPost } from "@/lib/api-client/routes";
import type { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import type { apiPaths } from "@/lib/core/urls/api-paths";

/** The request that starts the payment; without JavaScript its body is sent as hidden fields. */
type StartPayment = ApiPost<typeof apiPaths.initPayment | ReturnType<typeof accountApiPaths.payRenewal>>;

type JoinButtonProps = StartPayment & {
  variant?: "primary" | "secondary" | "quiet";
  describedBy?: string;
  /** Where Paystack is not opened. */
  busyLabel?: string;
  children: ReactNode;
};

const errors = {
  offline: "Something went wrong. Please try again.",
  otherwise: "Failed to initialize payment",
};

/** Starts a payment for the Circle and redirects to Paystack. It cannot be pressed twice, and works as a plain form. */
export function JoinButton({ action, fields = {}, variant, describedBy, busyLabel, children }: JoinButtonProps) {
  const { busy, message, submit } = useSubmission();

  function join(event: FormEvent) {
    event.preventDefault();
    void submit(() => api.post(action, fields), {
      errors,
      onDone: (reply) => {
        window.location.assign(reply.authorization_url);
        return "leaving";
      },
    });
  }

  return (
    <Form action={action} onSubmit={join} className="grid gap-3">
      {Object.entries(fields).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      <Button
        type="submit"
        variant={variant}
        wide
        loading={busy && (busyLabel ?? "Opening Paystack…")}
        aria-describedby={describedBy}
      >
        {children}
      </Button>
      <FormMessage message={message} />
    </Form>
  );
}
