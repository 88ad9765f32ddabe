import { Alert } from "@/components/ui/alert";
import { formatLagosDate } from "@/components/ui/lagos-time";
import type { PaymentProof } from "@/lib/payment-proofs/contracts";

/** The status of a payment proof. An approved one is not shown: it has become the membership. */
export function PaymentProofStatus({ proof: { status, reason, createdAt } }: { proof: PaymentProof }) {
  return (
    <Alert tone={status === "received" ? "pending" : "warning"}>
      {status === "received"
        ? `Your payment proof of ${formatLagosDate(createdAt)} is being reviewed. We will email you.`
        : `Your payment proof was not approved. Sent: ${formatLagosDate(createdAt)}: ${reason}`}
    </Alert>
  );
}
