import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { isObject } from "@/lib/core/records";
import { transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { orderJobs } from "@/lib/orders/jobs";

const topics: readonly string[] = Object.values(orderJobs).map(({ name }) => name);

type ResendOrderEmail = { actor: Actor; idOrNumber: string; email: string };

/** Sends an email about an order again, as the order is now. Throws `conflict` for one that is still being sent or whose data was erased. */
export async function resendOrderEmail({ actor, idOrNumber, email }: ResendOrderEmail): Promise<void> {
  await transaction(async (tx) => {
    const order = await tx.order.findFirst({
      where: { OR: [{ id: idOrNumber }, { number: idOrNumber }] },
      select: { id: true },
    });
    const sent = order && (await tx.outboxMessage.findUnique({ where: { id: email } }));
    const payload = sent?.payload;
    if (!order || !sent || !payload || !isObject(payload) || !topics.includes(sent.topic))
      return throwAppError("not_found", "This email was not found.");
    if (Object.keys(payload).length === 0) throwAppError("conflict", "The data of this email has been erased.");
    if (payload.orderId !== order.id) return throwAppError("not_found", "This email was not found.");
    if (sent.status === "pending") throwAppError("conflict", "This email is still being sent.");
    const mail = `${sent.key.split("#")[0]}#${newId("out")}`;
    await enqueue(tx, { definition: { name: sent.topic }, key: mail, payload });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "order.resend-email",
      subject: order.id,
      detail: { topic: sent.topic, mail },
    });
  });
}
