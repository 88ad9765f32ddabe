"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";

type State = "paid" | "pending" | "failed" | "unknown";
const words: Record<State, string> = {
  paid: "Paid and counted.",
  pending: "Nothing has changed: it does not match, or is still on its way.",
  failed: "Paystack says that it failed.",
  unknown: "It belongs to nothing here.",
};

/** Asks Paystack about one payment again. */
export function VerifyPayment({ reference }: { reference: string }) {
  const router = useRouter();
  const { busy, begin, end } = useWork();
  const [said, setSaid] = useState("");

  async function verify() {
    if (!begin()) return;
    const answer = await api.post<{ state: State }>(deskCalls.verifyPayment, { reference });
    end();
    setSaid(answer.ok ? words[answer.data.state] : complaintAbout(answer, { offline: "Network error", otherwise: "" }));
    if (answer.ok && answer.data.state === "paid") router.refresh();
  }

  return (
    <span className="grid justify-items-start gap-1">
      <Button look="secondary" size="small" busy={busy && "Asking…"} onClick={() => void verify()}>
        Ask again
      </Button>
      <span role="status" className="text-muted text-tiny">
        {said}
      </span>
    </span>
  );
}
