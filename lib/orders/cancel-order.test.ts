import { beforeAll, beforeEach, expect, test } from "vitest";
import { POST as cancel } from "@/app/api/orders/[number]/cancel/route";
import { POST as refund } from "@/app/api/orders/[number]/refund/route";
import { PATCH as ship } from "@/app/api/orders/[number]/ship/route";
import { POST as startPacking } from "@/app/api/orders/all/packing/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { getAdminOrderDetail } from "@/lib/orders/admin-order-detail";
import { makeOrder } from "@/lib/orders/factory";
import type { Provenance } from "@/lib/orders/provenance/contracts";
import { paystack } from "@/lib/paystack/paystack";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let admin: Actor;
let buyer: Actor;
beforeAll(async () => {
  [admin, buyer] = await Promise.all([makeActor({ role: "Admin" }), makeActor()]);
});
beforeEach(() => emulator().faults("paystack", "none"));

type OrderState = Pick<Parameters<typeof makeOrder>[0], "status" | "paymentStatus">;

/** The buyer's order of two numbered vases and three shirts, ₦30,000. */
async function createOrder({ editionSize = 5, ...state }: OrderState & { editionSize?: number } = {}) {
  const vase = await makeProduct({ name: "Vase", price: 10_500, stock: 3, editionSize });
  const shirt = await makeProduct({ name: "Shirt", price: 3_000, stock: 5, editionSize: null });
  const items = [
    { product: vase, quantity: 2 },
    { product: shirt, quantity: 3 },
  ];
  const order = await makeOrder({
    buyer: { ...buyer, id: buyer._id },
    items,
    shippingAddress: sampleAddress,
    ...state,
  });
  return { order, vase, shirt };
}

const postCancel = (number: string, as = buyer) => callRoute(cancel, "/", { as, params: { number }, body: {} });
const patchShip = (number: string) =>
  callRoute(ship, "/", { as: admin, method: "PATCH", params: { number }, body: { courier: "GIG" } });
const postPacking = (...orders: string[]) => callRoute(startPacking, "/", { as: admin, body: { orders } });
const stored = (id: string) =>
  db.order.findUniqueOrThrow({ where: { id }, include: { items: { include: { editions: true } } } });
const counts = async (productId: string) => {
  const { stock, held, sold } = await db.productVariant.findFirstOrThrow({ where: { productId } });
  return [stock, held, sold];
};
const refundsOf = (chargeId: string | null) => db.refund.findMany({ where: { chargeId: chargeId ?? "" } });

