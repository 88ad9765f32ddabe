import type * as z from "zod/mini";
import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { recordDeskAct } from "@/lib/accounts/record-desk-act";
import type { DeskReceipt, decideBody } from "@/lib/membership/receipt-contracts";
import { requireDeskReceipt } from "@/lib/membership/receipt-desk-queries";
import { recordFact } from "@/lib/membership/record-fact";
import { databaseNow } from "@/lib/platform/clock";
import { type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { enqueue } from "@/lib/platform/outbox";
import type { Plan } from "@/prisma/generated/client";

type Decision = { actor: Actor; receiptId: string; body: z.infer<typeof decideBody> };

/**
 * Decides about a receipt, once: an approval writes a dated fact for the plan `patron`, a refusal its reason. The same decision again
 * changes nothing; another one is refused.
 */
export async function decideReceipt({ actor, receiptId, body }: Decision): Promise<DeskReceipt> {
  const status = body.decision === "approve" ? "approved" : "refused";
  const reason = body.decision === "refuse" ? body.reason : null;
  const already = await transaction(async (tx) => {
    const { count } = await tx.vipReceipt.updateMany({
      where: { id: receiptId, status: "received" },
      data: { status, reason, decidedById: actor._id, decidedAt: await databaseNow(tx) },
    });
    const receipt = await tx.vipReceipt.findUnique({ where: { id: receiptId } });
    if (!receipt) return refuse("not_found", "There is no such receipt.");
    if (count === 0) return receipt.status;
    if (status === "approved") await grant(tx, actor, { id: receipt.id, userId: receipt.userId });
    const line = { action: `receipt.${body.decision}`, subject: receiptId };
    if (reason === null) await recordAudit(tx, { actorId: actor._id, ...line });
    else await recordDeskAct(tx, { actor, userId: receipt.userId, reason, ...line });
    const payload = { userId: receipt.userId, receiptId, status, reason };
    await enqueue(tx, { topic: "membership.receipt-decided", key: `receipt-decided/${receiptId}`, payload });
    return status;
  });
  if (already !== status) refuse("conflict", `This receipt was ${already} before.`);
  return requireDeskReceipt(receiptId);
}

async function grant(tx: Tx, actor: Actor, { id, userId }: { id: string; userId: string }): Promise<void> {
  const plan: Plan = await tx.plan.findUniqueOrThrow({ where: { key: "patron" } });
  await recordFact(tx, {
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
