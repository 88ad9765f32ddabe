import type * as z from "zod/mini";
import type { Actor } from "@/lib/auth/contracts";
import { recordAdminAction } from "@/lib/auth/record-admin-action";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { enqueue } from "@/lib/jobs/outbox";
import { requireAdminPaymentProof } from "@/lib/payment-proofs/admin-queries";
import type { AdminPaymentProof, reviewBody } from "@/lib/payment-proofs/contracts";
import { paymentProofJobs } from "@/lib/payment-proofs/jobs";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";
import type { Plan } from "@/prisma/generated/client";

type ReviewPaymentProof = { actor: Actor; proofId: string; body: z.infer<typeof reviewBody> };

/**
 * Reviews a payment proof, once: an approval grants the plan `patron` for its period, a refusal stores the reason. Repeating
 * the same decision changes nothing; a different one throws `conflict`.
 */
export async function reviewPaymentProof({ actor, proofId, body }: ReviewPaymentProof): Promise<AdminPaymentProof> {
  const status = body.decision === "approve" ? "approved" : "refused";
  const reason = body.decision === "refuse" ? body.reason : null;
  const decision = await transaction(async (tx) => {
    const { count } = await tx.paymentProof.updateMany({
      where: { id: proofId, status: "received" },
      data: { status, reason, decidedById: actor._id, decidedAt: await databaseNow(tx) },
    });
    const proof = await tx.paymentProof.findUnique({ where: { id: proofId } });
    if (!proof) return throwAppError("not_found", "Receipt not found.");
    if (count === 0) return proof.status;
    if (status === "approved") await grantPatronPlan(tx, actor, { id: proof.id, userId: proof.userId });
    if (reason === null)
      await recordAudit(tx, { actorId: actor._id, action: "payment-proof.approve", subject: proofId });
    else await recordAdminAction(tx, { actor, userId: proof.userId, reason, action: "payment-proof.refuse", proofId });
    const payload = { userId: proof.userId, status, reason } as const;
    await enqueue(tx, paymentProofJobs.reviewed.job(`proof-reviewed/${proofId}`, payload));
    return status;
  });
  if (decision !== status) throwAppError("conflict", `This receipt was already ${decision}.`);
  return requireAdminPaymentProof(proofId);
}

async function grantPatronPlan(tx: Tx, actor: Actor, { id, userId }: { id: string; userId: string }): Promise<void> {
  const plan: Plan = await tx.plan.findUniqueOrThrow({ where: { key: "patron" } });
  await recordLedgerEntry(tx, {
    userId,
    reference: `receipt/${id}`,
    kind: "grant",
    planKey: plan.key,
    effectiveAt: await databaseNow(tx),
    months: plan.months,
    actorId: actor._id,
    reason: "The stablecoin receipt was approved",
  });
}
