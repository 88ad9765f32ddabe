import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { enqueue } from "@/lib/jobs/outbox";
import { orderJobs } from "@/lib/orders/jobs";
import type { AdminReturn, ReviewReturnBody } from "@/lib/orders/return-contracts";
import { requireAdminReturn } from "@/lib/orders/return-queries";
import { returnStatusLabels, returnSteps } from "@/lib/orders/return-rules";

type ReviewReturn = { actor: Actor; returnId: string; body: ReviewReturnBody };

/**
 * Takes a return request to its next status, once, and emails the buyer. Repeating a decision changes nothing; one that the status
 * does not allow throws `conflict`. The refund is `refundOrder` with the id of the request.
 */
export async function reviewReturn({ actor, returnId, body }: ReviewReturn): Promise<AdminReturn> {
  const { from, to } = returnSteps[body.decision];
  const status = await transaction(async (tx) => {
    const now = await databaseNow(tx);
    const decided = { status: to, decidedById: actor._id, decidedAt: now };
    const { count } = await tx.returnRequest.updateMany({
      where: { id: returnId, status: { in: [...from] } },
      data: body.decision === "receive" ? { ...decided, receivedAt: now } : { ...decided, reply: body.reason },
    });
    const request = await tx.returnRequest.findUnique({ where: { id: returnId } });
    if (!request) return throwAppError("not_found", "Return not found");
    if (count === 0) return request.status;
    const payload = { orderId: request.orderId, returnId, status: to };
    await enqueue(tx, orderJobs.returnUpdated.job(`order-return/${returnId}/${to}`, payload));
    await recordAudit(tx, { actorId: actor._id, action: `return.${body.decision}`, subject: returnId });
    return to;
  });
  if (status !== to)
    throwAppError(
      "conflict",
      `This return has the status “${returnStatusLabels[status].label}”. Reload and try again.`,
    );
  return requireAdminReturn(returnId);
}
