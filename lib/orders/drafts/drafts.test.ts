import { beforeAll, expect, test } from "vitest";
import { POST as cancelDraft } from "@/app/api/admin/draft-orders/[number]/cancel/route";
import { POST as sendLink } from "@/app/api/admin/draft-orders/[number]/send/route";
import { POST as createDraft } from "@/app/api/admin/draft-orders/route";
import { POST as cancelCheckout } from "@/app/api/checkout/cancel/route";
import { POST as pay } from "@/app/api/guest/orders/[token]/pay/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { getAdminOrderDetail } from "@/lib/orders/admin-order-detail";
import { placeOrder } from "@/lib/orders/place-order";
import { releaseExpiredOrders } from "@/lib/orders/release-order";
import { resumePayment } from "@/lib/orders/resume-payment";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { pollPayment } from "@/lib/workflows/settlement-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin", firstName: "Aje", lastName: "Okonkwo" });
});

let buyers = 0;
const draft = (productId: string, change: object = {}) => {
  buyers += 1;
  return callRoute(createDraft, "/", {
    as: admin,
    body: {
      lines: [{ productId, variation: [], quantity: 1 }],
      email: `phone-${buyers}-${productId}@example.test`,
      firstName: "Bisi",
      lastName: "Ade",
      shippingAddress: sampleAddress,
      days: "3",
      ...change,
    },
  });
};
const tokenOf = (link: string) => decodeURIComponent(new URL(link).pathname.split("/").at(-1) ?? "");
const payByLink = (link: string) => callRoute(pay, "/", { method: "POST", params: { token: tokenOf(link) }, body: {} });
const unitsOf = (productId: string) =>
  db.productVariant.findFirstOrThrow({ where: { productId }, select: { stock: true, held: true, sold: true } });

test("an order made on the phone is held for three days, mailed, declined once, and paid by its link", async () => {
  const product = await makeProduct({ stock: 3, editionSize: 20 });
  const made = await draft(product.id);
  expect(made.status).toBe(201);
  const { number, link } = made.body;
  const [order] = await db.$queryRaw<{ id: string; days: number }[]>`
    SELECT id, round(extract(epoch FROM hold_expires_at - created_at) / 86400)::int AS days FROM orders WHERE number = ${number}`;
  expect(order?.days).toBe(3);
  expect(await unitsOf(product.id)).toEqual({ stock: 2, held: 1, sold: 0 });
  await processOutbox();
  const [mail] = emulator()
    .emails()
    .filter(({ subject }) => subject.includes(number));
  expect(mail?.text).toContain(link);

  const declined = await payByLink(link);
  await emulator().pay(declined.body.authorization_url, "decline");
  expect(await pollPayment(declined.body.reference)).toBe("failed");
  expect(await unitsOf(product.id)).toEqual({ stock: 2, held: 1, sold: 0 });

  const begun = await payByLink(link);
  await emulator().pay(begun.body.authorization_url);
  await pollPayment(begun.body.reference);
  expect(await unitsOf(product.id)).toEqual({ stock: 2, held: 0, sold: 1 });
  const detail = await getAdminOrderDetail(number);
  expect(detail).toMatchObject({ paymentStatus: "paid", draftedBy: "Aje Okonkwo", paymentLink: null });
  expect(detail?.items[0]?.editions).toEqual([1]);
  expect(detail?.timeline.map(({ what }) => what)).toContain("Made for Bisi Ade");
  // The buyer accepted the terms with the payment.
  expect(await db.order.findUniqueOrThrow({ where: { number } })).toMatchObject({ fromCart: false });
  expect((await callRoute(cancelDraft, "/", { as: admin, params: { number }, body: {} })).status).toBe(409);
  expect((await callRoute(sendLink, "/", { as: admin, params: { number }, body: {} })).status).toBe(409);
});

test("the same request sent again, or twice at once, is one order with one hold and one email", async () => {
  const product = await makeProduct({ stock: 3 });
  const same = { email: `again-${product.id}@example.test` };
  const made = await Promise.all([draft(product.id, same), draft(product.id, same)]);
  made.push(await draft(product.id, same));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(made.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await unitsOf(product.id)).toEqual({ stock: 2, held: 1, sold: 0 });
  expect((await draft(product.id, { ...same, days: "7" })).body.number).not.toBe(made[0]?.body.number);
});

test("an order that its buyer keeps in an account stays held when they leave the payment page", async () => {
  const [product, buyer] = await Promise.all([makeProduct({ stock: 1 }), makeActor()]);
  const { number } = (await draft(product.id, { email: buyer.email })).body;
  const { id } = await db.order.update({ where: { number }, data: { userId: buyer._id } });
  const { reference } = await resumePayment({ actor: buyer, number });
  const left = await callRoute(cancelCheckout, "/", { as: buyer, body: { reference } });
  expect([left.status, left.body.state]).toEqual([200, "pending"]);
  expect(await unitsOf(product.id)).toEqual({ stock: 0, held: 1, sold: 0 });
  expect(await db.order.findUnique({ where: { id } })).toMatchObject({ holdStatus: "held" });
});

test("of one last unit either the admin's order or the shop's buyer gets it, in every order of arrival", async () => {
  for (let round = 0; round < 4; round++) {
    const product = await makeProduct({ stock: 1 });
    const item = { productId: product.id, quantity: 1, variation: "" };
    const shopper = await makeActor();
    const [made, bought] = await Promise.all([
      draft(product.id, { send: false }).then(({ status }) => status === 201),
      placeOrder({ actor: shopper, item }).then(
        () => true,
        () => false,
      ),
    ]);
    expect([made, bought].filter(Boolean)).toHaveLength(1);
    expect(await unitsOf(product.id)).toEqual({ stock: 0, held: 1, sold: 0 });
  }
});

test("the end of the link and a cancellation both put the items back on sale, once", async () => {
  const product = await makeProduct({ stock: 2 });
  const [ended, cancelled] = [(await draft(product.id)).body, (await draft(product.id)).body];
  expect(await unitsOf(product.id)).toEqual({ stock: 0, held: 2, sold: 0 });
  await db.$executeRaw`UPDATE orders SET hold_expires_at = now() - interval '1 second' WHERE number = ${ended.number}`;
  expect((await payByLink(ended.link)).status).toBe(409);
  await releaseExpiredOrders();
  const cancel = () => callRoute(cancelDraft, "/", { as: admin, params: { number: cancelled.number }, body: {} });
  const results = await Promise.all([cancel(), cancel(), cancel()]);
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await unitsOf(product.id)).toEqual({ stock: 2, held: 0, sold: 0 });
  expect((await payByLink(cancelled.link)).status).toBe(409);
});

test("an order with a sold out product is refused, and nothing of it is stored", async () => {
  const [there, gone] = await Promise.all([makeProduct({ stock: 5 }), makeProduct({ stock: 0 })]);
  const lines = [there, gone].map(({ id }) => ({ productId: id, variation: [], quantity: 1 }));
  const users = await db.user.count({ where: { firstName: "Soldout" } });
  const refused = await draft(there.id, { lines, firstName: "Soldout" });
  expect(refused.status).toBe(409);
  expect(await unitsOf(there.id)).toEqual({ stock: 5, held: 0, sold: 0 });
  expect(await db.user.count({ where: { firstName: "Soldout" } })).toBe(users);
});
