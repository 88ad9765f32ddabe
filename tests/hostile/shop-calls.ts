import assert from "node:assert/strict";
import { someAddress } from "@/lib/accounts/factory";
import { newId } from "@/lib/platform/ids";
import { type Call, toAdmins, toAll, toOwner, toSignedIn } from "@/tests/hostile/table";
import { aDrop, ownersLine, ownersOrder, ownersReference } from "@/tests/hostile/world";

const newSlug = () => newId("prd").replace("_", "-").toLowerCase();

/** Others learn nothing of a payment that is not theirs. */
const stateOfOwner: Call["holds"] = ({ who, body }) => {
  if (who === "owner") assert.notEqual(body.state, "unknown");
  else assert.deepEqual([body.state, body.order], ["unknown", null]);
};
const secretsOfOrders: Call["holds"] = ({ body }) =>
  assert.doesNotMatch(JSON.stringify(body), /passwordHash|fingerprint|checkoutGroup|accessCode/);

/** Drops, the cart, the checkout and orders. */
export const shopCalls: readonly Call[] = [
  { verb: "GET", path: "/api/products", access: "public", expected: toAll() },
  {
    verb: "POST",
    path: "/api/products",
    access: "admin",
    expected: toAdmins(201),
    says: { 403: "Failed to save product" },
    send: () => ({ body: { name: "A new one", slug: newSlug(), price: 1_000, stock: 3 } }),
  },
  {
    verb: "GET",
    path: "/api/products/[slug]",
    access: "public",
    expected: toAll(),
    send: async () => ({ params: { slug: (await aDrop()).slug } }),
  },
  {
    verb: "PUT",
    path: "/api/products/[slug]",
    access: "admin",
    expected: toAdmins(),
    says: { 403: "Failed to save product" },
    send: async () => ({ params: { slug: (await aDrop()).id }, body: { name: "Renamed" } }),
  },
  {
    verb: "DELETE",
    path: "/api/products/[slug]",
    access: "admin",
    expected: toAdmins(),
    says: { 403: "Failed to delete product" },
    send: async () => ({ params: { slug: (await aDrop()).id } }),
  },
  { verb: "GET", path: "/api/cart", access: "session", expected: toSignedIn() },
  {
    verb: "POST",
    path: "/api/cart/add",
    access: "session",
    expected: toSignedIn(),
    send: async () => ({ body: { productId: (await aDrop()).id, quantity: 1, variation: [] } }),
  },
  {
    verb: "POST",
    path: "/api/cart/update",
    access: "session",
    expected: toOwner(),
    send: async (world) => ({ body: { itemId: await ownersLine(world), quantity: 2 } }),
  },
  {
    verb: "POST",
    path: "/api/cart/remove",
    access: "session",
    expected: toOwner(),
    send: async (world) => ({ body: { itemId: await ownersLine(world) } }),
  },
  {
    verb: "POST",
    path: "/api/checkout",
    access: "session",
    expected: toSignedIn(),
    says: { 401: "You must log in to checkout" },
    send: async () => ({ body: { productId: (await aDrop()).id, quantity: 1 } }),
  },
  {
    verb: "POST",
    path: "/api/checkout/cancel",
    access: "session",
    expected: toSignedIn(),
    send: async (world) => ({ body: { reference: await ownersReference(world) } }),
    holds: stateOfOwner,
  },
  {
    verb: "GET",
    path: "/api/checkout/state",
    access: "anyone",
    expected: toAll(),
    send: async (world) => ({ query: `reference=${await ownersReference(world)}` }),
    holds: stateOfOwner,
  },
  {
    verb: "GET",
    path: "/api/orders",
    access: "session",
    expected: toSignedIn(),
    send: async (world) => {
      await ownersOrder(world);
      return { query: `userId=${world.people.owner._id}&user=${world.people.owner._id}` };
    },
    holds: ({ who, body }) => assert.equal((body.orders as unknown[]).length > 0, who === "owner"),
  },
  {
    verb: "GET",
    path: "/api/orders/[number]",
    access: "session",
    expected: toOwner(),
    send: async (world) => ({ params: { number: (await ownersOrder(world)).number } }),
    holds: secretsOfOrders,
  },
  {
    verb: "POST",
    path: "/api/orders/[number]/address",
    access: "session",
    expected: toOwner(),
    send: async (world) => ({
      params: { number: (await ownersOrder(world)).number },
      body: { shippingAddress: someAddress },
    }),
  },
  {
    verb: "POST",
    path: "/api/orders/[number]/pay",
    access: "session",
    expected: toOwner(),
    send: async (world) => ({
      params: { number: (await ownersOrder(world, { paymentStatus: "unpaid" })).number },
      body: {},
    }),
  },
  {
    verb: "POST",
    path: "/api/orders/[number]/received",
    access: "session",
    expected: toOwner(),
    send: async (world) => ({ params: { number: (await ownersOrder(world, { status: "shipped" })).number }, body: {} }),
  },
  {
    verb: "PATCH",
    path: "/api/orders/[number]/ship",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => ({ params: { number: (await ownersOrder(world)).id }, body: { courier: "GIG" } }),
  },
  { verb: "GET", path: "/api/orders/all", access: "admin", expected: toAdmins(), holds: secretsOfOrders },
];
