import { expect, test } from "vitest";
import { POST as reviewAsGuest } from "@/app/api/guest/orders/[token]/delivery-review/route";
import { POST as review } from "@/app/api/orders/[number]/delivery-review/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { getAdminOrderDetail } from "@/lib/orders/admin-order-detail";
import { makeOrder } from "@/lib/orders/factory";
import { createGuest } from "@/lib/orders/guest/guest";
import { orderLinkToken } from "@/lib/orders/guest/order-link";
import { markDeliveredByAdmin } from "@/lib/orders/mark-delivered-by-admin";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

const orderBy = async (buyer: Actor, status: "shipped" | "delivered") =>
  makeOrder({ buyer: { ...buyer, id: buyer._id }, items: [{ product: await makeProduct() }], status });
const send = (as: Actor, number: string, body: object) =>
  callRoute(review, `/api/orders/${number}/delivery-review`, { as, params: { number }, body });

test("a buyer reviews a delivered order once, and an admin reads it", async () => {
  const buyer = await makeActor();
  const { id, number } = await orderBy(buyer, "delivered");
  const presses = await Promise.all([
    send(buyer, number, { rating: "bad", comment: " The box was wet. " }),
    send(buyer, number, { rating: "bad", comment: " The box was wet. " }),
  ]);
  expect(presses.map(({ status }) => status)).toEqual([200, 200]);
  const changed = await send(buyer, number, { rating: "good" });
  expect([changed.status, changed.body.error]).toEqual([409, "You have already reviewed this delivery."]);
  expect((await getAdminOrderDetail(id))?.deliveryReview).toMatchObject({ rating: "bad", comment: "The box was wet." });
});

test("refuses a review of an order that has not arrived or is somebody else's, and a comment that is too long", async () => {
  const buyer = await makeActor();
  const { number } = await orderBy(buyer, "shipped");
  expect((await send(buyer, number, { rating: "good" })).status).toBe(409);
  const delivered = await orderBy(buyer, "delivered");
  expect((await send(await makeActor(), delivered.number, { rating: "good" })).status).toBe(404);
  for (const body of [{}, { rating: "great" }, { rating: "good", comment: "a".repeat(501) }])
    expect((await send(buyer, number, body)).status).toBe(400);
  expect(
    await db.order.count({ where: { number: { in: [number, delivered.number] }, deliveryRating: { not: null } } }),
  ).toBe(0);
});

test("a guest is asked in the email of the delivery, and reviews it without script", async () => {
  const { _id: id } = await createGuest(null);
  const email = `${id}@livingarchive.test`;
  const order = await makeOrder({
    buyer: { id, email, firstName: "Ada", lastName: "Obi" },
    items: [{ product: await makeProduct() }],
    status: "shipped",
  });
  await markDeliveredByAdmin({ actor: await makeActor({ role: "Admin" }), idOrNumber: order.number });
  await processOutbox();
  const token = orderLinkToken(order.number);
  const [mail] = emulator()
    .emails()
    .filter(({ to }) => to.includes(email));
  expect(mail?.subject).toBe(`Your order ${order.number} has arrived`);
  expect(mail?.html).toContain(`/orders/guest/${token}#delivery-review`);

  const { status, headers } = await callRoute(reviewAsGuest, `/api/guest/orders/${token}/delivery-review`, {
    params: { token },
    body: "rating=good&comment=",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect([status, headers.get("location")]).toEqual([303, `/orders/guest/${token}`]);
  expect(await db.order.findUnique({ where: { id: order.id } })).toMatchObject({
    deliveryRating: "good",
    deliveryComment: null,
  });
});
