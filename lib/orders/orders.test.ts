import { beforeAll, describe, expect, test } from "vitest";
import { POST as address } from "@/app/api/orders/[number]/address/route";
import { POST as receive } from "@/app/api/orders/[number]/received/route";
import { GET as readOne } from "@/app/api/orders/[number]/route";
import { PATCH as ship } from "@/app/api/orders/[number]/ship/route";
import { GET as listAll } from "@/app/api/orders/all/route";
import { GET as list } from "@/app/api/orders/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct, type TestProduct } from "@/lib/catalog/factory";
import { newId, orderNumber } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import type { Handler } from "@/lib/http/route";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import type { Job } from "@/lib/jobs/define-job";
import { enqueue, processJobs } from "@/lib/jobs/outbox";
import { makeOrder } from "@/lib/orders/factory";
import { orderJobHandlers } from "@/lib/orders/job-handlers";
import { orderJobs } from "@/lib/orders/jobs";
import { getOrderByReference } from "@/lib/orders/queries";
import { getActor } from "@/lib/subscriptions/get-actor";
import type { User } from "@/prisma/generated/client";
import { emulator } from "@/tooling/dev-stack/test-context";

type Person = { user: User; actor: Actor; cookie: string };
async function person(given: Parameters<typeof makeUser>[0] = {}): Promise<Person> {
  const user = await makeUser(given);
  const actor = await getActor(user.id);
  if (!actor) throw new Error("not a person who can log in");
  return { user, actor, cookie: await makeSession(actor) };
}

let admin: Person;
let vase: TestProduct;
beforeAll(async () => {
  admin = await person({ role: "Admin", firstName: "Aje", lastName: "Okonkwo" });
  vase = await makeProduct({ name: "Heads of State Vase", price: 172_500.25, stock: 500, editionSize: 1_000 });
});

const orderOf = (buyer: Person, change: object = {}) =>
  makeOrder({ buyer: buyer.user, items: [{ product: vase, quantity: 2 }], shippingAddress: sampleAddress, ...change });
const ownOrders = async (by: Person, query = "") =>
  (await callRoute(list, `/api/orders${query}`, { as: by.cookie })).body;
const numbers = (orders: { number: string }[]) => orders.map(({ number }) => number);
const send = (by: Person, number: string, body: object = {}) =>
  callRoute(ship, "/", { as: by.cookie, method: "PATCH", params: { number }, body });
const mailsAbout = (number: string) =>
  emulator()
    .emails()
    .filter(({ subject }) => subject.includes(number));

