import assert from "node:assert/strict";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { type Call, toAdmins } from "@/tests/hostile/table";
import { ownersOrder, type World } from "@/tests/hostile/world";

/** A refund of the owner's that Paystack could not carry out. */
async function failedRefund(world: World): Promise<string> {
  const order = await ownersOrder(world);
  const charge = await db.charge.findFirstOrThrow({ where: { subjectId: order.id } });
  const id = newId("ref");
  const refund = { id, key: id, chargeId: charge.id, amountKobo: 100n, reason: "A scratch", status: "failed" } as const;
  await db.refund.create({ data: refund });
  return id;
}

/** The desk of the orders: what leaves, what arrives, what goes back. */
export const orderDeskCalls: readonly Call[] = [
  {
    verb: "POST",
    path: "/api/orders/all/ship",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => ({
      body: { courier: "GIG", parcels: [{ order: (await ownersOrder(world)).number, trackingNumber: "GIG-1" }] },
    }),
    holds: ({ body }) => assert.equal((body.results as { result: string }[])[0]?.result, "shipped"),
  },
  {
    verb: "POST",
    path: "/api/orders/[number]/delivered",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => ({ params: { number: (await ownersOrder(world, { status: "shipped" })).number }, body: {} }),
  },
  {
    verb: "POST",
    path: "/api/orders/[number]/refund",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => ({
      params: { number: (await ownersOrder(world)).number },
      body: { amount: "1.50", seen: 0, reason: "A scratch" },
    }),
  },
  {
    verb: "POST",
    path: "/api/orders/[number]/notes",
    access: "admin",
    expected: toAdmins(201),
    send: async (world) => ({ params: { number: (await ownersOrder(world)).number }, body: { text: "Asked twice." } }),
  },
  {
    verb: "POST",
    path: "/api/admin/refunds/[refundId]/retry",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => ({ params: { refundId: await failedRefund(world) }, body: {} }),
  },
];
