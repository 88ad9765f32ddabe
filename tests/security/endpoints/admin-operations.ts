import assert from "node:assert/strict";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { lagosDayOf } from "@/lib/core/lagos-datetime";
import { db } from "@/lib/db/client";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";
import { adminOnly, type Endpoint, signedInOnly } from "@/tests/security/access-matrix";
import { createOwnersPayment, type Personas } from "@/tests/security/personas";

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

/** A failed charge of a member whose card Paystack does not know. */
async function createFailedCharge(world: Personas): Promise<string> {
  const id = newId("fct");
  const userId = world.actors.owner._id;
  await db.$transaction((tx) =>
    recordLedgerEntry(tx, {
      ...{ id, userId, reference: `grace/${id}`, kind: "grace", planKey: "monthly" },
      effectiveAt: new Date(),
      days: 7,
    }),
  );
  return id;
}

/** A settled payment of a member for a plan. */
async function createPaidMembership(world: Personas): Promise<string> {
  const { _id: userId, email } = world.actors.owner;
  const id = newId("chg");
  await db.charge.create({
    data: {
      ...{
        id,
        reference: `LC-${id.replace("_", "-")}`,
        purpose: "membership",
        subjectId: id,
        userId,
        email,
        amountKobo: 500_000n,
      },
      ...{ status: "success", paidAt: new Date(), settledAt: new Date() },
    },
  });
  return `LC-${id.replace("_", "-")}`;
}

/** A day that is over, and that nobody has checked yet: the database may have served earlier runs. */
async function findUncheckedDay(): Promise<string> {
  const newest = lagosDayOf(new Date(Date.now() - 400 * day));
  const [found] = await db.$queryRaw<{ day: string }[]>`
    SELECT to_char(each, 'YYYY-MM-DD') AS day FROM generate_series('2020-01-01'::date, ${newest}::date, interval '1 day') AS each
    WHERE NOT EXISTS (SELECT FROM reconciled_days r WHERE r.day = each::date)
    ORDER BY random() LIMIT 1`;
  assert(found);
  return found.day;
}

/** Admin: outbox, payments, reconciliation and audit log. */
export const adminOperationEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/admin/view-as",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ body: { as: "visitor" } }),
  },
  {
    method: "POST",
    path: "/api/admin/view-as/stop",
    access: "session",
    expected: signedInOnly(),
    makeInput: () => ({ body: {} }),
  },
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
    path: "/api/admin/reconciliation/[day]/check",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: { day: await findUncheckedDay() }, body: {} }),
  },
  {
    method: "GET",
    path: "/api/admin/bookings/export",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ query: "from=2029-01&to=2029-02" }),
  },
  {
    method: "POST",
    path: "/api/admin/renewals/[failureId]/retry",
    access: "admin",
    // There is no card to charge.
    expected: adminOnly(409),
    makeInput: async (world) => ({ params: { failureId: await createFailedCharge(world) } }),
  },
  {
    method: "POST",
    path: "/api/admin/payments/verify",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ body: { reference: await createOwnersPayment(world) } }),
  },
  {
    method: "POST",
    path: "/api/admin/payments/[reference]/refund",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({
      params: { reference: await createPaidMembership(world) },
      body: { reason: "They asked for it." },
    }),
  },
];
