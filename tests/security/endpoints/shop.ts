import assert from "node:assert/strict";
import { sampleAddress } from "@/lib/auth/factory";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { otherAddress } from "@/lib/orders/guest/claim-guest-orders";
import { readOrderLink } from "@/lib/orders/guest/order-link";
import { createRefund } from "@/lib/payments/create-refund";
import { adminOnly, type Endpoint, openToAll, ownerOnly, signedInOnly } from "@/tests/security/access-matrix";
import {
  createGuestOrder,
  createOwnersCartLine,
  createOwnersOrder,
  createOwnersPayment,
  createOwnersReturn,
  createProduct,
  newEmail,
} from "@/tests/security/personas";

/** The credit note of a refund of ₦10 of a paid order. */
async function createCreditNote(number: string): Promise<string> {
  const { chargeId } = await db.order.findUniqueOrThrow({ where: { number } });
  const refund = { chargeId: chargeId ?? "", amountKobo: 1_000n, reason: "A torn label" };
  const refundId = await db.$transaction((tx) => createRefund(tx, refund));
  const { creditNoteNumber } = await db.refund.findUniqueOrThrow({ where: { id: refundId ?? "" } });
  return creditNoteNumber ?? "";
}

const newSlug = () => newId("prd").replace("_", "-").toLowerCase();

/** Others learn nothing of a payment that is not theirs. */
const showsStateToOwnerOnly: Endpoint["assertReply"] = ({ who, body }) => {
  if (who === "owner") assert.notEqual(body.state, "unknown");
  else assert.deepEqual([body.state, body.order], ["unknown", null]);
};
const hasNoOrderSecrets: Endpoint["assertReply"] = ({ body }) =>
  assert.doesNotMatch(JSON.stringify(body), /passwordHash|requestHash|checkoutGroup|accessCode/);

