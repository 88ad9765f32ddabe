"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

const acts = {
  resend: {
    label: "Send again",
    busy: "Sending…",
    toast: "A new code is on its way; the one before it does not work any more",
    failed: "The invitation was not sent.",
  },
  withdraw: {
    label: "Withdraw",
    busy: "Withdrawing…",
    toast: "The invitation is withdrawn; the seat is free",
    failed: "The invitation was not withdrawn.",
  },
} as const;

type SeatActionProps = { token: string; seat: string; person: string; act: keyof typeof acts };

/** Sends an invitation again or withdraws it; also without JavaScript. */
export function SeatAction({ token, seat, person, act }: SeatActionProps) {
  const { busy, message, submit } = useSubmission();
  const { label, busy: busyText, toast, failed } = acts[act];
  const path = accountApiPaths.changeSeat(token, seat, act);
  return (
    <form
      method="post"
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        const errors = { offline: "Network error", otherwise: failed };
        void submit(() => api.post(path, {}), { errors, toast, refresh: true });
      }}
    >
      <Button type="submit" size="small" variant="quiet" aria-label={`${label}: ${person}`} loading={busy && busyText}>
        {label}
      </Button>
      <FormMessage message={message} />
    </form>
  );
}
