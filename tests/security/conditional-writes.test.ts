// Writes that happen once, called below the layers that already stop a repetition.
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { makeProduct } from "@/lib/catalog/factory";
import { db, transaction } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { markDeliveredByAdmin } from "@/lib/orders/mark-delivered-by-admin";
import { createRefund } from "@/lib/payments/create-refund";
import { handleWebhook } from "@/lib/payments/handle-webhook";
import { settleCharge } from "@/lib/payments/settle-charge";
import { paystack } from "@/lib/paystack/paystack";
import { acceptUpload } from "@/lib/storage/accept-upload";
import { createUpload } from "@/lib/storage/create-upload";
import { storage } from "@/lib/storage/storage";
import { settlementHandlers } from "@/lib/workflows/settlement-handlers";
import { createOwnersOrder, createOwnersPayment, makePersonas, type Personas } from "@/tests/security/personas";
import { emulator } from "@/tooling/dev-stack/test-context";

let world: Personas;
beforeAll(async () => {
  world = await makePersonas();
});
afterEach(() => vi.restoreAllMocks());

/** The reference of a payment that Paystack has and the museum has not heard of. */
async function payUnheard(): Promise<string> {
  emulator().faults("paystack", "webhook-lost");
  const { id: productId } = await makeProduct({ stock: 2 });
  const begun = await callRoute(postCheckout, "/api/checkout", { as: world.actors.owner, body: { productId } });
  await emulator().pay(begun.body.authorization_url);
  return String(begun.body.reference);
}

test("of ten settlements at once one settles the charge", async () => {
  const reference = await payUnheard();
  const paid = vi.fn(async () => async () => undefined);
  const order = { paid, failed: async () => undefined, deleted: async () => undefined };
  await Promise.all(Array.from({ length: 10 }, () => settleCharge(reference, { order })));
  expect(paid).toHaveBeenCalledTimes(1);
});

test("an older reply of Paystack does not undo a settled charge", async () => {
  const reference = await payUnheard();
  const verify = paystack.verifyTransaction;
  vi.spyOn(paystack, "verifyTransaction").mockImplementationOnce(async (asked) => {
    await settleCharge(reference, settlementHandlers);
    return { ...(await verify(asked)), status: "failed" };
  });
  await settleCharge(reference, settlementHandlers);
  expect(await db.charge.findUniqueOrThrow({ where: { reference } })).toMatchObject({
    status: "success",
    failureReason: null,
  });
  expect(await db.order.findFirstOrThrow({ where: { number: reference } })).toMatchObject({ paymentStatus: "paid" });
});

test("a fulfilled order is not fulfilled again", async () => {
  const { id, items } = await createOwnersOrder(world);
  const [row] = await db.$queryRaw<[{ outcome: string }]>`SELECT outcome FROM shop_fulfil_order(${id})`;
  expect(row.outcome).toBe("already");
  expect(await db.productVariant.findUniqueOrThrow({ where: { id: items[0]?.variantId } })).toMatchObject({ sold: 1 });
});

test("an event is handled once, however often it is delivered", async () => {
  const onProviderEvent = vi.fn(async () => "kept");
  const body = JSON.stringify({ event: "moon.landed", data: { id: 1969 } });
  for (let times = 0; times < 3; times += 1) await handleWebhook(body, { onProviderEvent });
  expect(onProviderEvent).toHaveBeenCalledTimes(1);
});

test("a charge that was not settled is not refunded", async () => {
  const reference = await createOwnersPayment(world);
  const { id: chargeId } = await db.charge.findUniqueOrThrow({ where: { reference } });
  expect(await transaction((tx) => createRefund(tx, { chargeId, reason: "a mistake" }))).toBeNull();
  expect(await db.refund.count({ where: { chargeId } })).toBe(0);
});

test("an order that was not sent is not marked as delivered", async () => {
  const { id, number } = await createOwnersOrder(world);
  const marked = markDeliveredByAdmin({ actor: world.actors.admin, idOrNumber: number });
  await expect(marked).rejects.toMatchObject({ code: "conflict" });
  expect(await db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "pending", deliveredAt: null });
});

test("an upload without a length stops at the announced size", async () => {
  const upload = await createUpload({ folder: "members", userId: world.actors.admin._id, maxBytes: 10, minutes: 5 });
  const body = new Blob(["eleven chars"]).stream();
  await expect(acceptUpload({ upload, body, length: 0 })).rejects.toMatchObject({ code: "too_large" });
  expect(await storage().head(upload.storageKey)).toBeNull();
});
