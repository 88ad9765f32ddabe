import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { POST as changeAddress } from "@/app/api/orders/[number]/delivery-address/route";
import { POST as resend } from "@/app/api/orders/[number]/emails/route";
import { auditSentence } from "@/lib/auth/audit-sentences";
import type { Actor } from "@/lib/auth/contracts";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { enqueue } from "@/lib/jobs/outbox";
import { getAdminOrderDetail } from "@/lib/orders/admin-order-detail";
import { makeOrder } from "@/lib/orders/factory";
import { orderJobs } from "@/lib/orders/jobs";
import { listPackingQueue } from "@/lib/orders/packing/queries";
import { listPicks } from "@/lib/orders/packing/rules";
import { setOrderAddress } from "@/lib/orders/set-order-address";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let admin: Actor;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin", firstName: "Aje", lastName: "Okonkwo" });
  product = await makeProduct({ stock: 100 });
});

const order = async (change: Partial<Parameters<typeof makeOrder>[0]> = {}) =>
  makeOrder({
    buyer: await makeUser({ firstName: "Hadiza" }),
    items: [{ product, quantity: 2 }],
    shippingAddress: sampleAddress,
    ...change,
  });
const move = (number: string, change: object) =>
  callRoute(changeAddress, "/", {
    as: admin,
    params: { number },
    body: { shippingAddress: { ...sampleAddress, ...change } },
  });
const mailsAbout = (number: string) =>
  emulator()
    .emails()
    .filter(({ subject }) => subject.includes(number));

test("an admin changes the address before packing: the buyer is mailed, and the log names the towns only", async () => {
  const { id, number } = await order();
  const line1 = "9 Marina Close";
  const changed = await move(number, { line1, city: "Ikeja" });
  expect(changed.body.order.shippingAddress).toMatchObject({ line1, city: "Ikeja" });
  await processOutbox();
  expect(mailsAbout(number).map(({ text }) => text.includes(line1))).toEqual([true]);
  const entry = await db.auditLog.findFirstOrThrow({ where: { subject: id, action: "order.change-address" } });
  const sentence = auditSentence(entry.action, number, entry.detail);
  expect(sentence).toContain(`from ${sampleAddress.city}, `);
  expect(sentence).toMatch(/to Ikeja, .*\(street, city\)/);
  expect(JSON.stringify(entry.detail)).not.toContain(line1);
});