describe("a buyer's orders", () => {
  test("are their own, newest first, page by page", async () => {
    const [buyer, other] = await Promise.all([person(), person()]);
    const at = (day: number) => new Date(Date.UTC(2026, 9, day));
    const made = [];
    // Two orders share a time across a page boundary.
    for (const day of [1, 2, 2, 4]) made.push((await orderOf(buyer, { createdAt: at(day) })).number);
    await orderOf(other);
    expect((await callRoute(list, "/api/orders")).status).toBe(401);
    const first = await ownOrders(buyer, `?limit=2&userId=${other.user.id}&user=${other.user.id}`);
    const second = await ownOrders(buyer, `?limit=2&cursor=${first.nextCursor}`);
    expect(numbers([...first.orders, ...second.orders]).sort()).toEqual([...made].sort());
    expect(first.orders[0].number).toBe(made[3]);
    expect(second.nextCursor).toBeNull();
  });

  test("are in naira where the admin list is in kobo", async () => {
    const buyer = await person();
    const { number } = await orderOf(buyer);
    const [own] = (await ownOrders(buyer)).orders;
    const all = (await callRoute(listAll, "/api/orders/all?limit=100", { as: admin.cookie })).body.orders;
    const seen = all.find((order: { number: string }) => order.number === number);
    expect(own).toMatchObject({ total: 345_000.5, items: [{ price: 172_500.25, quantity: 2 }] });
    expect(seen).toMatchObject({
      total: 34_500_050,
      items: [{ price: 17_250_025 }],
      user: { email: buyer.user.email },
    });
  });

  test("show numbered items as they were at checkout", async () => {
    const buyer = await person();
    const medal = await makeProduct({ name: "OBJ Pendant", stock: 9, editionSize: 50, editionIssued: 6 });
    await makeOrder({ buyer: buyer.user, items: [{ product: medal, quantity: 2 }] });
    await db.product.update({
      where: { id: medal.id },
      data: { name: "Renamed", priceKobo: 1n, deletedAt: new Date() },
    });
    const [order] = (await ownOrders(buyer)).orders;
    expect(order.items).toMatchObject([
      { editions: [7, 8], editionSize: 50, price: 10_000, product: { name: "OBJ Pendant" } },
    ]);
  });

  test("include unpaid orders only while they can be paid", async () => {
    const buyer = await person();
    const open = await orderOf(buyer, { paymentStatus: "unpaid" });
    for (const cancelled of ["cancelled", "failed", "expired"])
      await orderOf(buyer, { paymentStatus: "unpaid", cancelled });
    const refunded = await orderOf(buyer, { paymentStatus: "refunded" });
    const { orders } = await ownOrders(buyer);
    expect(numbers(orders).sort()).toEqual([open.number, refunded.number].sort());
    expect(orders.find((order: { number: string }) => order.number === open.number)).toMatchObject({
      paymentStatus: "unpaid",
      paidAt: null,
    });
  });

  test.each(["?cursor=nonsense", "?cursor=%00", "?limit=abc", `?cursor=${"x".repeat(300)}`])(
    "reject %s",
    async (query) => {
      const response = await callRoute(list, `/api/orders${query}`, { as: admin.cookie });
      expect(response).toMatchObject({ status: 400, body: { success: false } });
    },
  );

  test.each(["?limit=-1", "?limit=0", "?limit=1e9"])("limit the page size for %s", async (query) => {
    expect((await callRoute(list, `/api/orders${query}`, { as: admin.cookie })).status).toBe(200);
  });

  test("are visible only to their buyer", async () => {
    const [buyer, other] = await Promise.all([person(), person()]);
    const { number, id } = await orderOf(buyer);
    const read = (by: Person, wanted: string) => callRoute(readOne, "/", { as: by.cookie, params: { number: wanted } });
    expect((await read(buyer, number)).body.order).toMatchObject({ number, shippingAddress: sampleAddress });
    expect((await read(buyer, id)).body.order.number).toBe(number);
    for (const wanted of [number, id]) expect((await read(other, wanted)).status).toBe(404);
    for (const wanted of ["LA-0000-0000", "../x", "%00", ""]) expect((await read(buyer, wanted)).status).toBe(404);
    expect(await getOrderByReference({ actor: buyer.actor, reference: number })).toMatchObject({ number });
    expect(await getOrderByReference({ actor: other.actor, reference: number })).toBeNull();
  });
});

describe("all orders", () => {
  test("are for admins", async () => {
    const [member, vip] = await Promise.all([person(), person({ plan: "collector" })]);
    expect((await callRoute(listAll, "/api/orders/all")).status).toBe(401);
    for (const { cookie } of [member, vip]) {
      expect(await callRoute(listAll, "/api/orders/all", { as: cookie })).toMatchObject({
        status: 403,
        body: { error: "You don’t have permission to access this feature." },
      });
    }
  });

  test("are limited to a hundred per page", async () => {
    const buyer = await person();
    const { items: _, ...row } = await orderOf(buyer, { shippingAddress: null });
    await db.order.createMany({
      data: Array.from({ length: 100 }, () => {
        const id = newId("ord");
        return {
          ...row,
          shippingAddress: undefined,
          provenance: undefined,
          id,
          chargeId: null,
          checkoutGroup: id,
          number: orderNumber(),
          invoiceNumber: null,
        };
      }),
    });
    const page = (limit: string) => callRoute(listAll, `/api/orders/all${limit}`, { as: admin.cookie });
    expect((await page("?limit=100000")).body.orders).toHaveLength(100);
    expect((await page("")).body.orders).toHaveLength(20);
    expect((await page("?limit=0")).body.orders).toHaveLength(1);
  });
});

