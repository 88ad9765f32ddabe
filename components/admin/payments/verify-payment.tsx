"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
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
  const { submitting, start, finish } = useSubmitting();
  const [feedback, setFeedback] = useState("");

  async function verify() {
    if (!start()) return;
    const response = await api.post(adminApiPaths.verifyPayment, { reference });
    finish();
    setFeedback(
      response.ok
        ? stateLabels[response.data.state]
        : errorMessage(response, { offline: "Network error", otherwise: "" }),
    );
    if (response.ok && response.data.state === "paid") router.refresh();
  }

  return (
    <span className="grid justify-items-start gap-1">
      <Button variant="secondary" size="small" loading={submitting && "Verifying…"} onClick={() => void verify()}>
        Verify again
      </Button>
      <span role="status" className="text-muted text-tiny">
        {feedback}
      </span>
    </span>
  );
}