test("refuses an address in another country, and any once the order is packed, sent, cancelled or refunded", async () => {
  const [open, packed, sent, unpaid, refunded] = await Promise.all([
    order(),
    order(),
    order({ status: "shipped" }),
    order({ paymentStatus: "unpaid", cancelled: "expired" }),
    order({ paymentStatus: "refunded" }),
  ]);
  const abroad = await move(open.number, { country: "Ghana", state: "" });
  expect(abroad.status).toBe(422);
  expect(abroad.body.fields["shippingAddress.country"]).toBe(
    "Delivery of this order was priced for Nigeria. An address in Ghana needs a new order.",
  );
  await db.$executeRaw`UPDATE orders SET packed_at = now() WHERE id = ${packed.id}`;
  const reasons = await Promise.all(
    [packed, sent, unpaid, refunded].map(({ number }) => move(number, { city: "Epe" })),
  );
  expect(reasons.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  expect(reasons.map(({ body }) => body.fields.order)).toEqual([
    "This order is already packed. Take it back to packing first, and print its label again.",
    "This order is already on its way.",
    "This order was cancelled.",
    "This order was refunded.",
  ]);
  const byBuyer = { actor: { ...admin, _id: packed.userId }, number: packed.number, shippingAddress: sampleAddress };
  await expect(setOrderAddress(byBuyer)).rejects.toThrow("This order is already packed. Please write to us.");
});

test("an address that is changed while a part of the order is being sent is refused", async () => {
  const [one, two] = await Promise.all([order(), order()]);
  const sendHalf = ({ id, items }: typeof one) =>
    db.$transaction(async (tx) => {
      const half = JSON.stringify([{ item: items[0]?.id, quantity: 1 }]);
      await tx.$queryRaw`SELECT 1 FROM shop_ship_order(${newId("prc")}, ${id}, ${admin._id}, ${half}::jsonb, NULL, NULL, NULL)`;
      await setTimeout(200);
    });
  const sent = [sendHalf(one), sendHalf(two)];
  await setTimeout(100);
  const byBuyer = { actor: { ...admin, _id: two.userId }, number: two.number, shippingAddress: sampleAddress };
  const [byAdmin] = await Promise.all([
    move(one.number, { city: "Epe" }),
    expect(setOrderAddress(byBuyer)).rejects.toThrow("This order is already on its way."),
    ...sent,
  ]);
  expect(byAdmin.body.fields.order).toBe("This order is already on its way.");
});

test("an email of the timeline is sent again as the order is now, and never that of another order", async () => {
  const [{ id, number }, other] = await Promise.all([order(), order()]);
  await enqueue(db, orderJobs.paid.job(`order-paid/${id}`, { orderId: id }));
  await processOutbox();
  const emailOf = async () => (await getAdminOrderDetail(number))?.timeline.flatMap(({ email }) => email ?? []) ?? [];
  const [email = ""] = await emailOf();
  const again = (to: string) => callRoute(resend, "/", { as: admin, params: { number: to }, body: { email } });
  expect((await again(other.number)).status).toBe(404);
  expect((await again(number)).status).toBe(200);
  await processOutbox();
  expect(mailsAbout(number)).toHaveLength(2);
  expect(await emailOf()).toHaveLength(2);
  await db.outboxMessage.update({ where: { id: email }, data: { payload: {} } });
  expect((await again(number)).body.error).toBe("The data of this email has been erased.");
});

test("an order names the other orders of the same person, by account and by email address", async () => {
  const buyer = await makeUser();
  const guest = await makeUser();
  const [one, two, three] = await Promise.all([order({ buyer }), order({ buyer }), order({ buyer: guest }), order()]);
  await db.order.update({ where: { id: three.id }, data: { email: buyer.email } });
  const others = (await getAdminOrderDetail(one.number))?.otherOrders.map(({ number }) => number);
  expect(others?.sort()).toEqual([two.number, three.number].sort());
});

test("a pick list sums the units that are left, by product and size", () => {
  const item = (id: string, variation: string, quantity: number, shipped = 0) =>
    ({
      _id: `itm_${id}_${variation}`,
      variation,
      quantity,
      shipped,
      refunded: 0,
      editions: [],
      product: { _id: id, name: id, slug: id, gone: false, images: [] },
      price: 1,
      discount: 0,
      codeDiscount: 0,
      editionSize: null,
    }) as const;
  const orders = [
    { number: "LA-1", items: [item("shirt", "M", 2, 1), item("vase", "", 1)] },
    { number: "LA-2", items: [item("shirt", "M", 3), item("shirt", "L", 1), item("vase", "", 1, 1)] },
  ];
  expect(listPicks(orders as never).map(({ name, quantity, orders: of }) => [name, quantity, of.length])).toEqual([
    ["shirt, L", 1, 1],
    ["shirt, M", 4, 2],
    ["vase", 1, 1],
  ]);
});

test("the packing queue of a product has only the orders with a unit of it, oldest first", async () => {
  const rare = await makeProduct({ stock: 10 });
  const first = await order({ items: [{ product: rare }, { product }] });
  const other = await order();
  const second = await order({ items: [{ product: rare }] });
  await order({ items: [{ product: rare }], status: "shipped" });
  const { queue, total } = await listPackingQueue({ drop: rare.id });
  expect(queue.map(({ number }) => number)).toEqual([first.number, second.number]);
  expect(total).toBe(2);
  const all = (await listPackingQueue()).queue.map(({ number }) => number);
  expect(all).toEqual(expect.arrayContaining([first.number, other.number, second.number]));
});
