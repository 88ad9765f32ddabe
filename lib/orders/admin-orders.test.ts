import { beforeAll, describe, expect, test } from "vitest";
import { POST as deliver } from "@/app/api/orders/[number]/delivered/route";
import { POST as note } from "@/app/api/orders/[number]/notes/route";
import { POST as refund } from "@/app/api/orders/[number]/refund/route";
import { PATCH as ship } from "@/app/api/orders/[number]/ship/route";
import { POST as deliverAll } from "@/app/api/orders/all/delivered/route";
import { GET as exportAll } from "@/app/api/orders/all/export/route";
import { POST as packAll } from "@/app/api/orders/all/packed/route";
import { POST as startPackingAll } from "@/app/api/orders/all/packing/route";
import { GET as listAll } from "@/app/api/orders/all/route";
import { POST as shipAll } from "@/app/api/orders/all/ship/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { getAdminOrderDetail } from "@/lib/orders/admin-order-detail";
import { makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { recordStatements } from "@/tests/record-statements";
import { emulator } from "@/tooling/dev-stack/test-context";

let admin: Actor;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin", firstName: "Aje", lastName: "Okonkwo" });
  product = await makeProduct({ stock: 500 });
});

type Change = Partial<Parameters<typeof makeOrder>[0]>;
const order = async (change: Change = {}) =>
  makeOrder({
    buyer: await makeUser({ firstName: "Hadiza" }),
    items: [{ product, quantity: 2 }],
    shippingAddress: sampleAddress,
    ...change,
  });
const mailsAbout = (number: string) =>
  emulator()
    .emails()
    .filter(({ subject }) => subject.includes(number));
const auditOf = (subject: string, action: string) => db.auditLog.findMany({ where: { subject, action } });
const listed = async (query: string) => (await callRoute(listAll, `/api/orders/all?${query}`, { as: admin })).body;

describe("shipping", () => {
  test("ships an order once for twenty concurrent admins: one transition, one email, one audit entry", async () => {
    const { id, number } = await order();
    const body = { courier: "GIG Logistics", trackingNumber: "GIG-7", trackingUrl: "https://track.example/GIG-7" };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => callRoute(ship, "/", { as: admin, method: "PATCH", params: { number }, body })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
    await processOutbox();
    const [mail, ...more] = mailsAbout(number);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("https://track.example/GIG-7");
    expect(await auditOf(id, "order.ship")).toHaveLength(1);
  });

  test.each(["http://track.example", "javascript:alert(1)", "https://a@b.example", "track.example"])(
    "rejects %s as a tracking URL",
    async (trackingUrl) => {
      const { number, id } = await order();
      const response = await callRoute(ship, "/", {
        as: admin,
        method: "PATCH",
        params: { number },
        body: { trackingUrl },
      });
      expect(response.status).toBe(400);
      expect((await db.order.findUniqueOrThrow({ where: { id } })).status).toBe("pending");
    },
  );

  test("shipping many returns the result of each parcel, and already-shipped when repeated", async () => {
    const [ready, second, sent, unpaid, refunded, homeless, empty] = await Promise.all([
      order(),
      order(),
      order({ status: "shipped" }),
      order({ paymentStatus: "unpaid" }),
      order({ paymentStatus: "refunded" }),
      order({ shippingAddress: null }),
      order(),
    ]);
    await db.orderItem.updateMany({ where: { orderId: empty.id }, data: { refundedQuantity: 2 } });
    const all = [ready, second, sent, unpaid, refunded, homeless, empty];
    const parcels = [
      ...all.map(({ number }, i) => ({ order: number, trackingNumber: `T-${i}` })),
      { order: "LA-NONE" },
    ];
    const send = () => callRoute(shipAll, "/", { as: admin, body: { courier: "GIG", parcels } });
    const results = (response: Awaited<ReturnType<typeof send>>) =>
      response.body.results.map(({ result }: { result: string }) => result);
    const refusals = ["already-shipped", "not-paid", "refunded", "no-address", "nothing-left", "unknown"];
    expect(results(await send())).toEqual(["shipped", "shipped", ...refusals]);
    expect(results(await send())).toEqual(["already-shipped", "already-shipped", ...refusals]);
    expect(await db.order.findUniqueOrThrow({ where: { id: second.id } })).toMatchObject({
      status: "shipped",
      courier: "GIG",
      trackingNumber: "T-1",
      shippedById: admin._id,
    });
    expect(mailsAbout(second.number)).toHaveLength(1);
    expect(mailsAbout(unpaid.number)).toEqual([]);
  });

  test("two admins who ship the same twenty parcels at once ship each one once", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => order()));
    const body = { parcels: all.map(({ number }) => ({ order: number })) };
    const [one, other] = await Promise.all([1, 2].map(() => callRoute(shipAll, "/", { as: admin, body })));
    const shipped = [...(one?.body.results ?? []), ...(other?.body.results ?? [])].filter(
      ({ result }: { result: string }) => result === "shipped",
    );
    expect(shipped).toHaveLength(20);
    await processOutbox();
    expect(all.map(({ number }) => mailsAbout(number).length)).toEqual(all.map(() => 1));
  });
});

