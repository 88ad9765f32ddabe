import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { adminOnly, type Endpoint } from "@/tests/security/access-matrix";
import { createOwnersPayment } from "@/tests/security/personas";

async function createFailedJob(): Promise<string> {
  const id = newId("out");
  await db.outboxMessage.create({
    data: { id, key: id, topic: "contact.message.email", payload: {}, status: "failed", attempts: 24 },
  });
  return id;
}

/** Admin: outbox, payments, reconciliation and audit log. */
export const adminOperationEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/admin/outbox/[jobId]/retry",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: { jobId: await createFailedJob() } }),
  },
  {
    method: "POST",
    path: "/api/admin/payments/verify",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ body: { reference: await createOwnersPayment(world) } }),
  },
];
