import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct, type TestProduct } from "@/lib/catalog/factory";
import { hour } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { makeCartLine, makeOrder } from "@/lib/orders/factory";
import { createGuest } from "@/lib/orders/guest/guest";
import { remindUnpaidOrders } from "@/lib/orders/remind-unpaid-orders";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let vase: TestProduct;
let now: Date;
beforeAll(async () => {
  [vase, now] = await Promise.all([makeProduct({ name: "Reminder Vase", price: 10_000, stock: 100 }), databaseNow()]);
});

/** An order whose hold ended that many hours ago, and its buyer. */
async function createExpired(
  hoursAgo: number,
  given: { by?: Pick<Actor, "_id" | "email" | "firstName" | "lastName">; cancelled?: "expired" | "cancelled" } = {},
) {
  const by = given.by ?? (await makeActor());
  const holdExpiresAt = new Date(now.getTime() - hoursAgo * hour);
  const order = await makeOrder({
    buyer: { ...by, id: by._id },
    items: [{ product: vase }],
    paymentStatus: "unpaid",
    cancelled: given.cancelled ?? "expired",
    createdAt: new Date(holdExpiresAt.getTime() - hour / 2),
    holdExpiresAt,
  });
  return { by, order };
}

async function remind(): Promise<void> {
  await remindUnpaidOrders();
  await processOutbox();
}
const remindersTo = (by: { email: string }) =>
  emulator()
    .emails()
    .filter(({ to, subject }) => to.includes(by.email) && subject === "Your order was not paid");

test("an unpaid order gets one reminder, with a link to its cart", async () => {
  const { by, order } = await createExpired(2);
  await makeCartLine({ userId: by._id, product: vase });
  await remind();
  await remind();
  const [mail, ...more] = remindersTo(by);
  expect(more).toEqual([]);
  expect(mail?.text).toContain(order.number);
  expect(mail?.text).toContain("Go to your cart http://localhost:3000/cart");
});

test("without the cart the link leads to the drop", async () => {
  const { by } = await createExpired(2);
  await remind();
  expect(remindersTo(by)[0]?.text).toContain(`Order again http://localhost:3000/drops/${vase.slug}`);
});

test("nobody is reminded too early, too late, after cancelling, after ordering again or after unsubscribing", async () => {
  const early = await createExpired(0.5);
  const late = await createExpired(25);
  const cancelled = await createExpired(2, { cancelled: "cancelled" });
  const again = await createExpired(2);
  await makeOrder({ buyer: { ...again.by, id: again.by._id }, items: [{ product: vase }] });
  const unsubscribed = await createExpired(2);
  await db.newsletterSubscriber.create({
    data: { id: newId("sbs"), email: unsubscribed.by.email, status: "unsubscribed", unsubscribeToken: newId("sbs") },
  });
  await remind();
  for (const { by } of [early, late, cancelled, again, unsubscribed]) expect(remindersTo(by)).toEqual([]);
});

/** A guest who gave that address. */
const makeGuest = async (email: string) => ({
  ...(await createGuest(null)),
  email,
  firstName: "Claim your prize",
  lastName: "at example.com",
});

test("a guest's reminder has no name, because the address may be a stranger's", async () => {
  const { by } = await createExpired(2, { by: await makeGuest(`${newId("usr")}@livingarchive.test`) });
  await remind();
  const [mail, ...more] = remindersTo(by);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("was not paid in time");
  expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toContain("prize");
});

test("a guest is not reminded after unsubscribing, or after ordering again in another browser or in the account", async () => {
  const unsubscribed = await createExpired(2, { by: await makeGuest(`${newId("usr")}@livingarchive.test`) });
  await db.newsletterSubscriber.create({
    data: { id: newId("sbs"), email: unsubscribed.by.email, status: "unsubscribed", unsubscribeToken: newId("sbs") },
  });
  const elsewhere = await createExpired(2, { by: await makeGuest(`${newId("usr")}@livingarchive.test`) });
  const second = await makeGuest(elsewhere.by.email);
  await makeOrder({ buyer: { ...second, id: second._id }, items: [{ product: vase }] });
  const account = await makeActor();
  const before = await createExpired(2, { by: await makeGuest(account.email) });
  await makeOrder({ buyer: { ...account, id: account._id }, items: [{ product: vase }] });
  await remind();
  for (const { by } of [unsubscribed, elsewhere, before]) expect(remindersTo(by)).toEqual([]);
});

test("nobody is reminded after a late payment of an earlier order of the same checkout", async () => {
  const { by, order } = await createExpired(2);
  const paid = await makeOrder({
    buyer: { ...by, id: by._id },
    items: [{ product: vase }],
    createdAt: new Date(order.createdAt.getTime() - hour),
  });
  await db.order.update({ where: { id: order.id }, data: { checkoutGroup: paid.checkoutGroup } });
  await remind();
  expect(remindersTo(by)).toEqual([]);
});

test("nobody is reminded of what is sold out", async () => {
  const { by } = await createExpired(2);
  await db.product.update({ where: { id: vase.id }, data: { inStock: false } });
  await remind();
  expect(remindersTo(by)).toEqual([]);
});