test("marks a shipped order as delivered once and records who did it", async () => {
  const [sent, waiting] = await Promise.all([order({ status: "shipped" }), order()]);
  const mark = (number: string) => callRoute(deliver, "/", { as: admin, params: { number }, body: {} });
  expect((await mark(sent.number)).body.order).toMatchObject({ status: "delivered", deliveredAt: expect.any(String) });
  expect((await mark(sent.number)).body.fields.order).toBe("This order is already marked as delivered.");
  expect((await mark(waiting.number)).body.fields.order).toBe("This order has not been shipped yet.");
  expect((await mark("LA-NONE")).status).toBe(404);
  expect(await auditOf(sent.id, "order.mark-delivered")).toMatchObject([{ actorId: admin._id }]);
});

test("adds a note with its author", async () => {
  const { id, number } = await order();
  const leave = (text: string) => callRoute(note, "/", { as: admin, params: { number }, body: { text } });
  expect((await leave("  ")).status).toBe(400);
  expect((await leave("Wants it before Christmas.")).status).toBe(201);
  expect(await db.orderNote.findMany({ where: { orderId: id } })).toMatchObject([
    { authorId: admin._id, text: "Wants it before Christmas." },
  ]);
});

describe("the list", () => {
  test("filters orders to pack: paid, with an address and a unit to ship", async () => {
    const mark = `pack${Date.now()}`;
    const buyer = await makeUser({ email: `${mark}@example.test` });
    const [ready, homeless, empty] = await Promise.all([
      order({ buyer }),
      order({ buyer, shippingAddress: null }),
      order({ buyer }),
      order({ buyer, status: "shipped" }),
      order({ buyer, paymentStatus: "unpaid" }),
    ]);
    await db.orderItem.updateMany({ where: { orderId: empty.id }, data: { refundedQuantity: 2 } });
    const numbers = async (parcel: string) =>
      (await listed(`q=${mark}&parcel=${parcel}`)).orders.map(({ number }: { number: string }) => number);
    expect(await numbers("to-pack")).toEqual([ready.number]);
    expect(await numbers("no-address")).toEqual([homeless.number]);
  });

  test.each(["newest", "oldest", "largest", "smallest"])(
    "returns each order once across pages when sorted by %s",
    async (sort) => {
      const mark = `${sort}${Date.now()}`;
      const buyer = await makeUser({ email: `${mark}@example.test` });
      const at = new Date();
      // Some share their time, some their total.
      for (const quantity of [1, 2, 2, 3, 1]) await order({ buyer, items: [{ product, quantity }], createdAt: at });
      const seen: { number: string; total: number }[] = [];
      for (let cursor = ""; ; ) {
        const page = await listed(`q=${mark}&sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`);
        seen.push(...page.orders);
        cursor = page.nextCursor;
        if (!cursor) break;
      }
      expect(new Set(seen.map(({ number }) => number)).size).toBe(5);
      const totals = seen.map(({ total }) => total);
      if (sort === "largest") expect(totals).toEqual([...totals].sort((a, b) => b - a));
      if (sort === "smallest") expect(totals).toEqual([...totals].sort((a, b) => a - b));
    },
  );

  test("exports a CSV without formulas and records who exported how many rows", async () => {
    const mark = `table${Date.now()}`;
    const buyer = await makeUser({ email: `${mark}@example.test`, firstName: "=HYPERLINK(1)" });
    await order({ buyer, status: "shipped", courier: "@SUM(A1)", trackingNumber: "+234" });
    const { text } = await callRoute(exportAll, `/api/orders/all/export?q=${mark}`, { as: admin });
    expect(text).toContain(`"'=HYPERLINK(1)`);
    expect(text).toContain(`"'@SUM(A1)"`);
    expect(text).toContain(`"'+234"`);
    expect(text).not.toMatch(/(^|,)"?[=+@]/m);
    const [line] = await db.auditLog.findMany({
      where: { action: "order.export" },
      orderBy: { createdAt: "desc" },
      take: 1,
    });
    expect(line).toMatchObject({ actorId: admin._id, detail: { rows: 1, wanted: { q: mark } } });
  });
});

test("shows the history of an order with actors and emails", async () => {
  const { id, number } = await order();
  const as = admin;
  await callRoute(ship, "/", {
    as,
    method: "PATCH",
    params: { number },
    body: { courier: "GIG", trackingNumber: "7" },
  });
  await callRoute(deliver, "/", { as, params: { number }, body: {} });
  await callRoute(note, "/", { as, params: { number }, body: { text: "Signed for by a neighbour." } });
  await callRoute(refund, "/", { as, params: { number }, body: { amount: "5.50", seen: 0, reason: "A scratch" } });
  const seen = await getAdminOrderDetail(id);
  expect(seen).toMatchObject({
    number,
    refunded: 550,
    payment: { reference: number, channel: "card" },
    notes: [{ text: "Signed for by a neighbour.", author: "Aje Okonkwo" }],
    refunds: [{ kobo: 550, reason: "A scratch" }],
  });
  const history = seen?.timeline.map(({ what, who }) => [what, who]);
  expect(history).toEqual(
    expect.arrayContaining([
      ["Paid", undefined],
      ["Shipped with GIG, 7", "Aje Okonkwo"],
      ["Delivered", "Aje Okonkwo"],
      ["Refund of ₦5.50 requested", "Aje Okonkwo"],
      [`Email: Your order ${number} is on its way`, undefined],
      [`Email: Part of your payment for order ${number} is being refunded`, undefined],
    ]),
  );
  expect(await getAdminOrderDetail("LA-NONE")).toBeNull();
});

test("names the admin of each refund when two admins refund within the same second", async () => {
  const { id, number } = await order();
  const other = await makeActor({ role: "Admin", firstName: "Ngozi", lastName: "Bello" });
  const refundAs = (as: Actor, amount: string, seen: number) =>
    callRoute(refund, "/", { as, params: { number }, body: { amount, seen, reason: "A scratch" } });
  await refundAs(admin, "5.50", 0);
  await refundAs(other, "2", 550);
  const timeline = (await getAdminOrderDetail(id))?.timeline.map(({ what, who }) => [what, who]);
  expect(timeline).toEqual(
    expect.arrayContaining([
      ["Refund of ₦5.50 requested", "Aje Okonkwo"],
      ["Refund of ₦2 requested", "Ngozi Bello"],
    ]),
  );
  const { chargeId } = await db.order.findUniqueOrThrow({ where: { id } });
  const refunds = await db.refund.findMany({ where: { chargeId: chargeId ?? "" } });
  const entries = await auditOf(id, "order.refund");
  expect(entries.map(({ detail }) => (detail as { refundId: string }).refundId).sort()).toEqual(
    refunds.map((row) => row.id).sort(),
  );
});

test("the list, its export and an act on all results take the orders of one product that were placed on some days", async () => {
  const vase = await makeProduct({ stock: 10 });
  // The last moment of 3 March in Lagos, and the first of the 4th.
  const [early, late] = [new Date("2026-03-03T22:59:59.999Z"), new Date("2026-03-03T23:00:00Z")];
  const both = await order({ items: [{ product }, { product: vase }] });
  const other = await order();
  const old = await order({ items: [{ product: vase }] });
  await db.order.update({ where: { id: both.id }, data: { createdAt: early } });
  await db.order.update({ where: { id: old.id }, data: { createdAt: late } });
  await db.order.update({ where: { id: other.id }, data: { createdAt: early } });
  const numbers = async (query: string) =>
    (await listed(query)).orders.map(({ number }: { number: string }) => number).sort();
  expect(await numbers(`drop=${vase.id}`)).toEqual([both.number, old.number].sort());
  expect(await numbers(`drop=${vase.id}&to=2026-03-03`)).toEqual([both.number]);
  expect(await numbers(`drop=${vase.id}&from=2026-03-04&to=2026-03-04`)).toEqual([old.number]);
  expect(await numbers("from=2026-03-03&to=2026-03-03")).toEqual([both.number, other.number].sort());
  const csv = await callRoute(exportAll, `/api/orders/all/export?drop=${vase.id}&to=2026-03-03`, { as: admin });
  expect(csv.text).toContain(both.number);
  expect(csv.text).not.toContain(old.number);
  const body = { courier: "", filter: { drop: vase.id, to: "2026-03-03" }, until: new Date().toISOString() };
  const shipped = await callRoute(shipAll, "/", { as: admin, body });
  expect(shipped.body.results).toEqual([{ order: both.id, result: "shipped" }]);
});

test("starts packing, packs and delivers many orders with one statement for all audit entries, and one for all emails", async () => {
  const vase = await makeProduct({ stock: 10 });
  const orders: string[] = [];
  for (let made = 0; made < 8; made++) orders.push((await order({ items: [{ product: vase }] })).id);
  const countInserts = async (post: Parameters<typeof callRoute>[0], body: object) => {
    const statements = await recordStatements(async () =>
      expect((await callRoute(post, "/", { as: admin, body })).status).toBe(200),
    );
    return statements.filter((one) => /^\s*INSERT INTO \S*(audit_log|outbox_messages)\b/i.test(one)).length;
  };
  const started = await countInserts(startPackingAll, { orders });
  const packed = await countInserts(packAll, { orders, until: new Date().toISOString() });
  await db.order.updateMany({ where: { id: { in: orders } }, data: { status: "shipped" } });
  const delivered = await countInserts(deliverAll, { orders });
  expect({ started, packed, delivered }).toEqual({ started: 1, packed: 1, delivered: 2 });
  for (const action of ["order.start-packing", "order.mark-packed", "order.mark-delivered"])
    expect([action, await db.auditLog.count({ where: { subject: { in: orders }, action } })]).toEqual([action, 8]);
});

test("marks the shipped of many orders as delivered once, with an email and an audit entry each, also all results", async () => {
  const vase = await makeProduct({ stock: 10 });
  const [sent, second, waiting, arrived, lost] = await Promise.all([
    order({ items: [{ product: vase }], status: "shipped" }),
    order({ items: [{ product: vase }], status: "shipped" }),
    order({ items: [{ product: vase }] }),
    order({ items: [{ product: vase }], status: "delivered" }),
    order({ items: [{ product: vase }], status: "shipped" }),
  ]);
  // A parcel that got lost, whose money was returned.
  await db.order.update({ where: { id: lost.id }, data: { paymentStatus: "refunded", refundedAt: new Date() } });
  const send = (body: object) => callRoute(deliverAll, "/", { as: admin, body });
  const presses = await Promise.all(
    Array.from({ length: 5 }, () => send({ orders: [sent.id, waiting.id, arrived.id, lost.id, "ord_none"] })),
  );
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(presses.find(({ status }) => status === 200)?.body).toMatchObject({ delivered: [sent.id] });

  const all = { filter: { drop: vase.id }, until: new Date().toISOString() };
  const later = await order({ items: [{ product: vase }], status: "shipped" });
  expect((await send(all)).body).toMatchObject({ delivered: [second.id] });
  const statusOf = async ({ id }: { id: string }) => (await db.order.findUniqueOrThrow({ where: { id } })).status;
  expect(await Promise.all([sent, second, waiting, lost, later].map(statusOf))).toEqual([
    "delivered",
    "delivered",
    "pending",
    "shipped",
    "shipped",
  ]);
  await processOutbox();
  expect([mailsAbout(sent.number).length, mailsAbout(second.number).length, mailsAbout(arrived.number).length]).toEqual(
    [1, 1, 0],
  );
  expect(await auditOf(sent.id, "order.mark-delivered")).toHaveLength(1);
});