describe("shipping an order", () => {
  test("records the admin, emails the buyer once and changes nothing else", async () => {
    const buyer = await person();
    const order = await orderOf(buyer);
    const response = await send(admin, order.id, {
      courier: "GIG",
      trackingNumber: "NG-1",
      status: "delivered",
      total: 0,
      sentBy: "me",
    });
    expect(response).toMatchObject({
      status: 200,
      body: {
        order: { status: "shipped", sentBy: "Aje Okonkwo", courier: "GIG", total: 34_500_050, deliveredAt: null },
      },
    });
    const [mail, ...more] = mailsAbout(order.number);
    expect(more).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([[buyer.user.email], `Your order ${order.number} is on its way`]);
    expect(mail?.text).toContain("GIG, NG-1");
    expect(mail?.text).not.toContain("Track your parcel");
    expect(await db.auditLog.findMany({ where: { subject: order.id } })).toMatchObject([
      { action: "order.ship", actorId: admin.user.id },
    ]);
  });

  test("emails the buyer the carrier's tracking page, with the number encoded", async () => {
    const order = await orderOf(await person());
    await send(admin, order.id, { courier: "DHL", trackingNumber: "12 34&5" });
    const [mail] = mailsAbout(order.number);
    expect(mail?.text).toContain("https://www.dhl.com/global-en/home/tracking.html?tracking-id=1234%265");
  });

  test("happens once for twenty concurrent requests", async () => {
    const order = await orderOf(await person());
    const others = await Promise.all(Array.from({ length: 4 }, () => person({ role: "Admin" })));
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => send(others[i % 4]!, i % 2 ? order.id : order.number)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const first = responses.find(({ status }) => status === 200)?.body.order.sentBy;
    expect(first).toBe("Ngozi Balogun");
    expect(mailsAbout(order.number)).toHaveLength(1);
    expect(await db.auditLog.count({ where: { subject: order.id } })).toBe(1);
  });

  test.each([
    ["unpaid", { paymentStatus: "unpaid" }, "This order has not been paid."],
    ["refunded", { paymentStatus: "refunded" }, "This order was refunded."],
    ["already shipped", { status: "shipped" }, "This order has already been shipped."],
    ["delivered", { status: "delivered" }, "This order has already been shipped."],
    ["without an address", { shippingAddress: null }, "The buyer has not given an address yet."],
  ])("rejects one that is %s", async (_, change, reason) => {
    const order = await orderOf(await person(), change);
    expect(await send(admin, order.id)).toMatchObject({
      status: 409,
      body: { error: "Failed to update order", fields: { order: reason } },
    });
    expect(await db.order.findUnique({ where: { id: order.id } })).toMatchObject({
      status: order.status,
      shippedById: null,
    });
  });

  test("rejects non-admins and unknown orders", async () => {
    const buyer = await person();
    const order = await orderOf(buyer);
    expect((await send(buyer, order.id)).status).toBe(403);
    expect(await send(admin, "ord_nothing")).toMatchObject({ status: 404, body: { error: "Failed to update order" } });
    await db.user.update({ where: { id: admin.user.id }, data: { role: "Member" } });
    expect((await send(admin, order.id)).status).toBe(403);
    await db.user.update({ where: { id: admin.user.id }, data: { role: "Admin" } });
    expect(await db.order.findUnique({ where: { id: order.id } })).toMatchObject({ status: "pending" });
  });
});

