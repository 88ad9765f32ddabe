import { beforeEach, expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as payOrder } from "@/app/api/orders/[number]/pay/route";
import type { Actor } from "@/lib/accounts/contracts";
import { someAddress } from "@/lib/accounts/factory";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { makeProduct } from "@/lib/shop/factory";
import { emulator } from "@/local/testing";

const form = { "content-type": "application/x-www-form-urlencoded" };

async function begun() {
  const piece = await makeProduct({ stock: 1 });
  const actor = await makeActor({ shippingAddress: someAddress });
  const { body } = await callRoute(postCheckout, apiPaths.checkout, { as: actor, body: { productId: piece.id } });
  return { piece, actor, ...(body as { authorization_url: string; reference: string; orderNumber: string }) };
}
const press = (actor: Actor | null, number: string) =>
  callRoute(payOrder, apiPaths.payOrder(number), { as: actor, params: { number }, headers: form, body: "" });
const ask = (actor: Actor, number: string) =>
  callRoute(payOrder, apiPaths.payOrder(number), { as: actor, params: { number }, body: {} });

beforeEach(() => {
  emulator().faults("paystack", "none");
  emulator().deliverWebhooksTo(async () => new Response(null, { status: 200 }));
});

test("an unpaid order leads back to its own payment page, as a form and as a call", async () => {
  const { actor, orderNumber, authorization_url, reference } = await begun();
  const before = emulator().transactions().length;
  const led = await press(actor, orderNumber);
  expect([led.status, led.headers.get("location")]).toEqual([303, authorization_url]);
  expect((await ask(actor, orderNumber)).body).toMatchObject({
    authorization_url,
    reference,
    orderNumber,
    total: 10_000,
  });
  expect(emulator().transactions().length).toBe(before);
});

test("one whose payment page was never had gets one now", async () => {
  const { actor, orderNumber } = await begun();
  await db.charge.deleteMany({ where: { userId: actor._id } });
  emulator().faults("paystack", "down");
  const failed = await press(actor, orderNumber);
  expect(failed.headers.get("location")).toBe(`/account/orders/${orderNumber}?error=provider_failed`);
  emulator().faults("paystack", "none");
  expect((await press(actor, orderNumber)).headers.get("location")).toContain("/checkout/");
  expect((await db.order.findUniqueOrThrow({ where: { number: orderNumber } })).holdStatus).toBe("held");
});

test("one that was paid meanwhile is not paid again: its page says so", async () => {
  const { actor, orderNumber, authorization_url } = await begun();
  await emulator().pay(authorization_url);
  const led = await press(actor, orderNumber);
  expect(led.headers.get("location")).toBe(`/account/orders/${orderNumber}?error=conflict`);
  expect((await db.order.findUniqueOrThrow({ where: { number: orderNumber } })).paymentStatus).toBe("paid");
  expect(await ask(actor, orderNumber)).toMatchObject({ status: 409, body: { error: "This order is already paid." } });
});

test("one whose time is over is not paid any more, also before the sweep has seen it", async () => {
  const { actor, orderNumber } = await begun();
  await db.$executeRaw`UPDATE orders SET hold_expires_at = now() - interval '1 second' WHERE number = ${orderNumber}`;
  expect(await ask(actor, orderNumber)).toMatchObject({
    status: 409,
    body: { error: "The time to pay this order is over." },
  });
});

test("nobody else's order leads anywhere", async () => {
  const { orderNumber } = await begun();
  const stranger = await makeActor();
  expect((await ask(stranger, orderNumber)).status).toBe(404);
  expect((await press(null, orderNumber)).headers.get("location")).toMatch(/^\/login\?redirectTo=/);
});
