"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { pending } from "@/components/ui/message";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

type State = "paid" | "pending" | "failed" | "unknown";
const stateLabels: Record<State, string> = {
  paid: "Paid and recorded.",
  pending: "No change: it does not match, or is still pending.",
  failed: "Failed at Paystack.",
  unknown: "No matching order or plan.",
};

/** Verifies one payment with Paystack again. */
export function VerifyPayment({ reference }: { reference: string }) {
  const router = useRouter();
  const { busy, message, submit } = useSubmission();
  const verify = () =>
    void submit(() => api.post(adminApiPaths.verifyPayment, { reference }), {
      errors: { offline: "Network error", otherwise: "" },
      onDone: ({ state }) => {
        if (state === "paid") router.refresh();
        return pending(stateLabels[state]);
      },
    });

  return (
    <span className="grid justify-items-start gap-1">
      <Button variant="secondary" size="small" loading={busy && "Verifying…"} onClick={verify}>
        Verify again
      </Button>
      <span role="status" className="text-muted text-tiny">
        {message?.text}
      </span>
    </span>
  );
}
