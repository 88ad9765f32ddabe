import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { adminOnly, type Endpoint } from "@/tests/security/access-matrix";
import { createOwnersPayment } from "@/tests/security/personas";

async function createFailedJob(): Promise<string> {
  const id = newId("out");
  await db.outboxMessage.create({
    data: {
      id,
      key: id,
      topic: "contact.message.email",
      payload: { name: "Somebody" },
      status: "failed",
      attempts: 24,
    },
  });
  return id;
}

/** A parked event about a payment that Paystack does not know. */
async function createParkedEvent(): Promise<string> {
  const id = newId("pev");
  const body = { reference: id };
  await db.providerEvent.create({
    data: { id, key: id, event: "charge.success", reference: id, body, attempts: 5, parkedAt: new Date() },
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
    path: "/api/admin/provider-events/[eventId]/retry",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: { eventId: await createParkedEvent() } }),
  },
  {
    method: "POST",
    path: "/api/admin/payments/verify",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ body: { reference: await createOwnersPayment(world) } }),
  },
];