/** Drops, the cart, the checkout and orders. */
export const shopEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/products", access: "public", expected: openToAll() },
  {
    method: "POST",
    path: "/api/products",
    access: "admin",
    expected: adminOnly(201),
    messages: { 403: "Failed to save product" },
    makeInput: () => ({ body: { name: "A new one", slug: newSlug(), price: 1_000, stock: 3 } }),
  },
  {
    method: "GET",
    path: "/api/products/[slug]",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { slug: (await createProduct()).slug } }),
  },
  {
    method: "PUT",
    path: "/api/products/[slug]",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to save product" },
    makeInput: async () => ({ params: { slug: (await createProduct()).id }, body: { name: "Renamed" } }),
  },
  {
    method: "DELETE",
    path: "/api/products/[slug]",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to delete product" },
    makeInput: async () => ({ params: { slug: (await createProduct()).id } }),
  },
  { method: "GET", path: "/api/cart", access: "session", expected: signedInOnly() },
  {
    method: "POST",
    path: "/api/cart/add",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({ body: { productId: (await createProduct()).id, quantity: 1, variation: [] } }),
  },
  {
    method: "POST",
    path: "/api/cart/update",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({ body: { itemId: await createOwnersCartLine(world), quantity: 2 } }),
  },
  {
    method: "POST",
    path: "/api/cart/remove",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({ body: { itemId: await createOwnersCartLine(world) } }),
  },
  { method: "GET", path: "/api/guest/cart", access: "anyone", expected: openToAll() },
  {
    method: "GET",
    path: "/api/delivery",
    access: "public",
    expected: openToAll(),
    makeInput: () => ({ query: "country=Ghana" }),
  },
  { method: "GET", path: "/api/delivery/countries", access: "public", expected: openToAll() },
  {
    method: "POST",
    path: "/api/guest/cart/add",
    access: "anyone",
    expected: openToAll(),
    makeInput: async () => ({ body: { productId: (await createProduct()).id, quantity: 1, variation: [] } }),
  },
  {
    method: "POST",
    path: "/api/guest/cart/update",
    access: "anyone",
    expected: { ...openToAll(404), owner: 200 },
    makeInput: async (world) => ({ body: { itemId: await createOwnersCartLine(world), quantity: 2 } }),
  },
  {
    method: "POST",
    path: "/api/guest/cart/remove",
    access: "anyone",
    expected: { ...openToAll(404), owner: 200 },
    makeInput: async (world) => ({ body: { itemId: await createOwnersCartLine(world) } }),
  },
  {
    method: "POST",
    path: "/api/guest/checkout",
    access: "anyone",
    expected: openToAll(),
    makeInput: async () => ({
      body: {
        productId: (await createProduct()).id,
        email: newEmail(),
        firstName: "Ada",
        lastName: "Obi",
        shippingAddress: sampleAddress,
      },
    }),
  },
  {
    method: "POST",
    path: "/api/guest/orders/[token]/pay",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { token: await createGuestOrder({ paymentStatus: "unpaid" }) } }),
    assertReply: hasNoOrderSecrets,
  },
  {
    method: "GET",
    path: "/api/guest/orders/[token]/return",
    access: "public",
    expected: openToAll(303),
    makeInput: async () => ({ params: { token: await createGuestOrder({ paymentStatus: "unpaid" }) } }),
  },
  {
    method: "POST",
    path: "/api/guest/orders/[token]/cancel",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { token: await createGuestOrder({ paymentStatus: "paid" }) } }),
    assertReply: hasNoOrderSecrets,
  },
  {
    method: "POST",
    path: "/api/guest/orders/[token]/received",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({
      params: { token: await createGuestOrder({ paymentStatus: "paid", status: "shipped" }) },
    }),
    assertReply: hasNoOrderSecrets,
  },
  {
    method: "POST",
    path: "/api/guest/orders/[token]/delivery-review",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({
      params: { token: await createGuestOrder({ paymentStatus: "paid", status: "delivered" }) },
      body: { rating: "good" },
    }),
    assertReply: hasNoOrderSecrets,
  },
  {
    method: "GET",
    path: "/api/guest/orders/[token]/invoice",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { token: await createGuestOrder({ paymentStatus: "paid" }) } }),
  },
  {
    method: "GET",
    path: "/api/guest/orders/[token]/credit-notes/[creditNote]",
    access: "public",
    expected: openToAll(),
    makeInput: async () => {
      const token = await createGuestOrder({ paymentStatus: "paid" });
      return { params: { token, creditNote: await createCreditNote(readOrderLink(token) ?? "") } };
    },
  },
  {
    method: "POST",
    path: "/api/guest/orders/[token]/claim",
    access: "session",
    expected: { ...signedInOnly(403), owner: 200 },
    messages: { 403: otherAddress },
    makeInput: async ({ actors }) => ({
      params: { token: await createGuestOrder({ paymentStatus: "paid", email: actors.owner.email }) },
    }),
    assertReply: hasNoOrderSecrets,
  },
  {
    method: "POST",
    path: "/api/checkout",
    access: "session",
    expected: signedInOnly(),
    messages: { 401: "You must log in to checkout" },
    makeInput: async () => ({ body: { productId: (await createProduct()).id, quantity: 1 } }),
  },
  {
    method: "POST",
    path: "/api/checkout/cancel",
    access: "session",
    expected: signedInOnly(),
    makeInput: async (world) => ({ body: { reference: await createOwnersPayment(world) } }),
    assertReply: showsStateToOwnerOnly,
  },
  {
    method: "GET",
    path: "/api/checkout/state",
    access: "anyone",
    expected: openToAll(),
    makeInput: async (world) => ({ query: `reference=${await createOwnersPayment(world)}` }),
    assertReply: showsStateToOwnerOnly,
  },
  {
    method: "GET",
    path: "/api/orders",
    access: "session",
    expected: signedInOnly(),
    makeInput: async (world) => {
      await createOwnersOrder(world);
      return { query: `userId=${world.actors.owner._id}&user=${world.actors.owner._id}` };
    },
    assertReply: ({ who, body }) => assert.equal((body.orders as unknown[]).length > 0, who === "owner"),
  },
  {
    method: "GET",
    path: "/api/orders/[number]",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({ params: { number: (await createOwnersOrder(world)).number } }),
    assertReply: hasNoOrderSecrets,
  },
  {
    method: "GET",
    path: "/api/orders/[number]/invoice",
    access: "session",
    expected: { ...ownerOnly(), admin: 200 },
    makeInput: async (world) => ({ params: { number: (await createOwnersOrder(world)).number } }),
  },
  {
    method: "GET",
    path: "/api/orders/[number]/credit-notes/[creditNote]",
    access: "session",
    expected: { ...ownerOnly(), admin: 200 },
    makeInput: async (world) => {
      const { number } = await createOwnersOrder(world);
      return { params: { number, creditNote: await createCreditNote(number) } };
    },
  },
  {
    method: "POST",
    path: "/api/orders/[number]/address",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({
      params: { number: (await createOwnersOrder(world)).number },
      body: { shippingAddress: sampleAddress },
    }),
  },
  {
    method: "POST",
    path: "/api/orders/[number]/pay",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({
      params: { number: (await createOwnersOrder(world, { paymentStatus: "unpaid" })).number },
      body: {},
    }),
  },
  {
    method: "POST",
    path: "/api/orders/[number]/returns",
    access: "session",
    raw: true,
    expected: ownerOnly(201),
    makeInput: async (world) => {
      const { id, number } = await createOwnersOrder(world, { status: "delivered" });
      await db.order.update({ where: { id }, data: { deliveredAt: new Date() } });
      await db.$executeRaw`DELETE FROM rate_limits WHERE key LIKE 'return-request:%'`;
      const body = new FormData();
      body.set("reason", "damaged");
      body.set("text", "The neck is cracked.");
      return { params: { number }, body };
    },
  },
  {
    method: "GET",
    path: "/api/returns/[returnId]/photos/[photo]",
    access: "session",
    expected: { ...ownerOnly(), admin: 200 },
    makeInput: async (world) => ({ params: { returnId: await createOwnersReturn(world), photo: "1" } }),
  },
  {
    method: "POST",
    path: "/api/orders/[number]/again",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({ params: { number: (await createOwnersOrder(world)).number }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/orders/[number]/cancel",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({ params: { number: (await createOwnersOrder(world)).number }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/orders/[number]/received",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({
      params: { number: (await createOwnersOrder(world, { status: "shipped" })).number },
      body: {},
    }),
  },
  {
    method: "POST",
    path: "/api/orders/[number]/delivery-review",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({
      params: { number: (await createOwnersOrder(world, { status: "delivered" })).number },
      body: { rating: "bad", comment: "The box was wet." },
    }),
  },
  {
    method: "PATCH",
    path: "/api/orders/[number]/ship",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ params: { number: (await createOwnersOrder(world)).id }, body: { courier: "GIG" } }),
  },
  { method: "GET", path: "/api/orders/all", access: "admin", expected: adminOnly(), assertReply: hasNoOrderSecrets },
];