describe("buyer actions", () => {
  const post = (handler: Handler, by: Person, number: string, body: object = {}) =>
    callRoute(handler, "/", { as: by.cookie, params: { number }, body });

  test("mark an order as received after it was shipped", async () => {
    const [buyer, other] = await Promise.all([person(), person()]);
    const { number } = await orderOf(buyer, { status: "shipped" });
    expect((await post(receive, other, number)).status).toBe(404);
    expect((await post(receive, buyer, number)).body.order).toMatchObject({
      status: "delivered",
      deliveredAt: expect.any(String),
    });
    expect((await post(receive, buyer, number)).status).toBe(200);
    const waiting = await orderOf(buyer);
    expect(await post(receive, buyer, waiting.number)).toMatchObject({
      status: 409,
      body: { error: "This order has not been shipped yet." },
    });
  });

  test("change the address until it is shipped", async () => {
    const [buyer, other] = await Promise.all([person(), person()]);
    const { number } = await orderOf(buyer, { shippingAddress: null });
    const body = { shippingAddress: { ...sampleAddress, role: "Admin" } };
    expect((await post(address, other, number, body)).status).toBe(404);
    expect((await post(address, buyer, number, body)).body.order.shippingAddress).toEqual(sampleAddress);
    expect((await post(address, buyer, number, { shippingAddress: { line1: "" } })).status).toBe(400);
    expect((await send(admin, number)).status).toBe(200);
    expect(await post(address, buyer, number, body)).toMatchObject({
      status: 409,
      body: { error: "This order is already on its way." },
    });
    const refunded = await orderOf(buyer, { paymentStatus: "refunded" });
    expect((await post(address, buyer, refunded.number, body)).status).toBe(409);
  });
});

describe("order emails", () => {
  const runEmailJob = async (job: Job) => {
    await enqueue(db, job);
    await processJobs(Object.values(orderJobHandlers));
  };
  const paid = (orderId: string) => orderJobs.paid.job(`order-paid/${orderId}`, { orderId });

  test("confirm a payment with numbers, amounts and the address", async () => {
    const buyer = await person({ firstName: "Ada<b>", lastName: "Obi" });
    const medal = await makeProduct({
      name: "OBJ Pendant",
      price: 1_500.5,
      stock: 9,
      editionSize: 50,
      editionIssued: 6,
    });
    const order = await makeOrder({
      buyer: buyer.user,
      items: [{ product: medal }, { product: vase, quantity: 2 }],
      shippingAddress: sampleAddress,
    });
    await runEmailJob(paid(order.id));
    await runEmailJob(paid(order.id));
    const [mail, ...more] = mailsAbout(order.number);
    expect(more).toEqual([]);
    for (const text of [
      "No. 7 of 50",
      "₦1,500.50",
      "₦345,000.50",
      "₦346,501",
      "Surulere",
      `/account/orders/${order.number}`,
    ]) {
      expect(mail?.text, text).toContain(text);
      expect(mail?.html.replaceAll("<!-- -->", ""), text).toContain(text);
    }
    expect(mail?.html).not.toContain("Ada<b>");
  });

  test("ask for a missing address", async () => {
    const order = await orderOf(await person(), { shippingAddress: null });
    await runEmailJob(paid(order.id));
    expect(mailsAbout(order.number)[0]?.text).toContain("Please add one");
  });

  test.each([
    ["sold-out", "sold to somebody else"],
    ["second-payment", "already paid for this cart with another order"],
  ] as const)("state the reason of a refund: %s", async (reason, sentence) => {
    const order = await orderOf(await person(), { paymentStatus: "refunded" });
    await runEmailJob(orderJobs.refunded.job(`order-refunded/${order.id}`, { orderId: order.id, reason }));
    const text = mailsAbout(order.number)[0]?.text.replace(/\s+/g, " ");
    expect(text).toContain(sentence);
    expect(text).toContain("₦345,000.50");
    expect(text).toContain("within 10 working days");
  });

  test("are not sent for an order that is missing or in another state", async () => {
    const order = await orderOf(await person(), { paymentStatus: "refunded" });
    await runEmailJob(paid(order.id));
    await runEmailJob(orderJobs.shipped.job(`order-shipped/${order.id}`, { orderId: order.id }));
    await runEmailJob(paid("ord_nothing"));
    expect(mailsAbout(order.number)).toEqual([]);
  });
});
