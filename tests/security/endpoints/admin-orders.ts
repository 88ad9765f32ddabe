import assert from "node:assert/strict";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { createDraftOrder } from "@/lib/orders/drafts/create-draft-order";
import { refundToken } from "@/lib/payments/refund-accounts/refund-link";
import { adminOnly, type Endpoint, openToAll } from "@/tests/security/access-matrix";
import { createOwnersOrder, createOwnersReturn, type Personas } from "@/tests/security/personas";

/** A refund of the owner's that Paystack could not carry out. */
async function createFailedRefund(world: Personas): Promise<string> {
  const order = await createOwnersOrder(world);
  const charge = await db.charge.findFirstOrThrow({ where: { subjectId: order.id } });
  const id = newId("ref");
  const refund = { id, key: id, chargeId: charge.id, amountKobo: 100n, reason: "A scratch", status: "failed" } as const;
  await db.refund.create({ data: refund });
  return id;
}

async function createChargeback(world: Personas): Promise<string> {
  const order = await createOwnersOrder(world);
  const charge = await db.charge.findFirstOrThrow({ where: { subjectId: order.id } });
  const now = new Date();
  const id = newId("cbk");
  const copy = { providerId: id, chargeId: charge.id, status: "resolved", amountKobo: 100n };
  await db.chargeback.create({ data: { id, ...copy, openedAt: now, fetchedAt: now } });
  return id;
}

const draftBody = (productId: string) => ({
  lines: [{ productId, variation: [], quantity: 1 }],
  email: "phone@example.test",
  firstName: "Bisi",
  lastName: "Ade",
  shippingAddress: sampleAddress,
  days: "3" as const,
  send: false,
});

/** The number of an unpaid order that an admin made. */
async function createDraft({ actors }: Personas): Promise<string> {
  const { id } = await makeProduct({ stock: 3 });
  return (await createDraftOrder({ actor: actors.admin, body: draftBody(id) })).number;
}

/** Admin: orders, shipping and refunds. */
export const adminOrderEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/orders/all/ship",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({
      body: { courier: "GIG", parcels: [{ order: (await createOwnersOrder(world)).number, trackingNumber: "GIG-1" }] },
    }),
    assertReply: ({ body }) => assert.equal((body.results as { result: string }[])[0]?.result, "shipped"),
  },
  {
    method: "POST",
    path: "/api/orders/all/packing",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ body: { orders: [(await createOwnersOrder(world)).number] } }),
  },
  {
    method: "POST",
    path: "/api/orders/all/packed",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({
      body: { orders: [(await createOwnersOrder(world)).id], until: new Date().toISOString() },
    }),
  },
  {
    method: "POST",
    path: "/api/orders/all/delivered",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ body: { orders: [(await createOwnersOrder(world, { status: "shipped" })).id] } }),
  },
  {
    method: "POST",
    path: "/api/admin/returns/[returnId]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({
      params: { returnId: await createOwnersReturn(world) },
      body: { decision: "refuse", reason: "The vase is as described." },
    }),
  },
  {
    method: "POST",
    path: "/api/orders/[number]/packed",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({
      params: { number: (await createOwnersOrder(world)).number },
      body: { packed: true },
    }),
  },
  {
    method: "POST",
    path: "/api/orders/[number]/delivery-address",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({
      params: { number: (await createOwnersOrder(world)).number },
      body: { shippingAddress: { ...sampleAddress, city: "Epe" } },
    }),
  },
  {
    method: "POST",
    path: "/api/orders/[number]/emails",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => {
      const { id, number } = await createOwnersOrder(world);
      const email = newId("out");
      const message = { id: email, topic: "order.paid.email", key: `order-paid/${id}`, payload: { orderId: id } };
      await db.outboxMessage.create({ data: { ...message, status: "sent" } });
      return { params: { number }, body: { email } };
    },
  },
  {
    method: "POST",
    path: "/api/admin/draft-orders",
    access: "admin",
    expected: adminOnly(201),
    makeInput: async () => ({ body: draftBody((await makeProduct({ stock: 3 })).id) }),
  },
  {
    method: "POST",
    path: "/api/admin/draft-orders/[number]/cancel",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ params: { number: await createDraft(world) }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/admin/draft-orders/[number]/send",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ params: { number: await createDraft(world) }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/orders/[number]/delivered",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({
      params: { number: (await createOwnersOrder(world, { status: "shipped" })).number },
      body: {},
    }),
  },
  {
    method: "POST",
    path: "/api/orders/[number]/refund",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({
      params: { number: (await createOwnersOrder(world)).number },
      body: { amount: "1.50", seen: 0, reason: "A scratch" },
    }),
  },
  {
    method: "POST",
    path: "/api/orders/[number]/notes",
    access: "admin",
    expected: adminOnly(201),
    makeInput: async (world) => ({
      params: { number: (await createOwnersOrder(world)).number },
      body: { text: "Asked twice." },
    }),
  },
  {
    method: "POST",
    path: "/api/admin/refunds/[refundId]/retry",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ params: { refundId: await createFailedRefund(world) }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/admin/chargebacks/[chargebackId]/response",
    access: "admin",
    // It is over, so nothing is claimed or sent.
    expected: adminOnly(409),
    makeInput: async (world) => ({
      params: { chargebackId: await createChargeback(world) },
      body: { response: "contested", reason: "It was delivered on Monday." },
    }),
  },
  {
    method: "POST",
    path: "/api/refunds/[token]/account",
    access: "public",
    // The refund of the link needs no account.
    expected: openToAll(409),
    makeInput: async (world) => ({
      params: { token: refundToken(await createFailedRefund(world)) },
      body: { bankId: "9", accountNumber: "0123456789" },
    }),
  },
];
