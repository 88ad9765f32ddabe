"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import type { ApiPost } from "@/lib/api-client/routes";
import type { apiPaths } from "@/lib/core/urls/api-paths";

/** The request that starts the payment; without JavaScript its body is sent as hidden fields. */
type StartPayment = ApiPost<typeof apiPaths.initPayment | ReturnType<typeof apiPaths.payRenewal>>;

type JoinButtonProps = StartPayment & {
  variant?: "primary" | "secondary";
  describedBy?: string;
  children: ReactNode;
};

const errorMessages = {
  offline: "Something went wrong. Please try again.",
  otherwise: "Failed to initialize payment",
};

/** Starts a payment for the Circle and redirects to Paystack. It cannot be pressed twice, and works as a plain form. */
export function JoinButton({ action, fields = {}, variant, describedBy, children }: JoinButtonProps) {
  const submission = useSubmitting();
  const [problem, setProblem] = useState("");

  async function join(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!submission.start()) return;
    setProblem("");
    const result = await api.post(action, fields);
    if (result.ok) return window.location.assign(result.data.authorization_url);
    submission.finish();
    setProblem(`❌ ${errorMessage(result, errorMessages)}`);
  }

  return (
    <form method="post" action={action} onSubmit={join} className="grid gap-3">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant={variant}
        wide
        loading={submission.submitting && "Opening Paystack…"}
        aria-describedby={describedBy}
      >
        {children}
      </Button>
      <Alert>{problem}</Alert>
    </form>
  );
}