test("cancels a paid order, refunds it through Paystack and restocks it", async () => {
  const { order, vase, shirt } = await createOrder();
  const amountKobo = order.totalKobo;
  const callbackUrl = "http://localhost:3000/api/payments/callback";
  await paystack.initializeTransaction({ reference: order.number, amountKobo, email: buyer.email, callbackUrl });
  await emulator().pay(order.number);
  await emulator().webhooksSettled();
  const response = await postCancel(order.number);
  expect(response.body.order).toMatchObject({
    paymentStatus: "refunded",
    cancelReason: "buyer",
    refunded: 30_000,
    items: [{ refunded: 2 }, { refunded: 3 }],
  });
  const row = await stored(order.id);
  expect(row).toMatchObject({ cancelledAt: expect.any(Date), refundedAt: expect.any(Date), refundedKobo: amountKobo });
  expect(row.items.flatMap(({ editions }) => editions).every(({ voidedAt }) => voidedAt)).toBe(true);
  expect([await counts(vase.id), await counts(shirt.id)]).toEqual([
    [3, 0, 0],
    [5, 0, 0],
  ]);
  await processOutbox();
  expect(
    emulator()
      .refunds()
      .filter(({ reference }) => reference === order.number),
  ).toMatchObject([{ amount: 3_000_000 }]);
  const mails = emulator()
    .emails()
    .filter(({ subject }) => subject.includes(order.number));
  expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${order.number} is cancelled`]);
  expect(mails[0]?.text).toContain("₦30,000");
});

test("restocks only the units that can be sold again", async () => {
  // Two of four numbers are void and one is for the vase in stock, so one is left for two vases.
  const { order, vase, shirt } = await createOrder({ editionSize: 4 });
  expect((await postCancel(order.number)).status).toBe(200);
  expect([await counts(vase.id), await counts(shirt.id)]).toEqual([
    [1, 0, 2],
    [5, 0, 0],
  ]);
});

test("shows admins who cancelled", async () => {
  const { order } = await createOrder();
  await postCancel(order.number);
  const detail = await getAdminOrderDetail(order.id);
  expect(detail?.timeline).toContainEqual({
    at: expect.any(String),
    what: "Cancelled by the buyer",
    who: `${buyer.firstName} ${buyer.lastName}`,
  });
  const [entry] = await db.auditLog.findMany({ where: { subject: order.id, action: "order.cancel" } });
  expect(entry).toMatchObject({ actorId: buyer._id, detail: { kobo: 3_000_000 } });
});

test("refunds the rest of a partly refunded order", async () => {
  const { order } = await createOrder();
  await callRoute(refund, "/", {
    as: admin,
    params: { number: order.number },
    body: { amount: "500", seen: 0, reason: "Late" },
  });
  expect((await postCancel(order.number)).status).toBe(200);
  const amounts = (await refundsOf(order.chargeId)).map(({ amountKobo }) => amountKobo);
  expect(amounts.sort()).toEqual([2_950_000n, 50_000n].sort());
});

test("cancelling twice refunds once", async () => {
  const { order } = await createOrder();
  const responses = await Promise.all(Array.from({ length: 8 }, () => postCancel(order.number)));
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await refundsOf(order.chargeId)).toHaveLength(1);
  expect(await db.auditLog.count({ where: { subject: order.id, action: "order.cancel" } })).toBe(1);
});

test.each([
  ["an unpaid order", { paymentStatus: "unpaid" }, "This order has not been paid."],
  ["a refunded order", { paymentStatus: "refunded" }, "This order was refunded."],
  ["a shipped order", { status: "shipped" }, "This order has already been shipped."],
  ["a delivered order", { status: "delivered" }, "This order has already been shipped."],
] as const)("rejects %s and changes nothing", async (_, state, error) => {
  const { order } = await createOrder(state);
  expect(await postCancel(order.number)).toMatchObject({ status: 409, body: { error } });
  const { items: before, ...row } = order;
  expect(await stored(order.id)).toMatchObject(row);
  expect(await db.outboxMessage.count({ where: { key: `order-cancelled/${order.id}` } })).toBe(0);
  expect(before.map(({ refundedQuantity }) => refundedQuantity)).toEqual(
    (await stored(order.id)).items.map(({ refundedQuantity }) => refundedQuantity),
  );
});

test("rejects a lot", async () => {
  const { order } = await createOrder();
  const lot: Provenance = {
    auctionId: "auc_1",
    slug: "a-lot",
    title: "A lot",
    alias: "The Weaver",
    seq: 1,
    hash: "00",
    bidAt: new Date(0).toISOString(),
    headHash: "00",
  };
  await db.order.update({ where: { id: order.id }, data: { provenance: lot } });
  expect((await postCancel(order.number)).body.error).toContain("A winning bid is binding");
  expect(await stored(order.id)).toMatchObject({ paymentStatus: "paid", cancelledAt: null });
});

test("rejects an order that is being packed", async () => {
  const { order } = await createOrder();
  expect((await postPacking(order.number)).body.started).toEqual([order.number]);
  expect(await postCancel(order.number)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("packed") },
  });
  expect(await stored(order.id)).toMatchObject({ paymentStatus: "paid", cancelledAt: null });
});

test("does not find the order of another person", async () => {
  const { order } = await createOrder();
  expect((await postCancel(order.number, await makeActor())).status).toBe(404);
  expect(await stored(order.id)).toMatchObject({ paymentStatus: "paid" });
});

test.each(["ship", "start packing"] as const)("of cancel and %s at once, one wins", async (other) => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => createOrder()));
  for (const { order } of orders) {
    const change = () => (other === "ship" ? patchShip(order.number) : postPacking(order.number));
    const [cancelled, changed] = await Promise.all([postCancel(order.number), change()]);
    expect([cancelled.status, changed.status].sort()).toEqual([200, 409]);
    const row = await stored(order.id);
    const wasCancelled = cancelled.status === 200;
    expect(row.paymentStatus).toBe(wasCancelled ? "refunded" : "paid");
    expect(Boolean(row.shippedAt ?? row.packingStartedAt)).toBe(!wasCancelled);
    expect(await refundsOf(order.chargeId)).toHaveLength(wasCancelled ? 1 : 0);
  }
});

test("starts packing only what waits for it, and records the admin", async () => {
  const [waiting, shipped] = [(await createOrder()).order, (await createOrder({ status: "shipped" })).order];
  expect((await postPacking(waiting.number, shipped.number)).body.started).toEqual([waiting.number]);
  expect(await postPacking(waiting.number)).toMatchObject({
    status: 409,
    body: { error: "None of these orders is waiting to be packed." },
  });
  const detail = await getAdminOrderDetail(waiting.id);
  expect(detail?.timeline).toContainEqual({
    at: expect.any(String),
    what: "Packing started",
    who: `${admin.firstName} ${admin.lastName}`,
  });
});
