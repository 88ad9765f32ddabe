import { beforeEach, expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as payOrder } from "@/app/api/orders/[number]/pay/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { emulator } from "@/tooling/dev-stack/test-context";

const form = { "content-type": "application/x-www-form-urlencoded" };

async function started() {
  const product = await makeProduct({ stock: 1 });
  const actor = await makeActor({ shippingAddress: sampleAddress });
  const { body } = await callRoute(postCheckout, apiPaths.checkout, { as: actor, body: { productId: product.id } });
  return { piece: product, actor, ...(body as { authorization_url: string; reference: string; orderNumber: string }) };
}
const postForm = (actor: Actor | null, number: string) =>
  callRoute(payOrder, accountApiPaths.payOrder(number), { as: actor, params: { number }, headers: form, body: "" });
const requestJson = (actor: Actor, number: string) =>
  callRoute(payOrder, accountApiPaths.payOrder(number), { as: actor, params: { number }, body: {} });

beforeEach(() => {
  emulator().faults("paystack", "none");
  emulator().deliverWebhooksTo(async () => new Response(null, { status: 200 }));
});

test("returns the payment page of an unpaid order, as a form and as JSON", async () => {
  const { actor, orderNumber, authorization_url, reference } = await started();
  const before = emulator().transactions().length;
  const redirect = await postForm(actor, orderNumber);
  expect([redirect.status, redirect.headers.get("location")]).toEqual([303, authorization_url]);
  expect((await requestJson(actor, orderNumber)).body).toMatchObject({
    authorization_url,
    reference,
    orderNumber,
    total: 10_000,
  });
  expect(emulator().transactions().length).toBe(before);
});

test("creates a missing payment page", async () => {
  const { actor, orderNumber } = await started();
  await db.charge.deleteMany({ where: { userId: actor._id } });
  emulator().faults("paystack", "down");
  const failed = await postForm(actor, orderNumber);
  expect(failed.headers.get("location")).toBe(`/account/orders/${orderNumber}?error=provider_failed`);
  emulator().faults("paystack", "none");
  expect((await postForm(actor, orderNumber)).headers.get("location")).toContain("/checkout/");
  expect((await db.order.findUniqueOrThrow({ where: { number: orderNumber } })).holdStatus).toBe("held");
});

test("rejects an order that is already paid", async () => {
  const { actor, orderNumber, authorization_url } = await started();
  await emulator().pay(authorization_url);
  const redirect = await postForm(actor, orderNumber);
  expect(redirect.headers.get("location")).toBe(`/account/orders/${orderNumber}?error=conflict`);
  expect((await db.order.findUniqueOrThrow({ where: { number: orderNumber } })).paymentStatus).toBe("paid");
  expect(await requestJson(actor, orderNumber)).toMatchObject({
    status: 409,
    body: { error: "This order is already paid." },
  });
});

test("rejects an expired hold before the scheduled job has released it", async () => {
  const { actor, orderNumber } = await started();
  await db.$executeRaw`UPDATE orders SET hold_expires_at = now() - interval '1 second' WHERE number = ${orderNumber}`;
  expect(await requestJson(actor, orderNumber)).toMatchObject({
    status: 409,
    body: { error: "The time to pay this order is over." },
  });
});

test("responds 404 for another user's order", async () => {
  const { orderNumber } = await started();
  const stranger = await makeActor();
  expect((await requestJson(stranger, orderNumber)).status).toBe(404);
  expect((await postForm(null, orderNumber)).headers.get("location")).toMatch(/^\/login\?redirectTo=/);
});
